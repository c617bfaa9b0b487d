import 'fake-indexeddb/auto';
import { within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DashboardReply } from '#contract/referral/referral.schemas.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { statementText } from './dashboard/statement.tsx';
import { ReferralDashboardScreen } from './referral-dashboard-screen.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
});

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
type Line = DashboardReply['lines'][number];
const line = (index: number, changes: Partial<Line> = {}): Line => ({
  id: idOf(index),
  at: '2026-11-16T12:00:00.000Z',
  kind: 'earned',
  cents: 670,
  reason: null,
  number: 1,
  plan: 'premium_yearly',
  nth: 1,
  dueAt: '2026-12-16T12:00:00.000Z',
  isDue: false,
  state: 'open',
  commission: idOf(100 + index),
  ...changes,
});
const payout = { number: null, plan: null, nth: null, dueAt: null, isDue: false, commission: null };
const FULL: DashboardReply = {
  joined: {
    code: 'FERN 42QX',
    address: 'https://moonhearth.example/?ref=FERN42QX',
    since: '2026-09-01T12:00:00.000Z',
    sent: 2,
  },
  invited: [
    { number: 1, at: '2026-11-01T12:00:00.000Z', state: 'open', reasons: [], subscribed: true },
    {
      number: 2,
      at: '2026-11-01T12:00:00.000Z',
      state: 'held',
      reasons: ['same_card', 'same_network'],
      subscribed: true,
    },
    { number: 3, at: '2026-11-01T12:00:00.000Z', state: 'refused', reasons: ['same_email'], subscribed: false },
  ],
  sums: { pending: 670, held: 80, due: -80, paid: 790 },
  place: { holder: 'Mara Lind', country: 'DE', last: '3000' },
  account: null,
  paysOut: false,
  lines: [
    line(1),
    line(2, { number: 2, plan: 'premium_monthly', cents: 80, state: 'held' }),
    line(3, { kind: 'due', cents: 0, isDue: true }),
    line(4, { at: '2026-11-02T12:00:00.000Z', kind: 'paid', cents: -790, state: 'paid', ...payout }),
    line(5, { at: '2026-10-20T12:00:00.000Z', kind: 'reversed', cents: -80, reason: 'refund', isDue: true }),
  ],
};
const EMPTY: DashboardReply = {
  ...FULL,
  invited: [],
  lines: [],
  place: null,
  sums: { pending: 0, held: 0, due: 0, paid: 0 },
};

function open(came: DashboardReply, handlers: FakeHandlers = {}) {
  const api = fakeApi({ getReferralDashboard: () => came, ...handlers });
  const data = { user: sampleUser(), today: '2026-11-21', answers: answered('getReferralDashboard', came) };
  return { api, ...renderScreen(<ReferralDashboardScreen />, { at: '/referral-dashboard', data }) };
}

