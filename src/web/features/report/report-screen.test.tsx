import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ReportReply } from '#contract/insight/insight.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { DRAWN_DAYS } from '#domain/rating/mean-by-day.ts';
import { endPremiumAsk, premiumAsked } from '#web/platform/membership/premium.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { ReportScreen } from './report-screen.tsx';

const d = localDate;
const REPLY: ReportReply = {
  stage: 'menstruating',
  stageSince: null,
  windowAsked: false,
  newestStart: d('2026-11-04'),
  names: {},
  span: { from: d('2025-11-21'), to: d('2026-11-21') },
  lengths: { count: 1, median: 28, shortest: 28, longest: 28, variation: 0, period: 5 },
  worstPain: 6,
  cycles: [
    {
      startDate: d('2026-11-04'),
      length: null,
      lived: 18,
      periodLength: 5,
      excluded: null,
      stretches: [],
      bled: [{ from: 1, to: 5 }],
      heaviest: { flow: 'heavy', days: [2, 3] },
      worstPain: 6,
      factors: [],
    },
    {
      startDate: d('2026-10-07'),
      length: 28,
      lived: 28,
      periodLength: 5,
      excluded: null,
      stretches: [
        { part: 'rest', from: 1, to: 5 },
        { part: 'shine', from: 13, to: 15 },
      ],
      bled: [
        { from: 1, to: 5 },
        { from: 13, to: 14 },
      ],
      heaviest: null,
      worstPain: null,
      factors: ['travel'],
    },
  ],
  symptoms: [{ key: 'cramps', logged: 7, severe: 2, cycles: 2, of: 2, days: { from: 27, to: 3 }, peak: 3 }],
  days: [],
  medicines: [],
  signs: null,
  daysLogged: 12,
};

function open(reply: ReportReply = REPLY, user: Parameters<typeof sampleUser>[0] = {}) {
  const api = fakeApi({
    getReport: ({ query }) => ({
      ...reply,
      span: { from: query.from, to: query.to },
      days:
        query.kind === 'full'
          ? [
              {
                date: d('2026-11-04'),
                cycleDay: 1,
                flow: 'medium',
                pain: null,
                symptoms: [{ key: 'cramps', severity: 2 }],
                celsius: 36.5,
                sleepHours: null,
              },
            ]
          : [],
    }),
  });
  return {
    api,
    ...renderScreen(<ReportScreen />, {
      at: '/report',
      data: { user: sampleUser(user), today: '2026-11-21', now: '2026-11-21T12:00:00.000Z' },
    }),
  };
}

test('one page of facts, her name only where she ticks it, and the browser prints it', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { screen, user, api } = open();
  const paper = await screen.findByRole('article');
  expect(api.called('getReport')[0]?.query).toEqual({ from: '2025-11-21', to: '2026-11-21', kind: 'one' });
  expect(paper.textContent).toContain('heavy, days 2, 3');
  expect(paper.textContent).toContain('27 to 3');
  expect(paper.textContent).not.toContain('Maren');
  await user.click(screen.getByRole('checkbox', { name: 'My name' }));
  await user.click(screen.getByRole('checkbox', { name: 'My date of birth' }));
  expect(paper.textContent).toContain('Maren Okafor');
  expect(paper.textContent).toContain('12 April 1990');
  await user.click(screen.getByRole('button', { name: 'Print or save' }));
  expect(print).toHaveBeenCalledOnce();
});

test('her own words stand on the paper, and full has every day', async () => {
  const { screen, user } = open();
  const paper = await screen.findByRole('article');
  await user.type(screen.getByRole('textbox', { name: 'What I want to ask' }), 'My iron?');
  expect(paper.textContent).toContain('My iron?');
  await user.click(screen.getByRole('radio', { name: 'Full' }));
  expect(await screen.findByText('Cramps (moderate)')).toBeTruthy();
  expect(screen.getByText('36.50')).toBeTruthy();
});

