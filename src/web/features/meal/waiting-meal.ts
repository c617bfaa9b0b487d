import type { MealDay, MealEntry } from '#contract/meal/meal.schemas.ts';
import { withoutNumbers } from '#domain/food/without-numbers.ts';

type Sent = { readonly words: string; readonly note?: string };

/**
 * A meal that waits on this device: nothing is added up yet, and her words show as the server would show them, without
 * how much where she has no numbers.
 */
export function waitingMeal(id: string, { words, note = '' }: Sent, { numbers }: MealDay['manner']): MealEntry {
  const said = (typed: string) => (numbers ? typed : withoutNumbers(typed));
  return {
    ...{ id, words, note, shown: said(words), shownNote: said(note), at: null, partOfDay: 'midday', parts: [] },
    ...{ brings: [], helper: null, isHindered: false, figures: null },
  };
}
