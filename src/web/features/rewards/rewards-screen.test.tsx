import { waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PointsReply } from '#contract/points/points.schemas.ts';
import type { TradesReply } from '#contract/trade/trade.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import type { Keepsake } from '#domain/keepsake/keepsakes.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, LOST, FakeRefusal } from '#web/testing/fake-api.ts';
import { checkInOf } from '#web/testing/render-for-member.tsx';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { RewardsScreen } from './rewards-screen.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
});

const d = localDate;
const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const row = (index: number, changes: Partial<PointsReply['history'][number]> = {}) => ({
  id: idOf(index),
  reason: 'check_in' as const,
  what: null,
  amount: 1,
  day: d('2026-11-14'),
  ...changes,
});
const HISTORY = [
  row(1, { day: d('2026-11-21') }),
  row(2, { reason: 'return', amount: 100, day: d('2026-11-20') }),
  row(3, { reason: 'return', amount: 25 }),
  row(4),
  row(5),
  row(6),
  row(7, { day: d('2025-12-31') }),
];
const POINTS: PointsReply = { balance: 214, history: HISTORY, next: idOf(7) };
const REACHED = checkInOf({
  presenceDays: 3,
  milestones: [3, 7, 14, 21, 30].map((day) => ({ day, reachedOn: day === 3 ? d('2026-11-21') : null })),
  next: { day: 7, inDays: 4 },
});
const NOTHING = checkInOf({ presenceDays: 0, next: { day: 3, inDays: 3 } });
const KEPT: readonly Keepsake[] = [
  { name: 'first_fire', on: d('2026-11-10') },
  { name: 'seven_cycles', on: d('2025-04-02') },
];

const TRADES: TradesReply = {
  balance: 214,
  month: { kind: 'moves_charge', from: '2026-12-21T12:00:00.000Z', until: '2027-01-21T12:00:00.000Z' },
  owned: [],
};

type Given = {
  readonly trades?: TradesReply;
  readonly points?: PointsReply;
  readonly checkIn?: typeof REACHED;
  readonly keepsakes?: readonly Keepsake[];
  readonly teen?: boolean;
};
function open({ points = POINTS, checkIn = REACHED, keepsakes = KEPT, teen = false, trades = TRADES }: Given = {}) {
  return renderScreen(<RewardsScreen />, {
    at: '/rewards',
    data: {
      user: sampleUser(teen ? { ageGroup: 'teen' } : {}),
      today: '2026-11-21',
      answers: {
        ...answered('getPoints', points),
        ...answered('getCheckIn', checkIn),
        ...answered('getKeepsakes', { keepsakes }),
        ...(!teen && answered('getTrades', trades)),
      },
    },
  });
}

