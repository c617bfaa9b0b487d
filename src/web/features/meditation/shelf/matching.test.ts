import { describe, expect, test } from 'vitest';
import { summaryOf } from '../player/meditation.sample.ts';
import { countOf, lengthOf, matching, NO_FILTERS, toggled, type Filters } from './matching.ts';

const SHELF = [
  summaryOf('ember', 'Slow Ember', { seconds: 540, phases: ['reflect'], needs: ['body', 'rest'] }),
  summaryOf('tide', 'What the Tide Left', { seconds: 600, phases: ['rest'], needs: ['after_bleeding'] }),
  summaryOf('roof', 'Roof Rain', { seconds: 1200, needs: ['worry'], line: 'Rain, and a café’s noise.' }),
  summaryOf('sail', 'Boat', { kind: 'recording', seconds: 1201, needs: ['sleep'], ledBy: 'Ilse Brandt' }),
];
const found = (filters: Partial<Filters>, words = '') =>
  matching(SHELF, { filters: { ...NO_FILTERS, ...filters }, words, favorites: ['roof', 'tide'] }).map(({ id }) => id);

describe('what is looked for', () => {
  test.each<[string, Partial<Filters>, readonly string[]]>([
    ['nothing: all, in their order', {}, ['ember', 'tide', 'roof', 'sail']],
    ['a phase: what suits any day stays', { phases: ['rest'] }, ['tide', 'roof', 'sail']],
    ['two of a kind: either', { phases: ['rest', 'reflect'] }, ['ember', 'tide', 'roof', 'sail']],
    ['two kinds: both', { lengths: ['short', 'middle'], needs: ['worry', 'sleep'] }, ['roof']],
    ['who leads', { teachers: ['Ilse Brandt'] }, ['sail']],
    ['favorites', { favorites: true }, ['tide', 'roof']],
    ['what is not there', { needs: ['anger'] }, []],
  ])('%s', (_, filters, ids) => expect(found(filters)).toEqual(ids));

  test.each([
    ['slow', ['ember']],
    ['RAIN roof', ['roof']],
    ['cafes', ['roof']],
    ['after a period', ['tide']],
    ['ilse', ['sail']],
    ['moon', []],
  ])('the words “%s” stand in title, line, needs or the name of who leads', (words, ids) =>
    expect(found({}, words)).toEqual(ids),
  );
});

test('lengths meet at ten and twenty minutes', () =>
  expect([599, 600, 1200, 1201].map(lengthOf)).toEqual(['short', 'middle', 'middle', 'long']));

test('a thing is put in and taken out, and all are counted', () => {
  expect([toggled(['a'], 'b'), toggled(['a', 'b'], 'a')]).toEqual([['a', 'b'], ['b']]);
  expect(countOf({ ...NO_FILTERS, phases: ['rest'], needs: ['sleep', 'worry'], favorites: true })).toBe(4);
});
