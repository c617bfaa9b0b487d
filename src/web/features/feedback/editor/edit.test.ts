import { describe, expect, test } from 'vitest';
import { areaBetween, cellsOf, keyed, sentSize, WHOLE, withinPicture, type Area } from './edit.ts';

const AREA: Area = { left: 0.2, top: 0.2, width: 0.5, height: 0.4 };
const rounded = (area: Area | null) =>
  area && Object.fromEntries(Object.entries(area).map(([name, value]) => [name, Math.round(value * 100)]));

describe('an area', () => {
  test.each([
    ['beyond the right edge', { ...AREA, left: 0.9 }, { left: 50, top: 20, width: 50, height: 40 }],
    ['before the left edge', { ...AREA, left: -1 }, { left: 0, top: 20, width: 50, height: 40 }],
    ['of no size', { ...AREA, width: 0, height: 0 }, { left: 20, top: 20, width: 2, height: 2 }],
    ['larger than the picture', { ...AREA, width: 4, height: 4 }, { left: 0, top: 0, width: 100, height: 100 }],
  ])('%s stays within the picture', (_, area, expected) => expect(rounded(withinPicture(area))).toEqual(expected));

  test('is drawn from any corner', () => {
    const corners = [
      [
        { x: 0.1, y: 0.2 },
        { x: 0.5, y: 0.6 },
      ],
      [
        { x: 0.5, y: 0.6 },
        { x: 0.1, y: 0.2 },
      ],
      [
        { x: 0.5, y: 0.2 },
        { x: 0.1, y: 0.6 },
      ],
    ] as const;
    for (const [one, other] of corners)
      expect(rounded(areaBetween(one, other))).toEqual({ left: 10, top: 20, width: 40, height: 40 });
  });

  test.each([
    ['ArrowRight', false, { left: 22, top: 20, width: 50, height: 40 }],
    ['ArrowUp', false, { left: 20, top: 18, width: 50, height: 40 }],
    ['ArrowRight', true, { left: 20, top: 20, width: 52, height: 40 }],
    ['ArrowUp', true, { left: 20, top: 20, width: 50, height: 38 }],
  ])('%s, Shift %s', (key, shiftKey, expected) => expect(rounded(keyed(AREA, { key, shiftKey }))).toEqual(expected));

  test('no other key does anything, and none grows it over an edge', () => {
    expect(keyed(AREA, { key: 'Tab', shiftKey: false })).toBeNull();
    expect(rounded(keyed(WHOLE, { key: 'ArrowRight', shiftKey: true }))).toEqual({
      left: 0,
      top: 0,
      width: 100,
      height: 100,
    });
  });
});

test('what leaves is the crop, no larger than it was and no side too long', () => {
  expect(sentSize({ width: 1000, height: 500 }, AREA, 1600)).toEqual({ width: 500, height: 200 });
  expect(sentSize({ width: 8000, height: 4000 }, WHOLE, 1600)).toEqual({ width: 1600, height: 800 });
});

test('a blur leaves cells wider than a letter, however large the area is', () => {
  expect(cellsOf({ width: 30, height: 12 })).toEqual({ width: 1, height: 1 });
  expect(cellsOf({ width: 200, height: 100 })).toEqual({ width: 4, height: 2 });
  expect(cellsOf({ width: 1600, height: 900 })).toEqual({ width: 8, height: 8 });
});
