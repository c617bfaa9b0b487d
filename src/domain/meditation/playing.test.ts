import { expect, test } from 'vitest';
import { clockWords, dueBetween, secondToResume } from './playing.ts';

const CUES = [0, 20, 30, 50].map((at) => ({ at }));

test.each([
  [-1, 0, [0]],
  [0, 30, [20, 30]],
  [30, 30, []],
  [50, 20, []],
])('after %d and up to %d begin %j', (after, until, seconds) => {
  expect(dueBetween(CUES, [after, until]).map(({ at }) => at)).toEqual(seconds);
});

test.each([
  [undefined, null],
  [{ second: 4 }, null],
  [{ second: 308 }, 308],
  [{ second: 700 }, 700],
  [{ second: 712 }, null],
  [{ second: 0 }, null],
])('a place %j in twelve minutes is gone on from at %j', (place, second) => {
  expect(secondToResume(place, 720)).toBe(second);
});

test.each([
  [0, '0:00'],
  [308.9, '5:08'],
  [720, '12:00'],
  [3723, '1:02:03'],
  [-5, '0:00'],
])('%d is %s', (seconds, words) => expect(clockWords(seconds)).toBe(words));
