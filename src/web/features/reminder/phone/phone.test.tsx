import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RemindersReply } from '#contract/reminder/reminder.schemas.ts';
import { markOf } from '#domain/reminder/push-endpoint.ts';
import { changeSettings, FIRST_SETTINGS } from '#domain/reminder/reminder.ts';
import type { AppState } from '#web/platform/app-state.ts';
import { rejoinNotes } from '#web/platform/push/rejoin.ts';
import { fakeApi, FakeRefusal } from '#web/testing/fake-api.ts';
import { fakePush } from '#web/testing/fake-push.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { reminderCopy } from '../reminder.copy.ts';
import { NotificationSettings } from '../settings/notification-settings.tsx';

const { phone: copy } = reminderCopy;
const HERE = 'https://fcm.googleapis.com/fcm/send/this-very-device-1';
const CHECK_IN = { name: 'A moment to check in, phone' };
let browser = fakePush();
beforeEach(() => void browser.end());
afterEach(() => void browser.end());

/** Keeps addresses and switches as the server does. */
function server({
  endpoints = [],
  phone = false,
  publicKey = 'BKey',
  shared = false,
}: { endpoints?: string[]; phone?: boolean; publicKey?: string | null; shared?: boolean } = {}) {
  let kept = [...endpoints];
  let settings = changeSettings(FIRST_SETTINGS, { switches: { check_in: { phone } } });
  const reply = (): RemindersReply => ({
    settings,
    comesAt: '19:00',
    periodTold: true,
    ratingsTold: true,
    push: { publicKey, devices: kept.length, marks: kept.map(markOf), shared },
  });
  return fakeApi({
    getReminders: reply,
    patchReminders: ({ body }) => {
      settings = changeSettings(settings, body);
      return reply();
    },
    addPushSubscription: ({ body }) => ({ devices: (kept = [...kept, body.endpoint]).length }),
    endPushSubscription: ({ body }) => ({ devices: (kept = kept.filter((one) => one !== body.endpoint)).length }),
    endPushSubscriptions: () => ({ devices: (kept = []).length }),
  });
}
const show = () => renderScreen(<NotificationSettings />, { data: { user: sampleUser() } });

test('the first switch asks her browser once, keeps this device, and only then the switch', async () => {
  browser = fakePush();
  const api = server();
  const { screen, user } = show();
  await screen.findByText(copy.first);
  expect(browser.notification.requestPermission).not.toHaveBeenCalled();
  expect(browser.register).not.toHaveBeenCalled();
  await user.click(screen.getByRole('switch', CHECK_IN));
  await screen.findByText(copy.here);
  expect(browser.notification.requestPermission).toHaveBeenCalledOnce();
  expect(browser.register).toHaveBeenCalledExactlyOnceWith(new URL('/sw.js', location.href).href, {
    scope: '/',
    updateViaCache: 'none',
  });
  expect(api.calls.map(({ name }) => name).filter((name) => name !== 'getReminders')).toEqual([
    'addPushSubscription',
    'patchReminders',
  ]);
  expect((screen.getByRole('switch', CHECK_IN) as HTMLInputElement).checked).toBe(true);
  await user.click(screen.getByRole('switch', { name: 'Log today, phone' }));
  await waitFor(() => expect(api.called('patchReminders')).toHaveLength(2));
  expect(browser.notification.requestPermission).toHaveBeenCalledOnce();
});

test('a no leaves everything off and says how it can be allowed', async () => {
  browser = fakePush({ answer: 'denied' });
  const api = server();
  const { screen, user } = show();
  await user.click(await screen.findByRole('switch', CHECK_IN));
  await screen.findByText(copy.blocked.title);
  const one = screen.getByRole('switch', CHECK_IN) as HTMLInputElement;
  expect([one.checked, one.disabled]).toEqual([false, true]);
  expect(document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent).toContain(copy.blocked.how);
  expect(api.called('patchReminders')).toEqual([]);
  browser.notification.permission = 'granted';
  await user.click(screen.getByRole('button', { name: copy.blocked.again }));
  await screen.findByText(copy.first);
});

test('a question that was waved away changes nothing', async () => {
  browser = fakePush({ answer: 'default' });
  const api = server();
  const { screen, user } = show();
  await user.click(await screen.findByRole('switch', CHECK_IN));
  await screen.findByText(copy.waved);
  expect((screen.getByRole('switch', CHECK_IN) as HTMLInputElement).checked).toBe(false);
  expect(api.called('patchReminders')).toEqual([]);
});

