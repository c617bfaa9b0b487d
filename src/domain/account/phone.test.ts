import { expect, test } from 'vitest';
import { cleanPhone } from './phone.ts';

test.each<[string, string | null]>([
  ['+1 (201) 555-0123', '+12015550123'],
  [' +49 30 901820 ', '+4930901820'],
  ['+44\u00a020 7946 0958', '+442079460958'],
  ['2015550123', null],
  ['+', null],
  ['', null],
  ['+123456', null],
  ['+6831234', '+6831234'],
  ['+493012345678901', '+493012345678901'],
  // Longer numbers stand there: ten digits in North America, nine in France, seven at least in Great Britain.
  ['+1201555012', null],
  ['+33612345', null],
  ['+33612345678', '+33612345678'],
  ['+44 207 94', null],
  ['+1234567890123456', null],
  ['+0123456789', null],
  ['+49+30901820', null],
  ['1+2015550123', null],
])('%j gives %j', (text, phone) => {
  expect(cleanPhone(text)).toBe(phone);
});
