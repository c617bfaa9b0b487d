import type { InsightReply } from '#contract/insight/insight.schemas.ts';
import type { Part } from '#domain/insight/counted-cycles.ts';
import type { After, Feeling } from '#domain/insight/questions.ts';
import type { MonthsBack } from '#domain/insight/span.ts';
import { dateWithYear, MONTHS } from '#web/ui/drawings/dates/date-words.ts';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const spaced = (word: string) => word.replaceAll('_', ' ');
/** "1 day", "3 days" */
export const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** The name of a symptom: the member's own by its id, else its word. */
export function symptomName(key: string, names: Readonly<Record<string, string>>): string {
  return names[key] ?? capital(spaced(key));
}

/** The same inside a sentence: the member's own as it was written, else in small letters. */
export function symptomWord(key: string, names: Readonly<Record<string, string>>): string {
  return names[key] ?? spaced(key);
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
const FEELING_WORDS: Readonly<Record<Feeling, { readonly name: string; readonly said: string }>> = {
  more_pain: { name: 'More pain', said: 'You had more pain' },
  low_energy: { name: 'Low energy', said: 'Your energy was low' },
  high_energy: { name: 'High energy', said: 'Your energy was high' },
  headache: { name: 'Headache', said: 'You had a headache' },
  poor_sleep: { name: 'Poor sleep', said: 'You slept poorly' },
  low_mood: { name: 'Low, irritable or anxious', said: 'You felt low, irritable or anxious' },
};
const AFTER_WORDS: Readonly<Record<After, { readonly name: string; readonly said: string }>> = {
  poor_night: { name: 'After a poor night', said: 'after a poor night' },
  alcohol: { name: 'The day after alcohol', said: 'the day after alcohol' },
  stress: { name: 'The day after stress', said: 'the day after stress' },
};
const isAfter = (when: string): when is After => when in AFTER_WORDS;

/** "Rest", "The day after stress", or "November 2026" where months stand in for cycles. */
export function whenWord(when: string): string {
  if (isAfter(when)) return AFTER_WORDS[when].name;
  const part = (PARTS as Readonly<Record<string, string>>)[when];
  return part ?? `${MONTHS[Number(when.slice(5)) - 1] ?? ''} ${when.slice(0, 4)}`;
}

/** The same inside a sentence: "in Rest", "between periods", "during your period". */
export function inWhen(when: string): string {
  switch (when) {
    case 'between':
      return 'between periods';
    case 'bleeding':
      return 'during your period';
    case 'before':
      return 'the week before a period';
    default:
      return isAfter(when) ? AFTER_WORDS[when].said : `in ${whenWord(when)}`;
  }
}

type Shown = InsightReply['patterns']['shown'][number];
type Told = {
  readonly names: InsightReply['names'];
  readonly unit: 'cycle' | 'month';
  /** As the member's stage says it. */ readonly say: (text: string) => string;
};

/** What went together with a part: "Cramps", "Feeling low", "High energy". */
export function subjectName({ subject }: Shown, names: InsightReply['names']): string {
  if (subject.about === 'feeling') return FEELING_WORDS[subject.word].name;
  return subject.about === 'mood' ? `Feeling ${subject.word}` : symptomName(subject.word, names);
}

/** "You logged cramps in Rest in 7 of 9 cycles. By chance we’d expect about 2." */
export function patternWords(shown: Shown, { names, unit, say }: Told): string {
  const { subject, when, together, of, byChance } = shown;
  const what =
    subject.about === 'feeling'
      ? FEELING_WORDS[subject.word].said
      : subject.about === 'mood'
        ? `You felt ${subject.word}`
        : `You logged ${symptomWord(subject.word, names)}`;
  const day = inWhen(when).replace(/^in (?=(Rest|Create|Shine|Reflect)$)/, 'during ');
  const often = together === of ? `in all ${counted(of, unit)}` : `in ${together} of ${counted(of, unit)}`;
  return `${what} ${say(day)} ${often}. By chance we’d expect about ${Math.round(byChance)}.`;
}

export const MONTH_WORDS: Readonly<Record<MonthsBack, string>> = {
  6: '6 months',
  12: '1 year',
  24: '2 years',
  all: 'All',
};

/** The usual range in one sentence. */
export function rangeWords(range: NonNullable<InsightReply['range']>): string {
  if (range.source === 'acog') return 'In the first years after a first period, 21 to 45 days is usual.';
  return 'For adults, 24 to 38 days is usual.';
}

export const insight = {
  title: 'Patterns',
  loading: 'Loading...',
  failed: {
    title: 'We couldn’t load your patterns',
    text: 'Everything you logged is safe. Check your connection, then try again.',
  },
  months: 'How far back',
  since: ({ from, to }: InsightReply['span'], cycles: number) =>
    [dateWithYear(from), `to ${dateWithYear(to)}${cycles > 0 ? `, ${counted(cycles, 'cycle')}` : ''}`] as const,
  updating: 'Loading another range...',
  nothing: {
    title: 'No patterns yet',
    text: 'Patterns start with your logs. Add a mood, your energy or a symptom now and then.',
    action: 'Log a day',
  },
  history: {
    title: 'Cycle length',
    sentence: ({ count, shortest, longest, period }: NonNullable<InsightReply['lengths']>) => {
      const all = count === 1 ? 'One cycle' : `All ${count}`;
      const between = shortest === longest ? `${counted(shortest, 'day')}` : `between ${shortest} and ${longest} days`;
      return `${all}: ${between}.${period === null ? '' : ` Your period usually lasts ${counted(period, 'day')}.`}`;
    },
    median: ({ median, variation }: NonNullable<InsightReply['lengths']>) =>
      `Half are shorter than ${counted(median, 'day')}, half longer. Your longest and shortest are ${counted(variation, 'day')} apart.`,
    varies: ({ variation }: NonNullable<InsightReply['range']>) =>
      variation === null ? '' : ` Up to ${variation} days apart is usual.`,
    band: ({ shortest, longest }: NonNullable<InsightReply['range']>) => `usual range, ${shortest} to ${longest} days`,
    last: (shown: number) => `The last ${shown} are drawn. The tables have all of them.`,
    dashed: 'Dashed cycles aren’t counted.',
    head: ['Began', 'Days', 'Period', 'Note'],
    now: 'now',
    soFar: (days: number) => `day ${days}, so far`,
    leftOut: (reason: string) => `left out: ${spaced(reason)}`,
  },
  symptoms: {
    title: 'Symptoms by cycle day',
    none: 'You logged no symptoms in a finished cycle.',
    head: ['Symptom', 'Cycles'],
    days: 'Cycle days (cycles)',
    today: 'today',
    day: 'cycle day',
    inCycles: (cycles: number, of: number) => `${cycles} of ${of}`,
    point: (name: string, { cycles, of, days }: { cycles: number; of: number; days: string }) =>
      `${name}: ${cycles} of ${counted(of, 'cycle')}. ${days}`,
    mostOn: (day: number) => `Mostly on day ${day}.`,
    mostBetween: (from: number, to: number) => `Mostly on days ${from} to ${to}.`,
    allOver: 'On days throughout the cycle.',
    onDays: (days: readonly { readonly day: number; readonly cycles: number }[]) =>
      days.map(({ day, cycles }) => `${day} (${cycles})`).join(', '),
  },
  feelings: {
    title: { phases: 'Energy by phase', parts: 'Energy around your period', months: 'Energy by month' },
    sentence: (high: string, low: string) => `Highest ${high}, lowest ${low}. Out of 5.`,
    level: 'We need more days with energy to compare.',
    lastMonths: (shown: number) => `The last ${shown} months are drawn. The tables have all of them.`,
    head: ['When', 'Energy, 1 to 5', 'Days', 'Moods most often'],
    noMoods: 'no moods',
    few: 'too few days',
    fewShort: '–',
    point: (energy: number, days: number) => `energy ${energy} of 5 over ${counted(days, 'day')}`,
    moods: (words: string) => `moods: ${words}`,
  },
  patterns: {
    title: 'What went together',
    none: (asked: number) =>
      asked === 0
        ? 'There aren’t enough days to compare yet. Log on most days for about six cycles.'
        : `We tested ${counted(asked, 'question')} on your logs. Nothing went together more often than by chance.`,
    thin: 'That’s the thin arc.',
    of: (of: number) => `of ${of}`,
    more: (count: number) => `${count} more that went together`,
    head: ['What', 'When', 'Together', 'By chance'],
    count: (together: number, of: number) => `${together} of ${of}`,
    about: (byChance: number) => `about ${Math.round(byChance)}`,
  },
  how: [
    'Nothing here is a diagnosis, and going together isn’t a cause.',
    'Cycles you left out aren’t counted.',
    'We look at what happened in at least six cycles. We show it when both came in two of three, far more often than chance.',
    'Chance comes from shuffling your own days. The more questions we ask, the stricter we are.',
    'Of 100 people without any pattern, at most five would be shown one.',
  ],
  tables: 'All of this as tables',
  closed: {
    title: 'More from your days',
    symptoms: 'See your symptoms across the days of your cycle.',
    feelings: 'See when your energy runs high and low, and your most frequent moods.',
    patterns: 'See what happens together more often than by chance.',
    stays: 'Health warnings, your cycle history and every day you logged stay open. Your new logs still count.',
  },
  report: 'Report for my doctor',
  walk: 'Arrow keys move along the points.',
  at: (point: number, of: number) => (point === 0 ? counted(of, 'point') : `${point} of ${of}`),
} as const;
