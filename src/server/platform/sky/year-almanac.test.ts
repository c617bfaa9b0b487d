import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { clockInZone } from '#domain/calendar/zone-clock.ts';
import { yearAlmanac } from './year-almanac.ts';

const ORDER = [
  'new',
  'waxing_crescent',
  'first_quarter',
  'waxing_gibbous',
  'full',
  'waning_gibbous',
  'last_quarter',
  'waning_crescent',
];
/** Zones with half hours, with changes of clocks at midnight, and at both ends of the Earth. */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'America/Havana',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
];

/**
 * The rule again, written from the sentence: a day that holds an instant bears its name, other days the name between.
 */
function ruled(year: number, zone: string): string[] {
  const { instants, days } = yearAlmanac(year, zone);
  const before = yearAlmanac(year - 1, zone).instants.at(-1);
  const dated = [before, ...instants].flatMap((instant) =>
    instant ? [{ day: clockInZone(new Date(instant.at), zone).slice(0, 10), phase: instant.phase }] : [],
  );
  return days.map(({ date }) => {
    const on = dated.findLast(({ day }) => day === date);
    if (on) return on.phase;
    const last = dated.findLast(({ day }) => day < date);
    return ORDER[ORDER.indexOf(last?.phase ?? '') + 1] ?? '';
  });
}

describe('the almanac of a year', () => {
  it.each(ZONES)('names the days of 2018 and 2026 by the rule in %s', (zone) => {
    for (const year of [2018, 2026])
      expect(yearAlmanac(year, zone).days.map(({ phase }) => phase)).toEqual(ruled(year, zone));
  });

  it.each([1900, 2024, 2026, 2100])('%i has all its days, and 49 to 51 instants in order', (year) => {
    const { instants, days } = yearAlmanac(year, 'Pacific/Auckland');
    expect([days.length, days[0]?.date, days.at(-1)?.date]).toEqual([
      year % 4 === 0 && year % 100 !== 0 ? 366 : 365,
      `${year}-01-01`,
      `${year}-12-31`,
    ]);
    expect(instants.length).toBeGreaterThanOrEqual(49);
    expect(instants.length).toBeLessThanOrEqual(51);
    expect(instants.map(({ at }) => at)).toEqual(instants.map(({ at }) => at).toSorted());
    expect(days.every(({ illuminated }) => illuminated >= 0 && illuminated <= 1)).toBe(true);
  });
});

describe('npm run almanac', () => {
  const run = async (...args: string[]) =>
    promisify(execFile)(process.execPath, ['src/server/app/commands/almanac.ts', ...args]).then(
      ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    );

  it('prints what the pages tell, as JSON', async () => {
    const { code, stdout } = await run('--year', '2026', '--zone', 'America/New_York', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual(yearAlmanac(2026, 'America/New_York'));
  }, 30_000);

  it('prints a table for people', async () => {
    const { stdout } = await run('--year', '2026', '--zone', 'UTC');
    expect(stdout).toContain('2026-11-24T14:53');
    expect(stdout).toMatch(/2026-11-21 {2}waxing_gibbous {3} 90 %/);
  }, 30_000);

  it.each([
    [['--year', '1899', '--zone', 'UTC'], 'The almanac reaches from the year 1900 to 2100.'],
    [['--year', '2101', '--zone', 'UTC'], 'The almanac reaches from the year 1900 to 2100.'],
    [['--year', 'soon', '--zone', 'UTC'], 'The almanac reaches from the year 1900 to 2100.'],
    [['--year', '2026', '--zone', 'Moon/Tycho'], 'This time zone is not known. Zones have names like Europe/Berlin.'],
    [['--year', '2026'], 'Please name a year and a time zone'],
    [['--yaer', '2026'], 'This is not understood.'],
  ])(
    '%o is answered with a sentence and exit code 1',
    async (args, sentence) => {
      const { code, stdout, stderr } = await run(...args);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toContain(sentence);
      expect(stderr).not.toContain('    at ');
    },
    30_000,
  );
});
