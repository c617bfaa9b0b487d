import { daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import type { ClinicalRange } from './clinical-range.ts';
import { FEWEST_CYCLES, lengthsOf, type HistoryCycle } from './cycle-history.ts';

/** What is worth talking to somebody about. The first two are red flags: they do not wait. */
export const TALK_KINDS = [
  'heavy_and_faint',
  'after_menopause',
  'no_period_90',
  'short_or_long',
  'varied',
  'long_periods',
  'strong_pain',
] as const;
export type TalkKind = (typeof TALK_KINDS)[number];
/** What was logged, counted: `count` of `of` (null where there is nothing to count against). Never a diagnosis. */
export type TalkAbout = {
  readonly kind: TalkKind;
  readonly urgent: boolean;
  readonly count: number;
  readonly of: number | null;
};

const SILENT_DAYS = 90;
const STRONG_PAIN = 7;
const SEVERE = 3;
const DIZZY = 2;
/** One odd cycle happens to everybody; two are a reason to mention it. */
const MORE_THAN_ONCE = 2;
const FEWEST_FOR_VARIATION = 6;

type TalkAboutFacts = {
  readonly history: readonly HistoryCycle[];
  readonly logs: readonly DayLog[];
  readonly range: ClinicalRange | null;
  readonly wording: StageSurface['wording'];
  readonly stageSince: LocalDate | null;
};

/** What stands out in the span, red flags first, then in the order of the list. Only what was logged is counted. */
export function talkAbout(told: TalkAboutFacts): TalkAbout[] {
  return [
    heavyAndFaint(told),
    afterMenopause(told),
    ...(told.range ? ofCycles({ ...told, range: told.range }) : []),
    strongPain(told),
  ].filter((found) => found !== null);
}

function heavyAndFaint({ logs }: TalkAboutFacts): TalkAbout | null {
  const days = logs.filter(({ flow, symptoms }) => flow === 'heavy' && (symptoms?.dizziness ?? 0) >= DIZZY).length;
  return days === 0 ? null : { kind: 'heavy_and_faint', urgent: true, count: days, of: null };
}

function afterMenopause({ logs, wording, stageSince }: TalkAboutFacts): TalkAbout | null {
  if (wording !== 'menopause') return null;
  const days = logs.filter(
    ({ date, flow }) => flow !== undefined && flow !== 'none' && (stageSince === null || date >= stageSince),
  ).length;
  return days === 0 ? null : { kind: 'after_menopause', urgent: true, count: days, of: null };
}

function ofCycles({ history, range, wording }: TalkAboutFacts & { range: ClinicalRange }): (TalkAbout | null)[] {
  const counted = history.filter(({ excluded }) => excluded === null);
  const over = counted.filter(({ length }) => length !== null);
  const lengths = lengthsOf(history);
  // Before menopause long gaps are usual; they are no reason by themselves.
  const gaps = wording === 'perimenopause' ? 0 : counted.filter(({ lived }) => lived > SILENT_DAYS).length;
  const outside = over.filter(
    ({ length }) => length !== null && length <= SILENT_DAYS && (length < range.shortest || length > range.longest),
  ).length;
  const long = counted.filter(({ periodLength }) => periodLength > range.longestPeriod).length;
  const varies =
    lengths !== null &&
    lengths.count >= FEWEST_FOR_VARIATION &&
    range.variation !== null &&
    lengths.variation > range.variation;
  return [
    gaps === 0 ? null : { kind: 'no_period_90', urgent: false, count: gaps, of: null },
    outside < MORE_THAN_ONCE || over.length < FEWEST_CYCLES
      ? null
      : { kind: 'short_or_long', urgent: false, count: outside, of: over.length },
    varies ? { kind: 'varied', urgent: false, count: lengths.variation, of: null } : null,
    long < MORE_THAN_ONCE ? null : { kind: 'long_periods', urgent: false, count: long, of: counted.length },
  ];
}

/** Strong pain on days of at least three cycles, or of three calendar months where no cycle is counted. */
function strongPain({ logs, history }: TalkAboutFacts): TalkAbout | null {
  const days = logs.filter(({ pain, symptoms }) => (pain?.level ?? 0) >= STRONG_PAIN || symptoms?.cramps === SEVERE);
  const blocks = new Set(
    days.map(
      ({ date }) =>
        history.find(({ startDate, lived }) => startDate <= date && daysBetween(startDate, date) < lived)?.startDate ??
        date.slice(0, 7),
    ),
  );
  return blocks.size < FEWEST_CYCLES ? null : { kind: 'strong_pain', urgent: false, count: days.length, of: null };
}
