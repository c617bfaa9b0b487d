import { describe, expect, test } from 'vitest';
import { KINDS, type Answered } from './traffic.ts';
import { byKind, floodLine, GOALS, memoryLines, recoveryLine } from './verdicts.ts';

const answer = (changes: Partial<Answered> = {}): Answered => ({
  kind: 'home',
  status: 200,
  ms: 10,
  comeAgain: false,
  ...changes,
});
const ofEach = (changes: Partial<Answered> = {}) => KINDS.map(({ name }) => answer({ ...changes, kind: name }));
const verdicts = (lines: readonly { good: boolean }[]) => lines.every(({ good }) => good);

describe('the verdicts of the load', () => {
  test.each<[string, Partial<Answered>, boolean]>([
    ['quick and right', {}, true],
    ['at the goal', { ms: GOALS.p99 }, true],
    ['later than the goal', { ms: GOALS.p99 + 1 }, false],
  ])('%s', (_, changes, good) => expect(verdicts(byKind(ofEach(changes)))).toBe(good));
  test.each([
    [500, false],
    [0, false],
    [404, false],
    [429, false],
    [503, false],
  ])('one answer of %i is an error', (status) => {
    expect(verdicts(byKind([...ofEach(), answer({ status })]))).toBe(false);
  });
  test('one that is shed and told when to come again is none', () =>
    expect(verdicts(byKind([...ofEach(), answer({ status: 503, comeAgain: true })]))).toBe(true));
  test('a kind that was never asked is no figure', () =>
    expect(() => byKind([answer()])).toThrow('nothing was measured'));
  test.each([
    [1, true],
    [GOALS.growth, true],
    [GOALS.growth + 0.01, false],
  ])('memory that grows %f times', (times, good) => {
    const samples = Array.from({ length: 12 }, (_, at) => ({ at, app: at < 8 ? 100 : 100 * times, database: 50 }));
    expect(verdicts(memoryLines(samples))).toBe(good);
  });
  test('a flood sheds, and does some', () => {
    const shed = answer({ status: 503, comeAgain: true });
    expect(
      [
        floodLine([answer(), shed]),
        floodLine([answer()]),
        floodLine([shed]),
        floodLine([answer(), shed, answer({ status: 503 })]),
      ].map(({ good }) => good),
    ).toEqual([true, false, false, false]);
  });
  test('and then nothing is shed any more', () =>
    expect([
      recoveryLine([answer()]).good,
      recoveryLine([answer(), answer({ status: 503, comeAgain: true })]).good,
    ]).toEqual([true, false]));
});
