import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { illuminatedFraction, principalInstants } from './sky.ts';

const MINUTE = 60_000;
/**
 * Moments that stand in many almanacs: eclipses, supermoons, the turn of the millennium. Rounded to the minute, UTC.
 */
const WELL_KNOWN: readonly (readonly [string, string])[] = [
  ['1969-07-14T14:11:00Z', 'new'],
  ['1969-07-22T12:09:00Z', 'first_quarter'], // the week of the first landing
  ['1999-08-11T11:09:00Z', 'new'], // solar eclipse over Europe
  ['2000-01-06T18:14:00Z', 'new'],
  ['2000-01-21T04:40:00Z', 'full'],
  ['2015-09-28T02:50:00Z', 'full'], // lunar eclipse
  ['2016-11-14T13:52:00Z', 'full'], // the nearest full moon since 1948
  ['2017-08-21T18:30:00Z', 'new'], // solar eclipse over North America
  ['2018-01-31T13:27:00Z', 'full'],
  ['2019-01-21T05:16:00Z', 'full'],
  ['2020-10-31T14:49:00Z', 'full'], // the second of its month
  ['2022-11-08T11:02:00Z', 'full'],
  ['2024-04-08T18:21:00Z', 'new'],
  ['2026-08-12T17:37:00Z', 'new'],
];

/** How far the nearest instant of that phase lies from a moment, in milliseconds. */
function distance(moment: string, phase: string): number {
  const at = Date.parse(moment);
  const near = principalInstants(new Date(at - 86_400_000), new Date(at + 86_400_000)).find(
    (instant) => instant.phase === phase,
  );
  return near ? Math.abs(near.at.getTime() - at) : Infinity;
}

it.each(WELL_KNOWN)('%s is %s, to the minute', (moment, phase) => {
  expect(distance(moment, phase)).toBeLessThanOrEqual(MINUTE);
});

describe('instants', () => {
  it('follow each other in the order of the phases, without a hole, over a century', () => {
    const order = ['new', 'first_quarter', 'full', 'last_quarter'];
    const instants = principalInstants(new Date('1972-01-01'), new Date('2072-01-01'));
    const wrong = instants.filter(({ phase, at }, index) => {
      const before = instants[index - 1];
      if (!before) return false;
      const days = (at.getTime() - before.at.getTime()) / 86_400_000;
      return order.indexOf(phase) !== (order.indexOf(before.phase) + 1) % 4 || days < 6 || days > 9;
    });
    expect(wrong).toEqual([]);
    expect(instants.length).toBeGreaterThan(4900);
  });
  it('are cut to the span asked for', () => {
    expect(principalInstants(new Date('2026-11-09T07:00:00Z'), new Date('2026-11-09T07:05:00Z'))).toHaveLength(1);
    expect(principalInstants(new Date('2026-11-09T07:05:00Z'), new Date('2026-11-10T00:00:00Z'))).toEqual([]);
    expect(principalInstants(new Date('2026-11-10'), new Date('2026-11-01'))).toEqual([]);
  });
  it('a month with two full moons has both', () => {
    expect(
      principalInstants(new Date('2020-10-01'), new Date('2020-11-01')).filter(({ phase }) => phase === 'full'),
    ).toHaveLength(2);
  });
});

it.each([
  ['2026-11-09T07:02:00Z', 0, 0.01],
  ['2026-11-17T11:48:00Z', 0.5, 0.01],
  ['2026-11-24T14:53:00Z', 1, 0.01],
  ['2026-11-13T12:00:00Z', 0.15, 0.05],
])('at %s the disc is lit by %f', (moment, lit, off) => {
  expect(Math.abs(illuminatedFraction(new Date(moment)) - lit)).toBeLessThan(off);
});

const TABLE = '../shared/data/moon/phases_1900_2100.csv';
it.runIf(existsSync(TABLE))('against the published table: every instant of 1972 to 2026 within a minute', () => {
  const rows = readFileSync(TABLE, 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((row) => row.split(','))
    .filter(([at = '']) => at >= '1972' && at < '2027');
  const far = rows.filter(([at = '', phase = '']) => distance(at, phase) > MINUTE);
  expect(far).toEqual([]);
  expect(rows.length).toBeGreaterThan(2700);
});