describe('/rewards', () => {
  test('says her points in a sentence, and that they never expire', () => {
    const { screen } = open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You have 214 points');
    expect(screen.getByText('They never expire. Come whenever you like.')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/streak|missed|lost|hurry up/i);
  });

  test('one point is one point', () => {
    expect(
      open({ points: { balance: 1, history: [row(1)], next: null } }).screen.getByRole('heading', { level: 1 })
        .textContent,
    ).toBe('You have 1 point');
  });

  test('five arches: a reached one opens what it gave, the next says how many days, later ones wait', async () => {
    const { screen, user } = open();
    const arches = within(screen.getByRole('region', { name: 'Days here' })).getAllByRole('listitem');
    expect(arches.map((arch) => arch.textContent)).toEqual([
      '3First embers An affirmation opened Sat 21 Nov',
      '7Seven small fires A blessing 4 more days here',
      '14Half a moon A meditation ',
      '21Twenty-one small fires A piece of wisdom ',
      '30A whole round A blessing ',
    ]);
    expect(arches.map((arch) => arch.getAttribute('data-badge'))).toEqual(['reached', 'near', null, null, null]);
    await user.click(screen.getByRole('button', { name: 'Open day 3, First embers' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'First embers', hidden: true })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep it', hidden: true }));
    expect(screen.queryByRole('heading', { level: 2, name: 'First embers', hidden: true })).toBeNull();
  });

  test('the history in words, check-ins that follow each other as one line; all of it, then page by page', async () => {
    const api = fakeApi({ getPoints: () => ({ balance: 214, history: [row(8)], next: null }) });
    const { screen, user } = open();
    const list = within(screen.getByRole('region', { name: 'How they came and went' }));
    const lines = () => list.getAllByRole('listitem').map((item) => item.textContent);
    expect(lines()).toEqual([
      'You checked in on your third day here+1 pointSat 21 Nov',
      'You came back after a week or more+100 pointsFri 20 Nov',
      'You came back after a day or two+25 pointsSat 14 Nov',
      'You checked in, 4 days+4 points31 December 2025 to Sat 14 Nov',
    ]);
    await user.click(list.getByRole('button', { name: 'Show earlier' }));
    await waitFor(() => expect(lines()[3]).toMatch(/^You checked in, 5 days\+5 points/));
    expect(api.called('getPoints')[0]?.query).toEqual({ after: idOf(7) });
    expect(list.queryByRole('button')).toBeNull();
  });

  test('earlier ones that do not come are told, and can be asked for again', async () => {
    let lost = true;
    fakeApi({ getPoints: () => (lost ? LOST : { balance: 214, history: [row(8)], next: null }) });
    const { screen, user } = open();
    await user.click(screen.getByRole('button', { name: 'Show earlier' }));
    expect(await screen.findByText('We couldn’t load the earlier ones. Please try again.')).toBeTruthy();
    lost = false;
    await user.click(screen.getByRole('button', { name: 'Show earlier' }));
    expect(await screen.findByText('You checked in, 5 days')).toBeTruthy();
  });

  test('what they can be traded for: a button where they reach, else how far it is', () => {
    const { screen } = open({ trades: { ...TRADES, owned: ['sound_pack'] } });
    const list = within(screen.getByRole('region', { name: 'What you can trade them for' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Money off in the shop 100 points take $1.00 off. Yours take off up to $2.00. You choose in your cart.Open the shop',
      'Your moon year A year of moons for where you are, to printUse 200 points',
      'The 12-week workbook All twelve weeks, with room to write300 points 86 points to go',
      'Sound pack Six ten-minute loops to play anywhereYours',
      'Your journal as a book A PDF of a year of your pages400 points 186 points to go',
      'A month of premium Added to the end of what you have600 points 386 points to go',
    ]);
    expect(list.getByRole('link', { name: 'Open your downloads' }).getAttribute('href')).toBe('/shop/downloads');
    expect(document.body.textContent).not.toMatch(/today only|only today|hurry|last chance/i);
  });

  test('a month says which charge moves, and is traded once a press', async () => {
    let lost = true;
    const after: TradesReply = { ...TRADES, balance: 100 };
    const api = fakeApi({
      makeTrade: () => (lost ? LOST : after),
      getPoints: () => ({ balance: 100, history: [], next: null }),
    });
    const { screen, user } = open({ trades: { ...TRADES, balance: 700 } });
    await user.click(screen.getByRole('button', { name: 'Use 600 points for: A month of premium' }));
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    expect(dialog.getByText(/your next charge moves from 21 December 2026 to 21 January 2027/)).toBeTruthy();
    expect(dialog.getByText('It takes 600 points and leaves you 100.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Use 600 points', hidden: true }));
    expect((await dialog.findByRole('alert', { hidden: true })).textContent).not.toBe('');
    lost = false;
    await user.click(dialog.getByRole('button', { name: 'Use 600 points', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    const presses = api.called('makeTrade').map(({ body }) => (body as { press: string }).press);
    expect(new Set(presses).size).toBe(1);
  });

  test.each([
    ['for_good', 'You have Premium without an end already.'],
    ['unsettled', 'Your last payment hasn’t gone through yet. Check your card first.'],
  ] as const)('a month that can’t be added says why: %s', (why, words) => {
    const { screen } = open({ trades: { ...TRADES, balance: 700, month: { kind: 'none', why } } });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /A month of premium/ })).toBeNull();
  });

  test('what was traded, and what came back, stand in the history in words', () => {
    const { screen } = open({
      points: {
        balance: 14,
        history: [
          row(1, { reason: 'reward_back', what: 'premium_month', amount: 600 }),
          row(2, { reason: 'reward', what: 'moon_year', amount: -200 }),
          row(3, { reason: 'shop', amount: -150 }),
        ],
        next: null,
      },
    });
    const list = within(screen.getByRole('region', { name: 'How they came and went' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('A month of premium couldn’t be added, so these came back+600 points'),
      expect.stringContaining('You traded points for: Your moon year−200 points'),
      expect.stringContaining('You used points in the shop−150 points'),
    ]);
  });

  test('a teen sees no shop', () => {
    const { screen } = open({ teen: true });
    expect(screen.queryByRole('region', { name: 'What you can trade them for' })).toBeNull();
    expect(document.body.textContent).not.toMatch(/shop|premium|trade/i);
  });

  test('keepsakes she has, each with its day', () => {
    const { screen } = open();
    const items = within(screen.getByRole('region', { name: 'Keepsakes' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(items).toEqual([
      'First fire Your first check-in, Tue 10 Nov.',
      'Seven cycles You’ve logged seven full cycles, since 2 April 2025.',
    ]);
  });

  test('empty: no hurry, and the way to begin', () => {
    const { screen } = open({
      points: { balance: 0, history: [], next: null },
      checkIn: NOTHING,
      keepsakes: [],
      trades: { ...TRADES, balance: 0 },
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No points yet, and no hurry');
    expect(screen.getByRole('link', { name: 'Go to today’s check-in' }).getAttribute('href')).toBe('/');
    expect(screen.getByText('None yet. Your first check-in brings the first one.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('waits, and where something does not come says so', async () => {
    fakeApi({
      getPoints: () => new FakeRefusal('fault'),
      getCheckIn: () => REACHED,
      getKeepsakes: () => ({ keepsakes: [] }),
      getTrades: () => TRADES,
    });
    const { screen, client } = renderScreen(<RewardsScreen />, {
      at: '/rewards',
      data: { user: sampleUser(), today: '2026-11-21' },
    });
    client.setDefaultOptions({ queries: { retry: false } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rewards');
    expect((await screen.findByRole('alert', {}, { timeout: 5000 })).textContent).toContain('Nothing is lost');
  });
});
