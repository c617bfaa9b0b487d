import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phasesOf } from './cycle-fixtures.ts';
import {
  arcDegrees,
  arcPath,
  dayMiddle,
  dayStart,
  flamePath,
  point,
  tideOuter,
  usualEnergy,
  wordPlace,
} from './geometry.ts';

test.each([
  [1, 28, -90],
  [8, 28, 0],
  [15, 28, 90],
  [22, 28, 180],
  [29, 28, 270],
  [2, 36, -80],
])('day %i of %i begins at %i degrees', (day, length, degrees) => {
  expect(dayStart(day, length)).toBeCloseTo(degrees, 6);
});

test("the wheel begins at 12 o'clock and goes clockwise", () => {
  expect(point(100, -90)).toEqual({ x: expect.closeTo(220, 6), y: expect.closeTo(120, 6) });
  expect(point(100, dayStart(8, 28))).toEqual({ x: expect.closeTo(320, 6), y: expect.closeTo(220, 6) });
  expect(dayMiddle(1, 36)).toBeCloseTo(-85, 6);
});

test.each([
  [1, 28, 0.0529],
  [7, 28, 0.2438],
  [13.6, 28, 1],
  [20.6, 28, 0.709],
  [28, 28, 0.0793],
  [17, 35, 1],
])('usual energy on day %d of %i is %d', (day, length, energy) => {
  expect(usualEnergy(day, length)).toBeCloseTo(energy, 2);
});

test("the tide never leaves its ring and meets itself at 12 o'clock", () => {
  for (let degrees = -90; degrees < 270; degrees += 1) {
    expect(tideOuter(degrees, 28)).toBeGreaterThanOrEqual(126 + 12 + 31 * 0.05);
    expect(tideOuter(degrees, 28)).toBeLessThanOrEqual(126 + 12 + 31);
  }
  expect(Math.abs(tideOuter(-89.99, 28) - tideOuter(269.99, 28))).toBeLessThan(1.5);
});

test('an arc is drawn in by one degree at each end', () => {
  expect(arcDegrees({ from: 1, to: 5 }, 36)).toEqual({ start: -89, end: -41 });
  expect(arcDegrees({ from: 1, to: 1 }, 120)).toEqual({ start: -89.25, end: -87.75 });
});

test('an arc is a closed outline along the inner circle, of one decimal', () => {
  const path = arcPath({ from: 1, to: 5 }, 28);
  expect(path).toMatch(/^M222\.4 \d+(\.\d)?c/);
  expect(path).toContain('A126 126 0 0 0');
  expect(path.endsWith('z')).toBe(true);
  expect(path).not.toMatch(/\d\.\d\d/);
  expect(arcPath({ from: 1, to: 20 }, 28)).toContain('A126 126 0 1 0');
});

test('the arcs of a cycle never touch, for any length of 15 to 90 days and any period of 1 to 10', () => {
  fc.assert(
    fc.property(fc.integer({ min: 15, max: 90 }), fc.integer({ min: 1, max: 10 }), (length, period) => {
      const arcs = phasesOf(length, period).map((span) => arcDegrees(span, length));
      for (const { start, end } of arcs) expect(end).toBeGreaterThan(start);
      for (const [index, arc] of arcs.entries()) {
        const next = arcs[index + 1]?.start ?? (arcs[0]?.start ?? 0) + 360;
        expect(next - arc.end).toBeGreaterThan(0);
      }
    }),
  );
});

test('a flame grows with its chance and never reaches the count', () => {
  const tip = (chance: number) => Number(/^M220 ([\d.]+)/.exec(flamePath(chance))?.[1]);
  expect(tip(0)).toBe(121);
  expect(tip(0.28)).toBe(147.6);
  expect(tip(0.9)).toBe(155);
});

test('a word in the lower half is turned over, a short phase has none, and words step aside for the hand', () => {
  const space = { length: 28, width: 40, hand: null };
  expect(wordPlace({ from: 1, to: 5 }, space)?.reversed).toBe(false);
  expect(wordPlace({ from: 13, to: 15 }, space)?.reversed).toBe(true);
  expect(wordPlace({ from: 1, to: 1 }, { ...space, length: 90 })).toBeNull();
  const undisturbed = wordPlace({ from: 16, to: 28 }, space);
  expect(wordPlace({ from: 16, to: 28 }, { ...space, hand: dayMiddle(17, 28) })).toEqual(undisturbed);
  expect(wordPlace({ from: 16, to: 28 }, { ...space, hand: dayMiddle(22, 28) })).not.toEqual(undisturbed);
});
