import { expect, test } from 'vitest';
import { isExit, type Press } from './esc-twice.ts';

/** Which of some presses leave, each judged by the one before it. */
function exits(presses: readonly Press[]): boolean[] {
  return presses.map((press, at) => isExit(press, presses[at - 1] ?? null));
}
const free = (at: number): Press => ({ at, closes: false });
const closing = (at: number): Press => ({ at, closes: true });

test.each([
  ['one press', [free(0)], [false]],
  ['two at the limit', [free(0), free(500)], [false, true]],
  ['two a moment too slow', [free(0), free(501)], [false, false]],
  ['a slow first, then two', [free(0), free(900), free(1200)], [false, false, true]],
  ['a dialog that is closed', [closing(0)], [false]],
  ['a dialog that is closed, and once more', [closing(0), free(200)], [false, true]],
  ['a dialog over a dialog, closed both', [closing(0), closing(200)], [false, false]],
  ['and once more', [closing(0), closing(200), free(400)], [false, false, true]],
] as const)('%s', (_, presses, left) => expect(exits(presses)).toEqual(left));
