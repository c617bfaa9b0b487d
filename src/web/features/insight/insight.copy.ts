import type { InsightReply } from '#contract/insight/insight.schemas.ts';
import type { Part } from '#domain/insight/counted-cycles.ts';
import type { After, Feeling } from '#domain/insight/questions.ts';
import type { MonthsBack } from '#domain/insight/span.ts';
import type { TalkAbout } from '#domain/insight/talk-about.ts';
import { cycleCopy } from '#web/features/cycle/public.ts';
import { dateWithYear, MONTHS } from '#web/ui/drawings/dates/date-words.ts';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const spaced = (word: string) => word.replaceAll('_', ' ');
/** "1 day", "3 days" */
export const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** The name of a symptom: the member's own by its id, else its word. */
export function symptomName(key: string, names: Readonly<Record<string, string>>): string {
  return names[key] ?? capital(spaced(key));
}

const PARTS: Readonly<Record<Part, string>> = {
  rest: 'Rest',
  create: 'Create',
  shine: 'Shine',
  reflect: 'Reflect',
  bleeding: 'Your period',
  between: 'Between periods',
  before: 'The week before a period',
};
const FEELING_WORDS: Readonly<Record<Feeling, string>> = {
  more_pain: 'More pain',
  low_energy: 'Low energy',
  high_energy: 'High energy',
  headache: 'Headache',
  poor_sleep: 'Poor sleep',
  low_mood: 'Low, irritable or anxious moods',
};
const AFTER_WORDS: Readonly<Record<After, string>> = {
  poor_night: 'a poor night',
  alcohol: 'the day after alcohol',
  stress: 'the day after stress',
};

/** "Rest", or "November 2026" where months stand in for cycles. */
export function whenWord(when: string): string {
  const part = (PARTS as Readonly<Record<string, string>>)[when];
  return part ?? `${MONTHS[Number(when.slice(5)) - 1] ?? ''} ${when.slice(0, 4)}`;
}

/** The same inside a sentence: "in Rest", "between periods", "in your period". */
export function inWhen(when: string): string {
  const word = whenWord(when);
  return when === 'between'
    ? word.toLowerCase()
    : `in ${when === 'bleeding' || when === 'before' ? word.replace(/^\w/, (letter) => letter.toLowerCase()) : word}`;
}

type Shown = InsightReply['patterns']['shown'][number];
/** "Cramps and Rest went together in 7 of 9 cycles. Chance alone would give about 2." */
export function patternWords(
  { subject, when, together, of, byChance }: Shown,
  { names, unit, say }: { names: InsightReply['names']; unit: 'cycle' | 'month'; say: (text: string) => string },
): string {
  const what =
    subject.about === 'feeling'
      ? FEELING_WORDS[subject.word]
      : subject.about === 'mood'
        ? `Feeling ${subject.word}`
        : symptomName(subject.word, names);
  const day =
    (AFTER_WORDS as Readonly<Record<string, string>>)[when] ??
    whenWord(when).replace(/^(Your|The|Between)/, (word) => word.toLowerCase());
  return `${what} and ${say(day)} went together in ${together} of ${counted(of, unit)}. Chance alone would give about ${Math.round(byChance)}.`;
}

export const MONTH_WORDS: Readonly<Record<MonthsBack, string>> = {
  6: '6 months',
  12: '1 year',
  24: '2 years',
  all: 'All',
};

/** What was counted and who says that it is worth a talk, with the year. */
export function talkWords({ kind, count, of }: TalkAbout): { what: string; source: string } {
  const acog = 'ACOG Committee Opinion 651 (2015)';
  switch (kind) {
    case 'soaking':
      return {
        what: `Pads or tampons soaked through fast were logged on ${counted(count, 'day')}. Two an hour for two hours, or feeling faint: emergency care. One an hour for some hours: a doctor, soon.`,
        source: 'UpToDate, Heavy periods (read 2026); Mayo Clinic, Menorrhagia (read 2026).',
      };
    case 'missed_school':
      return {
        what: `Bleeding or pain kept you from school or work on ${counted(count, 'day')}.`,
        source: "Office on Women's Health, Period pain (read 2026): a reason to see a doctor.",
      };
    case 'heavy_and_faint':
      return {
        what: `Heavy bleeding with dizziness was logged on ${counted(count, 'day')}. If you feel faint now, or soak two pads or tampons an hour, get emergency care.`,
        source: 'The rule of emergency patient guides (UpToDate, read 2026).',
      };
    case 'after_menopause':
      return {
        what: `Bleeding or spotting was logged on ${counted(count, 'day')} after menopause. Once is enough to have it checked soon; mostly it turns out to be harmless.`,
        source: 'NHS, Postmenopausal bleeding (read 2026).',
      };
    case 'no_period_90':
      return {
        what:
          count === 1
            ? 'Once there were more than 90 days from one period to the next, or since the last.'
            : `${count} times there were more than 90 days between periods.`,
        source: `${acog} names this as worth a talk.`,
      };
    case 'short_or_long':
      return {
        what: `${count} of ${counted(of ?? 0, 'cycle')} ${count === 1 ? 'is' : 'are'} outside the usual range.`,
        source: 'The range is the one named above.',
      };
    case 'varied':
      return {
        what: `Your longest and your shortest cycle are ${counted(count, 'day')} apart.`,
        source: 'FIGO (2018) gives 7 to 9 days by age as the usual difference.',
      };
    case 'long_periods':
      return {
        what: `${count} of ${counted(of ?? 0, 'period')} ran longer than is usual.`,
        source: `FIGO (2018) counts up to 8 days as usual; in the first years ${acog} counts up to 7.`,
      };
    case 'strong_pain':
      return {
        what: `Strong pain or severe cramps were logged on ${counted(count, 'day')}, in three cycles or more.`,
        source: 'NHS, Period pain (read 2026): severe pain, or pain that painkillers do not control, is worth a visit.',
      };
  }
}

