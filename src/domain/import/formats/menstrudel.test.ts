import { describe, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { readExport } from '../read-export.ts';

const TODAY = localDate('2026-11-21');
/** A day of summer, one of winter, one whose midnight the clocks of Santiago skip, and the first after it. */
const DAYS = ['2026-02-03', '2026-07-03', '2025-09-07', '2025-09-08'];

/** The instant at which a day begins in a zone, found hour by hour. */
function beginOf(day: string, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const quarter = 15 * 60_000;
  let at = Date.parse(`${day}T00:00:00Z`) - 15 * 3_600_000;
  while (format.format(at) !== day) at += quarter;
  return at;
}

function daysRead(timeZone: string, zone?: string): string[] {
  const text = JSON.stringify({
    periods: [],
    period_logs: DAYS.map((day, id) => ({ id, date: beginOf(day, timeZone), flow: 2 })),
    log_symptoms: [],
    exported_at: '2026-11-21',
  });
  const found = readExport({ text, reader: { today: TODAY, ageGroup: 'adult', ...(zone && { zone }) } });
  if (!found.ok) throw new Error(found.reason);
  return found.days.map(({ date }) => date);
}
const WANTED = [...DAYS].sort();

describe('Menstrudel keeps midnight of her own clock, wherever she lives', () => {
  it.each([
    'Pacific/Kiritimati',
    'Pacific/Tongatapu',
    'Pacific/Auckland',
    'Pacific/Chatham',
    'Australia/Sydney',
    'Asia/Kolkata',
    'Europe/Berlin',
    'UTC',
    'America/Santiago',
    'America/New_York',
    'Pacific/Honolulu',
    'Pacific/Pago_Pago',
  ])('%s', (zone) => {
    expect(daysRead(zone, zone)).toEqual(WANTED);
  });

  it.each(['Pacific/Tongatapu', 'Pacific/Auckland', 'Europe/Berlin', 'America/Santiago', 'Pacific/Honolulu'])(
    'a file from %s, read where she lives now',
    (made) => {
      for (const zone of ['Europe/London', 'America/Los_Angeles', undefined])
        expect(daysRead(made, zone)).toEqual(WANTED);
    },
  );

  it('a zone that nobody knows is none', () => {
    expect(daysRead('Europe/Berlin', 'Moon/Tranquility')).toEqual(WANTED);
  });
});
