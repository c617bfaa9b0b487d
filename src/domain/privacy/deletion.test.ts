import { expect, it } from 'vitest';
import { deletionDue, receiptText, toldMinute } from './deletion.ts';

const NOW = new Date('2026-11-21T12:34:56.789Z');

it('an account goes at once, or seven whole days later', () => {
  expect(deletionDue(NOW, 'now').toISOString()).toBe('2026-11-21T12:34:56.789Z');
  expect(deletionDue(NOW, 'later').toISOString()).toBe('2026-11-28T12:34:56.789Z');
});

it.each([
  ['2026-11-21T12:34:56.789Z', '2026-11-21T12:34:00.000Z'],
  ['2026-11-21T12:34:00.000Z', '2026-11-21T12:34:00.000Z'],
  ['2026-11-21T12:33:59.999Z', '2026-11-21T12:33:00.000Z'],
])('a receipt of %s tells %s', (at, told) => {
  expect(toldMinute(new Date(at)).toISOString()).toBe(told);
});

it('the signed text names the receipt and its minute, and nothing else', () => {
  expect(receiptText({ id: 'a', erasedAt: 'b' })).toBe('moonhearth deletion receipt\na\nb\n');
});
