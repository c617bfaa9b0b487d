import { describe, expect, it } from 'vitest';
import { fixedClock, parseShift, shiftedClock, systemClock, toReal } from './clock.ts';

const HOUR = 3_600_000;

describe('shifts', () => {
  it.each([
    ['+8d', 8 * 24 * HOUR],
    ['-3h', -3 * HOUR],
    ['+30m', HOUR / 2],
    ['+0d', 0],
  ])('%s', (shift, ms) => expect(parseShift(shift)).toBe(ms));
  it.each(['8d', '+8', '+8w', '+d', '++8d', '+8d ', '+1.5h', ''])('%j is none', (shift) => {
    expect(parseShift(shift)).toBeNull();
    expect(() => shiftedClock(shift)).toThrow(RangeError);
  });
});

it('a shifted clock moves product time and leaves real time alone', () => {
  const clock = shiftedClock('+8d');
  const before = Date.now();
  expect(clock.now().getTime() - before).toBeGreaterThanOrEqual(8 * 24 * HOUR);
  expect(clock.now().getTime() - before).toBeLessThan(8 * 24 * HOUR + 5000);
  expect(clock.real().getTime() - before).toBeLessThan(5000);
});

it('a job is due at the real instant of its product time', () => {
  const clock = shiftedClock('+8d');
  const before = Date.now();
  const due = toReal(clock, new Date(clock.now().getTime() + HOUR));
  const same = toReal(systemClock, new Date(5000));
  // What the test itself was kept waiting is no fault of the clock's.
  const spent = Date.now() - before;
  expect(Math.abs(due.getTime() - (before + HOUR))).toBeLessThanOrEqual(spent + 1);
  expect(Math.abs(same.getTime() - 5000)).toBeLessThanOrEqual(spent + 1);
});

it('a fixed clock stands until it is moved, and hands out no shared date', () => {
  const clock = fixedClock('2026-11-21T09:54:00Z');
  clock.now().setFullYear(1999);
  expect(clock.now().toISOString()).toBe('2026-11-21T09:54:00.000Z');
  clock.advance(HOUR);
  expect(clock.now().toISOString()).toBe('2026-11-21T10:54:00.000Z');
  expect(clock.real()).toEqual(clock.now());
  expect(() => fixedClock('2026-13-40')).toThrow(RangeError);
});
