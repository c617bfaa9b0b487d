import { expect, test } from 'vitest';
import { hoursFigures, readHours } from './sleep.ts';

test.each([
  ['7', 7],
  ['7.5', 7.5],
  ['7,5', 7.5],
  ['7:40', 7.75],
  ['7 h 40', 7.75],
  ['7h', 7],
  ['6 hours', 6],
  ['7.1', 7],
  ['7.13', 7.25],
  ['0', 0],
  ['24', 24],
  ['23:59', 24],
  ['24.01', 'out_of_range'],
  ['', 'empty'],
  ['h', 'empty'],
  ['7:60', 'unreadable'],
  ['-7', 'unreadable'],
  ['long', 'unreadable'],
] as const)('"%s" is %s', (text, hours) => {
  expect(readHours(text)).toBe(hours);
});

test.each([
  [7, '7'],
  [7.25, '7:15'],
  [7.5, '7:30'],
  [0, '0'],
  [0.75, '0:45'],
] as const)('%s is shown as %s, and read back', (hours, figures) => {
  expect(hoursFigures(hours)).toBe(figures);
  expect(readHours(figures)).toBe(hours);
});
