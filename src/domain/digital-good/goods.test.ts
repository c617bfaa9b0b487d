import { expect, it } from 'vitest';
import { ownedGoods, type GivenGood } from './goods.ts';

const given = (good: GivenGood['good'], at: string): GivenGood => ({
  good,
  source: 'order',
  sourceId: at,
  givenAt: new Date(at),
});

it('each good once, since when she first had it, in our order', () => {
  expect(
    ownedGoods([
      given('sound_pack', '2026-11-02T00:00:00Z'),
      given('moon_year', '2026-11-05T00:00:00Z'),
      given('sound_pack', '2026-10-01T00:00:00Z'),
    ]),
  ).toEqual([
    { good: 'moon_year', since: new Date('2026-11-05T00:00:00Z') },
    { good: 'sound_pack', since: new Date('2026-10-01T00:00:00Z') },
  ]);
  expect(ownedGoods([])).toEqual([]);
});