/** The usual range in one sentence, with its source. */
export function rangeWords(range: NonNullable<InsightReply['range']>): string {
  if (range.source === 'acog')
    return 'In the first years after the first period, 21 to 45 days is usual (ACOG Committee Opinion 651, 2015).';
  const varies =
    range.variation === null
      ? ''
      : ` The longest is usually at most 7 to 9 days longer than the shortest, by age; here it is held against ${range.variation}.`;
  return `For adults, 24 to 38 days is usual.${varies} (FIGO, 2018)`;
}

export const insight = {
  title: 'Patterns',
  lead: 'What your logs say side by side. Nothing here is a diagnosis.',
  loading: 'Loading...',
  failed: { ...cycleCopy.failed, title: 'Your patterns did not come through' },
  months: 'How far back',
  since: ({ from, to }: InsightReply['span']) => `${dateWithYear(from)} to ${dateWithYear(to)}`,
  updating: 'Looking at other days...',
  nothing: {
    title: 'Nothing is logged in these days',
    text: 'Patterns need days to compare. A mood, an energy or a symptom now and then is enough.',
    action: 'Log a day',
  },
  fewer: (have: number) =>
    `${have === 0 ? 'No cycle is' : have === 1 ? 'One cycle is' : 'Two cycles are'} finished in these days. From three on there is a history to speak of; ${have === 2 ? 'one more is' : `${3 - have} more are`} missing.`,
  fewerTeen: 'In the first years every cycle may be different. That is how bodies begin.',
  now: {
    title: 'When not to wait',
    heavy:
      'Soaking two pads or tampons an hour for two hours, feeling faint, chest pain, trouble breathing or very strong belly pain: call emergency care now.',
    teen: 'Tell a grown-up you trust, too.',
    source: 'The rule of emergency patient guides (UpToDate, read 2026).',
  },
  talk: {
    title: 'Worth talking to somebody about',
    none: 'Nothing in these days stands out by the guidelines we go by. If something worries you, that is reason enough.',
    urgent: 'Soon',
  },
  history: {
    title: 'Cycle history',
    sentence: ({ count, median, shortest, longest, variation, period }: NonNullable<InsightReply['lengths']>) =>
      `Over ${counted(count, 'cycle')} the median is ${counted(median, 'day')}, the shortest ${shortest} and the longest ${longest}: ${counted(variation, 'day')} apart.${period === null ? '' : ` Periods last ${counted(period, 'day')}, by the median.`}`,
    last: ({ length, startDate }: Pick<InsightReply['history'][number], 'length' | 'startDate'>) =>
      length === null ? '' : ` The last one, from ${dateWithYear(startDate)}, was ${counted(length, 'day')}.`,
    method: 'Variation is the longest less the shortest. Cycles you left out are drawn dashed and not counted.',
    head: ['Began', 'Days', 'Period', 'Note'],
    soFar: (days: number) => `day ${days}, so far`,
    leftOut: (reason: string) => `left out: ${spaced(reason)}`,
    all: (count: number) => `Show all ${count}`,
    day: 'day 1',
  },
  symptoms: {
    title: 'Where it tends to land',
    sentence: (name: string, { cycles, of }: { cycles: number; of: number }) =>
      `${name} came most often: in ${cycles} of ${counted(of, 'cycle')}. Dot size is how many cycles.`,
    last: (name: string, { cycles, of }: { cycles: number; of: number }) =>
      ` The last row, ${name}, came in ${cycles} of ${of}.`,
    none: 'No symptom was logged in a finished cycle of these days.',
    symptom: 'Symptom',
    inCycles: 'Cycles',
    point: (name: string, day: number, { cycles, of }: { cycles: number; of: number }) =>
      `${name}, day ${day}: ${cycles} of ${counted(of, 'cycle')}`,
  },
  feelings: {
    title: {
      phases: 'Mood and energy by phase',
      parts: 'Mood and energy around your period',
      months: 'Mood and energy by month',
    },
    sentence: (high: string, low: string) =>
      `Energy is highest ${high} and lowest ${low}, by the mean of the days you logged.`,
    last: (when: string, energy: number) => ` The last row, ${when}, has ${energy} of 5.`,
    level: 'Energy was logged on too few days to compare.',
    head: ['When', 'Energy, 1 to 5', 'Days', 'Moods most often'],
    noMoods: 'none logged',
  },
  patterns: {
    title: 'What went together',
    none: (asked: number) =>
      asked === 0
        ? 'There are not enough days to compare yet. Six cycles with a mood, an energy or a symptom on most days are a good start.'
        : `Nothing went together more often than chance would have it. ${counted(asked, 'question')} were put to your logs.`,
    how: 'How this is worked out',
    method:
      'Only what happened in at least six cycles is looked at, and shown when it went together in two of three or more, far more often than when the same days are shuffled around. The more questions are asked, the stricter the measure: of a hundred people without any pattern, at most five would be shown one. Going together is not a cause.',
  },
  closed: {
    title: 'More that your days say',
    symptoms: 'Your symptoms laid on the days of your cycle, dot by dot.',
    feelings: 'When energy runs high and low, and the moods you log most.',
    patterns: 'What comes together more often than chance would have it, each with its count.',
    stays:
      'What is worth talking about, your cycle history and every day you logged stay open, for ever, and your logs go on counting.',
  },
  report: 'Report for my doctor',
  table: { show: 'Show as a table', hide: 'Hide the table' },
  walk: 'Arrow keys move along the points.',
  at: (point: number, of: number) => (point === 0 ? counted(of, 'point') : `${point} of ${of}`),
} as const;
