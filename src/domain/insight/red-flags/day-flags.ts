import { addDays, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import { DAY_FIELDS } from '#domain/cycle/day-fields/day-fields.ts';
import { isBleeding, type DayLog } from '#domain/cycle/day-log.ts';
import { LONGEST_GAP_IN_A_PERIOD } from '#domain/cycle/derive-cycles.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { clinicalRange } from '../clinical-range.ts';
import { FLAG_LIMITS } from './limits.ts';

/** What of a logged day is answered beside it, in the order in which it is told. */
export const DAY_FLAGS = DAY_FIELDS.flagsRead.words;
export type DayFlagKind = (typeof DAY_FLAGS)[number];
/**
 * A red flag of one day. `urgent` speaks of an emergency first. `count` is what was counted: days of a gap, of a period,
 * days missed.
 */
export type DayFlag = { readonly kind: DayFlagKind; readonly urgent: boolean; readonly count: number | null };

type Period = { readonly startDate: LocalDate; readonly periodEnd: LocalDate };
export type FlagFacts = {
  readonly today: LocalDate;
  /** The days that are known around it: this one, and as many before it as there are at hand. */
  readonly logs: readonly DayLog[];
  readonly periods: readonly Period[];
  readonly wording: StageSurface['wording'];
  readonly stageSince: LocalDate | null;
};

/** Older days are answered in Patterns alone: what a log says now is for these days. */
const RECENT_DAYS = 7;
/** An event that is told on one day is told on no later one within so many days. An emergency is told each day anew. */
const ONE_EVENT: Readonly<Record<DayFlagKind, number>> = {
  soaking: 0,
  heavy_and_faint: 0,
  after_menopause: 10,
  strong_pain: 10,
  missed_school: FLAG_LIMITS.missedWithin,
  long_period: 10,
  short_gap: 10,
  long_gap: 45,
};

/**
 * The red flags to be told beside a day: each event once, on the first of its days, until the member has read it. Only
 * what was logged is looked at; nothing is a diagnosis.
 */
export function flagsToTell(date: LocalDate, facts: FlagFacts): DayFlag[] {
  const log = facts.logs.find((one) => one.date === date);
  if (!log || daysBetween(date, facts.today) > RECENT_DAYS || date > facts.today) return [];
  const before = facts.logs.filter((one) => one.date < date);
  const isTold = (kind: DayFlagKind) =>
    before.some(
      (one) => daysBetween(one.date, date) <= ONE_EVENT[kind] && flagsOf(one, facts).some((flag) => flag.kind === kind),
    );
  return flagsOf(log, facts).filter(({ kind }) => !log.flagsRead?.includes(kind) && !isTold(kind));
}

/** Every red flag that a day holds, emergencies first. */
export function flagsOf(log: DayLog, facts: Omit<FlagFacts, 'today'>): DayFlag[] {
  const found = [
    soaking(log, facts.wording),
    isHeavyAndFaint(log) ? flag('heavy_and_faint', { urgent: true }) : null,
    isAfterMenopause(log, facts) ? flag('after_menopause', { urgent: true }) : null,
    hasStrongPain(log) ? flag('strong_pain') : null,
    missed(log, facts.logs),
    ...(facts.wording === 'first_years' ? ofFirstYears(log, facts) : []),
  ].filter((one) => one !== null);
  return found.toSorted((a, b) => Number(b.urgent) - Number(a.urgent));
}

export function hasStrongPain({ pain }: DayLog): boolean {
  return (pain?.level ?? 0) >= FLAG_LIMITS.pain;
}

export function isHeavyAndFaint({ flow, symptoms }: DayLog): boolean {
  return flow === 'heavy' && symptoms?.dizziness !== undefined;
}

/** How fast it soaked through, where that is worth a word: in the first years earlier. */
export function soaksThrough({ soaking: how }: DayLog, wording: StageSurface['wording']): boolean {
  return how !== undefined && (how !== 'every_two_hours' || wording === 'first_years');
}

/** Whether bleeding or pain kept the member from school or work. */
export function missedOut({ missed: what = [] }: DayLog): boolean {
  return what.includes('school') || what.includes('work');
}

/**
 * Bleeding, also a spot, in the stage of menopause, or twelve months after the last period of perimenopause.
 */
export function isAfterMenopause(
  { date, flow }: DayLog,
  { wording, stageSince, periods, logs }: Omit<FlagFacts, 'today'>,
): boolean {
  if (flow === undefined || flow === 'none') return false;
  if (wording === 'menopause') return stageSince === null || date >= stageSince;
  if (wording !== 'perimenopause') return false;
  const last = lastBefore(bleedBegan(date, { logs, periods }), periods);
  return last !== null && daysBetween(last.periodEnd, date) >= FLAG_LIMITS.menopauseDays;
}

function flag(kind: DayFlagKind, { urgent = false, count = null }: Partial<Omit<DayFlag, 'kind'>> = {}): DayFlag {
  return { kind, urgent, count };
}

function soaking(log: DayLog, wording: StageSurface['wording']): DayFlag | null {
  return soaksThrough(log, wording) ? flag('soaking', { urgent: log.soaking === 'two_an_hour' }) : null;
}

/** The second day that was missed, and each later one, within three months. */
function missed(log: DayLog, logs: readonly DayLog[]): DayFlag | null {
  if (!missedOut(log)) return null;
  const days = logs.filter(
    (one) => missedOut(one) && one.date <= log.date && daysBetween(one.date, log.date) < FLAG_LIMITS.missedWithin,
  ).length;
  return days >= FLAG_LIMITS.missedDays ? flag('missed_school', { count: days }) : null;
}

/** A period that goes on, and periods too near or too far from each other, by the range of the first years. */
function ofFirstYears(log: DayLog, facts: Omit<FlagFacts, 'today'>): (DayFlag | null)[] {
  const range = clinicalRange({ age: null, wording: 'first_years' });
  if (!range) return [];
  const bleeds = isBleeding(log);
  const began = bleeds ? bleedBegan(log.date, facts) : null;
  const last = lastBefore(began ?? addDays(log.date, 1), facts.periods);
  const gap = last && daysBetween(last.startDate, began ?? log.date);
  const day = began ? daysBetween(began, log.date) + 1 : 0;
  return [
    day > range.longestPeriod ? flag('long_period', { count: day }) : null,
    began && gap !== null && gap < range.shortest ? flag('short_gap', { count: gap }) : null,
    gap !== null && gap > range.longest ? flag('long_gap', { count: gap }) : null,
  ];
}

/** The first day of the bleeding that a day belongs to, by the days at hand and the periods that are known. */
function bleedBegan(date: LocalDate, { logs, periods }: Pick<FlagFacts, 'logs' | 'periods'>): LocalDate {
  const bled = new Set(logs.filter((log) => isBleeding(log)).map((log) => log.date));
  let first = date;
  for (let back = 1; back <= LONGEST_GAP_IN_A_PERIOD + 1; back += 1) {
    const day = addDays(first, -back);
    if (!bled.has(day)) continue;
    first = day;
    back = 0;
  }
  const known = periods.find(
    ({ startDate, periodEnd }) => startDate <= first && daysBetween(periodEnd, first) <= LONGEST_GAP_IN_A_PERIOD + 1,
  );
  return known?.startDate ?? first;
}

function lastBefore(date: LocalDate, periods: readonly Period[]): Period | null {
  return (
    periods.filter(({ startDate }) => startDate < date).toSorted((a, b) => (a.startDate < b.startDate ? 1 : -1))[0] ??
    null
  );
}
