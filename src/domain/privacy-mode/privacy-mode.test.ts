import { expect, test } from 'vitest';
import { privacyModeOf } from './privacy-mode.ts';

test.each([
  ['teen', null, true],
  ['adult', null, false],
  ['teen', false, false],
  ['adult', true, true],
] as const)('the quick exit of a %s who chose %s is %s', (ageGroup, quickExit, on) => {
  expect(privacyModeOf({ discreet: false, quickExit, lock: null }, ageGroup)).toEqual({
    discreet: false,
    quickExit: on,
    lock: null,
  });
});
