import { expect, it } from 'vitest';
import { freeDays } from './free-days.ts';

const now = new Date('2026-11-21T12:00:00Z');
const HOUR = 3_600_000;
const after = (ms: number): Date => new Date(now.getTime() + ms);

it.each<[string, Date | null, ReturnType<typeof freeDays>]>([
  ['none', null, null],
  ['none left, just now', now, null],
  ['long gone', after(-HOUR), null],
  ['a millisecond becomes a day', after(1), { days: 1 }],
  ['a day', after(24 * HOUR), { days: 1 }],
  ['a day and a millisecond becomes two', after(24 * HOUR + 1), { days: 2 }],
  ['just too near to be told as an instant', after(49 * HOUR - 1), { days: 3 }],
  ['far enough: the instant itself', after(49 * HOUR), { until: after(49 * HOUR) }],
  ['all seven', after(168 * HOUR), { until: after(168 * HOUR) }],
])('%s', (_name, until, told) => {
  expect(freeDays(until, now)).toEqual(told);
});

it('never takes any of them', () => {
  for (let minutes = 1; minutes <= 8 * 24 * 60; minutes += 7) {
    const until = after(minutes * 60_000);
    const told = freeDays(until, now);
    const end = told && ('until' in told ? told.until : after(told.days * 24 * HOUR));
    expect(end?.getTime()).toBeGreaterThanOrEqual(until.getTime());
  }
});
