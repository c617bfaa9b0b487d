import type { MealBecause } from '#contract/meal/meal.schemas.ts';
import { PHASE_WORDS } from '#web/ui/drawings/marks/phase.copy.ts';
import { meal } from './meal.copy.ts';

/** Why a meal is offered, in one line. */
export function becauseWords(because: MealBecause): string {
  switch (because.of) {
    case 'condition':
      return meal.because.condition(meal.conditions[because.condition]);
    case 'lacked':
      return meal.because.lacked(meal.lacked[because.nutrient]);
    case 'phase':
      return meal.because.phase(PHASE_WORDS[because.phase].word);
    case 'bleeding':
      return meal.because.bleeding;
    case 'energy':
      return meal.because.energy;
  }
}
