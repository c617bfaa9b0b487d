import type { Page } from '@playwright/test';
import { today } from '../harness/clue-export.ts';
import { newMember } from '../harness/people.ts';
import { expectToast } from '../harness/toast.ts';
import { expect, test } from '../harness/watch.ts';

const NOTE = 'ember words nobody else should find';
const pick = (page: Page, field: string, word: string) =>
  page.getByRole('group', { name: field }).getByRole('button', { name: word, exact: true });
const save = (page: Page) => page.locator('#log').getByRole('button', { name: /^Save / });
const chip = (page: Page, words = '1 entry on this device waits to be sent') =>
  page.getByRole('button', { name: words });
type Log = { readonly date: string; readonly flow?: string; readonly note?: string };

async function logs(page: Page): Promise<Log[]> {
  return ((await (await page.request.get(`/api/day-logs?month=${today().slice(0, 7)}`)).json()) as { logs: Log[] })
    .logs;
}

/** Writes are lost on their way, reads go on: a weak line, or a disk that is full. */
async function loseWrites(page: Page): Promise<() => Promise<void>> {
  const isWrite = (method: string) => method !== 'GET';
  await page
    .context()
    .route('**/api/day-logs', (route) => (isWrite(route.request().method()) ? route.abort() : route.continue()));
  return () => page.context().unroute('**/api/day-logs');
}

/** The tracker with everything here that an offline day needs. */
async function openTracker(page: Page): Promise<void> {
  await page.goto('/tracker', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Note' }).click();
  // The outbox comes with the member's first sign, and what tells of it.
  for (const part of ['here', 'unsent-chip', 'toast-view'])
    await expect
      .poll(() =>
        page.evaluate(
          (name) => performance.getEntriesByType('resource').some((file) => file.name.includes(`/assets/${name}-`)),
          part,
        ),
      )
      .toBe(true);
}

async function logOffline(page: Page): Promise<void> {
  await pick(page, 'Flow', 'Light').click();
  await page.getByRole('textbox', { name: 'Note' }).fill(NOTE);
  await save(page).click();
  await expectToast(page, 'Saved on this device', 'We’ll send it as soon as you’re back online.');
}

/** Everything the browser keeps for the site, as text. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const textOf = (row: { bytes?: unknown; sealed?: { bytes?: unknown } }) =>
      [row.bytes, row.sealed?.bytes].flatMap((bytes) =>
        bytes instanceof ArrayBuffer ? [new TextDecoder().decode(bytes)] : [],
      );
    const opened = (name: string) =>
      new Promise<IDBDatabase>((done) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => done(opening.result);
      });
    const stored = (db: IDBDatabase, store: string) =>
      new Promise<string>((done) => {
        const all = db.transaction(store).objectStore(store).getAll() as IDBRequest<object[]>;
        all.onsuccess = () => done(JSON.stringify(all.result.map((row) => [row, textOf(row)])));
      });
    const rows: string[] = [];
    for (const name of names) {
      const db = await opened(name);
      for (const store of db.objectStoreNames) rows.push(await stored(db, store));
      db.close();
    }
    return {
      names,
      text: [...rows, JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })].join(' '),
    };
  });

test('a day logged while nothing can be sent stays through a reload, sealed, and reaches the server exactly once', async ({
  page,
}) => {
  await newMember(page);
  await openTracker(page);
  const mend = await loseWrites(page);
  await logOffline(page);
  await expect(page.getByText('Saved on this device, not sent yet')).toBeVisible();
  await expect(chip(page)).toBeVisible();
  expect(await logs(page)).toEqual([]);
  expect((await keptBy(page)).text).not.toMatch(/ember words|putDayLog/);

  await page.reload();
  await expect(chip(page)).toBeVisible();
  await expect(pick(page, 'Flow', 'Light')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue(NOTE);
  await chip(page).click();
  await expect(page.getByRole('dialog', { name: 'Not sent yet' })).toContainText(NOTE);

  await page.getByRole('button', { name: 'Send now' }).click();
  expect(await logs(page)).toEqual([]);
  await mend();
  // It goes out by itself as soon as the browser says that the line is back.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Everything has been sent.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(chip(page)).toHaveCount(0);
  await expect(page.getByText('All saved', { exact: true })).toBeVisible();
  expect(await logs(page)).toEqual([{ date: today(), flow: 'light', note: NOTE }]);
});

test('offline, then online again: it goes out by itself', async ({ page, context }) => {
  await newMember(page);
  await openTracker(page);
  await context.setOffline(true);
  await logOffline(page);
  await context.setOffline(false);
  await expect.poll(() => logs(page)).toEqual([{ date: today(), flow: 'light', note: NOTE }]);
});

test('signing out with something unsent asks; when she decides, this device holds nothing more', async ({ page }) => {
  await newMember(page);
  await openTracker(page);
  await loseWrites(page);
  await logOffline(page);
  const out = async () => {
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
  };
  await out();
  await expect(page.getByRole('dialog', { name: '1 entry isn’t in your account yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(chip(page)).toBeVisible();
  await out();
  await page.getByRole('button', { name: 'Delete and sign out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  const { names, text } = await keptBy(page);
  expect(names).toEqual([]);
  expect(text).not.toContain('ember words');
});

test('a session that ended elsewhere keeps her entry for her, and nobody else sees it', async ({ page }) => {
  const maren = await newMember(page);
  await openTracker(page);
  await page.context().clearCookies();
  await pick(page, 'Flow', 'Light').click();
  await save(page).click();
  await expectToast(page, 'Saved on this device', 'We’ll send it once you sign in again.');
  await newMember(page);
  await openTracker(page);
  await expect(chip(page)).toHaveCount(0);
  expect(await logs(page)).toEqual([]);
  await page.context().clearCookies();
  await page.request.post('/api/auth/login', { data: { email: maren.email, password: maren.password } });
  await page.goto('/tracker');
  await expect.poll(() => logs(page)).toEqual([{ date: today(), flow: 'light' }]);
});
