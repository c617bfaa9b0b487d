import { expect, it } from 'vitest';
import { endedGoods, ownedGoods, type GoodEnd, type KnownGood } from './goods.ts';

const given = (good: KnownGood['good'], at: string, ended: GoodEnd | null = null): KnownGood => ({
  good,
  source: 'order',
  sourceId: at,
  givenAt: new Date(at),
  ended,
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

it('one that was given twice stays while one of the two does, and says how the last of them ended', () => {
  const end = (why: GoodEnd['why'], at: string): GoodEnd => ({ why, at: new Date(at) });
  const refunded = given('sound_pack', '2026-10-01T00:00:00Z', end('refunded', '2026-10-09T00:00:00Z'));
  const disputed = given('sound_pack', '2026-10-02T00:00:00Z', end('disputed', '2026-10-11T00:00:00Z'));
  const kept = given('sound_pack', '2026-11-02T00:00:00Z');
  expect(ownedGoods([refunded, kept])).toEqual([{ good: 'sound_pack', since: kept.givenAt }]);
  expect(endedGoods([refunded, kept])).toEqual([]);
  expect(ownedGoods([refunded, disputed])).toEqual([]);
  expect(endedGoods([refunded, disputed])).toEqual([{ good: 'sound_pack', ...disputed.ended }]);
});
