import { expect, test } from 'vitest';
import { asEvent } from './visible-view.ts';

test.each([
  ['This was not a period', 'This was not a withdrawal bleed'],
  ['This bleeding counts as no period now.', 'This bleeding counts as no withdrawal bleed now.'],
  ['These are two periods', 'These are two bleeds'],
  ['Periods last 5 days', 'Bleeds last 5 days'],
  ['The week before a period', 'The week before a bleed'],
  ['periodic', 'periodic'],
])('on a hormonal method "%s" is told as "%s"', (text, told) => {
  expect(asEvent(text, 'bleed')).toBe(told);
  expect(asEvent(text, 'period')).toBe(text);
});
