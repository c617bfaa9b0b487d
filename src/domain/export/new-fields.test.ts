import { expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { readExport } from '#domain/import/read-export.ts';
import { exportCsv } from './csv-days.ts';
import { EXPORT_FORMAT, EXPORT_VERSION } from './export-document.ts';

const ID = '5f0c2b1e-0000-4000-8000-000000000001';
const DAYS: DayLog[] = [
  {
    date: localDate('2026-11-01'),
    pain: { level: 7, places: ['lower_belly', 'hips', 'tailbone'] },
    medication: [{ kind: 'medicine', event: 'taken', id: ID, time: '08:00', amount: 2 }],
    bloodLoss: { counts: { pad_full: 3, clot_small: 1 }, cupMl: 20 },
    flushesDay: 4,
    flushesNight: 0,
  },
  // Looked, and there was nothing: not the same as not counted.
  { date: localDate('2026-11-02'), bloodLoss: { counts: {} } },
];
const files = {
  csv: [...exportCsv(DAYS, 'adult')].join(''),
  json: JSON.stringify({ format: EXPORT_FORMAT, version: EXPORT_VERSION, days: DAYS }),
};
const read = (text: string, ageGroup: 'adult' | 'teen') => {
  const result = readExport({ text, reader: { today: localDate('2026-11-21'), ageGroup } });
  return result.ok ? result.days : null;
};

test.each(['csv', 'json'] as const)('chart, flashes, places and amounts go out in %s and come back', (kind) => {
  expect(read(files[kind], 'adult')).toEqual(DAYS);
});

test.each(['csv', 'json'] as const)('a teen brings the chart in from %s, and no flashes', (kind) => {
  expect(read(files[kind], 'teen')?.[0]).toMatchObject({ bloodLoss: DAYS[0]?.bloodLoss });
  expect(read(files[kind], 'teen')?.[0]).not.toHaveProperty('flushesDay');
});
