import { DAY_FIELDS, type DayFieldTable, type SimpleShape } from '#domain/cycle/day-fields/day-fields.ts';
import { perField } from '#domain/cycle/day-fields/per-field.ts';
import { EXPORT_FORMAT, EXPORT_VERSION, type ExportDocument } from './export-document.ts';

const text = { type: 'string' } as const;
const textOrNull = { type: ['string', 'null'] } as const;
const day = { type: 'string', format: 'date' } as const;
const instant = { type: 'string', format: 'date-time' } as const;
const count = { type: 'integer' } as const;
const list = (items: object) => ({ type: 'array', items });
const record = (
  properties: Readonly<Record<string, object>>,
  required: readonly string[] = Object.keys(properties),
) => ({ type: 'object', properties, required });
const map = (values: object) => ({ type: 'object', additionalProperties: values });

/** A field of a day in `days`. */
const fieldsOf = perField<object>({
  simple: simpleField,
  own: {
    bleedingExcluded: { type: 'boolean' },
    symptoms: map({ type: 'integer', minimum: 1, maximum: 3 }),
    customSymptoms: map({ type: 'integer', minimum: 1, maximum: 3 }),
    pain: record({ level: count, places: list(text) }),
    sleep: { type: 'object' },
    temperature: { type: 'object' },
    tests: list({ type: 'object' }),
    // As it was published: without its words.
    sex: {},
    medication: list({ type: 'object' }),
    bloodLoss: record({ counts: map(count), cupMl: count }, ['counts']),
    note: text,
  },
});

function simpleField(shape: SimpleShape): object {
  switch (shape.kind) {
    case 'choice':
      return { enum: shape.words };
    case 'choices':
      return list({ enum: shape.words });
    case 'scale':
      return { type: 'integer', minimum: Math.min(...shape.steps), maximum: Math.max(...shape.steps) };
    case 'whole':
      return { type: 'integer', minimum: shape.min, maximum: shape.max };
  }
}

const EDITS = record(
  {
    joined: list(day),
    split: list(day),
    notPeriod: list(day),
    excluded: list(record({ startDate: day, reason: text })),
    oneCycle: list(day),
    traces: list({ type: 'object' }),
  },
  ['joined', 'split', 'notPeriod', 'excluded'],
);

/** What each part of the export holds besides the days. */
const PARTS: Readonly<Record<keyof ExportDocument, object>> = {
  exportedAt: instant,
  about: record({
    email: text,
    firstName: text,
    lastName: text,
    birthday: textOrNull,
    phone: textOrNull,
    picture: { type: ['object', 'null'] },
    sacredGoals: list(text),
    customGoals: list(text),
    timeZone: text,
    memberSince: instant,
    deleteLogsAfterYears: { type: ['integer', 'null'] },
    deleteLogsPlanned: { type: ['object', 'null'] },
    deletion: { type: ['object', 'null'] },
  }),
  consents: list(
    record({
      purpose: text,
      action: { enum: ['given', 'withdrawn'] },
      at: instant,
      method: text,
      words: textOrNull,
      version: { type: ['integer', 'null'] },
      wordsHash: text,
    }),
  ),
  access: list(record({ at: instant, action: text, result: text, network: text })),
  imports: list(record({ source: text, at: instant, days: count, kept: count })),
  practice: { type: 'object' },
  lists: record({ symptoms: list({ type: 'object' }), medications: list({ type: 'object' }), temperatureUnit: text }),
  edits: EDITS,
  forecasts: list(record({ startDate: day, madeOn: day })),
  days: list({}),
  kept: list(record({ date: textOrNull, name: text, text })),
  journal: list(
    record({ date: day, title: text, content: text, mood: textOrNull, tags: list(text), createdAt: instant }),
  ),
  dailyQuiz: list(record({ date: day, question: text, answer: text })),
  archetypes: list({ type: 'object' }),
  intentions: list({ type: 'object' }),
  collections: map(list({ type: 'object' })),
  record: record({
    checkIns: list(day),
    milestones: list(record({ day: count, reachedOn: day })),
    balance: count,
    points: list(record({ day, at: instant, reason: text, amount: count })),
  }),
};

/**
 * The JSON Schema (2020-12) of export.json, as it lies in the archive. Fields that are not named may be there besides.
 */
export function exportSchema(fields: DayFieldTable = DAY_FIELDS) {
  const days = list(record({ date: day, ...fieldsOf(fields) }, ['date']));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: EXPORT_FORMAT,
    ...record({ format: { const: EXPORT_FORMAT }, version: { const: EXPORT_VERSION }, ...PARTS, days }),
    additionalProperties: false,
  };
}
