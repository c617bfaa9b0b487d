import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { CycleEdits } from '#domain/cycle/cycle-view.ts';
import type { DayFieldTable } from '#domain/cycle/day-fields/day-fields.ts';
import type { FrozenForecast } from '#domain/forecast/record/frozen.ts';
import type { ExportedPage } from '#domain/journal/journal-entry.ts';
import type { LogLists } from '#domain/log/log-lists.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import type { Untold, UntoldDay } from './strengths.ts';

/** The trackers whose exports are read; `table` is any CSV with a date and a flow, or with first and last days. */
export const IMPORT_SOURCES = [
  'clue',
  'flo',
  'drip',
  'apple_health',
  'ovumcy',
  'mensinator',
  'menstrudel',
  'natural_cycles',
  'fhir',
  'table',
  'moonhearth',
] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];
/** What a record can tell about a day. */
export type ImportedDay = Omit<DayLog, 'date'>;

/** Why a record is not brought over, in words for the member. */
export const SKIPPED = {
  future: 'the day has not come yet',
  noDay: 'the day could not be read',
  range: 'the value is out of range',
  empty: 'nothing was logged',
  deleted: 'you had deleted it there',
  pregnant: 'it tells of a pregnancy, not of a period',
  unreadable: 'the record could not be read',
  unrelated: 'it is not about your cycle',
  tooMany: 'more records without a place here than can be kept; they stay in your file',
  teen: 'a teen account has no place for this; it stays yours, in your file',
} as const;
export type SkipReason = (typeof SKIPPED)[keyof typeof SKIPPED];

/** A record, or a part of one, that has no place here yet: kept with the import, as it stood in the file. */
export type KeptText = { readonly date: LocalDate | null; readonly name: string; readonly text: string };

/**
 * Where every record of the file went: `records` is the sum of imported, merged (already told by another record of that
 * day), skipped and unknown (kept). `leftOut` counts parts of imported records that have no place here yet; they are
 * kept too.
 */
export type Accounted = {
  readonly records: number;
  readonly imported: number;
  readonly merged: number;
  readonly skipped: readonly { readonly reason: SkipReason; readonly count: number }[];
  readonly unknown: readonly { readonly name: string; readonly count: number }[];
  readonly leftOut: readonly { readonly name: string; readonly count: number }[];
};

/**
 * A file that was read: the days in order, each once, and what is kept. Or a sentence that says why the file is refused
 * whole.
 */
export type ImportResult =
  | {
      readonly ok: true;
      readonly source: ImportSource;
      readonly days: readonly DayLog[];
      /** Of which of these days a strength is a guess. */
      readonly untold: readonly UntoldDay[];
      readonly kept: readonly KeptText[];
      /** Changes by hand to the derived cycles; only our own export tells any. */
      readonly edits: CycleEdits;
      /** The member's own lists for logging; only our own export tells any. */
      readonly lists: Omit<LogLists, 'schemaVersion'> | null;
      /** Forecasts as they stood when they were made; only our own export tells any. */
      readonly forecasts: readonly FrozenForecast[];
      /** Pages of the member's journal; only our own export tells any. */
      readonly pages: readonly ExportedPage[];
      readonly accounted: Accounted;
      /** A few of the records that are left out, by the reason: the day they tell of, or what stands in its place. */
      readonly examples: Readonly<Partial<Record<SkipReason, readonly string[]>>>;
      readonly span: { readonly from: LocalDate; readonly to: LocalDate } | null;
    }
  | { readonly ok: false; readonly reason: string };

/**
 * One record as a reader understood it. `intimate` is what a teen's account does not hold though its fields do not show
 * it; `untold` is what it gives no strength of.
 */
export type ImportReading =
  | {
      readonly kind: 'day';
      readonly date: unknown;
      /** How many days from that one on it tells of; one where it is left out. */
      readonly length?: number;
      readonly fields: ImportedDay;
      readonly leftOut: readonly string[];
      readonly intimate?: boolean;
      readonly untold?: Untold;
    }
  | {
      readonly kind: 'span';
      readonly days: readonly DayLog[];
      readonly untold: ReadonlySet<LocalDate>;
      readonly leftOut: readonly string[];
    }
  | { readonly kind: 'skipped'; readonly reason: SkipReason; readonly date?: unknown }
  | {
      readonly kind: 'unknown';
      readonly name: string;
      /** Further names of the same record. */
      readonly more?: readonly string[];
      readonly date?: unknown;
      readonly text?: string;
    };

/**
 * For whom a file is read: the member's calendar day and band. `fields`: another table of a day's fields than the one
 * there is.
 */
export type ImportReader = {
  readonly today: LocalDate;
  readonly ageGroup: 'teen' | 'adult';
  /** The zone the member lives in, "Pacific/Auckland": some files keep instants of the member's own clock. */
  readonly zone?: string;
  readonly fields?: DayFieldTable;
};
