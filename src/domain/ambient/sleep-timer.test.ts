import { expect, it } from 'vitest';
import { minutesLeft, sleepState } from './sleep-timer.ts';

const END = 45 * 60_000;

it.each([
  ['at its start', 0, { kind: 'running', secondsToFade: 42 * 60 }],
  ['a second before it fades', 42 * 60 - 1, { kind: 'running', secondsToFade: 1 }],
  ['three minutes before its end', 42 * 60, { kind: 'fading', secondsLeft: 180 }],
  ['a second before its end', 45 * 60 - 1, { kind: 'fading', secondsLeft: 1 }],
  ['at its end', 45 * 60, { kind: 'over' }],
  ['after a device has slept over it', 90 * 60, { kind: 'over' }],
])('%s', (_, seconds, state) => expect(sleepState(END, seconds * 1000)).toEqual(state));

it('counts a minute that has begun', () => {
  expect([0, 1, 60_000, END].map((now) => minutesLeft(END, now))).toEqual([45, 45, 44, 0]);
});