test('a field that is counted in days has a table of its own', async () => {
  const { screen } = open({
    ...REPLY,
    counts: [
      { field: 'fluid', days: 3, values: [{ value: 'egg_white', days: 3 }], range: null },
      { field: 'glasses', days: 4, values: [], range: { low: 2, median: 5.5, high: 9 } },
    ],
  });
  const rows = async (name: string) =>
    within(await screen.findByRole('region', { name }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
  expect(await rows('Cervical fluid')).toEqual(['As loggedDays', 'Egg white3']);
  expect(await rows('Glasses')).toEqual(['As loggedDays', '2 to 9, median 5.54']);
});

test('full tells what she takes, her tests and her fluid, as counts', async () => {
  const { screen } = open({
    ...REPLY,
    medicines: [
      {
        name: 'Maren 30',
        kind: 'pill',
        schedule: 'daily',
        since: d('2026-10-01'),
        past: false,
        adherence: { taken: 48, expected: 52 },
        days: { taken: 48, missed: 3, late: 2 },
      },
      {
        name: null,
        kind: 'emergency_pill',
        schedule: null,
        since: null,
        past: false,
        adherence: null,
        days: { taken: 1, missed: 0, late: 0 },
      },
    ],
    signs: {
      tests: [
        {
          date: d('2026-11-18'),
          cycleDay: 15,
          results: [
            { kind: 'ovulation', result: 'high' },
            { kind: 'pregnancy', result: 'negative' },
          ],
        },
      ],
      fluid: [{ fluid: 'egg_white', days: 4 }],
    },
  });
  const rows = (await screen.findAllByRole('row')).map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toContainEqual(['Maren 30, pill', 'every day', '1 Oct 2026', '48 of 52', '3', '2']);
  expect(rows).toContainEqual(['Emergency pill, without a name', '', '', 'on 1 day', '0', '0']);
  expect(rows).toContainEqual(['18 Nov 2026', '15', 'ovulation: rising; pregnancy: negative']);
  expect(rows).toContainEqual(['egg white', '4']);
});

test('symptoms are told by days where no cycle counts', async () => {
  const { screen } = open({
    ...REPLY,
    stage: 'menopause',
    lengths: null,
    cycles: [],
    symptoms: [{ key: 'hot_flushes', logged: 35, severe: 33, cycles: 0, of: 0, days: null, peak: 3 }],
  });
  const table = await screen.findByRole('region', { name: 'Symptoms' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Symptom', 'Days', 'Severe', 'Strongest'],
    ['Hot flushes', '35', '33', 'severe'],
  ]);
});

test('the bar of a cycle draws each logged day of bleeding as bleeding, over whatever is estimated there', async () => {
  const { screen } = open();
  const paper = await screen.findByRole('article');
  const bar = paper.querySelectorAll('tbody svg')[1];
  const drawn = [...(bar?.querySelectorAll('rect[data-part]') ?? [])].map((rect) => rect.getAttribute('data-part'));
  expect(drawn).toEqual(['shine', 'bleeding', 'bleeding']);
});

test('what the document carried is not asked for again', async () => {
  const api = fakeApi({});
  const { screen } = renderScreen(<ReportScreen />, {
    at: '/report',
    data: {
      user: sampleUser(),
      today: '2026-11-21',
      answers: answered('getReport', REPLY, { query: { ...REPLY.span, kind: 'one' } }),
    },
  });
  expect((await screen.findByRole('article')).textContent).toContain('27 to 3');
  expect(api.calls).toHaveLength(0);
});

test('a range that does not hold is named, nothing is printed, and the press leads to it', async () => {
  const { screen, user, api } = open();
  await screen.findByRole('article');
  await user.clear(screen.getByLabelText('To'));
  await user.type(screen.getByLabelText('To'), '2025-01-01');
  expect(screen.getByText('The first day is after the last.')).toBeTruthy();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await user.click(screen.getByRole('button', { name: 'Print or save' }));
  expect(print).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByLabelText('From'));
  expect(api.called('getReport')).toHaveLength(1);
});

test('where fertility is hidden no phase is named', async () => {
  open({ ...REPLY, stage: 'menopause', cycles: REPLY.cycles.map((cycle) => ({ ...cycle, stretches: [] })) });
  await vi.waitFor(() => expect(document.body.textContent).toContain('Summary of my logs'));
  expect(document.body.textContent).not.toMatch(/ovulat|luteal|fertil/i);
});

test('in limited access the one page stays, and the full report says what is in it', async () => {
  const { screen, user, api } = open(REPLY, {
    subscriptionStatus: 'expired',
    trialEndDate: '2026-11-20T08:00:00.000Z',
  });
  expect((await screen.findByRole('article')).textContent).toContain('heavy, days 2, 3');
  expect(screen.getByText(/^One page is always open to you\./)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Full' }));
  expect(premiumAsked()).toEqual({ feature: 'full_report' });
  endPremiumAsk();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'One page' }).checked).toBe(true);
  expect(api.called('getReport').map(({ query }) => (query as { kind: string }).kind)).toEqual(['one']);
});

