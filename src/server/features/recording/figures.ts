import { mondayOf } from '#domain/recording/weeks.ts';
import type { Database } from '#server/platform/db/database.ts';
import { figureStore } from './figure.store.ts';

/** What one report of a playing adds: whether it began or reached the end, and the seconds heard since the last. */
export type HeardNow = { readonly begins: boolean; readonly seconds: number; readonly finishes: boolean };
type Sum = { plays: number; seconds: number; finished: number; kept: number };

/** What was heard since the last minute in this process, as sums: who heard it is nowhere. */
const gathered = new Map<string, Sum>();

/** Adds what was heard of a recording. It is written a minute later, with all that others heard meanwhile. */
export function noteHeard(recording: string, { begins, seconds, finishes }: HeardNow): void {
  const sum = sumOf(recording);
  sum.plays += Number(begins);
  sum.seconds += seconds;
  sum.finished += Number(finishes);
}

/** Adds that somebody made a recording a favorite. */
export function noteKept(recording: string): void {
  sumOf(recording).kept += 1;
}

function sumOf(recording: string): Sum {
  const sum = gathered.get(recording) ?? { plays: 0, seconds: 0, finished: 0, kept: 0 };
  gathered.set(recording, sum);
  return sum;
}

/** Writes what was gathered to the week of this instant. */
export async function writeFigures(db: Database, now: Date): Promise<void> {
  if (gathered.size === 0) return;
  const sums = [...gathered];
  gathered.clear();
  await figureStore.add(db, { week: mondayOf(now), sums });
}
