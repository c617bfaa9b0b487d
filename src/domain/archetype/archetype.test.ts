import { describe, expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { againOn, ARCHETYPES, countShares, leading, type Archetype } from './archetype.ts';

const answers = (counts: Partial<Record<Archetype, number>>) =>
  ARCHETYPES.flatMap((archetype) => Array.from({ length: counts[archetype] ?? 0 }, () => archetype));

describe('what her answers say', () => {
  test('every archetype is counted, most first, and the counts add up', () => {
    const shares = countShares(answers({ tide: 7, ember: 5, table: 4 }));
    expect(shares).toEqual([
      { archetype: 'tide', count: 7 },
      { archetype: 'ember', count: 5 },
      { archetype: 'table', count: 4 },
      { archetype: 'kindling', count: 0 },
      { archetype: 'lantern', count: 0 },
    ]);
    expect(shares.reduce((sum, { count }) => sum + count, 0)).toBe(16);
  });

  test.each([
    [{ tide: 7, ember: 5, table: 4 }, ['tide']],
    [{ tide: 6, ember: 6, table: 4 }, ['ember', 'tide']],
    [{ ember: 4, kindling: 4, lantern: 4, table: 4 }, ['ember', 'kindling', 'lantern', 'table']],
    [{ table: 16 }, ['table']],
    [{}, []],
  ] as const)('%j is led by %j', (counts, led) => expect(leading(countShares(answers(counts)))).toEqual(led));
});

test.each([
  ['2026-11-21', '2026-12-21'],
  ['2026-12-21', '2027-01-21'],
  ['2027-01-31', '2027-02-28'],
  ['2028-01-31', '2028-02-29'],
  ['2026-08-31', '2026-09-30'],
])('taken on %s, again on %s', (on, again) => expect(againOn(localDate(on))).toBe(again));
