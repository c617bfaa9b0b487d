import { mailFor } from '../house/mailbox.ts';
import { newMember } from '../house/people.ts';
import { E2E } from '../house/place.ts';
import { expect, PHONE, test } from '../house/watch.ts';

test.use(PHONE);

/** A minute on the wall that begins within the next one, and not in the next few seconds: she has to save it first. */
const soon = () => new Date(Date.now() + 70_000).toTimeString().slice(0, 5);

test('a note by mail and in the app, at her time and in neutral words', async ({ page }) => {
  test.setTimeout(150_000);
  const { email } = await newMember(page);
  await page.goto('/profile-settings#notifications');
  await page.getByRole('switch', { name: 'A moment to check in, mail' }).click({ force: true });
  await page.getByRole('switch', { name: 'A moment to check in, in the app' }).click({ force: true });
  await page.getByRole('switch', { name: /^Quiet hours/ }).click({ force: true });
  await page.getByLabel('Notes come at').fill(soon());
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(page.getByRole('switch', { name: 'A moment to check in, mail' })).toBeChecked();
  await expect(page.getByRole('switch', { name: /^Quiet hours/ })).not.toBeChecked();

  const note = async () => (await mailFor(email)).filter(({ text }) => text?.includes('/profile-settings#notifications'));
  await expect.poll(async () => (await note()).length, { timeout: 100_000 }).toBe(1);
  const [mail] = await note();
  expect(mail?.subject).toBe('A note for you');
  expect(`${mail?.text} ${mail?.html}`).not.toMatch(/period|womb|fertil|cycle|check in/i);

  await page.goto('/');
  await page.getByRole('button', { name: 'Notes for you, 1 unread' }).click();
  await expect(page.getByRole('link', { name: 'A moment to check in' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Notes for you, 1 unread' })).toHaveCount(0);
});

test('a teen sees no switch that nudges', async ({ page }) => {
  await newMember(page, { birthday: `${new Date().getFullYear() - 15}-01-02`, goals: ['understand my sacred menstrual cycle'] });
  await page.goto('/profile-settings');
  await expect(page.getByText('We never nudge you.')).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
});

const NOTE = JSON.stringify({ id: '11111111-2222-4333-8444-555555555555', title: 'A note for you', text: 'Open when you like.' });

/** Chromium without a push service answers no subscription: this stands in for it, and for nothing else. */
function withPushService(): void {
  let held: object | null = null;
  const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
  const unsubscribe = async () => {
    held = null;
    return true;
  };
  const made = { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }) };
  Object.assign(PushManager.prototype, { getSubscription: async () => held, subscribe: async () => (held = made) });
}

test('a note to this device: asked on her tap alone, shown by the service worker, given up with a sign-out', async ({ page, context }) => {
  await context.grantPermissions(['notifications'], { origin: E2E.origin });
  await page.addInitScript(withPushService);
  await newMember(page);
  await page.goto('/profile-settings#notifications');
  const onPhone = page.getByRole('switch', { name: 'A moment to check in, phone' });
  await expect(onPhone).not.toBeChecked();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await onPhone.click({ force: true });
  await expect(page.getByText('This device takes your notes.')).toBeVisible();
  await expect(onPhone).toBeChecked();

  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((done) => devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registrations[0] && done(registrations[0].registrationId)));
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: E2E.origin, registrationId: await registered, data: NOTE });
  const shown = () => page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => [title, body]));
  await expect.poll(shown).toEqual([['A note for you', 'Open when you like.']]);
  await devtools.detach();

  const told = page.waitForRequest((request) => request.url().endsWith('/api/push-subscriptions/end'));
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await told;
  await page.waitForURL('**/auth');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