test.each([
  ['the push service is down', { isDown: true }, false],
  ['the server does not keep it', {}, true],
] as const)('%s: nothing is left behind, and she is told', async (_, wish, refuses) => {
  browser = fakePush(wish);
  server();
  if (refuses)
    fakeApi({
      getReminders: () => ({
        settings: FIRST_SETTINGS,
        comesAt: '19:00',
        periodTold: true,
        ratingsTold: true,
        push: { publicKey: 'BKey', devices: 0, marks: [], shared: false },
      }),
      addPushSubscription: () => new FakeRefusal('unavailable'),
    });
  const { screen, user } = show();
  await user.click(await screen.findByRole('switch', CHECK_IN));
  await screen.findByText(copy.notStarted);
  expect(browser.held()).toBeNull();
  expect((screen.getByRole('switch', CHECK_IN) as HTMLInputElement).checked).toBe(false);
});

test('a browser that cannot has no column, and a sentence', async () => {
  server();
  const { screen } = show();
  await screen.findByText(copy.unsupported);
  expect(screen.queryByRole('columnheader', { name: 'Phone' })).toBeNull();
  expect(screen.queryByRole('switch', CHECK_IN)).toBeNull();
});
test('a server that sends nothing to phones says nothing of them', async () => {
  browser = fakePush();
  server({ publicKey: null });
  const { screen } = show();
  await screen.findByRole('switch', { name: 'A moment to check in, email' });
  expect(screen.queryByRole('columnheader', { name: 'Phone' })).toBeNull();
  expect(screen.queryByText(copy.first)).toBeNull();
});

test('the last switch that goes off stops this device, here and on the server', async () => {
  browser = fakePush({ permission: 'granted', subscribed: HERE });
  const api = server({ endpoints: [HERE], phone: true });
  const { screen, user } = show();
  await screen.findByText(copy.here);
  await user.click(screen.getByRole('switch', CHECK_IN));
  await waitFor(() => expect(api.called('endPushSubscription')[0]?.body).toEqual({ endpoint: HERE }));
  await screen.findByText(copy.first);
  expect(browser.held()).toBeNull();
});

test('other devices are told apart from this one, joined, and stopped all at once', async () => {
  browser = fakePush({ permission: 'granted' });
  const api = server({ endpoints: ['https://fcm.googleapis.com/fcm/send/another-device-1'], phone: true });
  const { screen, user } = show();
  await screen.findByText(copy.notHere(1));
  await user.click(screen.getByRole('button', { name: copy.start }));
  await screen.findByText(`${copy.here} ${copy.othersToo(1)}`);
  await user.click(screen.getByRole('button', { name: copy.stopAll }));
  await screen.findByText(copy.nowhere);
  expect(api.called('endPushSubscriptions')).toHaveLength(1);
  expect(browser.held()).toBeNull();
});

test('an address somebody else left on this device is not hers, and goes before she gets one', async () => {
  browser = fakePush({ permission: 'granted', subscribed: 'https://fcm.googleapis.com/fcm/send/somebody-elses-1' });
  const api = server();
  const { screen, user } = show();
  await screen.findByText(copy.first);
  await user.click(screen.getByRole('switch', CHECK_IN));
  await screen.findByText(copy.here);
  expect(api.called('addPushSubscription')[0]?.body).toMatchObject({
    endpoint: 'https://fcm.googleapis.com/fcm/send/fresh-address-1',
  });
});

test('a shared device is offered no notes and says why; the others can still be stopped from it', async () => {
  browser = fakePush({ permission: 'granted' });
  const api = server({ endpoints: ['https://fcm.googleapis.com/fcm/send/her-own-phone'], phone: true, shared: true });
  const { screen, user } = show();
  await screen.findByText(`${copy.shared} ${copy.others(1)}`);
  expect(screen.queryByRole('switch', CHECK_IN)).toBeNull();
  expect(screen.queryByRole('button', { name: copy.start })).toBeNull();
  await user.click(screen.getByRole('button', { name: copy.stopAll }));
  await waitFor(() => expect(api.called('endPushSubscriptions')).toHaveLength(1));
  expect(browser.notification.requestPermission).not.toHaveBeenCalled();
});

test.each([
  ['took them before', 'granted', HERE, [{ endpoint: HERE }]],
  ['may show them and took none', 'granted', null, []],
  ['was never asked', 'default', HERE, []],
] as const)(
  'after a new sign-in a browser that %s tells the server of itself, or says nothing',
  async (_what, permission, subscribed, told) => {
    browser = fakePush({ permission, subscribed });
    const api = fakeApi({ backPushSubscription: () => ({ devices: 1 }) });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
    const invalidateQueries = vi.fn();
    rejoinNotes({ get: () => ({ user: sampleUser() }), client: { invalidateQueries } } as unknown as AppState);
    window.dispatchEvent(new Event('scroll'));
    await vi.advanceTimersByTimeAsync(2_500);
    await vi.waitFor(() => expect(invalidateQueries).toHaveBeenCalledTimes(permission === 'granted' ? 1 : 0));
    vi.useRealTimers();
    expect(api.called('backPushSubscription').map(({ body }) => body)).toEqual(told);
  },
);
