import { describe, expect, it, test } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { NO_EDITS } from '#domain/cycle/cycle-view.ts';
import { SYMPTOMS, type DayLog } from '#domain/cycle/day-log.ts';
import { deriveCycles } from '#domain/cycle/derive-cycles.ts';
import { readExport } from '#domain/import/read-export.ts';
import { reportOf, type ReportKind } from '../report.ts';
import { fhirBundle, type FhirInput, type Resource } from './bundle.ts';

const TODAY = localDate('2026-11-21');
const STARTS = ['2026-09-10', '2026-10-07', '2026-11-04'].map(localDate);
const LOGS: readonly DayLog[] = [
  ...STARTS.flatMap((start) => [0, 1, 2].map((day): DayLog => ({ date: addDays(start, day), flow: 'medium' }))),
  {
    date: localDate('2026-11-08'),
    pain: { level: 8, places: [] },
    symptoms: { headache: 3, cramps: 2 },
    customSymptoms: { own: 1 },
    temperature: { celsius: 36.55, disturbed: false },
    sleep: { hours: 7.5 },
    tests: [{ kind: 'pregnancy', result: 'negative' }],
    note: 'not for anybody',
    sex: ['protected'],
  },
  { date: localDate('2026-11-09'), symptoms: { headache: 1 } },
];

function bundle({
  kind = 'full',
  logs = LOGS,
  patient = { name: null, born: null },
}: { kind?: ReportKind; logs?: readonly DayLog[]; patient?: FhirInput['patient'] } = {}) {
  let made = 0;
  const report = reportOf({
    cycles: deriveCycles(logs, NO_EDITS),
    logs,
    medications: [
      { id: 'a', name: 'Iron', kind: 'medicine', schedule: 'daily', start: localDate('2026-10-01'), hidden: false },
    ],
    span: { from: localDate('2026-09-01'), to: TODAY },
    today: TODAY,
    kind,
    namesPhases: true,
    viewer: { adult: true, bleeding: true, ovulation: true },
  });
  return fhirBundle({
    report,
    patient,
    now: '2026-11-21T08:00:00.000Z',
    newId: () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`,
    nameOf: (key) => (key === 'own' ? 'Icy hands' : key),
  });
}

const all = (told: ReturnType<typeof bundle>) => told.entry.map(({ resource }) => resource);
const coded = (told: ReturnType<typeof bundle>, code: string) =>
  all(told).filter((resource) => JSON.stringify(resource['code'] ?? null).includes(`"${code}"`));

describe('the bundle', () => {
  it('tells when the last period began, by its code', () =>
    expect(coded(bundle(), '8665-2')).toMatchObject([
      { effectiveDateTime: '2026-11-21', valueDateTime: '2026-11-04' },
    ]));

  it('comes back in by import: the last period under its code, the rest under its names', () => {
    const read = readExport({ text: JSON.stringify(bundle()), reader: { today: TODAY, ageGroup: 'adult' } });
    if (!read.ok) throw new Error(read.reason);
    expect(read.days.map(({ date }) => date)).toEqual(['2026-11-04']);
    const { records, imported, merged, skipped, unknown, leftOut } = read.accounted;
    const sum = (counts: readonly { readonly count: number }[]) => counts.reduce((all, { count }) => all + count, 0);
    expect(records).toBeGreaterThan(15);
    expect(imported + merged + sum(skipped) + sum(unknown) + sum(leftOut)).toBe(records);
  });

  it('tells each finished cycle, each day of bleeding, pain, temperature and symptoms', () => {
    const told = bundle();
    const lengths = all(told).filter(({ effectivePeriod }) => effectivePeriod !== undefined);
    expect(lengths.filter(({ resourceType }) => resourceType === 'Observation')).toMatchObject([
      { effectivePeriod: { start: '2026-10-07', end: '2026-11-03' }, valueQuantity: { value: 28, code: 'd' } },
      { effectivePeriod: { start: '2026-09-10', end: '2026-10-06' }, valueQuantity: { value: 27, code: 'd' } },
    ]);
    expect(
      all(told).filter(({ valueCodeableConcept: value }) => (value as Resource)?.['text'] === 'medium'),
    ).toHaveLength(9);
    expect(coded(told, '72514-3')).toMatchObject([{ effectiveDateTime: '2026-11-08', valueInteger: 8 }]);
    expect(coded(told, '8310-5')).toMatchObject([{ valueQuantity: { value: 36.55, code: 'Cel' } }]);
    expect(coded(told, '75325-1').map(({ valueCodeableConcept }) => valueCodeableConcept)).toEqual([
      { coding: [{ system: 'http://snomed.info/sct', code: '25064002' }], text: 'headache' },
      { text: 'cramps' },
      { text: 'Icy hands' },
      { coding: [{ system: 'http://snomed.info/sct', code: '25064002' }], text: 'headache' },
    ]);
  });

  it('tells what she takes', () =>
    expect(all(bundle()).filter(({ resourceType }) => resourceType === 'MedicationStatement')).toMatchObject([
      { status: 'active', medicationCodeableConcept: { text: 'Iron' }, effectivePeriod: { start: '2026-10-01' } },
    ]));

  it('on one page tells each symptom for all of its days', () =>
    expect(coded(bundle({ kind: 'one' }), '75325-1')).toMatchObject([
      {
        effectivePeriod: { start: '2026-09-01', end: '2026-11-21' },
        component: [{ valueQuantity: { value: 2 } }, { valueQuantity: { value: 1 } }, {}],
      },
    ]));

  it('has no name and no birthday unless she tells them, and never notes or sex', () => {
    expect(bundle().entry[0]?.resource).toEqual({ resourceType: 'Patient' });
    const patient = { name: 'Maren Okafor', born: localDate('1990-04-12') };
    expect(bundle({ patient }).entry[0]?.resource).toEqual({
      resourceType: 'Patient',
      name: [{ text: 'Maren Okafor' }],
      birthDate: '1990-04-12',
    });
    expect(JSON.stringify(bundle({ patient }))).not.toMatch(/not for anybody|protected/);
  });

  it('every reference leads to the patient of the bundle, and no two entries bear one address', () => {
    const told = bundle();
    const references = [...JSON.stringify(told).matchAll(/"reference":"([^"]+)"/g)].map(([, to]) => to);
    expect(new Set(references)).toEqual(new Set([told.entry[0]?.fullUrl]));
    expect(new Set(told.entry.map(({ fullUrl }) => fullUrl)).size).toBe(told.entry.length);
  });
});

test('without anything logged it is the patient and what is taken', () =>
  expect(all(bundle({ logs: [] })).map(({ resourceType }) => resourceType)).toEqual([
    'Patient',
    'MedicationStatement',
  ]));

test('a bundle of every symptom is whole', () => {
  const symptoms = Object.fromEntries(SYMPTOMS.map((symptom) => [symptom, 2]));
  expect(coded(bundle({ logs: [{ date: TODAY, symptoms }] }), '75325-1')).toHaveLength(SYMPTOMS.length);
});
