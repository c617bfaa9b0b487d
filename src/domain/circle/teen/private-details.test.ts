import { expect, it } from 'vitest';
import { privateDetailsIn } from './private-details.ts';

const TOLD = [
  ['My name is Juno and I got my period', ['name']],
  ['my name’s Ada', ['name']],
  ['Hi, I’m Juno Halvorsen', ['name']],
  ['Call me Beatrice', ['name']],
  ['this is Mia Torres, hi', ['name']],
  ['I go to Lincoln High School', ['school']],
  ['at St Mary School we have to ask for the key', ['school']],
  ['Anyone else at Oakwood Academy?', ['school']],
  ['my school is called Riverside', ['school']],
  ['I live in Portland', ['town']],
  ['we moved to Leeds last year', ['town']],
  ['I’m from Santa Fe', ['town']],
  ['I am Juno Berg from Oslo and I live in Oslo, at Berg High', ['name', 'school', 'town']],
  ['the halvorsens are coming over', []],
  ['Halvorsen is on my gym bag', ['name']],
] as const;
const HARMLESS = [
  'I can’t sit through math at school',
  'High school is hard enough',
  'My Middle School years were fine',
  'I live in a small house with three brothers',
  'I’m from a big family',
  'i live in fear of gym class',
  'I moved in with my dad on Monday',
  'We moved to June because of exams',
  'my name is not important',
  'My mom said it is normal',
  'Is it usual that the second day hurts so much?',
  'I’m in eighth grade',
  'Call me when you can',
  'Does High School get easier?',
  'College feels far away',
];

it.each(TOLD)('%s: %j', (text, kinds) => {
  expect(privateDetailsIn(text, { last: 'Halvorsen' })).toEqual(kinds);
});

it.each(HARMLESS)('%s: nothing', (text) => {
  expect(privateDetailsIn(text, { last: 'Halvorsen' })).toEqual([]);
});

it('knows no last name of two letters, which is a word of its own', () => {
  expect(privateDetailsIn('I do not know', { last: 'Do' })).toEqual([]);
  expect(privateDetailsIn('I do not know', { last: null })).toEqual([]);
});
