import { expect, it } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { keepsakesOf, type KeptPage } from './keepsakes.ts';

const DAY = localDate('2026-11-21');
const NOTHING = { firstCheckIn: null, pages: [], cycleStarts: [] };
const page = (days: number, changes: Partial<KeptPage> = {}): KeptPage => ({
  date: addDays(DAY, days),
  writtenOn: addDays(DAY, days),
  moon: 'waxing_gibbous',
  ...changes,
});
const pages = (count: number) => Array.from({ length: count }, (_, index) => page(count - index));
const starts = (count: number) => Array.from({ length: count }, (_, index) => addDays(DAY, 28 * index));

it.each([
  ['nothing', NOTHING, []],
  ['a first check-in', { ...NOTHING, firstCheckIn: DAY }, [{ name: 'first_fire', on: DAY }]],
  ['nine pages', { ...NOTHING, pages: pages(9) }, []],
  [
    'ten pages: the day the tenth was written',
    { ...NOTHING, pages: pages(12) },
    [{ name: 'ten_pages', on: addDays(DAY, 10) }],
  ],
  [
    'pages of old days, written at once',
    { ...NOTHING, pages: pages(10).map((one) => ({ ...one, writtenOn: DAY })) },
    [{ name: 'ten_pages', on: DAY }],
  ],
  ['seven cycles, the last of which still runs', { ...NOTHING, cycleStarts: starts(7) }, []],
  ['seven whole cycles', { ...NOTHING, cycleStarts: starts(9) }, [{ name: 'seven_cycles', on: addDays(DAY, 196) }]],
  [
    'a page on the day of a full moon',
    { ...NOTHING, pages: [page(5, { moon: 'full' }), page(3, { moon: 'full' })] },
    [{ name: 'by_moonlight', on: addDays(DAY, 3) }],
  ],
  [
    'a page that tells of a full moon later',
    { ...NOTHING, pages: [page(3, { moon: 'full', writtenOn: addDays(DAY, 4) })] },
    [],
  ],
] as const)('%s', (_what, facts, kept) => {
  expect(keepsakesOf(facts)).toEqual(kept);
});
