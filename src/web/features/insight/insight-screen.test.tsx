import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { InsightReply } from '#contract/insight/insight.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { endPremiumAsk, premiumAsked } from '#web/platform/membership/premium.ts';
import { fakeApi, FakeRefusal } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { InsightScreen } from './insight-screen.tsx';

const d = localDate;
const cycle = (startDate: string, length: number | null, excluded: 'travel' | null = null) => ({
  startDate: d(startDate),
  length,
  lived: length ?? 18,
  periodLength: 5,
  excluded,
});
const LENGTHS = { count: 3, median: 28, shortest: 27, longest: 29, variation: 2, period: 5 };
const FELT: InsightReply['feelings'][number] = {
  when: 'rest',
  energyDays: 9,
  energy: 2.1,
  moodDays: 4,
  moods: [{ mood: 'tender', days: 3 }],
};
const REPLY: InsightReply = {
  stage: 'menstruating',
  stageSince: null,
  windowAsked: false,
  newestStart: d('2026-11-04'),
  names: { 'own-1': 'Restless legs' },
  span: { from: d('2025-11-21'), to: d('2026-11-21') },
  history: [
    cycle('2026-11-04', null),
    cycle('2026-10-07', 28),
    cycle('2026-09-10', 27),
    cycle('2026-08-12', 29),
    cycle('2026-07-01', 42, 'travel'),
  ],
  lengths: LENGTHS,
  range: { source: 'figo', shortest: 24, longest: 38, variation: 9, longestPeriod: 8 },
  talk: [],
  symptoms: [
    {
      key: 'own-1',
      cycles: 2,
      of: 3,
      peak: 2,
      days: [
        { day: 1, cycles: 2 },
        { day: 27, cycles: 1 },
      ],
      parts: [{ part: 'rest', cycles: 2 }],
    },
  ],
  feelings: [FELT, { when: 'shine', energyDays: 9, energy: 4.2, moodDays: 0, moods: [] }],
  patterns: {
    shown: [{ subject: { about: 'symptom', word: 'cramps' }, when: 'rest', together: 7, of: 9, byChance: 2.3 }],
    asked: 12,
  },
  daysLogged: 40,
};

function open(reply: InsightReply | FakeRefusal = REPLY, user: Parameters<typeof sampleUser>[0] = {}) {
  const api = fakeApi({ getInsights: () => reply });
  const view = renderScreen(<InsightScreen />, {
    at: '/insights',
    data: { user: sampleUser(user), today: '2026-11-21', now: '2026-11-21T12:00:00.000Z' },
  });
  view.client.setDefaultOptions({ queries: { retry: false } });
  return { api, ...view };
}

