import { IMPORT_BATCH } from '#contract/limits.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';

/** The server takes half a mebibyte; the rest is for what stands around the days. */
const MOST_BYTES = 480 * 1024;

/** Days in batches the server takes: by number, and by weight, because long notes add up. */
export function batchesOf(days: readonly DayLog[]): DayLog[][] {
  const encoder = new TextEncoder();
  const batches: DayLog[][] = [];
  let weight = 0;
  for (const day of days) {
    const bytes = encoder.encode(JSON.stringify(day)).length + 1;
    const open = batches.at(-1);
    if (open && open.length < IMPORT_BATCH && weight + bytes <= MOST_BYTES) {
      open.push(day);
      weight += bytes;
    } else {
      batches.push([day]);
      weight = bytes;
    }
  }
  return batches;
}
