import { addDays, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import { PAIN_PLACES, type DayLog, type Intake } from '#domain/cycle/day-log.ts';
import { medianOf } from '#domain/cycle/median.ts';
import { figureOf, type Figure, type PainRow } from './figure.ts';
import { painfulDays, painOf, type LogFacts } from './log-facts.ts';

/** How many days before and after the first day of a period a row has, and how many rows are told. */
const AROUND = 14;
const MOST_ROWS = 7;
const MOST_PLACES = 3;
const TAKEN: ReadonlySet<Intake['event']> = new Set(['taken', 'late', 'doubled']);

/** When there was pain, on how many days, how strong, where, and how often something was taken for it. */
export function painFigures(facts: LogFacts): Figure[] {
  const { logs, counted } = facts;
  const painful = painfulDays(logs);
  const levels = painful.map(painOf);
  const inPart = (part: string) =>
    counted.reduce((sum, { days }) => sum + days.filter((day) => day.part === part && painOf(day.log) > 0).length, 0);
  return [
    figureOf('pain_timing', [counted.length, 'cycles'], () => ({
      before: inPart('before'),
      during: inPart('bleeding'),
      other: inPart('between'),
      rows: painRows(facts),
    })),
    figureOf('pain_days', [logs.length, 'days'], () => ({ days: painful.length })),
    figureOf('pain_highest', [painful.length, 'painful_days'], () => ({
      highest: Math.max(...levels),
      median: medianOf(levels),
    })),
    figureOf('pain_places', [painful.filter(hasPlace).length, 'painful_days'], () => ({ places: placesOf(painful) })),
    figureOf('pain_medicine', [painful.length, 'painful_days'], () => ({
      days: painful.filter(hasMedicine).length,
      of: painful.length,
    })),
  ];
}

function hasPlace({ pain }: DayLog): boolean {
  return (pain?.places.length ?? 0) > 0;
}

function hasMedicine({ medication = [] }: DayLog): boolean {
  return medication.some(({ kind, event }) => kind === 'medicine' && TAKEN.has(event));
}

function placesOf(painful: readonly DayLog[]) {
  return PAIN_PLACES.map((place) => ({
    place,
    days: painful.filter(({ pain }) => pain?.places.includes(place)).length,
  }))
    .filter(({ days }) => days > 0)
    .toSorted((one, other) => other.days - one.days)
    .slice(0, MOST_PLACES);
}

/**
 * The painful days around the newest periods, oldest first. A day between two periods stands in one row alone: the
 * earlier one has its first two weeks.
 */
export function painRows({ history, logs, today }: Pick<LogFacts, 'history' | 'logs' | 'today'>): PainRow[] {
  const starts = history.map(({ startDate }) => startDate).toReversed();
  const levels = new Map(logs.map((log) => [log.date, painOf(log)]));
  return starts.map((start, at) => rowOf(start, { before: starts[at - 1], levels, today })).slice(-MOST_ROWS);
}

type Around = {
  readonly before: LocalDate | undefined;
  readonly levels: ReadonlyMap<LocalDate, number>;
  readonly today: LocalDate;
};

function rowOf(start: LocalDate, { before, levels, today }: Around): PainRow {
  const free = before === undefined ? AROUND : daysBetween(before, start) - AROUND;
  const from = -Math.max(0, Math.min(AROUND, free));
  const days = Array.from({ length: AROUND - from }, (_, step) => from + step).flatMap((at) => {
    const date = addDays(start, at);
    const level = date > today ? 0 : (levels.get(date) ?? 0);
    return level > 0 ? [{ at, level }] : [];
  });
  return { start, days };
}
