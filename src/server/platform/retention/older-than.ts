import type { Services } from '../manifest/services.ts';
import { oldRowsStore, type OldRows } from './old-rows.store.ts';

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
export const MONTHS_12_MS = 366 * DAY_MS;

/** A sweep of the rows that are older than so many milliseconds of real time. */
export function olderThan(rows: OldRows, ms: number): (services: Services) => Promise<number> {
  return (services) => oldRowsStore.sweep(services, { rows, before: new Date(services.clock.real().getTime() - ms) });
}
