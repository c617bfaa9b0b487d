import { addDays, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog, Energy, Flow, Mood, Symptom } from '#domain/cycle/day-log.ts';

/** A number from 0 up to 1, the next of a fixed row for one seed (mulberry32): the same seed gives the same woman. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Rhythm = { readonly length: number; readonly spread: number; readonly bleed: number };
export type DemoSpan = { readonly lastStart: LocalDate; readonly today: LocalDate; readonly cycles: number };

const FLOW_BY_DAY: readonly Flow[] = ['medium', 'heavy', 'medium', 'light', 'light', 'spotting', 'spotting'];
const EARLY: readonly Symptom[] = ['cramps', 'backache', 'headache'];
const LATE: readonly Symptom[] = ['tender_breasts', 'bloating', 'cravings', 'poor_sleep', 'skin_spots'];
const MOODS_BY_QUARTER: readonly (readonly Mood[])[] = [
  ['low', 'tender'],
  ['calm', 'bright'],
  ['bright', 'happy'],
  ['restless', 'irritable', 'tender'],
];

/** Days as a woman with that rhythm might have logged them: not every day, not every field. Ends at `today`. */
export function believableDays({
  rhythm,
  span,
  random,
}: {
  rhythm: Rhythm;
  span: DemoSpan;
  random: () => number;
}): DayLog[] {
  const days: DayLog[] = [];
  let start = span.lastStart;
  let length = daysBetween(start, span.today) + 1;
  for (let cycle = 0; cycle < span.cycles; cycle += 1) {
    days.push(...cycleDays({ start, length, rhythm, random }));
    length = Math.round(rhythm.length + (random() + random() + random() - 1.5) * rhythm.spread);
    start = addDays(start, -length);
  }
  return days.toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

function cycleDays({
  start,
  length,
  rhythm,
  random,
}: {
  start: LocalDate;
  length: number;
  rhythm: Rhythm;
  random: () => number;
}): DayLog[] {
  const bleed = Math.max(3, Math.round(rhythm.bleed + (random() - 0.5) * 2));
  return Array.from({ length }, (_, index) =>
    dayOf({ date: addDays(start, index), index, bleed, length: Math.max(length, rhythm.length), random }),
  ).filter((day) => Object.keys(day).length > 1);
}

function dayOf({
  date,
  index,
  bleed,
  length,
  random,
}: {
  date: LocalDate;
  index: number;
  bleed: number;
  length: number;
  random: () => number;
}): DayLog {
  const flow = index < bleed ? FLOW_BY_DAY[Math.min(index, FLOW_BY_DAY.length - 1)] : undefined;
  if (random() > (flow ? 0.95 : 0.5)) return flow ? { date, flow } : { date };
  const quarter = Math.min(3, Math.floor((index / length) * 4));
  const moods = pick(MOODS_BY_QUARTER[quarter] ?? [], random);
  const symptoms = symptomsOf({ index, quarter, random });
  const warmth = 3 + Math.sin(((index - 6) / length) * 2 * Math.PI) * 1.6 + (random() - 0.5);
  const energy = Math.max(1, Math.min(5, Math.round(warmth))) as Energy;
  return { date, ...(flow && { flow }), ...(moods && { moods: [moods] }), energy, ...(symptoms && { symptoms }) };
}

function symptomsOf({
  index,
  quarter,
  random,
}: {
  index: number;
  quarter: number;
  random: () => number;
}): DayLog['symptoms'] | null {
  const likely = index < 2 ? EARLY : quarter === 3 ? LATE : [];
  const symptom = random() < 0.75 ? pick(likely, random) : undefined;
  return symptom ? { [symptom]: random() < 0.25 ? 3 : random() < 0.5 ? 2 : 1 } : null;
}

function pick<T>(list: readonly T[], random: () => number): T | undefined {
  return list[Math.floor(random() * list.length)];
}
