import { bloodPoints } from '#domain/blood-loss/blood-chart.ts';
import { DAY_FIELDS, type DayFieldTable, type FieldWith } from '#domain/cycle/day-fields/day-fields.ts';
import type { DayLog, Energy, Severity } from '#domain/cycle/day-log.ts';
import { temperatureFigures, type TemperatureUnit } from '#domain/log/temperature.ts';
import { fieldLabel, valueWord } from '#web/ui/day-fields/day-field.copy.ts';

/**
 * How the member's logs are told: the names of the member's own symptoms, the member's unit, and whether signs of
 * ovulation may be told in the member's stage.
 */
export type LogTold = {
  readonly names: Readonly<Record<string, string>>;
  readonly unit: TemperatureUnit;
  readonly signs: boolean;
};
export const PLAINLY: LogTold = { names: {}, unit: 'celsius', signs: true };

const ENERGY_WORDS: Readonly<Record<Energy, string>> = { 1: 'embers', 2: 'low', 3: 'steady', 4: 'warm', 5: 'bright' };
export const SEVERITY_WORDS: Readonly<Record<Severity, string>> = { 1: 'mild', 2: 'moderate', 3: 'severe' };
const SIGNS: Readonly<Record<TemperatureUnit, string>> = { celsius: '°C', fahrenheit: '°F' };
/** "skin_spots" as it is said: "skin spots". */
export const plainWord = (word: string): string => word.replaceAll('_', ' ');

export type Field =
  | 'flow'
  | 'chart'
  | 'symptoms'
  | 'pain'
  | 'moods'
  | 'energy'
  | 'sleep'
  | 'temperature'
  | 'signs'
  | 'medication'
  | 'factors'
  | 'note'
  | 'sex';
/** Under which name each field is told that has words of its own here. */
export const TOLD_AS: Readonly<Record<FieldWith<{ month: 'own' }>, Field>> = {
  flow: 'flow',
  moods: 'moods',
  energy: 'energy',
  symptoms: 'symptoms',
  customSymptoms: 'symptoms',
  pain: 'pain',
  sleep: 'sleep',
  temperature: 'temperature',
  fluid: 'signs',
  tests: 'signs',
  sex: 'sex',
  medication: 'medication',
  factors: 'factors',
  bloodLoss: 'chart',
  note: 'note',
};
const severities = (symptoms: Readonly<Partial<Record<string, Severity>>> | undefined) =>
  Object.entries(symptoms ?? {}).flatMap(([name, severity]) => (severity === undefined ? [] : [name]));

/** What can be told of a day, field by field, in the order in which it is said. */
export const FIELD_WORDS: Readonly<Record<Field, (log: DayLog, told: LogTold) => readonly string[]>> = {
  flow: ({ flow }) => (flow === 'none' ? ['no bleeding'] : flow ? [flow] : []),
  chart: ({ bloodLoss }) => (bloodLoss ? [`${bloodPoints(bloodLoss)} points on the chart`] : []),
  symptoms: ({ symptoms, customSymptoms }, { names }) => [
    ...severities(symptoms).map(plainWord),
    ...severities(customSymptoms).map((id) => names[id] ?? 'a symptom of her own'),
  ],
  pain: ({ pain }) => (pain ? [pain.level === 0 ? 'no pain' : `pain ${pain.level} of 10`] : []),
  moods: ({ moods }) => moods ?? [],
  energy: ({ energy }) => (energy ? [`energy ${ENERGY_WORDS[energy]}`] : []),
  sleep: ({ sleep }) =>
    [
      sleep?.hours === undefined ? null : `slept ${sleep.hours} ${sleep.hours === 1 ? 'hour' : 'hours'}`,
      sleep?.quality && `${sleep.quality} sleep`,
    ].filter((word) => typeof word === 'string'),
  temperature: ({ temperature }, { unit }) =>
    temperature
      ? [`${temperatureFigures(temperature, unit)} ${SIGNS[unit]}${temperature.disturbed ? ', disturbed' : ''}`]
      : [],
  signs: ({ fluid, tests = [] }, { signs }) =>
    signs
      ? [...(fluid ? [`${plainWord(fluid)} fluid`] : []), ...tests.map(({ kind, result }) => `${kind} test ${result}`)]
      : [],
  medication: ({ medication = [] }) => medication.map(({ kind, event }) => `${plainWord(kind)} ${event}`),
  factors: ({ factors = [] }) => factors.map(plainWord),
  note: ({ note }) => (note ? ['a note'] : []),
  sex: ({ sex = [] }) => sex.map((one) => (one === 'none' ? 'no sex' : `sex, ${one}`)),
};

/** What a day says of a simple field that is told by its words. */
export function simpleWords(log: DayLog, name: string, fields: DayFieldTable = DAY_FIELDS): readonly string[] {
  const field = fields[name];
  const value: unknown = (log as Readonly<Record<string, unknown>>)[name];
  if (value === undefined || field?.month !== 'words') return [];
  if (field.kind === 'whole') return [`${String(value)} ${field.unit}`];
  const words = (Array.isArray(value) ? value : [value]) as readonly (string | number)[];
  return [`${fieldLabel(name)}: ${words.map((word) => valueWord(name, word)).join(', ')}`.toLowerCase()];
}

/**
 * Told in few words where the whole day is said: the member asks for the rest by a filter or by opening the day. Sex is
 * never among them.
 */
const BRIEFLY: readonly Field[] = ['flow', 'chart', 'symptoms', 'pain', 'moods', 'energy', 'sleep', 'temperature'];

/** All that a day says without being opened. */
export function loggedDayWords(log: DayLog, told: LogTold): string[] {
  const said = BRIEFLY.flatMap((field) => FIELD_WORDS[field](log, told));
  const signs = FIELD_WORDS.signs(log, told).length > 0 ? ['body signs'] : [];
  const taken = (log.medication?.length ?? 0) > 0 ? ['medication'] : [];
  return [...said, ...signs, ...taken, ...FIELD_WORDS.factors(log, told), ...FIELD_WORDS.note(log, told)];
}
