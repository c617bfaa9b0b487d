import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { RatingPatternReply } from '#contract/rating/rating.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { DRAWN_DAYS } from '#domain/rating/mean-by-day.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { RatingPatternScreen } from './ratings-screen.tsx';

const d = localDate;
const MARK = '5f0c2f0e-4a55-4d3c-9c38-0d0a8f5f2b58';
const FOUND: RatingPatternReply = {
  title: 'A pattern to bring to a clinician',
  text: 'In 2 of 2 rated cycles, your mood got clearly worse.',
  needed: 0,
  needsPeriods: null,
  cycles: [
    { start: d('2026-10-28'), before: 7, after: 7, lacks: null },
    { start: d('2026-09-30'), before: 4, after: 5, lacks: null },
    { start: d('2026-09-02'), before: 2, after: 7, lacks: 'days' },
  ],
  means: DRAWN_DAYS.map((day) =>
    day < -7 ? { day, mean: null, of: 0 } : { day, mean: day === -2 ? 4.25 : 1.5, of: 2 },
  ),
  anew: [],
  mark: MARK,
  isTold: true,
};

type Given = { reply?: Partial<RatingPatternReply> | null; handlers?: FakeHandlers; teen?: boolean };
function open({ reply = {}, handlers = {}, teen = false }: Given = {}) {
  const api = fakeApi({ readRatingPattern: () => ({ ...FOUND, ...reply, anew: [], isTold: true }), ...handlers });
  const view = renderScreen(<RatingPatternScreen />, {
    at: '/womb-health/ratings/pattern',
    data: {
      user: sampleUser(teen ? { ageGroup: 'teen' } : {}),
      answers: reply === null ? {} : answered('getRatingPattern', { ...FOUND, ...reply }),
    },
  });
  return { api, ...view };
}

describe('the pattern', () => {
  test('in words, with one graph, its text and its table, and which cycles count', () => {
    const { screen, api } = open();
    expect(screen.getByRole('heading', { name: FOUND.title })).toBeTruthy();
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Mean of your ratings by day. Highest: 4.3 2 days before the period. Lowest: 1.5 7 days before the period.',
    );
    const [means, cycles] = screen.getAllByRole('table', { hidden: true });
    expect(within(means as HTMLElement).getAllByRole('row', { hidden: true })).toHaveLength(25);
    expect(
      within(cycles as HTMLElement)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toContain('2 September 20262 of 7 days7 of 7 daysNot yet');
    expect(screen.getByText(/CC BY 4\.0\)/)).toBeTruthy();
    expect(api.calls).toEqual([]);
  });

  test('with too few cycles it says how many are missing and why, and draws nothing', () => {
    const { screen } = open({ reply: { needed: 1, means: null, title: 'Not enough rated cycles yet' } });
    expect(screen.getByText(/^One more rated cycle to go\. A single hard cycle/)).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('link', { name: 'Rate a day' }).getAttribute('href')).toBe('/womb-health/ratings');
  });

  test.each([
    ['stage', /Your life stage has no periods/],
    ['none', /Log one in the tracker/],
  ] as const)('without periods (%s) it says what it needs', (needsPeriods, words) => {
    expect(open({ reply: { needsPeriods, needed: 2, means: null } }).screen.getByText(words)).toBeTruthy();
  });

  test('a teen reads her words alone: no graph, and nothing of how a pattern is found', () => {
    const { screen } = open({ teen: true, reply: { title: 'Your ratings, to show to somebody', means: null } });
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByText(/rise clearly/)).toBeNull();
  });
});

describe('scored anew', () => {
  test('stands with its cycles until she has read it', async () => {
    const anew = [{ start: d('2026-09-30'), how: 'changed' as const }];
    const { screen, user, api } = open({ reply: { anew, isTold: false } });
    expect(screen.getByText('The result for the cycle around 30 September 2026 changed.')).toBeTruthy();
    expect(api.calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'I’ve read this' }));
    await waitFor(() => expect(screen.queryByText('We scored some cycles again')).toBeNull());
    expect(api.called('readRatingPattern')[0]?.body).toEqual({ mark: MARK });
  });

  test('what nothing changed in counts as read once it was seen', async () => {
    const { api } = open({ reply: { isTold: false } });
    await waitFor(() => expect(api.called('readRatingPattern')).toHaveLength(1));
  });
});

test('a pattern that does not come says so, with another try', async () => {
  const { screen } = open({ reply: null, handlers: { getRatingPattern: () => LOST } });
  await screen.findByText('We couldn’t load your pattern');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
