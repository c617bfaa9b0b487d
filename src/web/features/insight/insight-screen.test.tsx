import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { InsightReply } from '#contract/insight/insight.schemas.ts';
import type { MoonPeriods } from '#contract/moon/moon.schemas.ts';
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

const MOON: MoonPeriods = {
  link: {
    verdict: 'no_link',
    cycles: 24,
    needed: 6,
    nearness: 0.3,
    around: 0.5,
    chance: 0.41,
    turns: [{ date: d('2026-11-04'), turn: 0.8 }],
  },
};

function open(
  reply: InsightReply | FakeRefusal = REPLY,
  user: Parameters<typeof sampleUser>[0] = {},
  moon: MoonPeriods = MOON,
) {
  const api = fakeApi({ getInsights: () => reply, getMoonPeriods: () => moon });
  const view = renderScreen(<InsightScreen />, {
    at: '/insights',
    data: { user: sampleUser(user), today: '2026-11-21', now: '2026-11-21T12:00:00.000Z' },
  });
  view.client.setDefaultOptions({ queries: { retry: false } });
  return { api, ...view };
}

describe('patterns', () => {
  test('it opens with one sentence and one picture, the symptoms of the member on the days of a cycle', async () => {
    const { screen } = open();
    expect(screen.getByText('Loading...')).toBeTruthy();
    const opening = within(
      await screen.findByRole('region', {
        name: 'You often log Restless legs around the start of your period. The middle is quiet.',
      }),
    );
    const picture = opening.getByRole('slider', { name: /^Symptoms by cycle day/ });
    expect(picture.closest('[data-ground="hearth"]')).not.toBeNull();
    expect(within(picture).getByText('Restless legs')).toBeTruthy();
    for (const word of ['Rest', 'Create', 'Shine', 'Reflect', 'today'])
      expect(within(picture).getByText(word)).toBeTruthy();
    expect(document.querySelector('h2')?.textContent).toMatch(/^You often log/);
  });

  test('each chart has a sentence, and what went together its count, what chance would give, and never a cause', async () => {
    const { screen } = open();
    expect(
      await screen.findByText(/^All 3: between 27 and 29 days\. Your period usually lasts 5 days\.$/),
    ).toBeTruthy();
    expect(screen.getByText('usual range, 24 to 38 days')).toBeTruthy();
    expect(
      screen.getByRole('img', {
        name: 'You logged cramps during Rest in 7 of 9 cycles. By chance we’d expect about 2.',
      }),
    ).toBeTruthy();
    expect(document.querySelector('main, body')?.textContent).not.toMatch(/because|caused/);
  });

  test('no source is named inside a sentence: a number leads to the folded list', async () => {
    const { screen } = open();
    const [number] = await screen.findAllByRole('link', { name: 'Source 2' });
    const list = within(screen.getByText('Sources').closest('details') ?? document.body);
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('UpToDate'),
      expect.stringContaining('FIGO'),
    ]);
    expect(number?.getAttribute('href')).toBe(`#${list.getAllByRole('listitem')[1]?.id}`);
    for (const paragraph of document.querySelectorAll('p'))
      expect(paragraph.textContent).not.toMatch(/FIGO|ACOG|NHS|UpToDate|Mayo/);
  });

  test('what went together shows three and folds the rest', async () => {
    const moods = ['tender', 'calm', 'bright', 'happy', 'low'] as const;
    const shown = moods.map((word) => ({
      ...({ when: 'rest', together: 7, of: 9, byChance: 2.3 } as const),
      subject: { about: 'mood', word } as const,
    }));
    const { screen, user } = open({ ...REPLY, patterns: { shown, asked: 40 } });
    const together = within(await screen.findByRole('region', { name: 'What went together' }));
    const fold = together.getByText('2 more that went together').closest('details');
    const arcs = together.getAllByRole('img', { name: /went together|By chance/ });
    expect(arcs.map((arc) => fold?.contains(arc))).toEqual([false, false, false, true, true]);
    expect(fold?.open).toBe(false);
    await user.click(together.getByText('2 more that went together'));
    expect(fold?.open).toBe(true);
  });

  test('while nothing stands out the warning is one line, with when to get help folded in it', async () => {
    const { screen } = open();
    const line = (await screen.findByText('Nothing here is outside the usual ranges.')).closest('details');
    expect(line?.open).toBe(false);
    expect(line?.textContent).toContain('Get emergency care now');
    expect(screen.queryByRole('region', { name: 'Worth talking about' })).toBeNull();
  });

  test('arrow keys walk the points and tell each; the ends hold', async () => {
    const { screen, user } = open();
    const chart = await screen.findByRole('slider', { name: /^Cycle length/ });
    chart.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByText('7 October 2026: 28 days, period of 5 days')).toBeTruthy();
    await user.keyboard('{End}{ArrowRight}');
    expect(screen.getByText('1 July 2026: 42 days, period of 5 days, left out: travel')).toBeTruthy();
    await user.keyboard('{Home}');
    expect(screen.getByText('4 November 2026: day 18, so far, period of 5 days')).toBeTruthy();
  });

  test('every picture is a table too, at the foot of the page', async () => {
    const { screen, user } = open();
    const fold = (await screen.findByText('All of this as tables')).closest('details');
    expect(fold?.open).toBe(false);
    await user.click(screen.getByText('All of this as tables'));
    const rows = (name: string) =>
      within(within(fold ?? document.body).getByRole('table', { name })).getAllByRole('row');
    expect(rows('Cycle length')).toHaveLength(6);
    expect(rows('Symptoms by cycle day')[1]?.textContent).toBe('Restless legs2 of 321 (2), 27 (1)');
    expect(rows('Energy by phase')).toHaveLength(3);
    expect(rows('What went together')[1]?.textContent).toBe('CrampsRest7 of 9about 2');
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
    expect(await screen.findByText('Highest between periods, lowest during your period. Out of 5.')).toBeTruthy();
  });

  test('red flags stand first, in full', async () => {
    const { screen } = open({
      ...REPLY,
      talk: [
        { kind: 'heavy_and_faint', urgent: true, count: 2, of: null },
        { kind: 'varied', urgent: false, count: 9, of: null },
      ],
    });
    const items = within(await screen.findByRole('region', { name: 'Worth talking about' })).getAllByRole('listitem');
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
      await screen.findByRole('heading', {
        name: 'Two cycles are finished. One more, and your first patterns appear here.',
      }),
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

  test('the periods against the moon have their honest sentence; without first days there is none of it', async () => {
    const { screen } = open();
    expect((await screen.findByRole('region', { name: 'Your periods and the moon' })).textContent).toContain(
      'We compared your dates with shuffled ones and found no link to the moon.',
    );
    const without = open(REPLY, {}, { link: null });
    await without.screen.findAllByRole('region', { name: 'What went together' });
    expect(without.container.textContent).not.toContain('Your periods and the moon');
  });

  test('another range is asked for', async () => {
    const { screen, user, api } = open();
    await screen.findByRole('slider', { name: /^Cycle length/ });
    await user.click(screen.getByRole('radio', { name: '6 months' }));
    expect(api.called('getInsights').map(({ query }) => query)).toEqual([{ months: '12' }, { months: '6' }]);
  });

  test('a failure says what is safe', async () => {
    const { screen } = open(new FakeRefusal('fault'));
    const alert = await screen.findByRole('alert', {}, { timeout: 5000 });
    expect(alert.textContent).toMatch(/^We couldn’t load your patterns.*is safe/);
    expect(alert.parentElement?.querySelector('svg[viewBox="0 0 240 320"]')).not.toBeNull();
  });
});

