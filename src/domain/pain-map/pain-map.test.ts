import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { PAIN_PLACES, type DayLog } from '#domain/cycle/day-log.ts';
import { BODY_SIDES, BODY_SIZE, BODY_SPOTS, PLACES_IN_ORDER } from './body-places.ts';
import { missedOverDays, painOverDays, takenOn, withTaken } from './pain-map.ts';

const START = localDate('2026-11-01');
const span = { from: START, to: addDays(START, 29) };
const on = (offset: number, log: Omit<DayLog, 'date'>): DayLog => ({ date: addDays(START, offset), ...log });
const IBU = { id: 'ibu', name: 'Ibuprofen 400', forPain: true };
const IRON = { id: 'iron', name: 'Iron' };
const over = (logs: readonly DayLog[], medications: Parameters<typeof painOverDays>[1]['medications'] = []) =>
  painOverDays(logs, { span, medications });

describe('pain over days', () => {
  test('levels and places, a day without an answer is none without pain', () => {
    const told = over([
      on(0, { pain: { level: 8, places: ['lower_belly', 'lower_back'] } }),
      on(1, { pain: { level: 5, places: ['lower_belly'] } }),
      on(2, { pain: { level: 3, places: [] } }),
      on(3, { pain: { level: 0, places: [] } }),
      on(4, { flow: 'light' }),
      on(40, { pain: { level: 10, places: ['head'] } }),
    ]);
    expect(told).toMatchObject({ told: 4, painful: 3, strong: 1, worst: 8, median: 5, withoutPlace: 1 });
    expect(told.places).toEqual([
      { place: 'lower_belly', days: 2, worst: 8 },
      { place: 'lower_back', days: 1, worst: 8 },
    ]);
  });

  test('nothing told: no worst, no median', () =>
    expect(over([])).toMatchObject({ told: 0, painful: 0, worst: null, median: null, places: [] }));

  test('painkillers: those the member takes for pain, in days; how many only where each day counts them', () => {
    const taken = (id: string, amount?: number) => ({
      kind: 'medicine' as const,
      event: 'taken' as const,
      id,
      ...(amount !== undefined && { amount }),
    });
    const counted = [on(0, { medication: [taken('ibu', 2), taken('iron')] }), on(1, { medication: [taken('ibu', 1)] })];
    expect(over(counted, [IBU, IRON])).toMatchObject({
      painkillerDays: 2,
      painkillers: [{ name: 'Ibuprofen 400', days: 2, amount: 3 }],
    });
    expect(over([...counted, on(2, { medication: [taken('ibu')] })], [IBU]).painkillers).toEqual([
      { name: 'Ibuprofen 400', days: 3, amount: null },
    ]);
    expect(over([on(0, { medication: [{ ...taken('ibu'), event: 'missed' }] })], [IBU]).painkillerDays).toBe(0);
  });

  test('days missed, each kind with its days', () => {
    expect(missedOverDays([on(0, { missed: ['work', 'plans'] }), on(1, { missed: ['work'] })], span)).toEqual({
      days: 2,
      each: [
        { what: 'work', days: 2 },
        { what: 'plans', days: 1 },
      ],
    });
    expect(missedOverDays([on(0, {})], span)).toBeNull();
  });

  const pains = fc.array(
    fc.record({
      offset: fc.integer({ min: 0, max: 29 }),
      level: fc.integer({ min: 0, max: 10 }),
      places: fc.uniqueArray(fc.constantFrom(...PAIN_PLACES), { maxLength: 5 }),
    }),
    { maxLength: 20 },
  );
  test('for any days: places never outnumber the days with pain, and the order makes no difference', () =>
    fc.assert(
      fc.property(pains, (all) => {
        const byDay = new Map(all.map(({ offset, ...pain }) => [offset, on(offset, { pain })]));
        const logs = [...byDay.values()];
        const told = over(logs);
        expect(told.places.every(({ days, worst }) => days <= told.painful && worst <= (told.worst ?? 0))).toBe(true);
        expect(told.strong <= told.painful && told.painful <= told.told).toBe(true);
        expect(over(logs.toReversed())).toEqual(told);
      }),
    ));
});

describe('how many of a painkiller', () => {
  const late = { kind: 'medicine', event: 'late', id: 'ibu', time: '08:00' } as const;
  test('is counted up from none, keeps what stood with it, and goes with 0', () => {
    const one = withTaken([], { id: 'ibu', kind: 'medicine', amount: 1 });
    expect(one).toEqual([{ kind: 'medicine', event: 'taken', id: 'ibu', amount: 1 }]);
    expect(withTaken([late], { id: 'ibu', kind: 'medicine', amount: 2 })).toEqual([{ ...late, amount: 2 }]);
    expect(withTaken(one, { id: 'ibu', kind: 'medicine', amount: 0 })).toEqual([]);
    expect(withTaken([], { id: 'ibu', kind: 'medicine', amount: 500 })[0]?.amount).toBe(30);
  });
  test('is 0 where it was not told, and unknown where it was not counted', () => {
    expect([takenOn([], 'ibu'), takenOn([late], 'ibu'), takenOn([{ ...late, amount: 2 }], 'ibu')]).toEqual([
      0,
      null,
      2,
    ]);
  });
});

describe('the drawing', () => {
  test('has every place, and the list each once', () => {
    const drawn = BODY_SIDES.flatMap((side) => BODY_SPOTS[side].map(({ place }) => place));
    expect(new Set(drawn)).toEqual(new Set(PAIN_PLACES));
    expect(PLACES_IN_ORDER.toSorted()).toEqual(PAIN_PLACES.toSorted());
  });
  test.each(BODY_SIDES)('on the %s no two spots overlap, and none leaves it', (side) => {
    const spots = BODY_SPOTS[side];
    for (const [index, { x, y }] of spots.entries()) {
      const half = BODY_SIZE.spot / 2;
      expect(x >= half && x <= BODY_SIZE.width - half && y >= half && y <= BODY_SIZE.height - half).toBe(true);
      for (const other of spots.slice(index + 1))
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThanOrEqual(BODY_SIZE.spot);
    }
  });
});
