import type { Page } from '@playwright/test';
import { judge } from '../harness/barriers.ts';
import { newMember, signIn } from '../harness/people.ts';
import { expect, otherBrowser, test } from '../harness/watch.ts';

const PAGE = '/meditations/lanterns';
const caption = (page: Page, words: string) => page.getByText(words, { exact: true }).first();
const position = (page: Page) => page.getByRole('slider', { name: 'Position' });
const part = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'The way through' }).getByRole('button', { name });

test('a meditation keeps its time, waits for her on another device, and ends with a line in the journal', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const person = await newMember(page);
  await page.goto(PAGE);
  const flag = page.getByText('Know this first');
  await expect(flag).toBeVisible();
  await judge(page, 'before');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(caption(page, 'Four minutes of slow breathing. Stop any time. It still counts.')).toBeVisible();
  await expect(position(page)).toHaveAttribute('aria-valuetext', /^0:0[1-3] of 4:00$/);
  const begun = Date.now();
  await expect(caption(page, 'Sit, stand or lie down. Open eyes are fine.')).toBeVisible({ timeout: 15_000 });
  const waited = (Date.now() - begun) / 1000;
  expect(waited).toBeGreaterThan(5.5);
  expect(waited).toBeLessThan(9);

  await part(page, /Six a minute/).click();
  await expect(page.getByText('Breath 1 of 10')).toBeVisible();
  await judge(page, 'playing');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused.')).toBeVisible();
  const stood = await position(page).getAttribute('aria-valuetext');
  await page.waitForTimeout(2_500);
  expect(await position(page).getAttribute('aria-valuetext')).toBe(stood);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Go on from 1:4\d$/ })).toBeVisible();

  const other = await otherBrowser(browser);
  await signIn(other, person);
  await other.goto(PAGE);
  await other.getByRole('button', { name: /^Go on from 1:4\d$/ }).click();
  await expect(position(other)).toHaveAttribute('aria-valuetext', /^1:4\d of 4:00$/);
  await part(other, /After/).click();
  await other.getByRole('button', { name: 'Forward 15 seconds' }).click();
  await other.getByRole('button', { name: 'Forward 15 seconds' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'That was 4 minutes.' })).toBeVisible({ timeout: 20_000 });
  await judge(other, 'finished');
  await other.getByRole('textbox', { name: 'A line for the journal' }).fill('The lanterns slowed me down.');
  await other.getByRole('button', { name: 'Save to journal' }).click();
  await expect(other.getByText('It’s in your journal.')).toBeVisible();
  await other.getByRole('link', { name: 'Open the journal' }).click();
  await expect(other.getByText('The lanterns slowed me down.').first()).toBeVisible();
  await other.context().close();
});

test.describe('on this device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('kept, it plays without a connection; signed out, nothing of it is left', async ({ page, context }) => {
    test.setTimeout(180_000);
    await newMember(page);
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'Keep on this device' }).click();
    await expect(page.getByText(/^On this device, \d+ KB\.$/)).toBeVisible();
    await page.mouse.move(20, 20);
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/offline.html')) !== undefined), { timeout: 90_000 })
      .toBe(true);

    await context.setOffline(true);
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(caption(page, 'Four minutes of slow breathing. Stop any time. It still counts.')).toBeVisible();
    await expect(position(page)).toHaveAttribute('aria-valuetext', '0:03 of 4:00', { timeout: 15_000 });
    await expect(page.getByText(/can’t play our sounds/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.goto('/meditations/stone');
    await expect(page.getByRole('heading', { name: 'This meditation isn’t saved on this device.' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Lantern Breath' })).toBeVisible();

    await context.setOffline(false);
    await page.request.post('/api/auth/logout');
    await page.goto('/auth');
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
      .not.toContain('kept-on-device');
  });
});
