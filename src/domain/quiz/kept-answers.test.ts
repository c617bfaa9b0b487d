import { expect, it } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { ANSWERS_TOGETHER, joinAnswers, partAnswers } from './kept-answers.ts';
import type { QuizMet } from './question-of-day.ts';

const answers = (count: number): QuizMet[] =>
  Array.from({ length: count }, (_, day) => ({
    date: addDays(localDate('2025-12-01'), day),
    question: `q${day}`,
    answer: day % 3,
  }));

it('leaves answers together as long as they are few', () => {
  const met = answers(ANSWERS_TOGETHER.most);
  expect(partAnswers(met)).toEqual({ together: met, years: new Map() });
});

it('moves the oldest to the years of their days and loses none', () => {
  const met = answers(ANSWERS_TOGETHER.most + 1);
  const { together, years } = partAnswers(met);
  expect(together).toHaveLength(ANSWERS_TOGETHER.left);
  expect([...years].map(([year, { length }]) => [year, length])).toEqual([
    ['2025', 31],
    ['2026', 70],
  ]);
  expect(joinAnswers([...years.values()].flat(), together)).toEqual(met);
});

it('counts a day that lies in both once, as it was first kept', () => {
  const [first, second] = answers(2) as [QuizMet, QuizMet];
  expect(joinAnswers([second], [first, { ...second, answer: 2 }])).toEqual([first, second]);
});
