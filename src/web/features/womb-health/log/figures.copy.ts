import type { Basis, FigureKind } from '#domain/womb-health/figures/figure.ts';
import type { FiguresReply, WombFigure } from '#contract/womb-health/womb-health.schemas.ts';
import { counted, symptomName } from '#web/features/insight/public.ts';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { PLACE_WORDS } from '#web/ui/drawings/body/place-words.ts';
import type { Source } from '#web/ui/evidence/evidence.ts';

type Found<Kind extends FigureKind> = NonNullable<Extract<WombFigure, { kind: Kind }>['found']>;
type Names = FiguresReply['names'];

const BASIS: Readonly<Record<Basis, string>> = {
  cycles: 'finished cycle',
  periods: 'period',
  days: 'logged day',
  bleeding_days: 'bleeding day',
  painful_days: 'painful day',
  nights: 'logged night',
};

/** Where the usual ranges are written. */
const RANGES: Readonly<Record<'figo' | 'acog', Source>> = {
  figo: { name: 'FIGO', title: 'Normal and abnormal bleeding', year: 2018 },
  acog: { name: 'ACOG', title: 'Committee Opinion 651', year: 2015 },
};

/** What each figure is called. */
export const FIGURE_TITLES: Readonly<Record<FigureKind, string>> = {
  pain_timing: 'When the pain comes',
  pain_days: 'Painful days',
  pain_highest: 'How strong',
  pain_places: 'Where it hurts',
  pain_medicine: 'Days with medicine',
  period_length: 'Period length',
  heavy_days: 'Heavy days',
  soaking: 'Soaked through fast',
  missed_days: 'Days it cost you',
  cycle_lengths: 'Cycle length',
  bleeding_between: 'Bleeding between periods',
  flushes: 'Hot flashes or night sweats',
  sleep: 'Sleep',
  moods_before: 'Low, irritable or anxious',
  symptoms_before: 'Before a period',
  symptoms: 'Logged most',
  signs: 'Signs you logged',
};

/** "4 days", "5.5 days" */
const days = (count: number) => `${Math.round(count * 10) / 10} ${count === 1 ? 'day' : 'days'}`;
const of = (part: { readonly days: number; readonly of: number }) => `${part.days} of ${part.of}`;
const between = (low: number, high: number) => (low === high ? `all ${low}` : `${low} to ${high}`);
const listed = (all: readonly string[]) => all.join(', ');

const lengths = ({ median, shortest, longest, range, outside }: Found<'cycle_lengths'>) =>
  `${days(median)} in the middle, ${between(shortest, longest)}.${
    range && outside !== null
      ? ` ${outside === 0 ? 'None' : outside} outside ${range.shortest} to ${range.longest} days.`
      : ''
  }`;
const symptoms = (found: Found<'symptoms'>, names: Names, word: string) =>
  found.symptoms.length === 0
    ? 'No symptom.'
    : `${listed(found.symptoms.map(({ key, count }) => `${symptomName(key, names)} (${counted(count, word)})`))}.`;
const sleep = ({ median, poor }: Found<'sleep'>) =>
  `${median === null ? '' : `${Math.round(median * 10) / 10} hours in the middle. `}Poor on ${counted(poor, 'night')}.`;

/** What was counted, in one plain sentence; null where there is too little behind it. */
function saidOf(figure: WombFigure, names: Names): string | null {
  if (figure.found === null) return null;
  switch (figure.kind) {
    case 'pain_timing':
      return `${days(figure.found.before)} in the week before, ${figure.found.during} in a period, ${figure.found.other} on other days.`;
    case 'pain_days':
    case 'missed_days':
    case 'soaking':
    case 'flushes':
    case 'bleeding_between':
      return `${days(figure.found.days)}.`;
    case 'pain_highest':
      return `${figure.found.highest} of 10 at most, ${Math.round(figure.found.median * 10) / 10} in the middle.`;
    case 'pain_places':
      return `${listed(figure.found.places.map((one) => `${PLACE_WORDS[one.place].toLowerCase()} (${days(one.days)})`))}.`;
    case 'pain_medicine':
      return `${of(figure.found)} painful days.`;
    case 'period_length':
      return `${days(figure.found.median)} in the middle, ${between(figure.found.shortest, figure.found.longest)}.${
        figure.found.usual === null ? '' : ` Up to ${figure.found.usual} is usual.`
      }`;
    case 'heavy_days':
      return `${days(figure.found.days)}, at most ${figure.found.most} in one period.`;
    case 'cycle_lengths':
      return lengths(figure.found);
    case 'sleep':
      return sleep(figure.found);
    case 'moods_before':
      return `${of(figure.found.before)} days in the week before, ${of(figure.found.other)} on other days.`;
    case 'symptoms_before':
      return symptoms(figure.found, names, 'cycle');
    case 'symptoms':
      return symptoms(figure.found, names, 'day');
    case 'signs':
      return `${counted(figure.found.tests, 'positive test')}, watery fluid on ${days(figure.found.fluid)}, ${counted(figure.found.temperatures, 'temperature')}.`;
  }
}

/** A figure in words: what it is, what was counted, and how much stands behind it. */
export type FigureWords = {
  readonly title: string;
  /** Null where there is too little to say. */ readonly said: string | null;
  readonly behind: string;
  /** Where the range it names is written. */ readonly source: Source | null;
};

/** The words of a figure. */
export function figureWords(figure: WombFigure, names: Names): FigureWords {
  const { kind, basis, behind, least } = figure;
  const said = saidOf(figure, names);
  return {
    title: FIGURE_TITLES[kind],
    said,
    behind: said === null ? `${behind} of ${counted(least, BASIS[basis])}` : `From ${counted(behind, BASIS[basis])}`,
    source: said === null ? null : sourceOf(figure),
  };
}

function sourceOf(figure: WombFigure): Source | null {
  if (figure.kind === 'cycle_lengths') return figure.found?.range ? RANGES[figure.found.range.source] : null;
  if (figure.kind !== 'period_length' || !figure.found || figure.found.usual === null) return null;
  return figure.found.usual === 7 ? RANGES.acog : RANGES.figo;
}

/** The words of the part with the member's own log. */
export const log = {
  kicker: 'From your own log',
  title: 'What you logged, counted',
  lead: (daysLogged: number, { from }: FiguresReply['span']) =>
    `${counted(daysLogged, 'logged day')} since ${dateWithYear(from)}. A count isn’t a cause, and a quiet month proves nothing.`,
  none: 'Your log has nothing in these twelve months yet. Log a few days, and your figures show up here.',
  logDay: 'Log a day',
  few: 'Too few to say',
  loading: 'Counting your log',
  failed: {
    title: 'We couldn’t count your log',
    text: 'Everything you logged is safe, and the guide is still here below.',
  },
  around: {
    title: 'Painful days around each period',
    how: 'Each row is a period. The line marks its first day; a bigger dot is stronger pain.',
    row: (start: string, count: number) => `${start}: ${counted(count, 'painful day')}`,
    axis: ['14 days before', 'day 1', 'day 14'],
  },
  lengths: {
    title: 'Your cycles, one bar each',
    how: (range: { readonly shortest: number; readonly longest: number } | null) =>
      range ? `Oldest first. The band is ${range.shortest} to ${range.longest} days.` : 'Oldest first, in days.',
    all: (all: readonly number[]) => `Cycle lengths in days, oldest first: ${all.join(', ')}`,
  },
} as const;
