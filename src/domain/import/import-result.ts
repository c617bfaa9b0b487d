import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';

export type ImportSource = 'clue' | 'drip';
/** What a record can tell about a day. */
export type DayFields = Omit<DayLog, 'date'>;

/** Why a record is not brought over, in words for her. */
export const SKIPPED = {
  future: 'the day has not come yet',
  noDay: 'the day could not be read',
  range: 'the value is out of range',
  empty: 'nothing was logged',
  unreadable: 'the record could not be read',
} as const;
export type SkipReason = (typeof SKIPPED)[keyof typeof SKIPPED];

/**
 * Where every record of the file went: `records` is the sum of imported, merged (already told by another record of that day), skipped and
 * unknown. `leftOut` counts parts of imported records that have no place here yet; they stay in her file.
 */
export type Accounted = {
  readonly records: number;
  readonly imported: number;
  readonly merged: number;
  readonly skipped: readonly { readonly reason: SkipReason; readonly count: number }[];
  readonly unknown: readonly { readonly name: string; readonly count: number }[];
  readonly leftOut: readonly { readonly name: string; readonly count: number }[];
};

/** A file that was read: the days in order, each once. Or a sentence that says why the file is refused whole. */
export type ImportResult =
  | { readonly ok: true; readonly source: ImportSource; readonly days: readonly DayLog[]; readonly accounted: Accounted; readonly span: { readonly from: LocalDate; readonly to: LocalDate } | null }
  | { readonly ok: false; readonly reason: string };

/** One record as a reader understood it. */
export type Reading =
  | { readonly kind: 'day'; readonly date: unknown; readonly fields: DayFields; readonly leftOut: readonly string[] }
  | { readonly kind: 'skipped'; readonly reason: SkipReason }
  | { readonly kind: 'unknown'; readonly name: string };
