import { expect, test } from 'vitest';
import { PLAIN_NAME, tells, unnamed } from './plain.ts';

test.each([
  'Your period may begin',
  'Moon Calendar',
  'Moonhearth',
  'Lunar Energy Guidance',
  'Womb Health',
  'The fertile window',
  'ovulation',
  'Cycle day 3',
  'bleeding',
  'Daily flow',
  'pregnancy test',
  'menopause',
  'Teen Circle',
])('%s tells', (text) => expect(tells(text)).toBe(true));
test.each([
  PLAIN_NAME,
  'Home',
  'Days',
  'A note for you',
  'Open when you like.',
  'Kept',
  'flowers',
  'periwinkle',
  'bicycle',
])('%s does not', (text) => expect(tells(text)).toBe(false));
test('the plain name stands for ours', () =>
  expect(unnamed('There is a note for you at Moonhearth. Moonhearth')).toBe('There is a note for you at Notes. Notes'));
