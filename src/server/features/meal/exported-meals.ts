import { partOfDay } from '#domain/meal/meal-day.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { foodDayStore } from './food-day.store.ts';
import { foodListsStore } from './food-lists.store.ts';
import { mannerOf } from './her-now.ts';
import { shownOf } from './told-day.ts';

/**
 * What a member ate and keeps for it, for her file: in her words. Where she has no numbers, none is in it: a part of the
 * day stands for the time, and what she typed stands without how much.
 */
export async function exportedMeals(me: Me) {
  const [lists, days] = await Promise.all([foodListsStore.read(me), foodDayStore.all(me)]);
  const { numbers } = mannerOf(lists, me);
  const said = (words: string) => shownOf(words, numbers);
  return {
    meals: days.flatMap(({ date, meals }) =>
      meals.map(({ at, words, note }) => ({
        date,
        at: numbers ? at : partOfDay(at),
        words: said(words),
        note: note === '' ? '' : said(note),
      })),
    ),
    food: [
      ...(lists.isHard === null ? [] : [{ part: 'is food hard', answer: lists.isHard }]),
      ...(lists.wantsNumbers ? [{ part: 'numbers', answer: 'shown' }] : []),
      ...lists.own.map(({ name, made }) => ({ part: 'own', name: said(name), made: said(made) })),
      ...lists.favorites.map(({ words }) => ({ part: 'favorite', words: said(words) })),
    ],
  };
}
