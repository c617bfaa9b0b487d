import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ANSWERS_TOGETHER } from '#domain/quiz/kept-answers.ts';
import { fitsHer, QUIZ_TOPICS } from '#domain/quiz/quiz-question.ts';
import { hidesFertility, LIFE_STAGES } from '#domain/stage/stage.ts';
import { stagesFor } from '#domain/stage/stage-answers.ts';
import { loadQuizContent } from './quiz-content.ts';

const { questions, sources } = loadQuizContent();
/** The words that the journeys hold hidden stages to, and those of sex and pregnancy for teens. */
const FERTILITY =
  /fertil|ovulat|conceiv|\bconception|\bLH (test|surge)|luteini[sz]ing|cervical (fluid|mucus)|egg.?white|safe days?/i;
const NOT_FOR_TEENS = /fertil|ovulat|conceiv|concept|sexual|\bsex\b|pregnan|condom|contracep/i;
const wordsOf = ({ ask, answers, why, source }: (typeof questions)[number]) =>
  [ask, ...answers, why, sources.get(source)?.title].join(' ');

describe('the questions', () => {
  test('are fewer than the answers that lie together, so that none comes again too early', () => {
    expect(questions.length).toBeLessThan(ANSWERS_TOGETHER.left);
  });

  test('are two hundred or more, each with a source that was read again', () => {
    expect(questions.length).toBeGreaterThanOrEqual(200);
    expect([...sources.keys()].filter((id) => questions.every(({ source }) => source !== id))).toEqual([]);
    expect(Math.min(...[...sources.values()].map(({ reviewedOn }) => Date.parse(reviewedOn)))).toBeGreaterThan(
      Date.parse('2025-12-31'),
    );
  });

  test('have distinct answers and a reason of one to three sentences', () => {
    expect(
      questions.filter(({ answers }) => new Set(answers.map((answer) => answer.toLowerCase())).size !== answers.length),
    ).toEqual([]);
    expect(
      questions
        .filter(({ why }) => {
          const count = why.match(/[^.?!]+[.?!]["']?(?= |$)/g)?.length ?? 0;
          return count < 1 || count > 3;
        })
        .map(({ id }) => id),
    ).toEqual([]);
  });

  test('do not give the right answer away by its length or its place', () => {
    const lengths = questions.map(({ answers, right }) => ({
      own: answers[right]?.length ?? 0,
      others: answers.filter((_, place) => place !== right).map(({ length }) => length),
    }));
    expect(lengths.filter(({ own, others }) => own > Math.max(...others)).length / questions.length).toBeLessThan(0.45);
    expect(lengths.filter(({ own, others }) => own < Math.min(...others)).length / questions.length).toBeLessThan(0.45);
    for (const count of [3, 4]) {
      const some = questions.filter(({ answers }) => answers.length === count);
      const places = Array.from({ length: count }, (_, place) => some.filter(({ right }) => right === place).length);
      expect(Math.max(...places) - Math.min(...places)).toBeLessThanOrEqual(1);
    }
  });

  test('say nothing of fertility where a stage hides it, and nothing of it, of sex or of pregnancy to teens', () => {
    for (const stage of stagesFor('adult').filter(hidesFertility))
      expect(
        questions
          .filter((one) => fitsHer(one, { ageGroup: 'adult', stage }) && FERTILITY.test(wordsOf(one)))
          .map(({ id }) => id),
      ).toEqual([]);
    for (const stage of LIFE_STAGES)
      expect(
        questions
          .filter((one) => fitsHer(one, { ageGroup: 'teen', stage }) && NOT_FOR_TEENS.test(wordsOf(one)))
          .map(({ id }) => id),
      ).toEqual([]);
    expect(
      questions
        .filter((one) => FERTILITY.test(wordsOf(one)) && !one.speaksOf.includes('fertility'))
        .map(({ id }) => id),
    ).toEqual([]);
  });

  test('are enough for everybody: ninety for a teen, sixty for each stage of an adult', () => {
    const count = (ageGroup: 'teen' | 'adult', stage: (typeof LIFE_STAGES)[number]) =>
      questions.filter((one) => fitsHer(one, { ageGroup, stage })).length;
    expect(count('teen', 'teen')).toBeGreaterThanOrEqual(90);
    expect(Math.min(...stagesFor('adult').map((stage) => count('adult', stage)))).toBeGreaterThanOrEqual(60);
    expect(Math.min(...stagesFor('teen').map((stage) => count('teen', stage)))).toBeGreaterThanOrEqual(40);
  });

  test('are of every topic, and none has more than a tenth of them', () => {
    const counts = QUIZ_TOPICS.map((topic) => questions.filter((one) => one.topic === topic).length);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThanOrEqual(questions.length / 10);
  });
});

test('how long cycles take to settle is two to three years, and longer gaps are asked about', () => {
  const settling = questions.find(({ id }) => id === 'cycle-settling');
  expect(settling?.answers[settling.right]).toBe('Two to three years');
  expect(settling?.why).toMatch(/more than 45 days .*asking a doctor .*more than three months/);
});

describe('content that is not whole', () => {
  const source = {
    id: 'a',
    organisation: 'An office',
    title: 'A page',
    year: 2026,
    yearOf: 'read',
    address: 'a.example/page',
    read: 'text',
    reviewedOn: '2026-11-21',
  };
  const question = {
    id: 'one-two',
    topic: 'cycle',
    bands: ['adult'],
    fits: 'bleeding',
    speaksOf: [],
    ask: 'Which day counts first?',
    answers: ['x', 'y', 'z'],
    right: 0,
    why: 'It is counted from the first day of bleeding on.',
    source: 'a',
  };
  const load = (asked: object[], known: object[] = [source]) => {
    const folder = mkdtempSync(join(tmpdir(), 'quiz-'));
    writeFileSync(join(folder, 'sources.json'), JSON.stringify(known));
    writeFileSync(join(folder, 'cycle.json'), JSON.stringify(asked));
    return loadQuizContent(pathToFileURL(`${folder}/`));
  };

  test('whole content is taken', () => expect(load([question]).questions).toHaveLength(1));
  test.each([
    ['no right answer', [{ ...question, right: 3 }], /right answer/],
    ['a source that is not listed', [{ ...question, source: 'b' }], /names a source/],
    ['one id twice', [question, question], /one id/],
    ['two answers', [{ ...question, answers: ['x', 'y'] }], /cycle\.json/],
    ['a key nobody knows', [{ ...question, rihgt: 1 }], /cycle\.json/],
  ])('%s stops the start', (_, asked, says) => expect(() => load(asked)).toThrow(says));
});
