import { describe, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { REFUSED } from '../import-refusals.ts';
import { readExport } from '../read-export.ts';
import { FHIR_BUNDLE_SAMPLE, FHIR_OBSERVATION_SAMPLE, lastPeriod } from './fhir.sample.ts';

const TODAY = localDate('2026-11-21');
const read = (text: string) => readExport({ text, reader: { today: TODAY, ageGroup: 'adult' } });
function whole(text: string) {
  const found = read(text);
  if (!found.ok) throw new Error(found.reason);
  return found;
}

describe('FHIR R4', () => {
  it('an Observation of the last period (LOINC 8665-2) is the first day of a bleeding of untold strength', () => {
    expect(whole(FHIR_OBSERVATION_SAMPLE)).toMatchObject({
      source: 'fhir',
      days: [{ date: '2026-03-03', flow: 'medium' }],
      untold: [{ date: '2026-03-03', flow: true }],
    });
  });

  it('a Bundle tells every period that is whole; the rest is accounted for', () => {
    const { days, accounted, kept } = whole(FHIR_BUNDLE_SAMPLE);
    expect(days.map(({ date }) => date)).toEqual(['2026-02-03', '2026-03-03']);
    expect(accounted).toEqual({
      records: 11,
      imported: 2,
      merged: 1,
      skipped: [
        { reason: 'it is not about your cycle', count: 1 },
        { reason: 'the day could not be read', count: 1 },
        { reason: 'you had deleted it there', count: 1 },
        { reason: 'the day has not come yet', count: 1 },
        { reason: 'nothing was logged', count: 1 },
        { reason: 'the record could not be read', count: 1 },
      ],
      unknown: [
        { name: 'Pain severity', count: 1 },
        { name: 'medication: Ibuprofen', count: 1 },
      ],
      leftOut: [],
    });
    expect(kept).toMatchObject([
      { date: '2026-03-04', name: 'Pain severity' },
      { date: '2026-03-04', name: 'medication: Ibuprofen' },
    ]);
  });

  it('a list of resources, a Bundle within one and a single entry are read alike', () => {
    const one = lastPeriod({ valueDateTime: '2026-02-03' });
    const bundle = (...resources: object[]) => ({
      resourceType: 'Bundle',
      entry: resources.map((resource) => ({ resource })),
    });
    for (const json of [[one], [{ resourceType: 'Patient' }, one], bundle(one), bundle(bundle(one))])
      expect(whole(JSON.stringify(json)).days).toEqual([{ date: '2026-02-03', flow: 'medium' }]);
  });

  it('other resources alone are no export', () => {
    for (const json of [{ resourceType: 'Patient' }, { resourceType: 'Bundle', entry: [] }, { resourceType: 8 }])
      expect(read(JSON.stringify(json))).toEqual({ ok: false, reason: REFUSED.strange });
  });
});
