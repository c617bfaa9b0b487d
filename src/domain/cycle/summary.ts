import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import { NO_EDITS, type CycleEdits } from './cycle-view.ts';
import type { DayLog } from './day-log.ts';
import { withLogged, type LoggedDays } from './logged-days.ts';

/** The kinds of log the quick tiles speak of. */
export type Tile = 'flow' | 'mood' | 'energy' | 'symptoms';
export type LastLogged = Readonly<Record<Tile, LocalDate | null>>;

/**
 * What every screen needs of all the member's logs at once: kept as one sealed document, so that ten years open in a
 * moment.
 */
export type Summary = {
  readonly schemaVersion: 1;
  /** Every day with bleeding or spotting, oldest first, with nothing but its flow. */
  readonly bleeding: readonly DayLog[];
  readonly edits: CycleEdits;
  readonly lastLogged: LastLogged;
  /** Days with any log at all; absent in a summary that was made before they were kept, until the next write. */
  readonly loggedDays?: LoggedDays;
  /** The day on which the member last said that the member's period has not started yet. */
  readonly notYetOn?: LocalDate;
  /** The first day of the period for which a forecast is known to be kept: there is nothing to ask for again. */
  readonly forecastKeptFor?: LocalDate;
  /**
   * The days of the last 400 with a sign of ovulation (temperature, fluid, test) or unprotected sex, oldest first, with
   * nothing but these. A document of before they were kept has none: they are read from the days.
   */
  readonly signs?: readonly DayLog[];
};

/** Signs of the last year teach the member's luteal length; older ones hardly count. */
const SIGN_DAYS = 400;

export const EMPTY_SUMMARY: Summary = {
  schemaVersion: 1,
  bleeding: [],
  edits: NO_EDITS,
  lastLogged: { flow: null, mood: null, energy: null, symptoms: null },
  signs: [],
  loggedDays: {},
};

/** The summary after some days were written. A day given blank was taken away. */
export function withDays(summary: Summary, days: readonly DayLog[]): Summary {
  const written = new Set(days.map((day) => day.date));
  const kept = summary.bleeding.filter((day) => !written.has(day.date));
  const bleeding = [...kept, ...days.flatMap(bleedingOf)].sort((a, b) => (a.date < b.date ? -1 : 1));
  const loggedDays = summary.loggedDays && { loggedDays: withLogged(summary.loggedDays, days) };
  const signs = summary.signs && { signs: withSigns(summary.signs, days) };
  return { ...summary, ...loggedDays, ...signs, bleeding, lastLogged: latest(summary.lastLogged, days) };
}

/** The signs of the member's days, as a summary holds them. */
export function withSigns(known: readonly DayLog[], days: readonly DayLog[]): DayLog[] {
  const written = new Set(days.map(({ date }) => date));
  const all = [...known.filter(({ date }) => !written.has(date)), ...days.flatMap(signsOf)].sort((a, b) =>
    a.date < b.date ? -1 : 1,
  );
  const newest = all.at(-1)?.date;
  return newest ? all.filter(({ date }) => date > addDays(newest, -SIGN_DAYS)) : [];
}

/**
 * True when the newest day of a tile lost that field, or the newest sign went, so that all logs must be read to find the
 * one before it; and once for a summary that does not know its logged days yet.
 */
export function mustReadAll(summary: Summary, days: readonly DayLog[]): boolean {
  if (summary.loggedDays === undefined) return true;
  const newestSign = summary.signs?.at(-1)?.date;
  return (
    days.some((day) => day.date === newestSign && signsOf(day).length === 0) ||
    TILES.some(({ tile, has }) => days.some((day) => summary.lastLogged[tile] === day.date && !has(day)))
  );
}

/** The summary of a whole history: deriving again from the same logs gives the same. */
export function summarise(logs: readonly DayLog[], edits: CycleEdits): Summary {
  return withDays({ ...EMPTY_SUMMARY, edits }, logs);
}

const TILES: readonly { tile: Tile; has: (day: DayLog) => boolean }[] = [
  { tile: 'flow', has: (day) => day.flow !== undefined && day.flow !== 'none' },
  { tile: 'mood', has: (day) => day.moods !== undefined },
  { tile: 'energy', has: (day) => day.energy !== undefined },
  { tile: 'symptoms', has: (day) => day.symptoms !== undefined || day.customSymptoms !== undefined },
];

function bleedingOf({ date, flow, bleedingExcluded }: DayLog): DayLog[] {
  if (flow === undefined || flow === 'none') return [];
  return [{ date, flow, ...(bleedingExcluded && { bleedingExcluded }) }];
}

function signsOf({ date, temperature, fluid, tests, sex }: DayLog): DayLog[] {
  const day = {
    date,
    ...(temperature && { temperature }),
    ...(fluid && { fluid }),
    ...(tests && { tests }),
    ...(sex?.includes('unprotected') && { sex: ['unprotected' as const] }),
  };
  return Object.keys(day).length > 1 ? [day] : [];
}

function latest(before: LastLogged, days: readonly DayLog[]): LastLogged {
  const newest = (known: LocalDate | null, has: (day: DayLog) => boolean) =>
    days
      .filter(has)
      .reduce<LocalDate | null>((late, day) => (late === null || day.date > late ? day.date : late), known);
  return Object.fromEntries(TILES.map(({ tile, has }) => [tile, newest(before[tile], has)])) as LastLogged;
}
