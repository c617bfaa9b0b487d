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
  ['+1234567', '+1234567'],
  ['+123456789012345', '+123456789012345'],
  ['+1234567890123456', null],
  ['+0123456789', null],
  ['+49+30901820', null],
  ['1+2015550123', null],
])('%j gives %j', (text, phone) => {
  expect(cleanPhone(text)).toBe(phone);
});
