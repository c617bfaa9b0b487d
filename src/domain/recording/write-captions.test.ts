import { expect, test } from 'vitest';
import { readCaptions } from './captions.ts';
import { captionFaults, writeCaptions } from './write-captions.ts';

const ONE = { from: 0, to: 2.5, say: 'Sit down.' };
const LATE = { from: 3661.25, to: 3665, say: 'Stay for a while.' };
const TWO = [ONE, LATE];

test('what is written is read again as it was', () => {
  expect(readCaptions(writeCaptions(TWO), 4000)).toEqual(TWO);
});

test('captions are written in the order of their times, lines as one', () => {
  expect(writeCaptions([{ ...LATE, say: 'Stay\nfor  a while. ' }, ONE])).toBe(writeCaptions(TWO));
});

test.each([
  ['empty', { from: 3, to: 4, say: ' ' }],
  ['backwards', { from: 4, to: 4, say: 'Stay.' }],
  ['overlaps', { from: 2, to: 4, say: 'Stay.' }],
  ['beyond', { from: 8, to: 12, say: 'Stay.' }],
  [null, { from: 2.5, to: 11, say: 'Stay.' }],
] as const)('a caption is %s', (fault, caption) => {
  expect(captionFaults([ONE, caption], 10)).toEqual([null, fault]);
});