describe('/referral-dashboard', () => {
  test('each line with its shape and its amount; a reversal is a line against it', () => {
    const { screen } = open(FULL);
    const lines = within(screen.getByRole('region', { name: 'Commission' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '16 NovFriend 1, Premium Yearlyfirst invoice, due on 16 Dec, if nothing is refundedpending$6.70',
      '16 NovFriend 2, Premium Monthlywaits until we’ve checked the sign-upheld$0.80',
      '2 NovPaid outconfirmedpaid$7.90',
      '20 OctFriend 1, Premium Yearlyrefunded, so a line against itreversed\u2212$0.80',
    ]);
  });

  test('sums, a debt said in words, and what is held and why, never who', () => {
    const { screen } = open(FULL);
    const commission = within(screen.getByRole('region', { name: 'Commission' }));
    expect(commission.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '$6.70',
      '$0.80',
      '-$0.80',
      '$7.90',
    ]);
    expect(commission.getByText(/a dispute came after we had paid you/)).toBeTruthy();
    expect(screen.getByText(/It was paid with a card you use. It came from a network you use./)).toBeTruthy();
    expect(screen.getByText(/Doesn’t count. It used your own email address in another spelling./)).toBeTruthy();
  });

  test('what comes when, as a drawing and as a table', () => {
    const { screen } = open(FULL);
    const part = within(screen.getByRole('region', { name: 'What comes when' }));
    expect(part.getByRole('img', { name: 'Commission by the month it falls due' })).toBeTruthy();
    const rows = part.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
    expect(rows.at(-1)).toBe('December 2026-$0.80$7.50');
    expect(rows).toHaveLength(7);
  });

  test('a month as CSV, oldest first, without what moves nothing', () => {
    expect(statementText(FULL.lines, '2026-11').split('\r\n')).toEqual([
      'date,line,detail,amount,currency',
      '2026-11-02,Paid out,confirmed,-7.90,USD',
      '2026-11-16,"Friend 2, Premium Monthly",waits until we’ve checked the sign-up,0.80,USD',
      '2026-11-16,"Friend 1, Premium Yearly","first invoice, due on 2026-12-16, if nothing is refunded",6.70,USD',
      '',
    ]);
  });

  test('where the money goes: a slip is said at its field, and what is right is sent', async () => {
    const place = { holder: 'Mara Lind', country: 'DE', last: '3000' };
    const { screen, user, api } = open(EMPTY, { putPayoutPlace: () => ({ place }) });
    await user.click(screen.getByRole('button', { name: 'Add an account' }));
    const save = () => user.click(screen.getByRole('button', { name: 'Save account', hidden: true }));
    await save();
    expect(await screen.findByText('Enter the name on the account.')).toBeTruthy();
    await user.type(screen.getByLabelText('Name on the account'), 'Mara Lind');
    await user.selectOptions(screen.getByLabelText('Country of your bank'), 'DE');
    await user.type(screen.getByLabelText('IBAN or account number'), 'DE89 3704 0044 0532 0130 01');
    await save();
    expect(await screen.findByText('This IBAN has a typing slip. Please check each group.')).toBeTruthy();
    await user.clear(screen.getByLabelText('IBAN or account number'));
    await user.type(screen.getByLabelText('IBAN or account number'), 'DE89 3704 0044 0532 0130 00');
    await save();
    expect(api.called('putPayoutPlace')[0]?.body).toMatchObject({ account: 'DE89 3704 0044 0532 0130 00' });
  });

  test('by the payment provider: her country is asked for once, and how it stands is said', async () => {
    const none = open(
      { ...EMPTY, paysOut: true },
      { beginPayoutAccount: () => new FakeRefusal('payouts_unavailable') },
    );
    const set = () => none.user.click(none.screen.getByRole('button', { name: 'Set up payouts' }));
    await set();
    expect(none.api.calls).toEqual([]);
    await none.user.selectOptions(none.screen.getByRole('combobox', { name: 'Country of your bank' }), 'DE');
    await set();
    expect(await none.screen.findByText(/can’t reach the payment provider right now/)).toBeTruthy();
    expect(none.api.called('beginPayoutAccount')[0]?.body).toEqual({ country: 'DE' });
    none.unmount();
    const held = { ...EMPTY, paysOut: true, account: { country: 'DE', state: 'stopped' } } as const;
    const stopped = open(held, { deletePayoutAccount: () => ({ ...EMPTY, paysOut: true }) });
    expect(stopped.screen.getByRole('button', { name: 'See what it needs' })).toBeTruthy();
    await stopped.user.click(stopped.screen.getByRole('button', { name: 'Disconnect' }));
    expect(await stopped.screen.findByRole('button', { name: 'Set up payouts' })).toBeTruthy();
  });

  test('empty: says what comes first; without a code it leads to one', () => {
    const { screen } = open(EMPTY);
    expect(screen.getByText(/The first one comes with a friend’s first paid invoice/)).toBeTruthy();
    expect(screen.getByText(/Add a bank account before we can pay you/)).toBeTruthy();
    const none = open({ ...EMPTY, joined: null });
    expect(none.screen.getByRole('link', { name: 'Get my link' }).getAttribute('href')).toBe('/referrals');
  });
});
