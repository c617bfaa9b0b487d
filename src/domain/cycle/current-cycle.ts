import { addDays, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import { forecastsPeriod, WIDEST_NAMED_RANGE } from '#domain/forecast/forecast-period.ts';
import type { Distribution } from '#domain/forecast/distribution.ts';
import type { Population } from '#domain/forecast/populations.ts';
import type { Cycle, CycleState, CycleView, OvulationTold, PeriodForecast } from './cycle-view.ts';
import type { DayLog } from './day-log.ts';
import { medianOf } from './median.ts';
import { periodLengths } from './period-lengths.ts';
import { cycleDay, DEFAULT_CYCLE_LENGTH, DEFAULT_PERIOD_LENGTH, phaseOfDay, phaseSpans } from './phases.ts';

/** Silence of at least this many days before a cycle rests (decisions 4). */
const REST_AFTER_DAYS = 60;
/** The first cycle day on which a teen may be past the window, and how many periods before one is told (decisions 21). */
const FIRST_YEARS = { pastFromDay: 45, periods: 6 } as const;

/**
 * Where the member is on `today`, from the member's cycles (oldest first) and the logs of the open one (decisions 4,
 * design 9 and 15). The window that decides between within, window and past is the range as it stood when the cycle
 * began, so that it does not move away as days pass; median, mode and chances of the days go by what is left. `given`:
 * what the signs of the open cycle say of its length; window and state then come from that. Phases follow the usual
 * period length (decisions 21), and the bleeding of a longer period stays in its first phase.
 */
export function cycleView(input: {
  cycles: readonly Cycle[];
  logs: readonly DayLog[];
  today: LocalDate;
  given?: { readonly lengths: Distribution; readonly told: OvulationTold } | null;
  population?: Population;
}): CycleView {
  const { cycles, today, population = 'general' } = input;
  const open = cycles.at(-1);
  const given = input.given?.lengths;
  const forecasts = open ? forecastsPeriod({ cycles, todays: [open.startDate, today], population, given }) : null;
  const [begun, now] = forecasts ?? [];
  if (!open || !begun || !now) return nothingLogged(today);
  const { startDate } = open;
  const isFirstYears = population === 'first_years';
  const isTooEarly = isFirstYears && begun.cyclesUsed < FIRST_YEARS.periods - 1;
  const atStart = isFirstYears ? heldOpen(begun, { startDate, today }) : begun;
  const expected = lengthOf(atStart, { startDate, bySigns: given !== undefined });
  const cycleLength = isTooEarly ? Math.max(expected, daysBetween(startDate, today) + 1) : expected;
  const periodLength = Math.min(medianPeriodLength(cycles), cycleLength);
  const reached = stateOf({ startDate, window: atStart, rangeEnd: begun.high, today });
  // Before six periods no window is told, so there is none to be in or past.
  const state = isTooEarly && reached !== 'resting' ? 'within' : reached;
  const day = cycleDay({ startDate, today, cycleLength });
  const phases = phaseSpans(cycleLength, Math.max(periodLength, open.periodLength));
  return {
    today,
    state,
    day,
    unwrappedDay: Math.max(0, daysBetween(startDate, today)) + 1,
    phase: phaseOfDay(day, phases),
    cycleLength,
    periodLength,
    daysLeft: cycleLength - day,
    daysPast: state === 'past' || state === 'resting' ? daysBetween(atStart.high, today) : 0,
    startDate,
    phases,
    bleeding: bleedingOf(input.logs, { startDate, today }),
    forecast:
      state === 'resting'
        ? null
        : { ...now, low: atStart.low, high: atStart.high, mode: atStart.mode === null ? null : now.mode },
    irregular: atStart.basis !== 'population' && daysBetween(atStart.low, atStart.high) > WIDEST_NAMED_RANGE,
    ...(input.given && state !== 'resting' && { ovulation: input.given.told }),
  };
}

/** The length the open cycle is reckoned with: the median of what it may be, or the usual one before anything is known. */
function lengthOf(
  { cyclesUsed, median }: PeriodForecast,
  { startDate, bySigns }: { startDate: LocalDate; bySigns: boolean },
): number {
  return cyclesUsed === 0 && !bySigns ? DEFAULT_CYCLE_LENGTH : daysBetween(startDate, median);
}

/**
 * In the member's first years nothing is past the window before day 45: it stays open (decisions 21; most are 21 to 45
 * days apart then, ACOG Committee Opinion 651).
 */
function heldOpen(
  window: PeriodForecast,
  { startDate, today }: { startDate: LocalDate; today: LocalDate },
): PeriodForecast {
  const dayBefore = addDays(startDate, FIRST_YEARS.pastFromDay - 2);
  return today > window.high && today <= dayBefore ? { ...window, high: dayBefore } : window;
}

function nothingLogged(today: LocalDate): CycleView {
  const phases = phaseSpans(DEFAULT_CYCLE_LENGTH, DEFAULT_PERIOD_LENGTH);
  return {
    today,
    state: 'none',
    day: 1,
    unwrappedDay: null,
    phase: phaseOfDay(1, phases),
    cycleLength: DEFAULT_CYCLE_LENGTH,
    periodLength: DEFAULT_PERIOD_LENGTH,
    daysLeft: DEFAULT_CYCLE_LENGTH - 1,
    daysPast: 0,
    startDate: null,
    phases,
    bleeding: [],
    forecast: null,
    irregular: false,
  };
}

function stateOf(input: {
  startDate: LocalDate;
  window: PeriodForecast;
  rangeEnd: LocalDate;
  today: LocalDate;
}): CycleState {
  const { startDate, window, today } = input;
  const restsAfter = addDays(startDate, Math.max(REST_AFTER_DAYS, 2 * daysBetween(startDate, input.rangeEnd)));
  if (today > restsAfter) return 'resting';
  if (today > window.high) return 'past';
  return today >= window.low ? 'window' : 'within';
}

/** The median length in days of the member's periods whose length is known; 5 while there is none (decisions 21). */
export function medianPeriodLength(cycles: readonly Cycle[]): number {
  const lengths = periodLengths(cycles);
  return lengths.length > 0 ? Math.round(medianOf(lengths)) : DEFAULT_PERIOD_LENGTH;
}

function bleedingOf(logs: readonly DayLog[], cycle: { startDate: LocalDate; today: LocalDate }): CycleView['bleeding'] {
  return logs
    .flatMap(({ date, flow, bleedingExcluded }) =>
      flow && flow !== 'none' && !bleedingExcluded && date >= cycle.startDate && date <= cycle.today
        ? [{ day: daysBetween(cycle.startDate, date) + 1, flow }]
        : [],
    )
    .sort((a, b) => a.day - b.day);
}
