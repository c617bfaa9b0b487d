import { act } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { VisitReply } from '#contract/engagement/engagement.schemas.ts';
import { fakeApi, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { currentToast, dismissToast, toast } from '#web/ui/overlays/toast.ts';
import { zoneOfBrowser } from '#web/platform/today.ts';
import { Arrival } from './arrival.tsx';
import { RETURN_TOAST_MS } from './welcome.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
});
beforeEach(() => {
  const standing = currentToast();
  if (standing) dismissToast(standing.id);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

const ENGAGEMENT = { lastIntention: 'Rest before tea', currentMoonPhase: 'Waxing gibbous', consecutiveReturnDays: 1 };
const AWAY: VisitReply = { daysAway: 7, welcome: true, pointsDue: true };
const SINCE = { createdAt: '2026-10-01T08:00:00.000Z' };
const ended = () => sampleUser({ ...SINCE, subscriptionStatus: 'expired', trialEndDate: '2026-10-08T08:00:00.000Z' });
const open = (visit: VisitReply | typeof LOST = AWAY, more: FakeHandlers = {}, user = sampleUser(SINCE)) => {
  const api = fakeApi({
    recordVisit: () => visit,
    getUserEngagement: () => ENGAGEMENT,
    awardReturn: () => ({ awarded: 100, balance: 100 }),
    ...more,
  });
  return { api, ...renderScreen(<Arrival />, { data: { user, today: '2026-11-21' } }) };
};
// What a step brings is drawn at its end, and only then goes on.
async function rest(ms = 3000): Promise<void> {
  for (let gone = 0; gone < ms; gone += 300) await act(() => vi.advanceTimersByTimeAsync(300));
}
const dialog = () => document.querySelector('dialog[open]');

describe('the welcome back (§4.9)', () => {
  test('says when she was here last, what she wrote last, the moon and the points of her return; nothing comes after it', async () => {
    const { api, screen, user } = open();
    await rest();
    expect(dialog()?.textContent).toBe(
      'Welcome backGood to see you. The fire’s still warm.Your pages and your days are as you left them. Start anywhere, or just look around.+100 points for coming back. They never expire.Last here7 days agoThe moon nowWaxing gibbousWhat you wrote lastRest before teaCome in',
    );
    expect(api.called('awardReturn').map(({ body }) => body)).toEqual([{ daysMissed: 7 }]);
    expect(currentToast()?.open ?? false).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Come in', hidden: true }));
    await rest();
    expect(dialog()).toBeNull();
    expect(currentToast()?.open ?? false).toBe(false);
    expect(api.called('recordVisit').map(({ body }) => body)).toEqual([
      { timeZone: zoneOfBrowser() },
      { welcomed: true },
    ]);
  });

  test.each([
    [null, 'Come in, take your time.', 'This is your first time'],
    [1, 'Good to see you again.', 'Yesterday'],
    [3, 'Good to see you. A few days went by.', '3 days ago'],
    [7, 'Good to see you. The fire’s still warm.', '7 days ago'],
    [8, 'Good to see you. Nothing has moved.', '8 days ago'],
  ])('%s days away', async (daysAway, headline, words) => {
    open({ daysAway, welcome: true, pointsDue: false });
    await rest();
    expect(dialog()?.querySelector('h2')?.textContent).toBe(headline);
    expect(dialog()?.textContent).toContain(words);
    expect(dialog()?.textContent).not.toMatch(/miss|streak|lost|points|should/i);
  });

  test('asks for no points where none are due, as for a teen', async () => {
    const { api } = open(
      { daysAway: 7, welcome: true, pointsDue: false },
      {},
      sampleUser({ ...SINCE, ageGroup: 'teen' }),
    );
    await rest();
    expect(dialog()).not.toBeNull();
    expect(api.called('awardReturn')).toEqual([]);
  });

  test('waits for a toast, for another dialog and for words she is writing', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    const other = document.body.appendChild(document.createElement('dialog'));
    const dismiss = toast({ title: 'Welcome back, Maren!' });
    other.setAttribute('open', '');
    field.focus();
    open();
    await rest();
    expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
    other.remove();
    await rest();
    expect(dialog()).toBeNull();
    dismiss();
    await rest();
    expect(dialog()).toBeNull();
    field.remove();
    await rest();
    expect(dialog()).not.toBeNull();
  });

  test('waits until her menu is closed: it would close it under her finger', async () => {
    const trigger = document.body.appendChild(document.createElement('button'));
    trigger.setAttribute('aria-haspopup', 'menu');
    trigger.setAttribute('aria-expanded', 'true');
    open();
    await rest();
    expect(dialog()).toBeNull();
    trigger.setAttribute('aria-expanded', 'false');
    await rest();
    expect(dialog()).not.toBeNull();
    trigger.remove();
  });

  test('is not there twice a day; points that are still due come alone, for four seconds', async () => {
    open({ daysAway: 7, welcome: false, pointsDue: true });
    await rest();
    expect(dialog()).toBeNull();
    expect(currentToast()).toMatchObject({ open: true, title: '+100 points', duration: 4000 });
    expect(RETURN_TOAST_MS).toBe(4000);
  });

  test('in her first week nobody is back: no dialog, and points as a toast', async () => {
    open({ daysAway: 1, welcome: true, pointsDue: true }, {}, sampleUser({ createdAt: '2026-11-15T12:00:00.000Z' }));
    await rest();
    expect(dialog()).toBeNull();
    expect(currentToast()).toMatchObject({ open: true, title: '+100 points' });
  });

  test('one thing greets: where the trial has ended, that; no welcome comes after it', async () => {
    open({ daysAway: 7, welcome: true, pointsDue: false }, {}, ended());
    await rest();
    expect(dialog()).toBeNull();
  });

  test('without her engagement it says what it knows; without points it says nothing of them', async () => {
    const { screen, user, client } = open(AWAY, { getUserEngagement: () => LOST, awardReturn: () => LOST });
    client.setDefaultOptions({ queries: { retry: false } });
    await rest(6000);
    expect(dialog()?.textContent).toContain('7 days ago');
    expect(dialog()?.textContent).not.toContain('The moon now');
    await user.click(screen.getByRole('button', { name: 'Come in', hidden: true }));
    await rest();
    expect(currentToast()?.open ?? false).toBe(false);
  });

  test('a load that cannot be noted says nothing; one that was leaves a copy in this browser', async () => {
    open(LOST);
    await rest();
    expect([dialog(), localStorage.length]).toEqual([null, 0]);
    open({ daysAway: 0, welcome: false, pointsDue: false });
    await rest();
    expect(Object.keys(localStorage)).toEqual([`last_visit_${sampleUser().id}`]);
  });

  test('a visitor is not noted', async () => {
    const api = fakeApi({});
    renderScreen(<Arrival />, {});
    await rest();
    expect(api.calls).toEqual([]);
  });
});
