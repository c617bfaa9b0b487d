import { expect, it } from 'vitest';
import { addDays, localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { NO_EDITS, type CycleEdits } from './cycle-view.ts';
import { FLOWS, type DayLog } from './day-log.ts';
import { deriveCycles } from './derive-cycles.ts';
import { changeDay, fillDay } from './merge-day.ts';
import { EMPTY_SUMMARY, summarise, withDays, type Summary } from './summary.ts';

const START = localDate('2024-01-01');
const ENTRIES = 1000;

/** A row of even chances that is the same on every machine (mulberry32). */
function chancesFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * A thousand things said about days of two years: a flow on one press, a mood or a note on another, in clumps as
 * periods come.
 */
function entriesOf(chance: () => number): DayLog[] {
  const flowOf = new Map<LocalDate, DayLog>();
  const rest: DayLog[] = [];
  for (let count = 0; count < ENTRIES; count += 1) {
    const date = addDays(START, Math.floor(chance() * 26) * 28 + Math.floor(chance() * chance() * 20));
    if (chance() < 0.6)
      flowOf.set(date, {
        date,
        flow: FLOWS[Math.floor(chance() * FLOWS.length)] ?? 'none',
        ...(chance() < 0.05 && { bleedingExcluded: true }),
      });
    else rest.push(chance() < 0.5 ? { date, moods: ['low'] } : { date, note: 'a line' });
  }
  return [...flowOf.values(), ...rest];
}

function shuffled<T>(list: readonly T[], chance: () => number): T[] {
  return list
    .map((item) => ({ item, place: chance() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** Enters logs as they come: some one by one by hand, some in batches from another tracker, the summary kept along. */
function entered(
  entries: readonly DayLog[],
  { chance, edits }: { chance: () => number; edits: CycleEdits },
): { summary: Summary; days: DayLog[] } {
  const known = new Map<LocalDate, DayLog>();
  let summary: Summary = { ...EMPTY_SUMMARY, edits };
  for (let at = 0; at < entries.length;) {
    const batch = entries.slice(at, at + 1 + Math.floor(chance() * 40));
    const byHand = chance() < 0.5;
    for (const entry of batch) {
      const log = known.get(entry.date) ?? null;
      known.set(entry.date, byHand ? changeDay(entry.date, { log, change: entry }) : fillDay(log, entry));
    }
    summary = withDays(
      summary,
      [...new Set(batch.map(({ date }) => date))].map((date) => known.get(date) ?? { date }),
    );
    at += batch.length;
  }
  return { summary, days: [...known.values()] };
}

it.each(Array.from({ length: 25 }, (_, seed) => seed + 1))(
  'the same thousand entries in any order and any batches give the same cycles: %i',
  (seed) => {
    const chance = chancesFrom(seed);
    const entries = entriesOf(chance);
    const some = () => addDays(START, Math.floor(chance() * 700));
    const edits: CycleEdits =
      seed % 2 === 0
        ? NO_EDITS
        : {
            joined: [some(), some()],
            split: [some(), some(), some()],
            notPeriod: [some(), some()],
            excluded: [{ startDate: some(), reason: 'travel' }],
          };
    const first = entered(entries, { chance, edits });
    const cycles = deriveCycles(first.summary.bleeding, edits);
    expect(cycles.length).toBeGreaterThan(10);
    for (let again = 0; again < 4; again += 1) {
      const { summary, days } = entered(shuffled(entries, chance), { chance, edits });
      expect(deriveCycles(summary.bleeding, summary.edits)).toEqual(cycles);
      expect(deriveCycles(days, edits)).toEqual(cycles);
      expect(summary).toEqual(summarise(days, edits));
    }
  },
);
