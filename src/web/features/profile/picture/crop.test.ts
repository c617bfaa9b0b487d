import { expect, test } from 'vitest';
import { moved, squareOf, WHOLE, zoomed } from './crop.ts';

const wide = { width: 600, height: 400 };

test('the whole is the largest square in the middle', () => {
  expect(squareOf(wide, WHOLE)).toEqual({ left: 100, top: 0, side: 400 });
});

test.each([
  [0.1, 0, { left: 140, top: 0, side: 400 }],
  [5, 0, { left: 200, top: 0, side: 400 }],
  [-5, -5, { left: 0, top: 0, side: 400 }],
])('moved %d across and %d down it stays within the picture', (right, down, square) => {
  expect(squareOf(wide, moved(wide, { crop: WHOLE, right, down }))).toEqual(square);
});

test('a push against the edge is not owed back', () => {
  const edge = moved(wide, { crop: WHOLE, right: 9, down: 0 });
  expect(squareOf(wide, moved(wide, { crop: edge, right: -0.1, down: 0 })).left).toBeCloseTo(160);
});

test('nearer keeps the middle, between once and four times', () => {
  expect(squareOf(wide, zoomed(WHOLE, 2))).toEqual({ left: 200, top: 100, side: 200 });
  expect([zoomed(WHOLE, 9).zoom, zoomed(WHOLE, 0.1).zoom]).toEqual([4, 1]);
});
