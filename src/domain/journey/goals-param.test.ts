import { describe, expect, test } from 'vitest';
import { goalsParam, parseGoalsParam } from './goals-param.ts';

test('what goes into an address comes out of it', () => {
  const goals = ["honor my body's wisdom", 'heal & rest', '50% <b>more</b> + ü'];
  expect(parseGoalsParam(new URLSearchParams(`goals=${goalsParam(goals)}`).get('goals'))).toEqual(goals);
});

describe('§2.1: an invalid value is silently ignored', () => {
  test.each<[string, string | null | undefined]>([
    ['absent', null],
    ['undefined', undefined],
    ['empty', ''],
    ['no JSON', 'heal'],
    ['cut off', '["heal'],
    ['an object', '{"0":"heal"}'],
    ['a text', '"heal"'],
    ['null', 'null'],
    ['a number', '7'],
    ['an empty list', '[]'],
    ['wrong elements', '[1,null,{},["a"],true]'],
    ['blank texts', '[""," "]'],
    ['very long', JSON.stringify(Array.from({ length: 1000 }, (_, n) => `goal ${n}`))],
    ['deep', '['.repeat(4000)],
    ['a text too long', JSON.stringify(['a'.repeat(81)])],
    ['a NUL', JSON.stringify(['a\u0000b'])],
    ['half a character', '["\\ud800"]'],
  ])('%s', (_name, text) => {
    expect(parseGoalsParam(text)).toEqual([]);
  });
});

test('only texts are kept, at most three, each once, verbatim', () => {
  expect(parseGoalsParam('["A ",1,"b","A ","<img onerror=x>","d"]')).toEqual(['A ', 'b', '<img onerror=x>']);
  expect(parseGoalsParam(JSON.stringify(['a'.repeat(80)]))).toHaveLength(1);
});
