import { expect, it } from 'vitest';
import { fullMoonName } from './full-moon-name.ts';
import { isSupermoon } from './supermoon.ts';

const named = (at: string, before: string, equinox: string, timeZone = 'UTC') =>
  fullMoonName({ at: new Date(at), before: new Date(before), equinox: new Date(equinox), timeZone });

it.each([
  ['January', '2026-01-03T10:03Z', '2025-12-04T23:14Z', '2026-09-23T00:05Z', 'Wolf Moon'],
  ['June', '2026-06-29T23:57Z', '2026-05-31T08:45Z', '2026-09-23T00:05Z', 'Strawberry Moon'],
  [
    'nearest to the equinox, in September',
    '2026-09-26T16:49Z',
    '2026-08-28T04:19Z',
    '2026-09-23T00:05Z',
    'Harvest Moon',
  ],
  ['October after a September harvest', '2026-10-26T04:12Z', '2026-09-26T16:49Z', '2026-09-23T00:05Z', 'Hunter’s Moon'],
  ['nearest to the equinox, in October', '2025-10-07T03:48Z', '2025-09-07T18:09Z', '2025-09-22T18:19Z', 'Harvest Moon'],
  ['September before an October harvest', '2025-09-07T18:09Z', '2025-08-09T07:55Z', '2025-09-22T18:19Z', 'Corn Moon'],
  ['December', '2026-12-24T01:28Z', '2026-11-24T14:53Z', '2026-09-23T00:05Z', 'Cold Moon'],
])('%s', (_when, at, before, equinox, name) => {
  expect(named(at, before, equinox)).toEqual({ name, blue: false });
});

it('the second full moon of a month is blue, in the zones where it is still that month', () => {
  const second = ['2026-05-31T08:45Z', '2026-05-01T17:23Z', '2026-09-23T00:05Z'] as const;
  expect(named(...second).blue).toBe(true);
  expect(
    fullMoonName({
      at: new Date('2026-05-31T23:45Z'),
      before: new Date('2026-05-01T17:23Z'),
      equinox: new Date('2026-09-23T00:05Z'),
      timeZone: 'Pacific/Kiritimati',
    }),
  ).toEqual({ name: 'Strawberry Moon', blue: false });
});

it.each([
  [356_500, true],
  [361_400, true],
  [361_401, false],
  [400_000, false],
])('at %i km between 356,500 and 405,500: super %s', (distance, supermoon) => {
  expect(isSupermoon({ distance, nearest: 356_500, farthest: 405_500 })).toBe(supermoon);
});
