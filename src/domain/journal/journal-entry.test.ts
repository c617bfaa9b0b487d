import { expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import type { Cycle } from '#domain/cycle/cycle-view.ts';
import { phaseSpans } from '#domain/cycle/phases.ts';
import { cycleStamp } from './cycle-stamp.ts';
import { cleanTags, excerptOf, isBlankEntry } from './journal-entry.ts';

const NOTHING = { title: '', content: '', mood: null, dreamInsights: '' } as const;
it.each([
  [{}, true],
  [{ title: ' ', content: '\n\t' }, true],
  [{ title: 'x' }, false],
  [{ content: 'x' }, false],
  [{ dreamInsights: 'x' }, false],
  [{ mood: 'low' }, false],
] as const)('%j is blank: %s', (given, expected) => {
  expect(isBlankEntry({ ...NOTHING, ...given })).toBe(expected);
});

it('tags lose their marks and their twins', () => {
  expect(cleanTags(['#Rain ', 'rain', '', '##', ' new moon', 'RAIN'])).toEqual(['Rain', 'new moon']);
});

it.each([
  ['one  line\nand more', 40, 'one line and more'],
  ['a word that is cut at a space', 12, 'a word that...'],
  ['Donaudampfschifffahrt', 10, 'Donaudampf...'],
  ['🌕🌕🌕🌕🌕', 4, '🌕🌕🌕🌕...'],
  ['', 10, ''],
  [' '.repeat(500), 10, '...'],
])('the first words of %j, %i of them at most: %j', (text, most, expected) => {
  expect(excerptOf(text, most)).toBe(expected);
});

const cycle = (startDate: string, length: number | null, periodLength = 5): Cycle => ({
  startDate: localDate(startDate),
  periodEnd: localDate(startDate),
  periodLength,
  length,
  excluded: null,
});
const view = { phases: phaseSpans(28, 5) };
it.each([
  ['2026-09-30', null],
  ['2026-10-01', { day: 1, phase: 'rest' }],
  ['2026-10-04', { day: 4, phase: 'create' }],
  ['2026-11-09', { day: 40, phase: 'reflect' }],
  ['2026-11-10', { day: 1, phase: 'rest' }],
  ['2026-12-08', { day: 29, phase: 'reflect' }],
  ['2027-01-08', { day: 60, phase: 'reflect' }],
  ['2027-01-09', null],
])('%s lies in her cycle at %j', (date, expected) => {
  expect(
    cycleStamp({ cycles: [cycle('2026-10-01', 40, 3), cycle('2026-11-10', null)], view, date: localDate(date) }),
  ).toEqual(expected);
});
