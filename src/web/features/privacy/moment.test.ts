import { expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { dateWords, inSentence, momentWords } from './moment.ts';

const on = { today: localDate('2026-11-21'), user: { timeZone: 'Europe/Berlin', clock: '12' } } as const;

test.each([
  ['2026-11-21T08:10:00.000Z', 'Today'],
  ['2026-11-20T23:00:00.000Z', 'Today'],
  ['2026-11-20T22:59:00.000Z', 'Yesterday'],
  ['2026-11-19T22:59:00.000Z', 'Thu 19 Nov'],
  ['2025-12-31T12:00:00.000Z', '31 December 2025'],
])('%s is told as %s', (at, words) => expect(dateWords(at, on)).toBe(words));

test.each([
  ['Today, 9:10 am', 'today, 9:10 am'],
  ['Yesterday', 'yesterday'],
  ['Tue 3 Nov', 'Tue 3 Nov'],
])('%s inside a sentence: %s', (words, told) => expect(inSentence(words)).toBe(told));

test('with the time on her clocks', () => {
  expect(momentWords('2026-11-20T21:12:00.000Z', on)).toBe('Yesterday, 10:12 pm');
  expect(momentWords('2026-11-20T21:12:00.000Z', { ...on, user: { ...on.user, clock: '24' } })).toBe(
    'Yesterday, 22:12',
  );
});
