import { describe, expect, test } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { PLANTED, tableWith } from '#domain/cycle/day-fields/planted.sample.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { changeDay, type DayChange } from '#domain/cycle/merge-day.ts';
import { changeForTeen, dayForTeen } from '#domain/cycle/teen-day.ts';
import { csvColumns } from '#domain/export/csv-fields.ts';
import { exportCsv } from '#domain/export/csv-days.ts';
import { exportSchema } from '#domain/export/export-schema.ts';
import { EXPORT_FORMAT, EXPORT_VERSION } from '#domain/export/export-document.ts';
import { mergeFields } from '#domain/import/merge-fields.ts';
import { readExport } from '#domain/import/read-export.ts';
import { reportOf } from '#domain/insight/report.ts';
import { reportReply } from '#contract/insight/insight.schemas.ts';
import { daySchemas } from './day-log.schemas.ts';

const DAY = localDate('2026-11-04');
const ADULT = { adult: true, bleeding: true, ovulation: true };
const COLUMNS = { testField: 'test_field', testList: 'test_list', testScale: 'test_scale', testNumber: 'test_number' };
const CASES = Object.entries(COLUMNS).map(([name, column]) => ({ name, column, ...PLANTED[name] }));

/** What the server keeps of a write, by the table and the member's age. */
function written(body: object, { name, teens, adult }: { name: string; teens?: 'shown'; adult: boolean }): DayLog {
  const fields = tableWith(name, teens);
  const { date: _, ...change } = daySchemas(fields).put.parse({ date: DAY, ...body });
  return changeDay(DAY, {
    log: null,
    change: adult ? (change as DayChange) : changeForTeen(change as DayChange, fields),
  });
}

/** The days that a file holds for a member of a band, each whole. */
function read(text: string, { name, ageGroup }: { name: string; ageGroup: 'teen' | 'adult' }) {
  const result = readExport({ text, reader: { today: DAY, ageGroup, fields: tableWith(name) } });
  return result.ok
    ? { source: result.source, days: result.days, kept: result.kept.map(({ name: what }) => what) }
    : null;
}

const exported = (days: readonly DayLog[]) => JSON.stringify({ format: EXPORT_FORMAT, version: EXPORT_VERSION, days });
const full = (logs: readonly DayLog[], name: string, viewer = ADULT) =>
  reportOf({
    cycles: [],
    logs,
    medications: [],
    span: { from: DAY, to: addDays(DAY, 9) },
    today: addDays(DAY, 9),
    kind: 'full',
    namesPhases: true,
    viewer,
    fields: tableWith(name),
  });

describe.each(CASES)('a field that is named in the table alone ($name)', ({ name, column, value, wrong, cell }) => {
  const fields = tableWith(name);
  const day = { date: DAY, flow: 'light', [name]: value } as DayLog;

  test('is taken on writing, taken away by null, and held to what it may hold', () => {
    expect(written({ flow: 'light', [name]: value }, { name, adult: true })).toEqual(day);
    expect(written({ flow: 'light', [name]: null }, { name, adult: true })).toEqual({ date: DAY, flow: 'light' });
    expect(daySchemas(fields).put.safeParse({ date: DAY, [name]: wrong }).success).toBe(false);
    expect(daySchemas(fields).log.parse(day)).toEqual(day);
    expect(daySchemas().log.parse(day)).toEqual({ date: DAY, flow: 'light' });
  });

  test('has a column, which is read back', () => {
    const csv = [...exportCsv([day], 'adult', fields)].join('');
    expect(csv).toBe(`${csvColumns('adult').join(',')},${column}\r\n${DAY},light${','.repeat(27)}${cell}\r\n`);
    expect(read(csv, { name, ageGroup: 'adult' })).toEqual({ source: 'moonhearth', days: [day], kept: [] });
  });

  test('is in the JSON export, told in its schema, and read back; a value it cannot hold is not', () => {
    const told = exportSchema(fields).properties.days as { items: { properties: object; required: readonly string[] } };
    expect(Object.keys(told.items.properties)).toContain(name);
    expect(told.items.required).toEqual(['date']);
    expect(read(exported([day]), { name, ageGroup: 'adult' })).toEqual({ source: 'moonhearth', days: [day], kept: [] });
    expect(read(exported([{ ...day, [name]: wrong } as DayLog]), { name, ageGroup: 'adult' })).toEqual({
      source: 'moonhearth',
      days: [{ date: DAY, flow: 'light' }],
      kept: [name],
    });
  });

  test('of two records the first stays, and lists are joined', () => {
    const more = { [name]: Array.isArray(value) ? ['none'] : 1 } as object;
    const merged = mergeFields(day, more, fields);
    expect(merged).toEqual({ ...day, [name]: Array.isArray(value) ? [...(value as string[]), 'none'] : value });
    expect(mergeFields({ date: DAY }, { [name]: value } as object, fields)).toEqual({ date: DAY, [name]: value });
  });

  test('is counted in the full report, and the reply has room for it', () => {
    const reported = full([day, { ...day, date: addDays(DAY, 1) }], name);
    expect(reported.counts).toEqual([
      {
        field: name,
        days: 2,
        values: [value].flat().flatMap((one) => (name === 'testNumber' ? [] : [{ value: one, days: 2 }])),
        range: name === 'testNumber' ? { low: 8, median: 8, high: 8 } : null,
      },
    ]);
    expect(reportReply.shape.counts.parse(reported.counts)).toEqual(reported.counts);
    expect(full([{ date: DAY, flow: 'light' }], name)).not.toHaveProperty('counts');
  });

  describe('in a teen account', () => {
    const rest = { date: DAY, flow: 'light' };

    test('is dropped on writing, and not told where it lies on a day', () => {
      expect(written({ flow: 'light', [name]: value }, { name, adult: false })).toEqual(rest);
      expect(dayForTeen(day, fields)).toEqual(rest);
    });

    test('has no column, and is not brought in by either file', () => {
      expect(csvColumns('teen', fields)).not.toContain(column);
      expect([...exportCsv([day], 'teen', fields)].join('')).not.toContain(column);
      for (const text of [exported([day]), [...exportCsv([day], 'adult', fields)].join('')])
        expect(read(text, { name, ageGroup: 'teen' })).toEqual({ source: 'moonhearth', days: [rest], kept: [] });
    });

    test('is not in the report', () =>
      expect(full([day], name, { ...ADULT, adult: false })).not.toHaveProperty('counts'));

    test('is there once somebody has said so', () => {
      expect(written({ flow: 'light', [name]: value }, { name, teens: 'shown', adult: false })).toEqual(day);
      expect(csvColumns('teen', tableWith(name, 'shown'))).toContain(column);
    });
  });
});
