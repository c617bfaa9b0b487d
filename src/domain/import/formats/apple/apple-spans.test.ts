import { describe, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { readExport } from '../../read-export.ts';
import { appleRecords, bleeding } from './apple.sample.ts';

const TODAY = localDate('2026-11-21');
function read(records: readonly string[], ageGroup: 'adult' | 'teen' = 'adult') {
  const found = readExport({ text: appleRecords(records), reader: { today: TODAY, ageGroup } });
  if (!found.ok) throw new Error(found.reason);
  return found;
}
const span = (start: string, end: string) =>
  read([bleeding('', 'Light', { start, end })]).days.map(({ date }) => date.slice(5));

describe('a sample of Apple Health is each of the days it covers', () => {
  it.each([
    ['a moment', '2026-02-03 08:00:00 +0100', '2026-02-03 08:00:00 +0100', ['02-03']],
    ['a whole day', '2026-02-03 00:00:00 +0100', '2026-02-04 00:00:00 +0100', ['02-03']],
    ['a whole day to its last second', '2026-02-03 00:00:00 +0100', '2026-02-03 23:59:59 +0100', ['02-03']],
    [
      'three days, the end not in it',
      '2026-02-03 00:00:00 +0100',
      '2026-02-06 00:00:00 +0100',
      ['02-03', '02-04', '02-05'],
    ],
    [
      'three days to a last second',
      '2026-02-03 00:00:00 +0100',
      '2026-02-05 23:59:59 +0100',
      ['02-03', '02-04', '02-05'],
    ],
    ['from an evening to a morning', '2026-02-03 22:00:00 +0100', '2026-02-04 06:30:00 +0100', ['02-03', '02-04']],
    ['noon to noon, one day long', '2026-02-03 12:00:00 +0100', '2026-02-04 12:00:00 +0100', ['02-03']],
    ['a summer day, told by the clock of winter', '2026-07-02 23:00:00 +0100', '2026-07-03 23:00:00 +0100', ['07-03']],
    ['two of them', '2026-07-02 23:00:00 +0100', '2026-07-04 23:00:00 +0100', ['07-03', '07-04']],
    ['a day in which the clocks go forward', '2026-03-29 00:00:00 +0100', '2026-03-30 00:00:00 +0200', ['03-29']],
    ['a day in which they go back', '2026-10-25 00:00:00 +0200', '2026-10-26 00:00:00 +0100', ['10-25']],
    ['two offsets of a journey', '2026-02-03 20:00:00 +1300', '2026-02-03 08:00:00 +0000', ['02-03']],
    ['far in the east', '2026-02-03 00:00:00 +1400', '2026-02-05 00:00:00 +1400', ['02-03', '02-04']],
    ['an end before its start', '2026-02-03 08:00:00 +0100', '2026-02-01 08:00:00 +0100', ['02-03']],
    ['an end that is none', '2026-02-03 08:00:00 +0100', 'soon', ['02-03']],
    ['a month and more', '2026-02-03 00:00:00 +0100', '2026-04-03 00:00:00 +0200', []],
  ])('%s', (_, start, end, days) => {
    expect(span(start, end)).toEqual(days);
  });

  it('is one record, goes as far as today, and keeps what it gives no strength of', () => {
    const found = read([
      bleeding('', 'Unspecified', { start: '2026-11-20 00:00:00 +0100', end: '2026-11-24 00:00:00 +0100' }),
    ]);
    expect(found.days).toEqual([
      { date: '2026-11-20', flow: 'medium' },
      { date: '2026-11-21', flow: 'medium' },
    ]);
    expect(found.untold).toHaveLength(2);
    expect(found.accounted).toMatchObject({ records: 1, imported: 1, skipped: [] });
  });

  it('symptoms and signs cover their days too, and a teen is told of none that her account does not hold', () => {
    const mucus =
      '<Record type="HKCategoryTypeIdentifierCervicalMucusQuality" startDate="2026-02-03 00:00:00 +0100" endDate="2026-02-05 00:00:00 +0100" value="HKCategoryValueCervicalMucusQualityCreamy"/>';
    const headache =
      '<Record type="HKCategoryTypeIdentifierHeadache" startDate="2026-02-03 00:00:00 +0100" endDate="2026-02-05 00:00:00 +0100" value="HKCategoryValueSeverityMild"/>';
    expect(read([mucus, headache]).days).toEqual([
      { date: '2026-02-03', fluid: 'creamy', symptoms: { headache: 1 } },
      { date: '2026-02-04', fluid: 'creamy', symptoms: { headache: 1 } },
    ]);
    expect(read([mucus, headache], 'teen').days).toEqual([
      { date: '2026-02-03', symptoms: { headache: 1 } },
      { date: '2026-02-04', symptoms: { headache: 1 } },
    ]);
  });
});