test('daily ratings stand in the report: by stretches on one page, by day in the full one, in words only where scored', async () => {
  const means = DRAWN_DAYS.map((day) => ({ day, mean: day < 0 ? 4 : null, of: day < 0 ? 2 : 0 }));
  const ratings = {
    ratedDays: 30,
    judged: 2,
    words: { title: 'A pattern to bring to a clinician', text: 'In 2 of 2.' },
    means,
  };
  const { screen, user } = open({ ...REPLY, ratings });
  const part = within(await screen.findByRole('region', { name: 'Daily ratings' }));
  expect(part.getByText('A pattern to bring to a clinician.')).toBeTruthy();
  expect(part.getAllByRole('row').map(({ textContent }) => textContent)).toContain('7 to 1 before4.014');
  expect(part.getAllByRole('row')).toHaveLength(5);
  await user.click(screen.getByRole('radio', { name: 'Full' }));
  await vi.waitFor(() => expect(part.getAllByRole('row')).toHaveLength(25));
});

test('too few rated cycles are counted, and nothing is said of a pattern', async () => {
  const ratings = { ratedDays: 3, judged: 0, words: null, means: null };
  const { screen } = open({ ...REPLY, ratings });
  const part = within(await screen.findByRole('region', { name: 'Daily ratings' }));
  expect(part.getByText(/3 days rated, 0 cycles with enough/)).toBeTruthy();
  expect(part.queryByRole('table')).toBeNull();
});

test('a section for each kind of figure of her conditions, with the days behind it', async () => {
  const span = REPLY.span;
  const { container } = open({
    ...REPLY,
    kept: {
      bloodLoss: {
        for: ['Fibroids', 'Heavy bleeding'],
        of: 2,
        periods: [
          {
            startDate: d('2026-11-04'),
            score: 120,
            days: 5,
            counted: 4,
            missing: [d('2026-11-08')],
            worthShowing: true,
            cups: { ml: 20, days: 1 },
          },
        ],
      },
      pain: {
        for: ['Endometriosis'],
        span,
        told: 9,
        painful: 6,
        strong: 1,
        worst: 8,
        median: 5,
        places: [{ place: 'lower_belly', days: 4, worst: 8 }],
        withoutPlace: 0,
        painkillerDays: 2,
        painkillers: [{ name: 'Ibuprofen 400', days: 2, amount: 3 }],
      },
    },
  });
  const paper = within(await within(container).findByRole('article'));
  const chart = within(paper.getByRole('region', { name: 'Blood loss chart (fibroids, heavy bleeding)' }));
  expect(chart.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'at least 120',
    '4 of 5 days',
    '20 ml on 1 day',
  ]);
  expect(chart.getByText(/^Newest 1 of 2\./)).toBeTruthy();
  const pain = within(paper.getByRole('region', { name: 'Pain (endometriosis)' }));
  expect(pain.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '6 of 9 days',
    'worst 8 of 10, median 5',
    '1 day',
    'lower belly 4 days, worst 8',
    '2 days: Ibuprofen 400 2 days, 3 in all',
  ]);
});
