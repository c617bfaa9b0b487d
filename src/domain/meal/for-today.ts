import type { Phase } from '#domain/cycle/cycle-view.ts';
import type { Vessel } from '#domain/food/nutrients.ts';
import type { Bring } from '#domain/food/sum.ts';
import type { Condition } from '#domain/wisdom/wisdom.ts';
import type { Diner, Suits } from './meal.ts';

/** Why a meal is offered on a day: the weightiest of what speaks for it. */
export type MealBecause =
  | { readonly of: 'bleeding' }
  | { readonly of: 'condition'; readonly condition: Condition }
  | { readonly of: 'lacked'; readonly nutrient: Vessel }
  | { readonly of: 'energy' }
  | { readonly of: 'phase'; readonly phase: Phase };

/** A day: its phase where one is told, whether she bleeds, the energy she logged, and what her week was light on. */
export type MealDayNow = Diner & {
  readonly phase: Phase | null;
  readonly isBleeding: boolean;
  readonly isTired: boolean;
  readonly lacked: Vessel | null;
  /** The number of the day, so that equals take turns. */ readonly day: number;
};

type Offering = Suits & { readonly brings: (vessel: Vessel) => Bring | null };
export type OfferedMeal<M> = { readonly meal: M; readonly because: MealBecause };

const WEIGHT: Readonly<Record<MealBecause['of'], number>> = {
  bleeding: 9,
  condition: 7,
  lacked: 6,
  energy: 5,
  phase: 4,
};
const OFFERED = 3;

/**
 * The meals that suit a day, best first, each with why. None that her stage or a condition of hers is kept from, and no
 * reason twice while another is left.
 */
export function mealsForToday<M extends Offering>(shelf: readonly M[], now: MealDayNow): readonly OfferedMeal<M>[] {
  const suited = shelf.flatMap((meal, place) => {
    const reasons = reasonsFor(meal, now).toSorted((one, other) => WEIGHT[other.of] - WEIGHT[one.of]);
    const turn = (((place - now.day) % shelf.length) + shelf.length) % shelf.length;
    return reasons.map((because) => ({ meal, because, weight: WEIGHT[because.of], turn }));
  });
  const sorted = suited.toSorted((one, other) => other.weight - one.weight || one.turn - other.turn);
  const offered: OfferedMeal<M>[] = [];
  const isNew = (one: OfferedMeal<M>) => !offered.some(({ meal }) => meal === one.meal);
  for (const one of sorted)
    if (isNew(one) && !offered.some(({ because }) => because.of === one.because.of)) offered.push(one);
  for (const one of sorted) if (isNew(one)) offered.push(one);
  return offered.slice(0, OFFERED).map(({ meal, because }) => ({ meal, because }));
}

function reasonsFor(meal: Offering, now: MealDayNow): MealBecause[] {
  if (!meal.stages.includes(now.stage)) return [];
  if (meal.conditionsHidden.some((one) => now.conditions.includes(one))) return [];
  const condition = meal.conditions.find((one) => now.conditions.includes(one));
  return [
    ...(now.isBleeding && meal.needs.includes('bleeding_days') ? [{ of: 'bleeding' } as const] : []),
    ...(condition ? [{ of: 'condition', condition } as const] : []),
    ...(now.lacked && meal.brings(now.lacked) === 'a_lot' ? [{ of: 'lacked', nutrient: now.lacked } as const] : []),
    ...(now.isTired && meal.effort === 1 ? [{ of: 'energy' } as const] : []),
    ...(now.phase && meal.phases.includes(now.phase) ? [{ of: 'phase', phase: now.phase } as const] : []),
  ];
}
