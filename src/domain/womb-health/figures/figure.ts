import type { PainPlace } from '#domain/cycle/day-log.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { ClinicalRange } from '#domain/insight/clinical-range.ts';

/** What is counted of a member's own log beside a guide, in the order in which it is told. */
export const FIGURE_KINDS = [
  'pain_timing',
  'pain_days',
  'pain_highest',
  'pain_places',
  'pain_medicine',
  'period_length',
  'heavy_days',
  'soaking',
  'missed_days',
  'cycle_lengths',
  'bleeding_between',
  'flushes',
  'sleep',
  'moods_before',
  'symptoms_before',
  'symptoms',
  'signs',
] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** What stands behind a figure: so many of these. */
export const BASES = ['cycles', 'periods', 'days', 'bleeding_days', 'painful_days', 'nights'] as const;
export type Basis = (typeof BASES)[number];

/** Fewer than this many is too few to say anything. */
export const LEAST: Readonly<Record<Basis, number>> = {
  cycles: 3,
  periods: 2,
  days: 10,
  bleeding_days: 5,
  painful_days: 3,
  nights: 7,
};

/** One symptom (its word, or the id of one of the member's own) and on how many days or in how many cycles. */
export type CountedSymptom = { readonly key: string; readonly count: number };
/** Days on which something was logged, of the days on which it could have been. */
export type Share = { readonly days: number; readonly of: number };
/** The days around the first day of one period: `at` 0 is that day, −1 the one before; `level` 1 to 10. */
export type PainRow = {
  readonly start: LocalDate;
  readonly days: readonly { readonly at: number; readonly level: number }[];
};

type Found = {
  /** Painful days in the week before a period, in a period, and on other days of finished cycles. */
  pain_timing: {
    readonly before: number;
    readonly during: number;
    readonly other: number;
    readonly rows: readonly PainRow[];
  };
  pain_days: { readonly days: number };
  pain_highest: { readonly highest: number; readonly median: number };
  pain_places: { readonly places: readonly { readonly place: PainPlace; readonly days: number }[] };
  /** Painful days with a medicine logged as taken. */
  pain_medicine: Share;
  period_length: {
    readonly median: number;
    readonly shortest: number;
    readonly longest: number;
    readonly usual: number | null;
  };
  /** `most`: in one period. */
  heavy_days: { readonly days: number; readonly most: number };
  soaking: { readonly days: number };
  missed_days: { readonly days: number };
  /** `lengths` oldest first; `outside` the range, null where no range is given for her. */
  cycle_lengths: {
    readonly median: number;
    readonly shortest: number;
    readonly longest: number;
    readonly lengths: readonly number[];
    readonly range: Pick<ClinicalRange, 'source' | 'shortest' | 'longest'> | null;
    readonly outside: number | null;
  };
  bleeding_between: { readonly days: number };
  flushes: { readonly days: number };
  /** `median` in hours, null where no night has its hours. */
  sleep: { readonly median: number | null; readonly poor: number };
  moods_before: { readonly before: Share; readonly other: Share };
  /** In how many cycles it was logged in the week before a period. */
  symptoms_before: { readonly symptoms: readonly CountedSymptom[] };
  symptoms: { readonly symptoms: readonly CountedSymptom[] };
  signs: { readonly tests: number; readonly fluid: number; readonly temperatures: number };
};

/**
 * A figure with what stands behind it: `behind` so many of its basis, at least `least` to say anything. `found` is null
 * below that. A figure never names a cause and is never kept.
 */
export type Figure = {
  readonly [Kind in FigureKind]: {
    readonly kind: Kind;
    readonly basis: Basis;
    readonly behind: number;
    readonly least: number;
    readonly found: Found[Kind] | null;
  };
}[FigureKind];
export type FigureOf<Kind extends FigureKind> = Extract<Figure, { readonly kind: Kind }>;

/** A figure of so many; what was found is worked out only where there is enough behind it. */
export function figureOf<Kind extends FigureKind>(
  kind: Kind,
  [behind, basis]: readonly [behind: number, basis: Basis],
  found: () => Found[Kind],
): FigureOf<Kind> {
  const least = LEAST[basis];
  return { kind, basis, behind, least, found: behind < least ? null : found() } as unknown as FigureOf<Kind>;
}
