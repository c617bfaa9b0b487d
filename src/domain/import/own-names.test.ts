import { expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { CLUE_BACKUP_OWN_NAMES_SAMPLE, CLUE_OWN_NAMES_SAMPLE } from './exports.sample.ts';
import { strangeNames, withOwnNames, type OwnName } from './own-names.ts';
import { readExport } from './read-export.ts';

const TODAY = localDate('2026-11-21');
const ICY: OwnName = { id: '5f0c2b1e-0000-4000-8000-000000000001', name: 'Icy hands', isNew: false };
const PARTY: OwnName = { id: '5f0c2b1e-0000-4000-8000-000000000002', name: 'Party', isNew: true };
const FILE = JSON.stringify([
  { type: 'period', date: '2026-11-04', value: { option: 'light' } },
  { type: 'leisure', date: '2026-11-04', value: [{ option: 'party' }] },
  { type: 'leisure', date: '2026-11-06', value: [{ option: 'party' }] },
  { type: 'chills', date: '2026-11-06', value: [{ option: 'icy_hands' }] },
  { type: 'chills', date: '2026-12-24', value: [{ option: 'icy_hands' }] },
]);

function read(text = FILE) {
  const found = readExport({ text, reader: { today: TODAY, ageGroup: 'adult' } });
  if (!found.ok) throw new Error(found.reason);
  return found;
}
const map = (...choices: [string, OwnName][]) =>
  withOwnNames(read(), { choices: new Map(choices), unit: 'celsius', today: TODAY });

test('the names that stand on days that have come are offered, the most frequent first', () => {
  expect(strangeNames(read(), TODAY)).toEqual([
    { name: 'leisure: party', count: 2 },
    { name: 'chills', count: 1 },
  ]);
});

test('a name becomes a symptom of hers on its days; every record is still accounted for, and what stood in the file is kept', () => {
  const found = map(['leisure: party', PARTY], ['chills', ICY]);
  expect(found.days).toEqual([
    { date: '2026-11-04', flow: 'light', customSymptoms: { [PARTY.id]: 2 } },
    { date: '2026-11-06', customSymptoms: { [PARTY.id]: 2, [ICY.id]: 2 } },
  ]);
  expect(found.lists).toEqual({
    symptoms: [{ id: PARTY.id, name: 'Party', hidden: false }],
    medications: [],
    temperatureUnit: 'celsius',
  });
  expect(found.accounted).toMatchObject({ records: 5, imported: 4, unknown: [{ name: 'chills', count: 1 }] });
  expect(found.span).toEqual({ from: '2026-11-04', to: '2026-11-06' });
  expect(found.kept).toEqual(read().kept);
});

test('without a choice the file is as it was', () => {
  expect(map()).toEqual(read());
});

test('each tag, exercise and medication of Clue is one offer under its own name', () => {
  const found = read(CLUE_OWN_NAMES_SAMPLE);
  expect(strangeNames(found, TODAY)).toEqual([
    { name: 'tags: Cold feet', count: 2 },
    { name: 'medication: pain_medication', count: 2 },
    { name: 'tags: Night shift', count: 1 },
    { name: 'exercise: yoga', count: 1 },
    { name: 'exercise: running', count: 1 },
  ]);
  expect(found.accounted).toMatchObject({
    records: 8,
    imported: 2,
    skipped: [{ reason: 'nothing was logged', count: 1 }],
  });
  expect(strangeNames(read(CLUE_BACKUP_OWN_NAMES_SAMPLE), TODAY).map(({ name }) => name)).toEqual([
    'tags: Cold feet',
    'tags: Night shift',
    'exercise: yoga',
  ]);
});

test('a medication comes over as one of hers, beside what was taken that day', () => {
  const id = '5f0c2b1e-0000-4000-8000-000000000003';
  const choice: OwnName = { id, name: 'Pain medication', isNew: true, medication: 'medicine' };
  const yoga: OwnName = { id: PARTY.id, name: 'Yoga', isNew: true };
  const found = withOwnNames(read(CLUE_OWN_NAMES_SAMPLE), {
    choices: new Map([
      ['medication: pain_medication', choice],
      ['exercise: yoga', yoga],
    ]),
    unit: 'fahrenheit',
    today: TODAY,
  });
  expect(found.days).toEqual([
    { date: '2026-03-02', flow: 'light' },
    {
      date: '2026-03-03',
      customSymptoms: { [PARTY.id]: 2 },
      medication: [{ kind: 'medicine', event: 'taken', id }],
    },
    {
      date: '2026-03-04',
      medication: [
        { kind: 'pill', event: 'taken' },
        { kind: 'medicine', event: 'taken', id },
      ],
    },
  ]);
  expect(found.lists).toEqual({
    symptoms: [{ id: PARTY.id, name: 'Yoga', hidden: false }],
    medications: [
      { id, name: 'Pain medication', kind: 'medicine', schedule: 'as_needed', start: '2026-03-03', hidden: false },
    ],
    temperatureUnit: 'fahrenheit',
  });
  expect(found.accounted.unknown).toEqual([{ name: 'tags: Cold feet', count: 2 }]);
});
