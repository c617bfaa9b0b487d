import type { Page } from '@playwright/test';
import { addDays } from '#domain/calendar/local-date.ts';
import { today } from '../harness/clue-export.ts';
import { newMember, signIn } from '../harness/people.ts';
import { expectToast } from '../harness/toast.ts';
import { expect, PHONE, otherBrowser, test } from '../harness/watch.ts';

const sheet = (page: Page) => page.getByRole('textbox', { name: 'Your page', exact: true });
const row = (page: Page, title: string | RegExp) =>
  page.getByRole('complementary').getByRole('button', { name: title });
const keep = (page: Page) => page.getByRole('button', { name: 'Save page' }).click();

/** A page that is there already, made by the interface. */
async function written(
  page: Page,
  { title, daysAgo = 0, mood = 'calm' }: { title: string; daysAgo?: number; mood?: string },
): Promise<void> {
  const made = await page.request.post('/api/journal-entries', {
    data: {
      title,
      content: `${title}, and what came after.`,
      mood,
      dreamInsights: '',
      date: addDays(today(), -daysAgo),
    },
  });
  expect(made.status()).toBe(201);
}

test('she writes a page, finds it again after a restart and by its words, deletes it and brings it back', async ({
  page,
}) => {
  await newMember(page);
  await written(page, { title: 'Another day', daysAgo: 3 });
  await page.goto('/journal');
  await page.getByLabel('Title').fill('Kettle');
  await sheet(page).fill('Cried at the kettle. Then laughed.');
  await page.getByRole('button', { name: 'Tender' }).click();
  await page.getByText('Dream insights').click();
  await page.getByRole('textbox', { name: 'Dream insights' }).fill('A lighthouse with one room.');
  await keep(page);
  await expectToast(page, 'Page saved', 'Encrypted with your own key.');
  await expect(sheet(page)).toHaveValue('');

  await page.reload();
  await expect(row(page, /Kettle/)).toContainText('dream');
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/journal-entries/search'));
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('lighthouse');
  expect(new URL((await asked).url()).search).toBe('');
  await expect(page.getByText('1 page found')).toBeVisible();
  await expect(page.locator('mark')).toHaveText('lighthouse');
  await row(page, /Kettle/).click();
  await expect(sheet(page)).toHaveValue('Cried at the kettle. Then laughed.');

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Page deleted')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('');
  await expect(row(page, /Kettle/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, /Kettle/)).toBeVisible();
});

test('a page changed on two devices: both are shown, and both are kept', async ({ page, browser }) => {
  const person = await newMember(page);
  await written(page, { title: 'Shared' });
  const phone = await otherBrowser(browser, PHONE);
  await signIn(phone, person);
  await Promise.all([page.goto('/journal'), phone.goto('/journal')]);
  for (const [device, words] of [
    [page, 'From the desk.'],
    [phone, 'From the phone.'],
  ] as const) {
    await row(device, /Shared/).click();
    await sheet(device).fill(words);
  }
  await phone.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(phone, 'Page saved', 'Encrypted with your own key.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'This page was changed elsewhere' });
  await expect(dialog.getByLabel('Saved elsewhere, text')).toHaveValue('From the phone.');
  await expect(dialog.getByLabel('On this device, text')).toHaveValue('From the desk.');
  await dialog.getByRole('button', { name: 'Keep both' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, /Shared/)).toHaveCount(2);
  await expect(page.getByRole('complementary')).toContainText('From the desk.');
  await expect(page.getByRole('complementary')).toContainText('From the phone.');
  await phone.context().close();
});

test('words that were not kept outlive a killed tab, sealed, and a sign-out asks before it loses them', async ({
  page,
  context,
}) => {
  await newMember(page);
  await page.goto('/journal');
  await sheet(page).fill('Half a thought about embers');
  await expect(page.getByText(/^Not saved yet/)).toBeVisible();
  const sealed = () =>
    page.evaluate(async () => {
      const db = await new Promise<IDBDatabase>((done) => {
        const opening = indexedDB.open('drafts');
        opening.onsuccess = () => done(opening.result);
      });
      const rows = await new Promise<{ bytes: ArrayBuffer }[]>((done) => {
        const all = db.transaction('pages').objectStore('pages').getAll();
        all.onsuccess = () => done(all.result as { bytes: ArrayBuffer }[]);
      });
      db.close();
      return rows.map(({ bytes }) => new TextDecoder().decode(bytes));
    });
  // Opened before the page has made it, the database would be an empty one for good.
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(names).toContain('drafts');
  await expect.poll(async () => (await sealed()).length).toBe(1);
  expect((await sealed()).join()).not.toContain('embers');
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await next.goto('/journal');
  await expect(sheet(next)).toHaveValue('Half a thought about embers');
  await next.getByRole('button', { name: 'Account menu' }).click();
  await next.getByRole('menuitem', { name: 'Log out' }).click();
  const asked = next.getByRole('dialog', { name: '1 page isn’t in your account yet' });
  await asked.getByRole('button', { name: 'Stay signed in' }).click();
  await keep(next);
  await expectToast(next, 'Page saved', 'Encrypted with your own key.');
  await next.getByRole('button', { name: 'Account menu' }).click();
  await next.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(next).toHaveURL(/\/auth/);
});

test('a page kept while nothing can be sent waits on this device, and reaches her journal once', async ({ page }) => {
  await newMember(page);
  await page.goto('/journal', { waitUntil: 'networkidle' });
  await page
    .context()
    .route('**/api/journal-entries', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
  await sheet(page).fill('Written under way.');
  await keep(page);
  await expectToast(page, 'Saved on this device', 'It will be sent as soon as Moonhearth can be reached.');
  await expect(sheet(page)).toHaveValue('');
  await expect(page.getByRole('button', { name: '1 entry on this device waits to be sent' })).toBeVisible();
  await page.context().unroute('**/api/journal-entries');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(row(page, /Written under way/)).toHaveCount(1);
  await expect(page.getByRole('button', { name: /waits to be sent/ })).toHaveCount(0);
  await page.reload();
  await expect(row(page, /Written under way/)).toHaveCount(1);
});

test('a year in moods is walked by keys, and Enter opens the day', async ({ page }) => {
  await newMember(page);
  await written(page, { title: 'Today', mood: 'happy' });
  await page.goto('/journal');
  const year = page.getByRole('slider', { name: /^Days of the year/ });
  await year.focus();
  await expect(year).toHaveAttribute('aria-valuetext', /: Happy, 1 page/);
  await page.keyboard.press('Home');
  await expect(year).toHaveAttribute('aria-valuetext', /1 January: nothing written/);
  await page.keyboard.press('End');
  await expect(year).toHaveAttribute('aria-valuetext', /: Happy, 1 page/);
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toHaveValue('Today, and what came after.');
});

test('words of danger show her whom to call, at once and to her alone; the page can be kept all the same', async ({
  page,
}) => {
  await newMember(page);
  await page.goto('/journal');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await sheet(page).fill('I do not want to live like this. I want to die.');
  await expect(page.getByRole('heading', { name: 'You can talk to somebody now' })).toBeVisible();
  // That the member is here is told at each load, and says nothing of what the member writes.
  expect(asked.filter((one) => !one.startsWith('GET') && one !== 'POST /api/visits')).toEqual([]);
  await keep(page);
  await expectToast(page, 'Page saved', 'Encrypted with your own key.');
});
