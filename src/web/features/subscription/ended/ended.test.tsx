import { useQuery } from '@tanstack/react-query';
import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, FakeRefusal } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { askForPremium, endPremiumAsk } from '#web/platform/membership/premium.ts';
import { read } from '#web/platform/queries.ts';
import { currentToast, dismissToast } from '#web/ui/overlays/toast.ts';
import { standing } from '../subscription-sample.ts';
import { TrialEnd } from './trial-end.tsx';

const NOW = '2026-11-21T12:00:00.000Z';
const QUIET = 500;
beforeEach(() => {
  // One that another file left would be talked over.
  dismissToast(currentToast()?.id ?? 0);
  vi.useFakeTimers({ now: new Date(NOW) });
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => act(() => endPremiumAsk()));

const OVER = { subscriptionStatus: 'expired', trialEndDate: '2026-11-20T08:00:00.000Z' } as const;
function open(
  user: Parameters<typeof sampleUser>[0] = OVER,
  { at = '/tracker', beside = null as React.ReactElement | null } = {},
) {
  fakeApi({
    getSubscription: () => standing({ subscriptionStatus: 'expired', access: 'limited' }),
    listInvoices: () => new FakeRefusal('subscription_required', { feature: 'patterns' }),
  });
  return renderScreen(
    <>
      <input aria-label="a note" />
      {beside}
      <TrialEnd />
    </>,
    { at, data: { user: sampleUser(user), today: '2026-11-21', now: NOW } },
  );
}
const wait = (ms = QUIET) => act(() => vi.advanceTimersByTimeAsync(ms));
const title = (screen: ReturnType<typeof open>['screen']) =>
  screen.queryByRole('heading', { name: 'Your 7-Day Trial Has Ended' });

describe('the trial-ended modal (§2.8, §4.2)', () => {
  test('opens by itself at a quiet moment, with both plans, a button that waits, and the way on', async () => {
    const { screen } = open();
    expect(title(screen)).toBeNull();
    await wait();
    expect(title(screen)).not.toBeNull();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Select a Plan Above' }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Continue exploring (limited access)' }));
    expect(title(screen)).toBeNull();
  });

  test('once dismissed it rests for that day, in every page of this browser', async () => {
    const first = open();
    await wait();
    fireEvent.click(first.screen.getByRole('button', { name: 'Continue exploring (limited access)' }));
    first.unmount();
    const { screen } = open();
    await wait(3 * QUIET);
    expect(title(screen)).toBeNull();
  });

  test.each([
    ['a teen', { ...OVER, ageGroup: 'teen' as const }, '/tracker'],
    ['a member', { subscriptionStatus: 'active' as const }, '/tracker'],
    ['a running trial', {}, '/tracker'],
    ['the page of plans', OVER, '/subscription'],
    ['the page of her plan', OVER, '/subscription-management'],
    ['the questionnaire', OVER, '/customize-journey'],
    ['a sheet to print', OVER, '/report'],
  ])('not for %s', async (_name, user, at) => {
    const { screen } = open(user, { at });
    await wait(3 * QUIET);
    expect(title(screen)).toBeNull();
  });

  test('not beside what her last press may still be opening', async () => {
    const { screen } = open(OVER, { beside: <button type="button">Say what happened</button> });
    fireEvent.click(screen.getByRole('button', { name: 'Say what happened' }));
    await wait(3 * QUIET);
    expect(title(screen)).toBeNull();
    await wait(2 * QUIET);
    expect(title(screen)).not.toBeNull();
  });

  test('never over words about her safety, nor while she writes', async () => {
    const { screen } = open(OVER, { beside: <p data-safety>call 112</p> });
    await wait(3 * QUIET);
    expect(title(screen)).toBeNull();
    document.querySelector('[data-safety]')?.removeAttribute('data-safety');
    screen.getByLabelText('a note').focus();
    await wait(3 * QUIET);
    expect(title(screen)).toBeNull();
    screen.getByLabelText('a note').blur();
    await wait();
    expect(title(screen)).not.toBeNull();
  });

  test('opens when the trial runs out while the page is open: looked at every 60 minutes', async () => {
    const { screen } = open({ trialEndDate: '2026-11-21T12:30:00.000Z' });
    await wait(59 * 60_000);
    expect(title(screen)).toBeNull();
    await wait(60_000);
    await wait();
    expect(title(screen)).not.toBeNull();
  });

  test('whatever is closed opens it with a word of its own, also on a day it was dismissed', async () => {
    const { screen } = open();
    await wait();
    fireEvent.click(screen.getByRole('button', { name: 'Continue exploring (limited access)' }));
    act(() => askForPremium('full_report'));
    expect(screen.getByText(/The full report is part of Premium/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Continue exploring (limited access)' }));
    expect(title(screen)).toBeNull();
  });

  test('a refusal by plan (402) opens it with its feature, also where the browser thought her trial runs', async () => {
    const Asking = () => <p>{useQuery({ ...read('listInvoices'), retry: false }).status}</p>;
    const { screen } = open({}, { beside: <Asking /> });
    await wait();
    expect(title(screen)).not.toBeNull();
    expect(screen.getByText(/Your patterns are part of Premium/)).toBeTruthy();
  });
});
