import { expect, test } from 'vitest';
import { MANNER } from './meal.sample.ts';
import { waitingMeal } from './waiting-meal.ts';

const sent = { words: '2 eggs, ½ cup oats', note: '200 g at most' };

test('a meal that waits shows no number to whoever has none, and keeps her words whole', () => {
  const meal = waitingMeal('one', sent, MANNER);
  expect([meal.shown, meal.shownNote].join(' ')).not.toMatch(/[\d½]/);
  expect([meal.words, meal.note]).toEqual([sent.words, sent.note]);
});

test('with numbers it shows her words as they are', () =>
  expect(waitingMeal('one', sent, { ...MANNER, numbers: true }).shown).toBe(sent.words));
