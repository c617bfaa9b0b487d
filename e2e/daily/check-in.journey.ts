import type { Page } from '@playwright/test';
import { newMember } from '../harness/people.ts';
import { WALKED } from '../harness/locations.ts';
import { closeServer, endServer, openServer, START, type Server } from '../harness/server.ts';
import { expectToast, toastOf } from '../harness/toast.ts';
import { expect, PHONE, test } from '../harness/watch.ts';

const card = (page: Page) => page.getByRole('region', { name: "Today's Check-in" });
const field = (page: Page) => card(page).getByRole('textbox', { name: 'Your response' });
const complete = (page: Page) => card(page).getByRole('button', { name: 'Complete check-in' });
const done = (page: Page) => card(page).getByRole('button', { name: 'Complete Today ✓' });
type CheckInAnswer = {
  readonly presenceDays: number;
  readonly doneToday: boolean;
  readonly date: string;
  readonly prompt: string;
};
const told = async (page: Page) => (await (await page.request.get('/api/check-in')).json()) as CheckInAnswer;
const pages = async (page: Page) =>
  ((await (await page.request.get('/api/journal-entries')).json()) as { total: number }).total;
const points = async (page: Page) =>
  ((await (await page.request.get('/api/export/json')).json()) as { record: { balance: number } }).record.balance;
/** Waits until the page has fetched ahead what an offline check-in needs: the outbox and the toast. */
const rested = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(() => {
          const files = performance.getEntriesByType('resource').map(({ name }) => name);
          return ['/here-', '/toast-view-', '/check-in-dialog-'].every((part) =>
            files.some((file) => file.includes(part)),
          );
        }),
      { timeout: 20_000 },
    )
    .toBe(true);
const post = async (page: Page) =>
  page.request.post('/api/journal-entries', {
    data: { title: '', content: 'A word.', mood: '', dreamInsights: '', date: (await told(page)).date, checkIn: true },
  });

test('the first day: a word is enough, the day counts once, and stays counted', async ({ page }) => {
  await newMember(page);
  await page.goto('/');
  await expect(card(page)).toContainText('Your first check-in');
  await expect(card(page)).toContainText((await told(page)).prompt);
  await expect(complete(page)).toBeDisabled();
  await field(page).fill('Bread, still warm.');
  await complete(page).click();
  await expectToast(page, 'Check-in complete', /\+1 point/);
  const dialog = page.getByRole('dialog', { name: 'That’s today' });
  await expect(dialog).toContainText('Bread, still warm.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(done(page)).toBeDisabled();
  await expect(card(page)).toContainText('Your first day here');

  await page.reload();
  await expect(done(page)).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  expect(await (await post(page)).json()).toMatchObject({
    checkIn: { counted: false, points: 0, today: { presenceDays: 1 } },
  });
  expect([await pages(page), await points(page)]).toEqual([2, 1]);
});

test('while nothing can be reached it is kept on the device, and counts once when it is sent', async ({
  page,
  context,
}) => {
  await newMember(page);
  await page.goto('/');
  await field(page).fill('Nobody on the line.');
  await rested(page);
  await context.setOffline(true);
  await complete(page).click();
  await expectToast(
    page,
    'Check-in saved locally, journal sync failed',
    'We’ll send it as soon as you’re back online. It counts as a day here once it arrives.',
  );
  await expect(card(page)).toContainText('It’s saved on this device.');
  await expect(field(page)).toHaveCount(0);

  await context.setOffline(false);
  await expect(card(page)).toContainText('Your first day here', { timeout: 30_000 });
  await expect(card(page)).toContainText('It’s in your journal.');
  expect([await pages(page), await points(page), (await told(page)).presenceDays]).toEqual([1, 1, 1]);
});

test.describe('days later', () => {
  test.use({ ...PHONE, baseURL: WALKED.origin });
  // A server of its own, because its clock moves.
  let server: Server;
  test.beforeAll(async () => {
    server = await openServer(WALKED, START.serverAlone);
  });
  test.afterAll(async () => closeServer(server));

  const nextDay = async (day: number) => {
    await endServer(server, 'SIGTERM');
    server = await openServer(WALKED, START.serverAlone, `+${day}d`);
  };
  const reach = async (page: Page, title: string) => {
    await page.goto('/');
    await field(page).fill('Here again.');
    await complete(page).click();
    const gift = page.getByRole('dialog', { name: title });
    await expect(gift).toBeVisible();
    await gift.getByRole('button', { name: 'Keep it' }).click();
    await expect(gift).toBeHidden();
    await expect(done(page)).toBeVisible();
  };

  test('with one left out the third gives something that stays, and nothing is said of the gap', async ({ page }) => {
    test.setTimeout(120_000);
    await newMember(page);
    await post(page);
    await nextDay(1);
    await post(page);
    await nextDay(3);
    await reach(page, 'First embers');
    await expect(card(page)).toContainText('Your 3rd day here');
    await expect(toastOf(page)).toHaveCount(1);
    await card(page).getByRole('button', { name: 'Day 3: open your milestone' }).click();
    await expect(page.getByRole('dialog', { name: 'First embers' })).toBeVisible();
    expect(await page.locator('body').innerText()).not.toMatch(/missed|streak|lost/i);
    expect((await told(page)).presenceDays).toBe(3);
  });
});
