import type { Page } from '@playwright/test';
import { E2E } from '../harness/locations.ts';
import { newMember } from '../harness/people.ts';
import { today } from '../harness/clue-export.ts';
import { expectToast } from '../harness/toast.ts';
import { expect, test } from '../harness/watch.ts';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(120_000);

const SEEN = { timeout: 30_000 };
/**
 * Locked; or, where the worker has reached the server meanwhile (`setOffline` does not hold it), a page that has
 * nothing to show. That it locks is told by `lock-device.test.tsx`.
 */
const locked = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^(This device is locked|You’re offline)$/ });
/** Who a session belongs to by the server, asked from elsewhere with a copy of the cookie. */
const statusOf = async (sid: string) =>
  (await fetch(`${E2E.origin}/api/auth/user`, { headers: { cookie: `sid=${sid}` } })).status;
const logs = async (page: Page) =>
  (
    (await (await page.request.get(`/api/day-logs?month=${today().slice(0, 7)}`)).json()) as {
      logs: { date: string; flow?: string }[];
    }
  ).logs.map(({ flow }) => flow);
/** Rests on a page until this browser has all that a page without a connection needs. */
const getReady = async (page: Page) => {
  await page.mouse.move(20, 20);
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const names = (await indexedDB.databases()).map(({ name }) => name);
          return (await caches.match('/offline.html')) !== undefined && names.includes('offline-copy');
        }),
      SEEN,
    )
    .toBe(true);
};

test('signing out without a connection locks every tab at once, ends the session when it can, and keeps her entry for her alone', async ({
  page,
  context,
}) => {
  // The worker of this browser is not kept from the network by `setOffline`: here it is not woken, as in Safari.
  await context.addInitScript(() => {
    if ('ServiceWorkerRegistration' in window)
      Object.defineProperty(ServiceWorkerRegistration.prototype, 'sync', { value: undefined });
  });
  const maren = await newMember(page);
  const other = await context.newPage();
  await other.goto('/journal');
  await page.goto('/tracker');
  await getReady(page);
  const [{ value: sid } = { value: '' }] = (await context.cookies()).filter(({ name }) => name === 'sid');

  // Asked while there is a connection: afterwards the worker, whom `setOffline` does not hold, may end the session at once.
  expect(await statusOf(sid)).toBe(200);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Offline\. As of/)).toBeVisible();
  await page
    .getByRole('group', { name: 'Flow', exact: true })
    .getByRole('button', { name: 'Light', exact: true })
    .click();
  await page.getByRole('button', { name: /^Save today/ }).click();
  await expectToast(page, 'Saved on this device', 'We’ll send it as soon as you’re back online.');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  const asked = page.getByRole('dialog', { name: '1 entry isn’t in your account yet' });
  await asked.getByRole('button', { name: 'Keep and sign out' }).click();
  await expect(locked(page)).toBeVisible();
  await expect(locked(other)).toBeVisible();
  await page.goto('/journal');
  await expect(locked(page)).toBeVisible();
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(names).not.toContain('offline-copy');
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});

  // The first page with a connection is drawn by the server, which knows the cookie: nothing of hers comes.
  await other.close();
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  const documents: string[] = [];
  next.on('response', (response) => {
    if (response.request().resourceType() === 'document') void response.text().then((text) => documents.push(text));
  });
  await next.goto('/tracker');
  // Where the worker asked for the page too, it has heard that the sign-out is done, and the page is the sign-in.
  const signedOut = next.getByRole('heading', { level: 1, name: 'You’re signed out' });
  await expect(signedOut.or(next.getByRole('region', { name: 'Sign in' }))).toBeVisible();
  expect(documents.join()).not.toContain('Maren');
  expect(await statusOf(sid)).toBe(401);
  expect((await context.cookies()).map(({ name }) => name).filter((name) => name !== 'device')).toEqual([]);
  await next.goto('/auth');

  // Another member of this device neither sees nor sends it, and it outlives that sign-out.
  await newMember(next);
  await next.goto('/tracker');
  await getReady(next);
  await expect(next.getByRole('button', { name: /waits? to be sent/ })).toHaveCount(0);
  expect(await logs(next)).toEqual([]);
  await next.getByRole('button', { name: 'Account menu' }).click();
  await next.getByRole('menuitem', { name: 'Log out' }).click();
  await next.waitForURL('**/auth');
  await next.request.post('/api/auth/login', { data: { email: maren.email, password: maren.password } });
  await next.goto('/tracker');
  await expect.poll(() => logs(next), SEEN).toEqual(['light']);
});
