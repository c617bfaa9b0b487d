import { describe, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { isoDate } from './table-dates.ts';
import { REFUSED } from '../../import-refusals.ts';
import type { ImportResult } from '../../import-result.ts';
import { readExport } from '../../read-export.ts';
import { NATURAL_CYCLES_FLOW_SAMPLE, NATURAL_CYCLES_TICKS_SAMPLE, TABLES_SAMPLE } from './table.sample.ts';

const TODAY = localDate('2026-11-21');
const read = (text: string) => readExport({ text, reader: { today: TODAY, ageGroup: 'adult' } });
function whole(result: ImportResult) {
  if (!result.ok) throw new Error(result.reason);
  return result;
}

describe('Natural Cycles', () => {
  it('reads ticks of period and spotting; what is not ticked says nothing', () => {
    const { source, days, untold, accounted } = whole(read(NATURAL_CYCLES_TICKS_SAMPLE));
    expect(source).toBe('natural_cycles');
    expect(days).toEqual([
      { date: '2026-02-03', flow: 'medium', temperature: { celsius: 36.41, disturbed: false } },
      { date: '2026-02-04', flow: 'medium', temperature: { celsius: 36.45, disturbed: false } },
      { date: '2026-02-12', temperature: { celsius: 36.55, disturbed: false } },
      { date: '2026-02-13', flow: 'spotting' },
    ]);
    expect(untold).toEqual([
      { date: '2026-02-03', flow: true },
      { date: '2026-02-04', flow: true },
    ]);
    expect(accounted).toMatchObject({ records: 5, imported: 4, skipped: [{ reason: 'nothing was logged', count: 1 }] });
  });

  it('reads the strength of "Period Flow", and a period without one as untold', () => {
    const { source, days, untold } = whole(read(NATURAL_CYCLES_FLOW_SAMPLE));
    expect(source).toBe('natural_cycles');
    expect(days.map(({ date, flow }) => [date, flow])).toEqual([
      ['2026-02-03', 'heavy'],
      ['2026-02-04', 'light'],
      ['2026-02-05', 'medium'],
      ['2026-02-06', 'spotting'],
    ]);
    expect(untold).toEqual([{ date: '2026-02-05', flow: true }]);
  });
});

describe('columns and words of other languages', () => {
  it.each(Object.entries(TABLES_SAMPLE))('%s', (_, text) => {
    expect(whole(read(text))).toMatchObject({
      days: [
        { date: '2026-02-03', flow: 'light', temperature: { celsius: 36.4, disturbed: false } },
        { date: '2026-02-04', flow: 'heavy', note: 'x' },
        { date: '2026-02-12', flow: 'spotting', tests: [{ kind: 'ovulation', result: 'positive' }] },
      ],
      accounted: { records: 3, imported: 3, leftOut: [] },
    });
  });

  it.each([
    ['German', 'Beginn;Ende\n03/02/2026;04/02/2026'],
    ['French', 'Date de début;Date de fin\n03/02/2026;04/02/2026'],
    ['Spanish', 'Fecha de inicio;Fecha de fin\n03/02/2026;04/02/2026'],
  ])('%s columns say that the day comes first', (_, text) => {
    expect(whole(read(text)).days.map(({ date }) => date)).toEqual(['2026-02-03', '2026-02-04']);
  });

  it('English ones do not', () => {
    expect(read('Start;End\n03/02/2026;04/02/2026')).toEqual({ ok: false, reason: REFUSED.twoOrders });
  });

  it('a column of ones and zeros is ticked, and gives no strength', () => {
    const { days, untold } = whole(read('date,period\n2026-02-03,1\n2026-02-04,0'));
    expect(days).toEqual([{ date: '2026-02-03', flow: 'medium' }]);
    expect(untold).toEqual([{ date: '2026-02-03', flow: true }]);
  });
});

describe('written-out months', () => {
  it.each([
    ['3. Februar 2026', '2026-02-03'],
    ['Dienstag, 3. März 2026', '2026-03-03'],
    ['1. Jänner 2026', '2026-01-01'],
    ['3 février 2026', '2026-02-03'],
    ['1er août 2026', '2026-08-01'],
    ['14 juil. 2026', '2026-07-14'],
    ['3 de febrero de 2026', '2026-02-03'],
    ['martes, 15 de septiembre del 2026', '2026-09-15'],
    ['February 3, 2026', '2026-02-03'],
    ['Tue, Feb 3rd 2026', '2026-02-03'],
    ['3-Feb-2026', '2026-02-03'],
    ['3 December 2026', '2026-12-03'],
    ['2026 Feb 03', '2026-02-03'],
    ['3. Februar 2026 08:15', '2026-02-03'],
    ['30 February 2026', ''],
    ['3 jui 2026', ''],
    ['3 Smarch 2026', ''],
    ['February 2026', ''],
    ['3. Februar 26', ''],
  ])('%s', (cell, date) => {
    expect(isoDate(cell, 'iso')).toBe(date);
  });

  it('stand in a table like any other date', () => {
    expect(whole(read('Datum;Periode\n"3. Februar 2026";stark')).days).toEqual([{ date: '2026-02-03', flow: 'heavy' }]);
  });
});
