import { expect, test } from 'vitest';
import { findPieces, madeReady } from './find-pieces.ts';

const LONG = `${'Many words stand here before it comes to that. '.repeat(5)}Heat eases the cramp, and so does rest. ${'More after it. '.repeat(9)}`;
const ALL = [
  { title: 'Warmth', kicker: 'What heat can do', lines: [LONG] },
  { title: 'What cramps are', kicker: 'A muscle at work', lines: ['Cramps come and go.', 'Heat may help.'] },
  { title: 'Hot flashes', kicker: 'Sudden heat', lines: ['Estrogen falls, and a flash comes at 3 a.m.', 'Café talk.'] },
].map(madeReady);
const found = (typed: string) => findPieces(typed, ALL).map(({ piece }) => piece.title);

test.each([
  ['cramps', ['What cramps are', 'Warmth']],
  ['CRAMP heat', ['What cramps are', 'Warmth']],
  ['hot flushes', ['Hot flashes']],
  ['oestrogen', ['Hot flashes']],
  ['cafe', ['Hot flashes']],
  ['what are cramps', ['What cramps are', 'Warmth']],
  ['ramps', []],
  ['the', ['Warmth']],
  ['', []],
  ['(.*', []],
])('“%s” finds %j', (typed, titles) => expect(found(typed)).toEqual(titles));

test('what was found is shown with what stands around it, cut at words', () => {
  const [, warmth] = findPieces('cramps', ALL);
  const around = warmth?.around ?? [];
  expect(around.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['cramp']);
  const text = around.map((part) => part.text).join('');
  expect(text.startsWith('… ')).toBe(true);
  expect(text.endsWith(' …')).toBe(true);
  expect(text).toContain('Heat eases the cramp, and so does rest.');
});
