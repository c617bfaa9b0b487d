import type { Page } from '@playwright/test';
import { addDays } from '#domain/calendar/local-date.ts';
import { today } from './harness/clue-export.ts';
import { logPeriods, startsBefore } from './harness/past-periods.ts';
import { newMember } from './harness/people.ts';
import { SHIFTED } from './harness/locations.ts';
import { closeServer, endServer, openServer, START, type Server } from './harness/server.ts';
import { expectToast } from './harness/toast.ts';
import { expect, PHONE, test } from './harness/watch.ts';

test.use({ ...PHONE, baseURL: SHIFTED.origin });
// One clock for both: the second begins where the first has moved it to.
test.describe.configure({ mode: 'serial' });

// A server of its own, because its clock moves.
let server: Server;
test.beforeAll(async () => {
  server = await openServer(SHIFTED, START.serverAlone);
});
test.afterAll(async () => closeServer(server));

/** Words that make a body guilty, or promise what nobody can. */
const BLAME = /\b(late|overdue|missed|safe days?)\b/i;
const question = (page: Page) => page.getByRole('heading', { name: 'Did it start?' });
const notYet = (page: Page) => page.getByRole('button', { name: 'Not yet' });

async function restart(clockShift: string): Promise<void> {
  await endServer(server, 'SIGTERM');
  server = await openServer(SHIFTED, START.serverAlone, clockShift);
}

test('the day after the expected date: asked once, "not yet" rests until tomorrow, then it started, and the record tells of it', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await newMember(page);
  const now = today();
  await logPeriods(page, startsBefore(now, { lengths: [26, 30, 28, 29, 27, 28], ago: 20 }));
  // The forecast is kept while its window is still to come, and judged by what happens nine days on.
  await restart('+9d');

  await page.goto('/');
  await expect(question(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'My period started' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'It started on another day' })).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(BLAME);

  await page.goto('/tracker');
  await expect(question(page)).toBeVisible();
  await notYet(page).click();
  await expectToast(page, 'Noted', 'We won’t ask again before tomorrow.');
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'My period started' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'My period started' })).toBeVisible();
  await expect(question(page)).toBeHidden();

  await restart('+10d');
  await page.goto('/');
  await expect(question(page)).toBeVisible();
  await page.getByRole('button', { name: 'It started on another day' }).click();
  await page.getByLabel('The first day of bleeding').fill(addDays(now, 9));
  await page.getByRole('button', { name: 'Save this day' }).click();
  await expectToast(page, 'Your period is saved', 'Encrypted with your own key.');
  await expect(question(page)).toBeHidden();

  await page.goto('/tracker');
  await expect(page.getByText(/^Day 2, \d+ days left in this cycle$/)).toBeVisible();
  await page.getByRole('button', { name: /^1 of 1 forecasts came within their range\./ }).click();
  const record = page.getByRole('dialog', { name: 'How your forecasts did' });
  await expect(record.getByRole('table').getByText('Not yet')).toBeVisible();
  await record.getByRole('button', { name: 'Close' }).click();

  await page.getByText('How we work this out').click();
  await page.getByRole('button', { name: 'How do you know?' }).click();
  const dialog = page.getByRole('dialog', { name: 'How do you know?' });
  await expect(dialog.getByText('7 of your 7 finished cycles are in it.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
});

test('past the window it counts kindly, two weeks on it asks what happened, and after a long silence it rests', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await newMember(page);
  const now = addDays(today(), 10);
  await logPeriods(page, startsBefore(now, { lengths: [28, 29, 28, 27, 28, 28], ago: 36 }));
  await page.goto('/tracker');
  await expect(page.getByText(/^Day 37, \d+ days past the window$/)).toBeVisible();
  await expect(
    page.getByText('We don’t predict past the window. Your next period starts a new forecast.'),
  ).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(BLAME);
  await page.goto('/');
  await expect(page.getByRole('img', { name: /^Cycle wheel: day 37, \d+ days? past the window\./ })).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(BLAME);

  await restart('+24d');
  await page.goto('/tracker');
  await page.getByRole('button', { name: 'Say what happened' }).click();
  await page.getByRole('radio', { name: /^Travel/ }).check();
  await page.getByRole('button', { name: 'Leave it out of my averages' }).click();
  await expect(
    page.getByText('This cycle stays out of your averages, so it won’t move the forecast.').first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Say what happened' })).toBeHidden();

  await restart('+70d');
  await page.goto('/');
  await expect(page.getByRole('img', { name: /^Resting wheel, dotted, without a day count\. / })).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(BLAME);
  await page.goto('/tracker');
  await expect(page.getByText(/^Resting since /)).toBeVisible();
  await expect(page.getByText(/^We last heard from your cycle on /)).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(BLAME);
  await page.getByRole('button', { name: 'My period started' }).click();
  await expect(page.getByText(/^Day 1, /)).toBeVisible();
});
