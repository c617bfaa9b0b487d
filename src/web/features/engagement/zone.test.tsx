import { act } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { currentToast, dismissToast } from '#web/ui/overlays/toast.ts';
import { Arrival } from './arrival.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
});
beforeEach(() => {
  const standing = currentToast();
  if (standing) dismissToast(standing.id);
  // Fake dates would bring formats of their own, which know no other zone.
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  });
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone: 'Pacific/Kiritimati',
  } as Intl.ResolvedDateTimeFormatOptions);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const HOME = sampleUser({ timeZone: 'Europe/Berlin' });
const open = (more: FakeHandlers = {}, asksZone = true) => {
  const api = fakeApi({
    recordVisit: () => ({
      daysAway: 0,
      welcome: false,
      pointsDue: false,
      ...(asksZone && { asksZone: true as const }),
    }),
    getUserEngagement: () => ({ lastIntention: null, currentMoonPhase: 'Full moon', consecutiveReturnDays: 1 }),
    patchUser: ({ body }) => ({ user: { ...HOME, timeZone: body.timeZone ?? HOME.timeZone } }),
    ...more,
  });
  return {
    api,
    ...renderScreen(<Arrival />, { data: { user: HOME, today: '2026-11-21', now: '2026-11-21T12:00:00.000Z' } }),
  };
};
async function rest(ms = 3000): Promise<void> {
  for (let gone = 0; gone < ms; gone += 300) await act(() => vi.advanceTimersByTimeAsync(300));
}
const dialog = () => document.querySelector('dialog[open]');

test('tells the server the zone of the device, and asks with what it changes', async () => {
  const { api } = open();
  await rest();
  expect(api.called('recordVisit').map(({ body }) => body)).toEqual([{ timeZone: 'Pacific/Kiritimati' }]);
  expect(dialog()?.querySelector('h2')?.textContent).toBe('Are you in Kiritimati now?');
  expect([...(dialog()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Today becomes Sunday 22 November, and your day ends at midnight in Kiritimati.',
    'Reminders and quiet hours go by Kiritimati time.',
    'Check-ins and points follow from tomorrow. For them the time zone changes at most once in 7 days.',
    'Days you already logged stay on their dates.',
  ]);
});

test('yes changes the zone and the day of every page', async () => {
  const { api, screen, user, appState } = open();
  await rest();
  await user.click(screen.getByRole('button', { name: 'Change to Kiritimati', hidden: true }));
  await rest();
  expect(api.called('patchUser').map(({ body }) => body)).toEqual([{ timeZone: 'Pacific/Kiritimati' }]);
  expect(appState.get().today).toBe('2026-11-22');
  expect(dialog()).toBeNull();
});

test('keeping the profile is noted, and changes no day', async () => {
  const { api, screen, user, appState } = open();
  await rest();
  await user.click(screen.getByRole('button', { name: 'Keep Berlin', hidden: true }));
  await rest();
  expect(api.called('patchUser').map(({ body }) => body)).toEqual([{ zoneKept: 'Pacific/Kiritimati' }]);
  expect([appState.get().today, dialog()]).toEqual(['2026-11-21', null]);
});

test('a lost line leaves the question open and says so', async () => {
  const { screen, user } = open({ patchUser: () => LOST });
  await rest();
  await user.click(screen.getByRole('button', { name: 'Change to Kiritimati', hidden: true }));
  await rest();
  expect(dialog()?.querySelector('[role="alert"]')?.textContent).toMatch(/wasn’t saved/);
});

test('nothing is asked where the server says so', async () => {
  open({}, false);
  await rest();
  expect(dialog()).toBeNull();
});
