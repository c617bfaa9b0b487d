import { IMPORT, IMPORT_BATCH } from '#contract/limits.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import type { ExportedPage } from '#domain/journal/journal-entry.ts';
import type { KeptText } from '#domain/import/import-result.ts';
import type { UntoldDay } from '#domain/import/strengths.ts';

/** The server takes half a mebibyte; the rest is for what stands around the days. */
const MOST_BYTES = 350 * 1024;

export type Batch = {
  readonly days: readonly DayLog[];
  readonly untold?: readonly UntoldDay[];
  readonly kept: readonly KeptText[];
  readonly pages?: readonly ExportedPage[];
};

/**
 * What an import sends, in batches the server takes: by number, and by weight, because long notes add up. There is
 * always one.
 */
export function batchesOf({
  days,
  untold = [],
  kept = [],
  pages = [],
}: {
  readonly days: readonly DayLog[];
  readonly untold?: readonly UntoldDay[];
  readonly kept?: readonly KeptText[];
  readonly pages?: readonly ExportedPage[];
}): Batch[] {
  const guesses = new Map(untold.map((guess) => [guess.date, guess]));
  const ofDays = portions(days, IMPORT_BATCH).map((portion): Batch => {
    const guessed = portion.flatMap(({ date }) => guesses.get(date) ?? []);
    return { days: portion, kept: [], ...(guessed.length > 0 && { untold: guessed }) };
  });
  const ofKept = portions(kept, IMPORT.keptBatch).map((portion): Batch => ({ days: [], kept: portion }));
  const ofPages = portions(pages, IMPORT.pageBatch).map((portion): Batch => ({ days: [], kept: [], pages: portion }));
  const all = [...ofDays, ...ofKept, ...ofPages];
  return all.length > 0 ? all : [{ days: [], kept: [] }];
}

function portions<Entry>(entries: readonly Entry[], most: number): Entry[][] {
  const encoder = new TextEncoder();
  const found: Entry[][] = [];
  let weight = 0;
  for (const entry of entries) {
    const bytes = encoder.encode(JSON.stringify(entry)).length + 1;
    const open = found.at(-1);
    if (open && open.length < most && weight + bytes <= MOST_BYTES) {
      open.push(entry);
      weight += bytes;
    } else {
      found.push([entry]);
      weight = bytes;
    }
  }
  return found;
}
