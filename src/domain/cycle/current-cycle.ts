import { addDays, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import { forecastsPeriod, WIDEST_NAMED_RANGE } from '#domain/forecast/forecast-period.ts';
import type { Distribution } from '#domain/forecast/distribution.ts';
import type { Cycle, CycleState, CycleView, OvulationTold, PeriodForecast } from './cycle-view.ts';
import type { DayLog } from './day-log.ts';
import { cycleDay, DEFAULT_CYCLE_LENGTH, DEFAULT_PERIOD_LENGTH, phaseOfDay, phaseSpans } from './phases.ts';

/** Silence of at least this many days before a cycle rests (decisions 4). */
const REST_AFTER_DAYS = 60;

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
}): CycleView {
  const open = input.cycles.at(-1);
  const given = input.given ? { given: input.given.lengths } : {};
  const forecasts = open
    ? forecastsPeriod({ cycles: input.cycles, todays: [open.startDate, input.today], ...given })
    : null;
  const [atStart, now] = forecasts ?? [];
  if (!open || !atStart || !now) return nothingLogged(input.today);
  const { today } = input;
  const { startDate } = open;
  const cycleLength =
    atStart.basis === 'population' && !input.given ? DEFAULT_CYCLE_LENGTH : daysBetween(startDate, atStart.median);
  const periodLength = Math.min(medianPeriodLength(input.cycles), cycleLength);
  const state = stateOf({ startDate, window: atStart, today });
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

function stateOf(input: { startDate: LocalDate; window: PeriodForecast; today: LocalDate }): CycleState {
  const { startDate, window, today } = input;
  const restsAfter = addDays(startDate, Math.max(REST_AFTER_DAYS, 2 * daysBetween(startDate, window.high)));
  if (today > restsAfter) return 'resting';
  if (today > window.high) return 'past';
  return today >= window.low ? 'window' : 'within';
}

/**
 * The median length in days of the periods of the member's closed cycles that are not excluded; 5 while there is none
 * (decisions 21). A period of which one day is logged tells when it began and not how long it was: it does not count.
 */
export function medianPeriodLength(cycles: readonly Cycle[]): number {
  const lengths = cycles
    .filter(({ length, excluded, periodLength }) => length !== null && excluded === null && periodLength > 1)
    .map((cycle) => cycle.periodLength)
    .sort((a, b) => a - b);
  const [lower, upper] = [lengths[Math.floor((lengths.length - 1) / 2)], lengths[Math.floor(lengths.length / 2)]];
  return lower === undefined || upper === undefined ? DEFAULT_PERIOD_LENGTH : Math.round((lower + upper) / 2);
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
