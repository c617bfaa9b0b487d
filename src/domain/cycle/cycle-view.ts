import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from './day-log.ts';

export type Phase = 'rest' | 'create' | 'shine' | 'reflect';

/**
 * A cycle derived from bleeding days. `length` is null while it is open; `bleed` counts the days from first to last
 * bleeding.
 */
export type Cycle = {
  readonly startDate: LocalDate;
  readonly periodEnd: LocalDate;
  readonly periodLength: number;
  readonly length: number | null;
  readonly excluded: ExclusionReason | null;
  /**
   * Why a closed cycle is known to be one, however long: its days were `logged` so closely that no period can hide
   * between them, or the member `told` so. Absent where a start in between may have gone unlogged.
   */
  readonly single?: 'logged' | 'told';
};

export const EXCLUSION_REASONS = [
  'skipped_logging',
  'illness',
  'stress',
  'travel',
  'pregnancy',
  'contraception',
  'menopause_transition',
  'other',
] as const;
export type ExclusionReason = (typeof EXCLUSION_REASONS)[number];

/** What the member changed by hand about the derived cycles. Applied on top of the logs by `deriveCycles`. */
export type CycleEdits = {
  /** Bleeding that begins on this day is joined to the period before it. */
  readonly joined: readonly LocalDate[];
  /** A period is split so that a new one begins on this day. */
  readonly split: readonly LocalDate[];
  /** The bleeding that begins on this day is not a period. */
  readonly notPeriod: readonly LocalDate[];
  /** The cycle that starts on this day stays out of averages, with the member's reason. */
  readonly excluded: readonly { readonly startDate: LocalDate; readonly reason: ExclusionReason }[];
  /** The cycle that starts on this day was one, however long: no start in it went unlogged. */
  readonly oneCycle?: readonly LocalDate[];
  /** What each change replaced, so that taking it back gives exactly what was there. */
  readonly traces?: readonly EditTrace[];
};

/** The lists of the member's edits, without their traces. */
export type EditLists = Pick<CycleEdits, 'joined' | 'split' | 'notPeriod' | 'excluded'>;
/** What a change of a start or an end writes on a day. */
export type DayBleeding = Pick<DayLog, 'flow' | 'bleedingExcluded'>;

/** The trace of one change by hand. `to` is the day an edge was moved to, null for every other change. */
export type EditTrace = {
  readonly kind: 'exclude' | 'not_period' | 'join' | 'split' | 'move_start' | 'end';
  readonly startDate: LocalDate;
  readonly to: LocalDate | null;
  readonly gone: EditLists;
  readonly added: EditLists;
  readonly days: readonly { readonly date: LocalDate; readonly before: DayBleeding; readonly after: DayBleeding }[];
};

export const NO_EDITS: CycleEdits = { joined: [], split: [], notPeriod: [], excluded: [] };

/**
 * How far the member's cycle is known (decisions 4, design 15):
 * none: nothing logged; within: inside the usual length; window: the forecast's range has begun, "any day now";
 * past: past the range, counted kindly; resting: long silent, nothing is counted.
 */
export type CycleState = 'none' | 'within' | 'window' | 'past' | 'resting';

/** One possible first day of the next period and its probability, 0 to 1. */
export type StartChance = { readonly date: LocalDate; readonly probability: number };

/**
 * Where a forecast comes from: what is usual for women like the member while there is not enough history, a mixture of
 * both, or mostly the member's own cycles.
 */
export type ForecastBasis = 'population' | 'blended' | 'own';

/**
 * When the next period is likely. `low` to `high` holds 80 % of the probability, given that it has not begun by today.
 * `mode` is null when the spread is so wide that no single day deserves a name, and while there is not enough history.
 */
export type PeriodForecast = {
  readonly median: LocalDate;
  readonly mode: LocalDate | null;
  readonly low: LocalDate;
  readonly high: LocalDate;
  readonly days: readonly StartChance[];
  readonly basis: ForecastBasis;
  readonly cyclesUsed: number;
  readonly cyclesLeftOut: number;
  readonly shortest: number | null;
  readonly longest: number | null;
};

/**
 * What the signs of the open cycle say of ovulation, where they move the forecast of the period. `provenance` says what
 * speaks for the day; `waiting` are the signs that say "not yet", the last of them on `until`.
 */
export type OvulationTold = {
  readonly day: LocalDate;
  readonly provenance: 'calendar' | 'signs' | 'temperature' | 'confirmed';
  readonly waiting: readonly ('test' | 'fluid' | 'temperature')[];
  readonly until?: LocalDate;
};

/** The moon of one calendar day, as the sky stands at 9 pm there (or at the instant itself on a principal day). */
export type MoonDay = {
  readonly date: LocalDate;
  readonly phase: MoonPhase;
  /** Lit share of the disc, 0 to 1. */
  readonly illuminated: number;
  readonly waxing: boolean;
  /** The exact instant (ISO, UTC) when the day holds a principal phase. */
  readonly instant: string | null;
};

export const MOON_PHASES = [
  'new',
  'waxing_crescent',
  'first_quarter',
  'waxing_gibbous',
  'full',
  'waning_gibbous',
  'last_quarter',
  'waning_crescent',
] as const;
export type MoonPhase = (typeof MOON_PHASES)[number];

/** First and last cycle day of a phase; an empty phase is left out of the list. */
export type PhaseSpan = { readonly phase: Phase; readonly from: number; readonly to: number };

/** Everything the wheel and the sentences beside it need, for one `today`. */
export type CycleView = {
  readonly today: LocalDate;
  readonly state: CycleState;
  /** Cycle day as the spec wraps it (decisions 4): 1 to `cycleLength`. 1 when nothing is logged. */
  readonly day: number;
  /** Days since the last start plus one, never wrapped: "Day 33". Null when nothing is logged. */
  readonly unwrappedDay: number | null;
  readonly phase: Phase;
  readonly cycleLength: number;
  readonly periodLength: number;
  readonly daysLeft: number;
  /** Days past the window's end; 0 outside the states past and resting. */
  readonly daysPast: number;
  readonly startDate: LocalDate | null;
  readonly phases: readonly PhaseSpan[];
  /** Flow logged in the current cycle, by cycle day. */
  readonly bleeding: readonly { readonly day: number; readonly flow: 'spotting' | 'light' | 'medium' | 'heavy' }[];
  /**
   * Null when nothing is logged and while resting. `low` to `high` is the window as it stood when the cycle began, so
   * that it does not move away as days pass; median, mode and days are given that it has not begun before today. `mode`
   * is null when the window is wide.
   */
  readonly forecast: PeriodForecast | null;
  /** True when the member's spread is over nine days: the window only, no mode. */
  readonly irregular: boolean;
  /** Left out where no sign moves the forecast, or the member's stage shows none. */
  readonly ovulation?: OvulationTold;
};
