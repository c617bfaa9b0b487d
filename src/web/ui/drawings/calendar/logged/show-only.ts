import { DAY_FIELDS, showsField, type DayFieldTable, type FieldViewer } from '#domain/cycle/day-fields/day-fields.ts';
import { symptomsOffered, type DayLog, type Flow, type Severity } from '#domain/cycle/day-log.ts';
import { temperatureFigures } from '#domain/log/temperature.ts';
import { fieldLabel } from '#web/ui/day-fields/day-field.copy.ts';
import { FIELD_WORDS, plainWord, SEVERITY_WORDS, simpleWords, TOLD_AS, type Field, type LogTold } from './day-words.ts';

/**
 * What the month shows: everything, one field, a simple field by its name ("field fluid"), or one symptom ("symptom
 * cramps", or the id of one of the member's own).
 */
export type ShowOnly = 'all' | Field | `field ${string}` | `symptom ${string}`;

/** What a day shows of it: drawn as drops, dots or figures, and in words. */
export type Shown = {
  readonly said: string;
  readonly brief: string;
  readonly flow?: Exclude<Flow, 'none'>;
  readonly severity?: Severity;
};

const one = (only: ShowOnly, what: 'symptom' | 'field') =>
  only.startsWith(`${what} `) ? only.slice(what.length + 1) : null;

/** What a day says about the one thing the member asked for; null when nothing. */
export function shownOf(
  log: DayLog | undefined,
  {
    only,
    told,
    fields,
  }: { readonly only: Exclude<ShowOnly, 'all'>; readonly told: LogTold; readonly fields?: DayFieldTable },
): Shown | null {
  if (!log) return null;
  const symptom = one(only, 'symptom');
  if (symptom !== null) return ofSymptom(log, symptom);
  const simple = one(only, 'field');
  const words = simple === null ? FIELD_WORDS[only as Field](log, told) : simpleWords(log, simple, fields);
  if (words.length === 0) return null;
  const said = words.join(', ');
  return {
    said,
    brief: BRIEF[only as Field]?.(log, told) ?? said,
    ...(only === 'flow' && log.flow && log.flow !== 'none' && { flow: log.flow }),
  };
}

/** A field in the width of a day. */
const BRIEF: Readonly<Partial<Record<Field, (log: DayLog, told: LogTold) => string | undefined>>> = {
  flow: ({ flow }) => (flow === 'none' ? 'none' : flow),
  pain: ({ pain }) => pain && `${pain.level}/10`,
  sleep: ({ sleep }) => (sleep?.hours === undefined ? sleep?.quality : `${sleep.hours} h`),
  temperature: ({ temperature }, { unit }) => temperature && temperatureFigures(temperature, unit),
  energy: ({ energy }) => energy && `${energy} of 5`,
  note: () => 'note',
};

function ofSymptom({ symptoms, customSymptoms }: DayLog, name: string): Shown | null {
  const all: Readonly<Partial<Record<string, Severity>>> = { ...symptoms, ...customSymptoms };
  const severity = all[name];
  return severity === undefined ? null : { said: SEVERITY_WORDS[severity], brief: SEVERITY_WORDS[severity], severity };
}

type Choice = { readonly value: ShowOnly; readonly label: string };
type Offer = {
  readonly told: LogTold;
  readonly flow: boolean;
  readonly adult: boolean;
  readonly own: readonly { readonly id: string; readonly name: string }[];
  readonly fields?: DayFieldTable;
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const FIELD_LABELS: Readonly<Record<Exclude<Field, 'sex'>, string>> = {
  flow: 'Bleeding',
  chart: 'Blood loss chart',
  pain: 'Pain',
  symptoms: 'Symptoms',
  moods: 'Mood',
  energy: 'Energy',
  sleep: 'Sleep',
  temperature: 'Temperature',
  signs: 'Tests and fluid',
  medication: 'Medication',
  factors: 'Anything unusual',
  note: 'Notes',
};

/**
 * What the member may ask for: the fields that the member's stage and age show, and each symptom. Sex stands last, and
 * only here.
 */
export function choicesOf({ told, flow, adult, own, fields = DAY_FIELDS }: Offer): {
  fields: readonly Choice[];
  symptoms: readonly Choice[];
  own: readonly Choice[];
} {
  const viewer = { adult, bleeding: flow, periods: flow, ovulation: told.signs };
  const simple = Object.entries(fields).filter(([, field]) => field.month === 'words' && showsField(field, viewer));
  return {
    fields: [
      ...Object.entries(FIELD_LABELS)
        .map(([field, label]) => ({ value: field as Field, label }))
        .filter(({ value }) => isOffered(value, viewer)),
      ...simple.map(([name]) => ({ value: `field ${name}` as const, label: fieldLabel(name) })),
      ...(isOffered('sex', viewer) ? [{ value: 'sex', label: 'Sex' } as const] : []),
    ],
    symptoms: symptomsOffered({ adult }).map((symptom) => ({
      value: `symptom ${symptom}` as const,
      label: capital(plainWord(symptom)),
    })),
    own: own.map(({ id, name }) => ({ value: `symptom ${id}` as const, label: name })),
  };
}

/** Whether all that is told under a name is offered to the member. */
function isOffered(told: Field, viewer: FieldViewer): boolean {
  const names = Object.keys(TOLD_AS) as (keyof typeof TOLD_AS)[];
  return names.every((name) => TOLD_AS[name] !== told || showsField(DAY_FIELDS[name], viewer));
}
