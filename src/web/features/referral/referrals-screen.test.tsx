import 'fake-indexeddb/auto';
import { waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { ReferralsReply } from '#contract/referral/referral.schemas.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { ReferralCardScreen } from './referral-card-screen.tsx';
import { ReferralsScreen } from './referrals-screen.tsx';

const AT = '2026-11-01T12:00:00.000Z';
const sums = { pending: 0, held: 0, due: 0, paid: 0 };
const NONE: ReferralsReply = { joined: null, invited: [], sums };
const JOINED: ReferralsReply = {
  ...NONE,
  joined: { code: 'FERN 42QX', address: 'https://moonhearth.example/?ref=FERN42QX', since: AT, sent: 6 },
  invited: [
    { number: 1, at: AT, state: 'open', reasons: [], subscribed: true },
    { number: 2, at: AT, state: 'open', reasons: [], subscribed: false },
    { number: 3, at: AT, state: 'held', reasons: ['same_device'], subscribed: true },
    { number: 4, at: AT, state: 'refused', reasons: ['same_email'], subscribed: false },
  ],
};
function open(came: ReferralsReply | null, handlers: FakeHandlers = {}, screen = <ReferralsScreen />) {
  const api = fakeApi(handlers);
  const data = { user: sampleUser(), today: '2026-11-21', answers: came ? answered('getReferrals', came) : {} };
  return { api, ...renderScreen(screen, { at: '/referrals', data }) };
}

describe('/referrals', () => {
  test('before she joins: what it is about, all rules in sight, and one press', async () => {
    const { screen, user, api } = open(NONE, { joinReferrals: () => JOINED });
    expect(screen.getByRole('heading', { level: 2, name: 'Light another candle' })).toBeTruthy();
    const rules = screen.getByText('The rules, in plain words').closest('details');
    expect(rules?.open).toBe(true);
    expect(within(rules ?? document.body).getAllByRole('listitem').length).toBe(9);
    await user.click(screen.getByRole('button', { name: 'Agree and get my link' }));
    expect(await screen.findByLabelText('Your link')).toBeTruthy();
    expect(api.called('joinReferrals')[0]?.body).toEqual({ agreed: true });
  });

  test('candles say by their shape who stayed, and the table says it too, without a name', () => {
    const { screen } = open(JOINED);
    expect(screen.getByRole('heading', { level: 2, name: 'Six invited, three came, two stayed.' })).toBeTruthy();
    const drawing = screen.getByRole('img', { name: /2 subscribed, 3 signed up, 6 sent/ });
    expect([...drawing.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
      'You',
      '1',
      '3',
      '2',
      'sent',
      'sent',
      'sent',
    ]);
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'FriendSigned upNow',
      'Friend 11 NovSubscribed',
      'Friend 21 NovSigned up',
      'Friend 31 NovBeing checked',
      'Friend 41 NovDoesn’t count',
    ]);
  });

  test('shares with her own words where the device can, and counts it', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', Object.assign(navigator, { share }));
    const { screen, user, api } = open(JOINED, { noteSent: () => ({ ok: true }), getReferrals: () => JOINED });
    const field = screen.getByLabelText('Your words');
    await user.clear(field);
    await user.type(field, 'Look at this.');
    await user.click(screen.getByRole('button', { name: 'Share my link' }));
    expect(share).toHaveBeenCalledWith({ text: 'Look at this.', url: JOINED.joined?.address });
    await waitFor(() => expect(api.called('noteSent')).toHaveLength(1));
    Reflect.deleteProperty(navigator, 'share');
  });

  test('copies words and link where it cannot, and a closed sheet counts nothing', async () => {
    const { screen, user, api } = open(JOINED, { noteSent: () => ({ ok: true }), getReferrals: () => JOINED });
    await user.click(screen.getByRole('button', { name: 'Share my link' }));
    expect(await navigator.clipboard.readText()).toContain(`this is my link.\n${JOINED.joined?.address}`);
    await waitFor(() => expect(api.called('noteSent')).toHaveLength(1));
    const closed = new DOMException('closed', 'AbortError');
    Object.assign(navigator, { share: () => Promise.reject(closed) });
    await user.click(screen.getByRole('button', { name: 'Share my link' }));
    expect(api.called('noteSent')).toHaveLength(1);
    Reflect.deleteProperty(navigator, 'share');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(JOINED.joined?.address);
  });

  test('does not load: says so', async () => {
    const { screen, client } = open(null, { getReferrals: () => new FakeRefusal('fault') });
    client.setDefaultOptions({ queries: { retry: false } });
    expect((await screen.findByRole('alert', {}, { timeout: 5000 })).textContent).toContain('Nothing is lost');
  });

  test('the card has the code to scan and names nobody', () => {
    const { screen } = open(JOINED, {}, <ReferralCardScreen />);
    expect(screen.getByRole('img', { name: 'A code that opens your link' })).toBeTruthy();
    expect(screen.getByText('Code FERN 42QX')).toBeTruthy();
    expect(document.body.textContent).not.toContain(sampleUser().firstName);
  });
});
