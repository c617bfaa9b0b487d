import { newMember } from '../harness/people.ts';
import { E2E } from '../harness/locations.ts';
import { expect, PHONE, test } from '../harness/watch.ts';

// The headless shell has no notes to show: there each permission to show one reads as refused.
test.use(PHONE);

const NOTE = JSON.stringify({
  id: '11111111-2222-4333-8444-555555555555',
  title: 'A note for you',
  text: 'Open when you like.',
});

/** Chromium without a push service answers no subscription: this stands in for it, and for nothing else. */
function withPushService(): void {
  let held: object | null = null;
  const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
  const unsubscribe = async () => {
    held = null;
    return true;
  };
  const made = {
    endpoint,
    unsubscribe,
    toJSON: () => ({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }),
  };
  Object.assign(PushManager.prototype, { getSubscription: async () => held, subscribe: async () => (held = made) });
}

test('a note to this device: asked on her tap alone, shown by the service worker, given up with a sign-out', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'], { origin: E2E.origin });
  await page.addInitScript(withPushService);
  await newMember(page);
  await page.goto('/profile-settings#notifications');
  const onPhone = page.getByRole('switch', { name: 'A moment to check in, phone' });
  await expect(onPhone).not.toBeChecked();
  expect(
    await page.evaluate(
      async () => (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null,
    ),
  ).toBeNull();
  await onPhone.click({ force: true });
  await expect(page.getByText('This device gets your reminders.')).toBeVisible();
  await expect(onPhone).toBeChecked();

  // A message to a worker that is still being set up is lost.
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
  });
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((done) =>
    devtools.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations }) => registrations[0] && done(registrations[0].registrationId),
    ),
  );
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => [title, body]),
    );
  // A busy machine may lose one, and a push service sends again what was not taken.
  await expect(async () => {
    await devtools.send('ServiceWorker.deliverPushMessage', { origin: E2E.origin, registrationId, data: NOTE });
    await expect.poll(shown, { timeout: 8_000 }).toEqual([['A note for you', 'Open when you like.']]);
  }).toPass({ timeout: 40_000 });
  await devtools.detach();

  const told = page.waitForRequest((request) => request.url().endsWith('/api/push-subscriptions/end'));
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await told;
  await page.waitForURL('**/auth');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
