import 'fake-indexeddb/auto';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PayoutsReply } from '#contract/referral/referral.schemas.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { AdminPayoutsScreen } from './admin-payouts-screen.tsx';

const ID = '00000000-0000-4000-8000-000000000001';
const AT = '2026-11-02T12:00:00.000Z';
const EMPTY: PayoutsReply = {
  held: [],
  owed: { members: 0, cents: 0, ready: 0, readyCents: 0, noPlace: 0, negative: 0 },
  runs: [],
  isOnlyAdmin: false,
};
const SIGNED = { id: ID, at: AT, signedAt: AT, isMine: true, byOne: false } as const;
const PAYOUT = { cents: 1000, proof: null, way: 'bank', returned: 0, calledOff: false } as const;
const FULL: PayoutsReply = {
  held: [{ id: ID, at: AT, reasons: ['same_card'], codeBegins: 'FER', sameCode: 2, pending: 670 }],
  owed: { members: 9, cents: 4360, ready: 1, readyCents: 1340, noPlace: 2, negative: 1 },
  isOnlyAdmin: false,
  runs: [
    {
      ...SIGNED,
      payouts: [
        { ...PAYOUT, id: ID, cents: 1340, state: 'sent' },
        { ...PAYOUT, id: ID.replace('1', '2'), state: 'paid', proof: 'TRX 77' },
      ],
    },
  ],
};
const REASON = 'The run of the month.';

function open(came: PayoutsReply, handlers: FakeHandlers = {}) {
  const api = fakeApi(handlers);
  const user = sampleUser({ roles: ['admin'] });
  const data = { user, today: '2026-11-21', answers: answered('getPayouts', came) };
  return { api, ...renderScreen(<AdminPayoutsScreen />, { at: '/admin/payouts', data }) };
}

test('empty: nothing to check, nothing owed, no run', () => {
  const { screen } = open(EMPTY);
  expect(screen.getByText(/Sign-ups that look like a code of one’s own come here/)).toBeTruthy();
  expect(screen.getByText('No run yet.')).toBeTruthy();
});

test('a held sign-up says why, and is decided with a reason', async () => {
  const { screen, user, api } = open(FULL, { decideReferral: () => EMPTY });
  const held = within(screen.getByRole('region', { name: 'Sign-ups to check' }));
  expect(held.getByText('same card as the owner of the code')).toBeTruthy();
  await user.click(held.getByRole('button', { name: 'Refuse it', hidden: true }));
  expect(held.getByText('Say why in ten characters or more.')).toBeTruthy();
  expect(api.calls).toEqual([]);
  await user.type(held.getByLabelText('Reason'), 'The card is the very same.');
  await user.click(held.getByRole('button', { name: 'Refuse it', hidden: true }));
  expect(await screen.findByText(/Sign-ups that look like a code of one’s own come here/)).toBeTruthy();
  expect(api.called('decideReferral')[0]?.body).toEqual({ counts: false, reason: 'The card is the very same.' });
});

test('a run that finds nobody says so', async () => {
  const { screen, user } = open(FULL, { beginPayouts: () => new FakeRefusal('nothing_changed') });
  const owed = within(screen.getByRole('region', { name: 'What we owe' }));
  expect(owed.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '$43.60, 9 members',
    '2 members',
    '1 member',
    '$13.40, 1 member',
  ]);
  await user.type(owed.getByLabelText('Reason'), REASON);
  await user.click(owed.getByRole('button', { name: 'Prepare the run' }));
  expect(await owed.findByText('Nobody has reached the least sum with an account to pay to.')).toBeTruthy();
});

test('an answer of the bank needs its proof', async () => {
  const { screen, user, api } = open(FULL, { endPayout: () => EMPTY });
  const runs = within(screen.getByRole('region', { name: 'Runs' }));
  const paid = () => user.click(runs.getByRole('button', { name: 'Mark as paid', hidden: true }));
  await paid();
  expect(runs.getByText('Enter the bank’s reference, or what it said.')).toBeTruthy();
  await user.type(runs.getByLabelText('Bank reference, or why it failed'), 'TRX 78');
  const [reason] = runs.getAllByLabelText('Reason');
  await user.type(reason ?? document.body, REASON);
  await paid();
  expect(await screen.findByText('No run yet.')).toBeTruthy();
  expect(api.called('endPayout')[0]?.body).toEqual({ paid: true, proof: 'TRX 78', reason: REASON });
});

const waiting = (changes: object): PayoutsReply => ({
  ...FULL,
  held: [],
  runs: [{ ...SIGNED, signedAt: null, payouts: [{ ...PAYOUT, id: ID, state: 'sent' }], ...changes }],
});

test('a run that waits is signed by another admin, with a reason; nothing else can be done with it', async () => {
  const { screen, user, api } = open(waiting({ isMine: false }), { signPayouts: () => FULL });
  const runs = within(screen.getByRole('region', { name: 'Runs' }));
  expect(runs.getByText('$10.00, waits for a second signature')).toBeTruthy();
  expect(runs.queryByRole('button', { name: 'Get the file for the bank', hidden: true })).toBeNull();
  expect(runs.queryByRole('button', { name: 'Mark as paid', hidden: true })).toBeNull();
  await user.type(runs.getByLabelText('Reason'), REASON);
  await user.click(runs.getByRole('button', { name: 'Sign the run' }));
  expect(await runs.findByRole('button', { name: 'Get the file for the bank', hidden: true })).toBeTruthy();
  expect(api.called('signPayouts')[0]?.body).toEqual({ reason: REASON });
});

test('who prepared it can call it off, and signs it only where there is no other admin', async () => {
  const own = open(waiting({}), { callOffPayouts: () => EMPTY });
  expect(own.screen.getByText(/Another admin signs it before anything leaves/)).toBeTruthy();
  expect(own.screen.queryByRole('button', { name: 'Sign the run' })).toBeNull();
  const runs = within(own.screen.getByRole('region', { name: 'Runs' }));
  await own.user.type(runs.getByLabelText('Reason'), REASON);
  await own.user.click(own.screen.getByRole('button', { name: 'Call it off' }));
  expect(await own.screen.findByText('No run yet.')).toBeTruthy();
  own.unmount();
  const { screen } = open({ ...waiting({}), isOnlyAdmin: true });
  expect(screen.getByText(/there’s no other admin/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign the run' })).toBeTruthy();
});

test('a run says how much of it came back, and why in words', () => {
  const payouts = [
    { ...PAYOUT, id: ID, state: 'paid', returned: 340, proof: 'tr_1', way: 'provider' },
    { ...PAYOUT, id: ID.replace('1', '2'), state: 'failed', returned: 1000, way: 'provider', proof: 'account_invalid' },
    { ...PAYOUT, id: ID.replace('1', '3'), state: 'failed', returned: 1000, proof: 'called off', calledOff: true },
  ] as const;
  const { screen } = open({ ...FULL, runs: [{ ...SIGNED, payouts }] });
  const runs = within(screen.getByRole('region', { name: 'Runs' }));
  expect(runs.getByText('$20.00 sent, $13.40 came back, all answered')).toBeTruthy();
  const items = runs.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
  expect(items[0]).toContain('By the payment providertr_1$3.40 came back');
  expect(items[1]).toContain('Her account there is gone.');
  expect(items[2]).toContain('taken out');
});
