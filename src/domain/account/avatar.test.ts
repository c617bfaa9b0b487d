import { expect, test } from 'vitest';
import { avatarColour, avatarInitial } from './avatar.ts';

test.each([
  ['Maren', 'M', 77 % 12],
  ['maren', 'M', 77 % 12],
  [' anna', 'A', 65 % 12],
  ['月子', '月', 0x6708 % 12],
  ['𝒜da', '𝒜', 0x1d49c % 12],
])('%s wears %s on colour %i', (name, initial, colour) => {
  expect(avatarInitial(name)).toBe(initial);
  expect(avatarColour(name)).toBe(colour);
});

test('twelve neighbouring letters wear twelve colours', () => {
  expect(new Set(Array.from('ABCDEFGHIJKL', (letter) => avatarColour(letter))).size).toBe(12);
  expect(avatarColour('M')).toBe(avatarColour('A'));
});

test('without a name the address lends its letter, without both there is none', () => {
  expect(avatarInitial('', 'zoe@example.com')).toBe('Z');
  expect(avatarInitial('', '')).toBe('');
  expect(avatarColour('', '')).toBe(0);
});