describe('patterns', () => {
  test('each chart has a sentence, and what went together stands with its count and never a cause', async () => {
    const { screen } = open();
    expect(screen.getByText('Loading...')).toBeTruthy();
    expect(
      await screen.findByText(
        /^Over 3 cycles the median is 28 days, the shortest 27 and the longest 29: 2 days apart.* The last one, from 7 October 2026, was 28 days\.$/,
      ),
    ).toBeTruthy();
    expect(screen.getByText(/24 to 38 days is usual.*FIGO, 2018/)).toBeTruthy();
    expect(
      screen.getByText('Restless legs came most often: in 2 of 3 cycles. Dot size is how many cycles.'),
    ).toBeTruthy();
    expect(
      screen.getByText('Cramps and Rest went together in 7 of 9 cycles. Chance alone would give about 2.'),
    ).toBeTruthy();
    expect(document.querySelector('main, body')?.textContent).not.toMatch(/because|caused/);
  });

  test('a chart of several rows names its last value too', async () => {
    const [first] = REPLY.symptoms;
    const { screen } = open({ ...REPLY, symptoms: first ? [first, { ...first, key: 'cramps', cycles: 1 }] : [] });
    expect(
      await screen.findByText(
        'Restless legs came most often: in 2 of 3 cycles. Dot size is how many cycles. The last row, Cramps, came in 1 of 3.',
      ),
    ).toBeTruthy();
    expect(screen.getByText(/by the mean of the days you logged\. The last row, Shine, has 4\.2 of 5\.$/)).toBeTruthy();
  });

  test('arrow keys walk the points and tell each; the ends hold', async () => {
    const { screen, user } = open();
    const chart = await screen.findByRole('slider', { name: /^Cycle history/ });
    chart.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByText('7 October 2026: 28 days, period of 5 days')).toBeTruthy();
    await user.keyboard('{End}{ArrowRight}');
    expect(screen.getByText('1 July 2026: 42 days, period of 5 days, left out: travel')).toBeTruthy();
    await user.keyboard('{Home}');
    expect(screen.getByText('4 November 2026: day 18, so far, period of 5 days')).toBeTruthy();
  });

  test('the same stands as a table on demand', async () => {
    const { screen, user } = open();
    const [show] = await screen.findAllByRole('button', { name: 'Show as a table' });
    expect(screen.queryByRole('table')).toBeNull();
    if (show) await user.click(show);
    expect(within(screen.getByRole('table', { name: 'Cycle history' })).getAllByRole('row')).toHaveLength(6);
  });

  test('a teen reads of her period in a sentence', async () => {
    const { screen } = open({
      ...REPLY,
      stage: 'teen',
      feelings: [
        { ...FELT, when: 'bleeding' },
        { ...FELT, when: 'between', energy: 4 },
      ],
    });
    expect(
      await screen.findByText(
        'Energy is highest between periods and lowest in your period, by the mean of the days you logged. The last row, Between periods, has 4 of 5.',
      ),
    ).toBeTruthy();
  });

  test('red flags stand first', async () => {
    const { screen } = open({
      ...REPLY,
      talk: [
        { kind: 'heavy_and_faint', urgent: true, count: 2, of: null },
        { kind: 'varied', urgent: false, count: 9, of: null },
      ],
    });
    const items = within(await screen.findByRole('region', { name: 'Worth talking to somebody about' })).getAllByRole(
      'listitem',
    );
    expect(items.map((item) => item.textContent?.slice(0, 5))).toEqual(['Soon:', 'Your ']);
  });

  test('with two finished cycles it says what is missing', async () => {
    const { screen } = open({
      ...REPLY,
      lengths: { ...LENGTHS, count: 2 },
      symptoms: [],
      patterns: { shown: [], asked: 0 },
    });
    expect(
      await screen.findByText(
        'Two cycles are finished in these days. From three on there is a history to speak of; one more is missing.',
      ),
    ).toBeTruthy();
  });

  test.each(['menopause', 'teen', 'hormonal_contraception'] as const)(
    '%s speaks of no phase and nothing of fertility',
    async (stage) => {
      const { screen } = open({
        ...REPLY,
        stage,
        range: null,
        feelings: [{ ...FELT, when: stage === 'menopause' ? '2026-11' : 'bleeding' }],
        symptoms: [],
        patterns: { shown: [], asked: 3 },
      });
      await screen.findByRole('region', { name: 'What went together' });
      expect(document.body.textContent).not.toMatch(/ovulat|fertil|luteal|Shine|pregnan/i);
    },
  );

  test('another range is asked for', async () => {
    const { screen, user, api } = open();
    await screen.findByRole('slider', { name: /^Cycle history/ });
    await user.click(screen.getByRole('radio', { name: '6 months' }));
    expect(api.called('getInsights').map(({ query }) => query)).toEqual([{ months: '12' }, { months: '6' }]);
  });

  test('a failure says what is safe', async () => {
    const { screen } = open(new FakeRefusal('fault'));
    expect((await screen.findByRole('alert', {}, { timeout: 5000 })).textContent).toContain('safe');
  });
});

describe('limited access (decisions 9)', () => {
  const OVER = { subscriptionStatus: 'expired', trialEndDate: '2026-11-20T08:00:00.000Z' } as const;
  test('what is worth a talk and her history stay; what closes says what is behind it', async () => {
    const { screen, user } = open(REPLY, OVER);
    expect(await screen.findByRole('slider', { name: /^Cycle history/ })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Worth talking to somebody about' })).toBeTruthy();
    const closed = within(screen.getByRole('region', { name: 'More that your days say' }));
    expect(closed.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Where it tends to land',
      'Mood and energy by phase',
      'What went together',
    ]);
    expect(closed.getByText(/stay open, for ever/)).toBeTruthy();
    expect(document.body.textContent).not.toContain('Cramps and Rest');
    await user.click(closed.getByRole('button', { name: 'What went together: part of Premium, see how it opens' }));
    expect(premiumAsked()).toEqual({ feature: 'patterns' });
    endPremiumAsk();
  });

  test('a teen, and who pays, see all of it', async () => {
    const { screen } = open(REPLY, { ...OVER, ageGroup: 'teen' });
    expect(await screen.findByRole('region', { name: 'What went together' })).toBeTruthy();
    expect(screen.queryByText('Part of Premium')).toBeNull();
  });
});