describe('limited access (decisions 9)', () => {
  const OVER = { subscriptionStatus: 'expired', trialEndDate: '2026-11-20T08:00:00.000Z' } as const;
  test('what is worth a talk and her history stay; what closes says what is behind it', async () => {
    const { screen, user } = open(REPLY, OVER);
    expect(await screen.findByRole('slider', { name: /^Cycle length/ })).toBeTruthy();
    expect(screen.getByText('Nothing here is outside the usual ranges.')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Your cycles last between 27 and 29 days.' })).toBeTruthy();
    const closed = within(screen.getByRole('region', { name: 'More from your days' }));
    expect(closed.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Symptoms by cycle day',
      'Energy by phase',
      'What went together',
    ]);
    expect(closed.getByText(/every day you logged stay open/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/cramps|Restless/i);
    await user.click(closed.getByRole('button', { name: 'What went together: part of Premium, see the plans' }));
    expect(premiumAsked()).toEqual({ feature: 'patterns' });
    endPremiumAsk();
  });

  test('a teen, and who pays, see all of it', async () => {
    const { screen } = open(REPLY, { ...OVER, ageGroup: 'teen' });
    expect(await screen.findByRole('region', { name: 'What went together' })).toBeTruthy();
    expect(screen.queryByText('Part of Premium')).toBeNull();
  });
});
