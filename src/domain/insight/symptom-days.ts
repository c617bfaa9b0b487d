import type { DayLog, Severity } from '#domain/cycle/day-log.ts';
import type { CountedCycle, Part } from './counted-cycles.ts';

/** A symptom by its word, or one of the member's own by its id. */
export type SymptomKey = string;
/**
 * Where a symptom was logged: in how many of the cycles, on which cycle days (from 1, in how many cycles), in which
 * parts, how strong at most.
 */
export type SymptomDays = {
  readonly key: SymptomKey;
  readonly cycles: number;
  readonly of: number;
  readonly days: readonly { readonly day: number; readonly cycles: number }[];
  readonly parts: readonly { readonly part: Part; readonly cycles: number }[];
  readonly peak: Severity;
};

/** All symptoms of a day, the member's own ones among them. */
export function symptomsOf({ symptoms, customSymptoms }: DayLog): [SymptomKey, Severity][] {
  return [...Object.entries(symptoms ?? {}), ...Object.entries(customSymptoms ?? {})].filter(
    (entry): entry is [string, Severity] => entry[1] !== undefined,
  );
}

/**
 * The most often logged symptoms over the member's counted cycles, by the number of cycles. `parts` lists the parts in
 * the order given.
 */
export function symptomDays(
  cycles: readonly CountedCycle[],
  { parts, most }: { parts: readonly Part[]; most: number },
): SymptomDays[] {
  const keys = [
    ...new Set(cycles.flatMap(({ days }) => days.flatMap(({ log }) => symptomsOf(log).map(([key]) => key)))),
  ];
  return keys
    .map((key) => one(key, { cycles, parts }))
    .sort((a, b) => b.cycles - a.cycles || total(b) - total(a))
    .slice(0, most);
}

function one(
  key: SymptomKey,
  { cycles, parts }: { cycles: readonly CountedCycle[]; parts: readonly Part[] },
): SymptomDays {
  const hits = cycles
    .map(({ days }) =>
      days.flatMap(({ day, part, log }) =>
        symptomsOf(log)
          .filter(([found]) => found === key)
          .map(([, severity]) => ({ day, part, severity })),
      ),
    )
    .filter((found) => found.length > 0);
  const byDay = new Map<number, number>();
  for (const { day } of hits.flat()) byDay.set(day, (byDay.get(day) ?? 0) + 1);
  return {
    key,
    cycles: hits.length,
    of: cycles.length,
    days: [...byDay].map(([day, count]) => ({ day, cycles: count })).sort((a, b) => a.day - b.day),
    parts: parts.map((part) => ({
      part,
      cycles: hits.filter((found) => found.some((hit) => hit.part === part)).length,
    })),
    peak: Math.max(1, ...hits.flat().map(({ severity }) => severity)) as Severity,
  };
}

function total({ days }: SymptomDays): number {
  return days.reduce((sum, { cycles }) => sum + cycles, 0);
}

/** The share of logged days that `usualDays` must hold. */
const MOST_DAYS = 0.8;

/**
 * The shortest run of cycle days, around the end of a cycle of `length` days too ("27 to 3"), that holds eight in ten
 * of the days on which it was logged. Days past `length` count as the last. Null when that takes more than half of the
 * cycle: then it has no usual days.
 */
export function usualDays(days: SymptomDays['days'], length: number): { from: number; to: number } | null {
  const counts = Array.from({ length }, () => 0);
  for (const { day, cycles } of days)
    counts[Math.min(day, length) - 1] = (counts[Math.min(day, length) - 1] ?? 0) + cycles;
  const needed = MOST_DAYS * counts.reduce((sum, count) => sum + count, 0);
  for (let width = 1; width <= length / 2; width += 1) {
    for (let from = 0; from < length; from += 1) {
      let held = 0;
      for (let step = 0; step < width; step += 1) held += counts[(from + step) % length] ?? 0;
      if (needed > 0 && held >= needed) return { from: from + 1, to: ((from + width - 1) % length) + 1 };
    }
  }
  return null;
}
