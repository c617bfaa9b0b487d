import { expect, test } from 'vitest';
import { pinProblem } from './pin.ts';

test.each([
  ['1357', null],
  ['13572468', null],
  ['135', 'form'],
  ['135724689', 'form'],
  ['13a7', 'form'],
  ['1357 ', 'form'],
  ['١٣٥٧', 'form'],
  ['', 'form'],
  ['0000', 'easy'],
  ['77777777', 'easy'],
  ['1234', 'easy'],
  ['23456789', 'easy'],
  ['4321', 'easy'],
  ['3210', 'easy'],
  ['1233', null],
  ['1324', null],
])('%j is %s', (pin, problem) => expect(pinProblem(pin)).toBe(problem));
