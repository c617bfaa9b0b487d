import type { BrowserContext, Page } from '@playwright/test';
import { newMember } from '../harness/people.ts';
import { today as todayHere } from '../harness/clue-export.ts';
import { logPeriods, startsBefore } from '../harness/past-periods.ts';
import { expectToast } from '../harness/toast.ts';
import { expect, test } from '../harness/watch.ts';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(240_000);

/** What the wheel is called. */
const WHEEL = /^Cycle wheel: day \d+/;
const SEEN = { timeout: 90_000 };
const line = (page: Page) => page.getByText(/^Offline\. As of \w+, \d/);
const flow = (page: Page, label: string) =>
  page.getByRole('group', { name: 'Flow', exact: true }).getByRole('button', { name: label, exact: true });

/** What this browser keeps for pages without a line: whose copies, and whether everything the shell needs is here. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const here = (await indexedDB.databases()).some(({ name }) => name === 'offline-copy');
    const owners = !here
      ? []
      : await new Promise<unknown[]>((done) => {
          const opening = indexedDB.open('offline-copy');
          opening.onsuccess = () => {
            const all = opening.result.transaction('copies').objectStore('copies').getAllKeys();
            all.onsuccess = () => (opening.result.close(), done(all.result));
          };
        });
    return { owners, shell: (await caches.match('/offline.html')) !== undefined };
  });

/** Rests on a page until this browser is ready for a time without a line. */
async function getReady(page: Page): Promise<void> {
  await page.mouse.move(20, 20);
  await expect.poll(() => kept(page), SEEN).toMatchObject({ owners: [expect.any(String)], shell: true });
}

async function offline(context: BrowserContext, page: Page, path: string): Promise<void> {
  await context.setOffline(true);
  await page.goto(path);
}

test('the app is put on a home screen, opens without a line, and keeps a day that reaches the server once', async ({
  page,
  context,
}) => {
  const today = todayHere();
  await newMember(page);
  await logPeriods(page, startsBefore(today, { lengths: [28, 29], ago: 12 }));
  await page.goto('/');
  const devtools = await context.newCDPSession(page);
  const { errors, data = '' } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data)).toMatchObject({ name: 'Moonhearth', display: 'standalone', start_url: '/', id: '/' });
  await getReady(page);
  const told = await page.getByRole('img', { name: WHEEL }).first().getAttribute('aria-label');

  await offline(context, page, '/');
  await expect(line(page)).toBeVisible();
  await expect(page.getByRole('img', { name: WHEEL }).first()).toHaveAttribute('aria-label', told ?? '');
  await page.goto('/insights');
  await expect(page.getByRole('heading', { level: 1, name: 'This page needs a connection' })).toBeVisible();
  await page.getByRole('link', { name: 'The tracker, with the last months' }).click();
  await flow(page, 'Light').click();
  await page.getByRole('button', { name: /^Save day/ }).click();
  await expectToast(page, 'Saved on this device', 'We’ll send it as soon as you’re back online.');
  await page.reload();
  await expect(page.getByRole('button', { name: '1 entry on this device waits to be sent' })).toBeVisible();
  await expect(flow(page, 'Light')).toHaveAttribute('aria-pressed', 'true');

  await context.setOffline(false);
  const logs = async () =>
    (
      (await (await page.request.get(`/api/day-logs?month=${today.slice(0, 7)}`)).json()) as {
        logs: { date: string; flow?: string }[];
      }
    ).logs.filter(({ date }) => date === today);
  await expect.poll(logs, SEEN).toEqual([{ date: today, flow: 'light' }]);
  await expect(line(page)).toBeHidden(SEEN);
  await expect(page.getByRole('heading', { level: 1, name: 'Your cycle' })).toBeVisible();
});

test('of one account the next sees nothing on the same device: not after an ended session, not after a sign-out', async ({
  page,
  context,
}) => {
  const secret = 'the red teapot';
  await newMember(page);
  await page.request.post('/api/journal-entries', { data: { title: secret, content: secret, date: todayHere() } });
  await page.goto('/journal');
  await getReady(page);
  const [first] = (await kept(page)).owners;

  await context.clearCookies();
  await newMember(page);
  await page.goto('/journal');
  await expect.poll(async () => (await kept(page)).owners).not.toContain(first);
  await getReady(page);
  await offline(context, page, '/journal');
  await expect(line(page)).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);

  await context.setOffline(false);
  await page.goto('/');
  await context.clearCookies();
  await page.goto('/auth');
  await expect.poll(async () => (await kept(page)).owners).toEqual([]);
  await offline(context, page, '/journal');
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();

  await context.setOffline(false);
  await newMember(page);
  await page.goto('/');
  await getReady(page);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL('**/auth');
  expect(await kept(page)).toEqual({ owners: [], shell: false });
});
