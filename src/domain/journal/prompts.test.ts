import { expect, it } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { promptsFor, JOURNAL_PROMPTS } from './prompts.ts';

const date = localDate('2026-11-21');

it('there are more than forty, each once, each a sentence of at most 90 letters', () => {
  expect(JOURNAL_PROMPTS.length).toBeGreaterThanOrEqual(40);
  expect(new Set(JOURNAL_PROMPTS).size).toBe(JOURNAL_PROMPTS.length);
  for (const prompt of JOURNAL_PROMPTS) expect(prompt).toMatch(/^[A-Z].{10,88}[.?]$/);
});

it('none speaks of sex or fertility, of weight or of doing better', () => {
  for (const prompt of JOURNAL_PROMPTS)
    expect(prompt).not.toMatch(/fertil|ovulat|pregnan|conceiv|sex|womb|weight|diet|productiv|should/i);
});

it('a day has its own, the next day another, and asking on tells each that suits once', () => {
  const today = promptsFor({ date, phase: 'reflect', moon: 'waxing_gibbous' });
  expect(new Set(today).size).toBe(today.length);
  expect(today).toHaveLength(6 + 3 + 16);
  expect(promptsFor({ date: addDays(date, 1), phase: 'reflect', moon: 'waxing_gibbous' })[0]).not.toBe(today[0]);
  expect(today).toContain('What did your body ask for this week, and what did it get?');
});

it('without a phase the moon and any day stand alone', () => {
  expect(promptsFor({ date, phase: null, moon: 'full' })).toHaveLength(3 + 16);
  expect(promptsFor({ date, phase: null, moon: 'full' })).not.toContain('What can wait until next week?');
});
