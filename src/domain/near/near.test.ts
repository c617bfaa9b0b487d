import { expect, test } from 'vitest';
import { nearOf } from './near.ts';

test.each([
  ['teen', null, true],
  ['adult', null, false],
  ['teen', false, false],
  ['adult', true, true],
] as const)('the quick exit of a %s who chose %s is %s', (band, quickExit, on) => {
  expect(nearOf({ discreet: false, quickExit, lock: null }, band)).toEqual({
    discreet: false,
    quickExit: on,
    lock: null,
  });
});
