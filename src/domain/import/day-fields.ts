import type { DayFieldTable, SimpleShape } from '#domain/cycle/day-fields/day-fields.ts';
import { BLOOD_ITEMS, BLOOD_MOST } from '#domain/blood-loss/blood-chart.ts';
import { perField } from '#domain/cycle/day-fields/per-field.ts';
import {
  INTAKE_EVENTS,
  MEDICATION_KINDS,
  MOST_TAKEN,
  OVULATION_RESULTS,
  PAIN_PLACES,
  PREGNANCY_RESULTS,
  SLEEP_QUALITIES,
  SYMPTOMS,
} from '#domain/cycle/day-log.ts';
import type { ImportedDay } from './import-result.ts';
import { storable } from './merge-fields.ts';
import { isShape, type Shape } from './shape.ts';

type Check = (value: unknown) => boolean;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const ID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;
const MOST = { tests: 10, medication: 20, customSymptoms: 40 } as const;

const isOne =
  (words: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && words.includes(value);
const isWhole =
  (from: number, to: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= from && Number(value) <= to;
const isList =
  (check: Check, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.length <= most && value.every(check);
const isSet = (words: readonly string[]): Check => isList(isOne(words), words.length);
const isTime: Check = (value) => typeof value === 'string' && CLOCK.test(value);
const isId: Check = (value) => typeof value === 'string' && ID.test(value);
const isTable =
  (key: Check, most: number): Check =>
  (value) =>
    isShape(value) &&
    Object.keys(value).length > 0 &&
    Object.keys(value).length <= most &&
    Object.entries(value).every(([name, severity]) => key(name) && isWhole(1, 3)(severity));
/** Every part that is there is right, the needed ones are there, and nothing else is. */
const isMade =
  (parts: Readonly<Record<string, Check>>, needed: readonly string[]): Check =>
  (value) =>
    isShape(value) &&
    needed.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, part]) => Object.hasOwn(parts, name) && parts[name]?.(part) === true);

const isHours: Check = (value) => typeof value === 'number' && value >= 0 && value <= 24 && Number.isInteger(value * 4);
const isCelsius: Check = (value) =>
  typeof value === 'number' && value >= 34 && value <= 43 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
const isCounts: Check = (value) =>
  isShape(value) &&
  Object.entries(value).every(([item, count]) => isOne(BLOOD_ITEMS)(item) && isWhole(0, BLOOD_MOST.pieces)(count));
const isTest: Check = (value) =>
  isShape(value) &&
  isMade(
    {
      kind: isOne(['ovulation', 'pregnancy']),
      result: isOne(value.kind === 'pregnancy' ? PREGNANCY_RESULTS : OVULATION_RESULTS),
      time: isTime,
    },
    ['kind', 'result'],
  )(value);

/** Whether a value of a file is one that a field can hold. */
const checksOf = perField<Check>({
  simple: simpleCheck,
  own: {
    bleedingExcluded: (value) => typeof value === 'boolean',
    symptoms: isTable(isOne(SYMPTOMS), SYMPTOMS.length),
    temperature: isMade({ celsius: isCelsius, disturbed: (value) => typeof value === 'boolean', time: isTime }, [
      'celsius',
      'disturbed',
    ]),
    pain: isMade(
      {
        level: isWhole(0, 10),
        places: (value) =>
          Array.isArray(value) && value.length <= PAIN_PLACES.length && value.every(isOne(PAIN_PLACES)),
      },
      ['level', 'places'],
    ),
    sleep: (value) =>
      isShape(value) &&
      Object.keys(value).length > 0 &&
      isMade({ hours: isHours, quality: isOne(SLEEP_QUALITIES) }, [])(value),
    tests: isList(isTest, MOST.tests),
    medication: isList(
      isMade(
        {
          kind: isOne(MEDICATION_KINDS),
          event: isOne(INTAKE_EVENTS),
          id: isId,
          time: isTime,
          amount: isWhole(1, MOST_TAKEN),
        },
        ['kind', 'event'],
      ),
      MOST.medication,
    ),
    customSymptoms: isTable(isId, MOST.customSymptoms),
    bloodLoss: isMade({ counts: isCounts, cupMl: isWhole(0, BLOOD_MOST.cupMl) }, ['counts']),
    note: (value) => typeof value === 'string' && value !== '',
  },
});

function simpleCheck(shape: SimpleShape): Check {
  switch (shape.kind) {
    case 'choice':
      return isOne(shape.words);
    case 'choices':
      return isSet(shape.words);
    case 'scale':
      return (value) => typeof value === 'number' && shape.steps.includes(value);
    case 'whole':
      return isWhole(shape.min, shape.max);
  }
}

/**
 * What an object tells in the product's own words of a day, and the names of what is no field or has no value that
 * could be. `date` is not looked at.
 */
export function dayFieldsOf(
  told: Shape,
  table?: DayFieldTable,
): { readonly fields: ImportedDay; readonly strange: readonly string[] } {
  const checks = checksOf(table);
  const entries = Object.entries(told).filter(([name]) => name !== 'date');
  const good = entries
    .filter(([name, value]) => Object.hasOwn(checks, name) && checks[name]?.(value) === true)
    .map(([name, value]) => [name, name === 'note' ? storable(String(value)) : value]);
  const names = new Set(good.map(([name]) => name));
  return {
    fields: Object.fromEntries(good) as ImportedDay,
    strange: entries.map(([name]) => name).filter((name) => !names.has(name)),
  };
}
