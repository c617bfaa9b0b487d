import { daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Cycle } from '#domain/cycle/cycle-view.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import type { ClinicalRange } from './clinical-range.ts';
import { FEWEST_CYCLES, lengthsOf, type HistoryCycle } from './cycle-history.ts';
import { hasStrongPain, isAfterMenopause, isHeavyAndFaint, missedOut, soaksThrough } from './red-flags/day-flags.ts';
import { FLAG_LIMITS } from './red-flags/limits.ts';

/** What is worth talking to somebody about. The first ones are red flags: they do not wait. */
export const TALK_KINDS = [
  'soaking',
  'heavy_and_faint',
  'after_menopause',
  'no_period_90',
  'short_or_long',
  'varied',
  'long_periods',
  'strong_pain',
  'missed_school',
] as const;
export type TalkKind = (typeof TALK_KINDS)[number];
/** What was logged, counted: `count` of `of` (null where there is nothing to count against). Never a diagnosis. */
export type TalkAbout = {
  readonly kind: TalkKind;
  readonly urgent: boolean;
  readonly count: number;
  readonly of: number | null;
};

const SEVERE = 3;
/** One odd cycle happens to everybody; two are a reason to mention it. In the first years one is. */
const MORE_THAN_ONCE = 2;
const FEWEST_FOR_VARIATION = 6;

type TalkAboutFacts = {
  /** All there are, also from before the span. */
  readonly cycles: readonly Pick<Cycle, 'startDate' | 'periodEnd'>[];
  readonly history: readonly HistoryCycle[];
  readonly logs: readonly DayLog[];
  readonly range: ClinicalRange | null;
  readonly wording: StageSurface['wording'];
  readonly stageSince: LocalDate | null;
};

/** What stands out in the span, red flags first, then in the order of the list. Only what was logged is counted. */
export function talkAbout(told: TalkAboutFacts): TalkAbout[] {
  return [
    soaking(told),
    heavyAndFaint(told),
    afterMenopause(told),
    ...(told.range ? ofCycles({ ...told, range: told.range }) : []),
    strongPain(told),
    missed(told),
  ].filter((found) => found !== null);
}

function soaking({ logs, wording }: TalkAboutFacts): TalkAbout | null {
  const days = logs.filter((log) => soaksThrough(log, wording));
  const urgent = days.some((log) => log.soaking === 'two_an_hour');
  return days.length === 0 ? null : { kind: 'soaking', urgent, count: days.length, of: null };
}

function missed({ logs }: TalkAboutFacts): TalkAbout | null {
  const days = logs.filter(missedOut).length;
  return days < FLAG_LIMITS.missedDays ? null : { kind: 'missed_school', urgent: false, count: days, of: null };
}

function heavyAndFaint({ logs }: TalkAboutFacts): TalkAbout | null {
  const days = logs.filter(isHeavyAndFaint).length;
  return days === 0 ? null : { kind: 'heavy_and_faint', urgent: true, count: days, of: null };
}

function afterMenopause({ logs, cycles, wording, stageSince }: TalkAboutFacts): TalkAbout | null {
  const days = logs.filter((log) => isAfterMenopause(log, { logs, periods: cycles, wording, stageSince })).length;
  return days === 0 ? null : { kind: 'after_menopause', urgent: true, count: days, of: null };
}

function ofCycles({ history, range, wording }: TalkAboutFacts & { range: ClinicalRange }): (TalkAbout | null)[] {
  const counted = history.filter(({ excluded }) => excluded === null);
  const over = counted.filter(({ length }) => length !== null);
  const lengths = lengthsOf(history);
  // Before menopause long gaps are usual; they are no reason by themselves.
  const gaps = wording === 'perimenopause' ? 0 : counted.filter(({ lived }) => lived > FLAG_LIMITS.silentDays).length;
  const isTeen = wording === 'first_years';
  const enough = isTeen ? 1 : MORE_THAN_ONCE;
  const outside = over.filter(
    ({ length }) =>
      length !== null && length <= FLAG_LIMITS.silentDays && (length < range.shortest || length > range.longest),
  ).length;
  const long = counted.filter(({ periodLength }) => periodLength > range.longestPeriod).length;
  const varies =
    lengths !== null &&
    lengths.count >= FEWEST_FOR_VARIATION &&
    range.variation !== null &&
    lengths.variation > range.variation;
  return [
    gaps === 0 ? null : { kind: 'no_period_90', urgent: false, count: gaps, of: null },
    outside < enough || (!isTeen && over.length < FEWEST_CYCLES)
      ? null
      : { kind: 'short_or_long', urgent: false, count: outside, of: over.length },
    varies ? { kind: 'varied', urgent: false, count: lengths.variation, of: null } : null,
    long < enough ? null : { kind: 'long_periods', urgent: false, count: long, of: counted.length },
  ];
}

/** Strong pain on days of at least three cycles, or of three calendar months where no cycle is counted. */
function strongPain({ logs, history }: TalkAboutFacts): TalkAbout | null {
  const days = logs.filter((log) => hasStrongPain(log) || log.symptoms?.cramps === SEVERE);
  const blocks = new Set(
    days.map(
      ({ date }) =>
        history.find(({ startDate, lived }) => startDate <= date && daysBetween(startDate, date) < lived)?.startDate ??
        date.slice(0, 7),
    ),
  );
  return blocks.size < FEWEST_CYCLES ? null : { kind: 'strong_pain', urgent: false, count: days.length, of: null };
}
