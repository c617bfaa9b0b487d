import { dayNumber, type LocalDate } from '#domain/calendar/local-date.ts';
import type { PrincipalInstant } from '#domain/moon/moon-days.ts';
import type { PrincipalPhase } from '#domain/moon/phase-name.ts';

const DAY = 86_400_000;
/**
 * The mean month from new moon to new moon, in days, as almanacs commonly take it; F. Espenak's eclipse pages round it
 * to 29.53059.
 */
export const SYNODIC_MONTH = 29.530588853;
const QUARTERS: Readonly<Record<PrincipalPhase, number>> = {
  new: 0,
  first_quarter: 0.25,
  full: 0.5,
  last_quarter: 0.75,
};

/**
 * Where a day stands in the turn of the moon: 0 at new moon, 0.5 at full moon, up to 1, at noon UTC, `later` days on.
 * Even between two principal instants; beyond the first and the last of them by the mean month. Throws RangeError
 * without instants.
 */
export function turnScale(instants: readonly PrincipalInstant[]): (date: LocalDate, later?: number) => number {
  const marks = instants.map(({ phase, at }) => ({ day: at.getTime() / DAY, turn: QUARTERS[phase] }));
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last) throw new RangeError('no instants');
  const rate = Math.max(1, marks.length - 1) / Math.max(1, last.day - first.day);
  return (date, later = 0) => {
    const day = dayNumber(date) + 0.5 + later;
    if (day < first.day) return wrapped(first.turn + (day - first.day) / SYNODIC_MONTH);
    if (day >= last.day) return wrapped(last.turn + (day - last.day) / SYNODIC_MONTH);
    const at = placeOf(marks, { day, guess: Math.floor((day - first.day) * rate) });
    const [before, after] = [marks[at], marks[at + 1]] as [Mark, Mark];
    return wrapped(before.turn + (0.25 * (day - before.day)) / (after.day - before.day));
  };
}

type Mark = { readonly day: number; readonly turn: number };

/** The mark before a day: principal instants come so evenly that the guess is off by one or two at most. */
function placeOf(marks: readonly Mark[], { day, guess }: { day: number; guess: number }): number {
  let at = Math.min(Math.max(guess, 0), marks.length - 2);
  while ((marks[at]?.day ?? day) > day) at -= 1;
  while ((marks[at + 1]?.day ?? Infinity) <= day) at += 1;
  return at;
}

function wrapped(turn: number): number {
  return turn - Math.floor(turn);
}
