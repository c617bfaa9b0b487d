import { addDays } from '#domain/calendar/local-date.ts';
import { MOODS, type DayLog } from '#domain/cycle/day-log.ts';
import type { Block, Together } from './chance.ts';
import type { Part } from './counted-cycles.ts';
import { symptomsOf } from './symptom-days.ts';

/** What is looked at: a symptom (by word or id), a mood, or one of these. */
export type Subject =
  | { readonly about: 'symptom' | 'mood'; readonly word: string }
  | { readonly about: 'feeling'; readonly word: Feeling };
export const FEELINGS = ['more_pain', 'low_energy', 'high_energy', 'headache', 'poor_sleep', 'low_mood'] as const;
export type Feeling = (typeof FEELINGS)[number];
/** On what kind of day: a part of the cycle, the day after a poor night, the day after alcohol or stress. */
export const AFTER = ['poor_night', 'alcohol', 'stress'] as const;
export type After = (typeof AFTER)[number];

/** One question put to every block. */
export type VisitQuestion = {
  readonly subject: Subject;
  readonly when: Part | After;
  readonly blocks: readonly Block[];
  readonly together: Together;
};
/** A logged day, with the part of its cycle where one is known. */
export type PatternDay = { readonly log: DayLog; readonly part: Part | null };

const SHORT_NIGHT = 6;
const CLEARLY = 0.5;
/** Yes or no on a day: at least twice as often inside as outside. */
const twice: Together = (inside, outside) => inside > 0 && inside >= 2 * outside;
/** On a scale: clearly higher, by half a step of the mean. */
const higher: Together = (inside, outside) => inside - outside >= CLEARLY;

const is = (told: boolean) => (told ? 1 : 0);
/** What a day says about a feeling; null where it says nothing. */
const VALUES: Readonly<Record<Feeling, (log: DayLog) => number | null>> = {
  more_pain: ({ pain }) => pain?.level ?? null,
  low_energy: ({ energy }) => (energy === undefined ? null : -energy),
  high_energy: ({ energy }) => energy ?? null,
  headache: (log) => is(log.symptoms?.headache !== undefined || log.symptoms?.migraine !== undefined),
  poor_sleep: (log) => is(log.symptoms?.poor_sleep !== undefined || log.sleep?.quality === 'poor'),
  low_mood: ({ moods }) =>
    moods === undefined ? null : is(moods.some((mood) => mood === 'low' || mood === 'irritable' || mood === 'anxious')),
};
const SCALES: readonly Feeling[] = ['more_pain', 'low_energy', 'high_energy'];
const AFTERWARDS: Readonly<Record<After, readonly Feeling[]>> = {
  poor_night: ['more_pain', 'low_energy', 'headache', 'low_mood'],
  alcohol: ['headache', 'poor_sleep'],
  stress: ['more_pain', 'headache', 'poor_sleep'],
};

/** Whether a day says how the member felt: bleeding or a temperature alone does not tell that a symptom was absent. */
function isTold(log: DayLog): boolean {
  return [log.moods, log.energy, log.symptoms, log.customSymptoms, log.pain, log.sleep].some(
    (field) => field !== undefined,
  );
}

/**
 * Every question the member's logs are asked: symptoms, moods and energy by part of the cycle, and what follows a poor
 * night, alcohol or stress.
 */
export function questionsOf(blocks: readonly (readonly PatternDay[])[], parts: readonly Part[]): VisitQuestion[] {
  const told = blocks.map((block) => block.filter(({ log }) => isTold(log)));
  const keys = [...new Set(told.flat().flatMap(({ log }) => symptomsOf(log).map(([key]) => key)))];
  const subjects: readonly Subject[] = [
    ...keys.map((word): Subject => ({ about: 'symptom', word })),
    ...MOODS.map((word): Subject => ({ about: 'mood', word })),
    { about: 'feeling', word: 'low_energy' },
    { about: 'feeling', word: 'high_energy' },
    { about: 'feeling', word: 'more_pain' },
  ];
  return [
    ...subjects.flatMap((subject) => parts.map((part) => byPart(subject, { part, told }))),
    ...AFTER.flatMap((after) => AFTERWARDS[after].map((feeling) => following(feeling, { after, told }))),
  ];
}

function byPart(
  subject: Subject,
  { part, told }: { part: Part; told: readonly (readonly PatternDay[])[] },
): VisitQuestion {
  const blocks = told.map((block) =>
    block.flatMap(({ log, part: found }) => pair(valueOf(subject, log), found === part)),
  );
  return { subject, when: part, blocks, together: togetherOf(subject) };
}

function following(
  word: Feeling,
  { after, told }: { after: After; told: readonly (readonly PatternDay[])[] },
): VisitQuestion {
  const all = after === 'poor_night' ? null : new Map(told.flat().map(({ log }) => [log.date, log]));
  const blocks = told.map((block) =>
    block.flatMap(({ log }) => {
      const exposed = isAfter(after, { log, before: all?.get(addDays(log.date, -1)) });
      return exposed === null ? [] : pair(VALUES[word](log), exposed);
    }),
  );
  return { subject: { about: 'feeling', word }, when: after, blocks, together: togetherOf({ about: 'feeling', word }) };
}

// Sleep is the night that ended on the day, so what follows it stands on the same day.
function isAfter(after: After, { log, before }: { log: DayLog; before: DayLog | undefined }): boolean | null {
  if (after !== 'poor_night') return before ? (before.factors?.includes(after) ?? false) : null;
  if (!log.sleep) return null;
  return log.sleep.quality === 'poor' || (log.sleep.hours !== undefined && log.sleep.hours < SHORT_NIGHT);
}

function valueOf(subject: Subject, log: DayLog): number | null {
  if (subject.about === 'feeling') return VALUES[subject.word](log);
  if (subject.about === 'mood')
    return log.moods === undefined ? null : is(log.moods.some((mood) => mood === subject.word));
  return is(symptomsOf(log).some(([key]) => key === subject.word));
}

function togetherOf(subject: Subject): Together {
  return subject.about === 'feeling' && SCALES.includes(subject.word) ? higher : twice;
}

function pair(value: number | null, exposed: boolean): { exposed: boolean; value: number }[] {
  return value === null ? [] : [{ exposed, value }];
}
