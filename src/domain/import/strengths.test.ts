import { describe, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { appleRecords, bleeding } from './formats/apple/apple.sample.ts';
import { FLO_TWO_CYCLES_SAMPLE } from './formats/others.sample.ts';
import type { ImportResult } from './import-result.ts';
import { readExport } from './read-export.ts';

const TODAY = localDate('2026-11-21');
const read = (text: string) => whole(readExport({ text, reader: { today: TODAY, ageGroup: 'adult' } }));
function whole(result: ImportResult) {
  if (!result.ok) throw new Error(result.reason);
  return result;
}
const flowsOf = (text: string) => Object.fromEntries(read(text).days.map(({ date, flow }) => [date, flow]));
const bothWays = (records: readonly string[]) => [appleRecords(records), appleRecords([...records].reverse())];

describe('a source that tells no strength never overrides one that does', () => {
  it.each(['Light', 'Medium', 'Heavy'])('Apple: "Unspecified" beside %s, whichever comes first', (told) => {
    for (const text of bothWays([bleeding('2026-02-03', told), bleeding('2026-02-03', 'Unspecified')])) {
      expect(flowsOf(text)).toEqual({ '2026-02-03': told.toLowerCase() });
      expect(read(text).untold).toEqual([]);
    }
  });

  it('Apple: "Unspecified" alone is the usual bleeding, and is known to be a guess', () => {
    for (const text of bothWays([bleeding('2026-02-03', 'Unspecified')])) {
      expect(flowsOf(text)).toEqual({ '2026-02-03': 'medium' });
      expect(read(text).untold).toEqual([{ date: '2026-02-03', flow: true }]);
    }
  });

  it('Apple: spotting and "none" say nothing against a bleeding of untold strength', () => {
    for (const text of bothWays([bleeding('2026-02-03', 'None'), bleeding('2026-02-03', 'Unspecified')]))
      expect(flowsOf(text)).toEqual({ '2026-02-03': 'medium' });
  });

  it('Apple: a symptom of unspecified severity beside a mild one', () => {
    const headache = (severity: string) =>
      `<Record type="HKCategoryTypeIdentifierHeadache" startDate="2026-02-03 08:00:00 +0100" endDate="2026-02-03 08:00:00 +0100" value="HKCategoryValueSeverity${severity}"/>`;
    for (const text of bothWays([headache('Mild'), headache('Unspecified')]))
      expect(read(text).days).toEqual([{ date: '2026-02-03', symptoms: { headache: 1 } }]);
    expect(read(appleRecords([headache('Unspecified')])).untold).toEqual([
      { date: '2026-02-03', symptoms: ['headache'] },
    ]);
  });

  it.each([false, true])('Flo: a second cycle over the same days without intensities (turned: %s)', (turned) => {
    expect(flowsOf(FLO_TWO_CYCLES_SAMPLE(turned))).toEqual({
      '2026-02-03': 'light',
      '2026-02-04': 'heavy',
      '2026-02-05': 'light',
      '2026-02-06': 'medium',
    });
    expect(read(FLO_TWO_CYCLES_SAMPLE(turned)).untold).toEqual([{ date: '2026-02-06', flow: true }]);
  });

  it('a symptom of a source without severities is known to be a guess', () => {
    const text = JSON.stringify([{ type: 'pain', date: '2026-02-03', value: [{ option: 'period_cramps' }] }]);
    expect(read(text)).toMatchObject({
      days: [{ date: '2026-02-03', symptoms: { cramps: 2 } }],
      untold: [{ date: '2026-02-03', symptoms: ['cramps'] }],
    });
  });
});
