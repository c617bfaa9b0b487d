import type { Phase } from '#domain/cycle/cycle-view.ts';
import type { Energy } from './meditation.ts';

/** What decides whether a meditation suits a day. `phases` none: it suits any day. */
export type Suits = {
  readonly phases: readonly Phase[];
  readonly energy: readonly Energy[];
  readonly pain: boolean;
};

/** What is known of a day: its phase where one is told, the energy from 1 to 5 and the pain from 0 to 10 that were logged. */
export type DayFeeling = {
  readonly phase: Phase | null;
  readonly energy: number | null;
  readonly pain: number | null;
  /** The number of the day, so that equals take turns. */ readonly day: number;
};

/** Why a meditation is offered on a day. `any`: it suits every day. */
export type TodayReason = 'pain' | 'energy' | 'phase' | 'any';
export type Offered<M> = { readonly meditation: M; readonly reason: TodayReason };

/** From this level on pain comes first. */
const FELT = 4;
const WEIGHT: Readonly<Record<TodayReason, number>> = { pain: 100, phase: 10, energy: 5, any: 1 };

/** The strength that a day's energy gives: least at 1 and 2, most at 4 and 5. */
export function energyOf(logged: number): Energy {
  if (logged <= 2) return 'low';
  return logged === 3 ? 'middle' : 'high';
}

/**
 * The meditations that suit a day, best first, each with what speaks for it most. What asks for more strength than
 * there is, and what does not suit a day of pain, is left out. Equals take turns from day to day.
 */
export function forToday<M extends Suits>(shelf: readonly M[], day: DayFeeling): readonly Offered<M>[] {
  const offered = shelf.flatMap((meditation, place) => {
    const reasons = reasonsFor(meditation, day);
    const [reason] = reasons.toSorted((one, other) => WEIGHT[other] - WEIGHT[one]);
    if (!reason) return [];
    const weight = reasons.reduce((sum, each) => sum + WEIGHT[each], 0);
    const turn = (((place - day.day) % shelf.length) + shelf.length) % shelf.length;
    return [{ meditation, reason, weight, turn }];
  });
  return offered
    .toSorted((one, other) => other.weight - one.weight || one.turn - other.turn)
    .map(({ meditation, reason }) => ({ meditation, reason }));
}

function reasonsFor({ phases, energy, pain }: Suits, day: DayFeeling): TodayReason[] {
  const hurts = day.pain !== null && day.pain >= FELT;
  const isAnotherPhase = phases.length > 0 && day.phase !== null && !phases.includes(day.phase);
  const isTooMuch = day.energy !== null && energy.length > 0 && !energy.includes(energyOf(day.energy));
  if ((hurts && !pain) || isTooMuch || (isAnotherPhase && !hurts)) return [];
  return [
    ...(hurts ? (['pain'] as const) : []),
    ...(day.phase !== null && phases.includes(day.phase) ? (['phase'] as const) : []),
    ...(day.energy !== null && energy.length > 0 ? (['energy'] as const) : []),
    ...(phases.length === 0 || day.phase === null ? (['any'] as const) : []),
  ];
}
