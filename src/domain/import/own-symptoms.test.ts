import { expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { strangeNames, withOwnSymptoms, type OwnSymptom } from './own-symptoms.ts';
import { readExport } from './read-export.ts';

const TODAY = localDate('2026-11-21');
const ICY: OwnSymptom = { id: '5f0c2b1e-0000-4000-8000-000000000001', name: 'Icy hands', isNew: false };
const PARTY: OwnSymptom = { id: '5f0c2b1e-0000-4000-8000-000000000002', name: 'Party', isNew: true };
const FILE = JSON.stringify([
  { type: 'period', date: '2026-11-04', value: { option: 'light' } },
  { type: 'leisure', date: '2026-11-04', value: [{ option: 'party' }] },
  { type: 'leisure', date: '2026-11-06', value: [{ option: 'party' }] },
  { type: 'chills', date: '2026-11-06', value: [{ option: 'icy_hands' }] },
  { type: 'chills', date: '2026-12-24', value: [{ option: 'icy_hands' }] },
]);

function read() {
  const found = readExport({ text: FILE, reader: { today: TODAY, ageGroup: 'adult' } });
  if (!found.ok) throw new Error(found.reason);
  return found;
}
const map = (...choices: [string, OwnSymptom][]) =>
  withOwnSymptoms(read(), { choices: new Map(choices), unit: 'celsius', today: TODAY });

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
