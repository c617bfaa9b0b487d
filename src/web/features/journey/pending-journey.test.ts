import { beforeEach, describe, expect, test } from 'vitest';
import { readAnswers, toSend, toggled } from './journey-answers.ts';
import { clearPendingJourney, keepPendingJourney, readPendingJourney } from './pending-journey.ts';

const DAY = 86_400_000;
const NOW = 1_800_000_000_000;
beforeEach(() => localStorage.clear());

describe('what a visitor left behind', () => {
  test('is kept for 7 days and not a millisecond longer', () => {
    keepPendingJourney({ tracksCycle: 'no' }, NOW);
    expect(readPendingJourney(NOW + 7 * DAY)).toEqual({ tracksCycle: 'no' });
    expect(readPendingJourney(NOW + 7 * DAY + 1)).toBeNull();
    expect(readPendingJourney(NOW - 1)).toBeNull();
    clearPendingJourney();
    expect(readPendingJourney(NOW)).toBeNull();
  });

  test.each([
    '',
    'null',
    '7',
    '{}',
    '{"keptAt":"x","answers":{}}',
    `{"keptAt":${NOW},"answers":null}`,
    `{"keptAt":${NOW},"answers":{"tracksCycle":"maybe"}}`,
  ])('%j is nothing', (text) => {
    localStorage.setItem('pending_journey', text);
    expect(readPendingJourney(NOW)).toBeNull();
  });
});

test('only answers are read, key by key', () => {
  expect(
    readAnswers({
      currentlyMenstruates: 'yes',
      tracksCycle: 5,
      wombConditions: ['Fibroids', 'x', 7],
      connectionMethods: 'Journaling',
      lastPeriodStart: '2026-02-30',
      evil: true,
    }),
  ).toEqual({ currentlyMenstruates: 'yes', wombConditions: ['Fibroids'] });
});

test('the last period goes along only for who menstruates', () => {
  expect(toSend(readAnswers({ currentlyMenstruates: 'no', lastPeriodStart: '2026-11-01' }))).toEqual({
    currentlyMenstruates: 'no',
  });
  expect(toSend(readAnswers({ currentlyMenstruates: 'yes', lastPeriodStart: '2026-11-01' }))).toEqual({
    currentlyMenstruates: 'yes',
    lastPeriodStart: '2026-11-01',
  });
});

test('a list keeps the order of its options', () => {
  expect(toggled(['c'], 'a', ['a', 'b', 'c'])).toEqual(['a', 'c']);
  expect(toggled(['a', 'c'], 'a', ['a', 'b', 'c'])).toEqual(['c']);
  expect(toggled(undefined, 'b', ['a', 'b', 'c'])).toEqual(['b']);
});
