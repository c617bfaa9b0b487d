import type { Page } from '@playwright/test';
import { tells } from '#domain/privacy-mode/plain.ts';
import { newMember, signIn } from '../harness/people.ts';
import { escTwice, leave } from '../harness/quick-exit.ts';
import { expect, test } from '../harness/watch.ts';

const PAGES = [
  '/',
  '/tracker',
  '/journal',
  '/insights',
  '/moon-calendar',
  '/profile-settings',
  '/privacy-settings',
  '/subscription',
  '/daily-flow',
  '/report',
  '/no-such-page',
];
const PIN = '2580';
const title = (page: Page) => page.getByRole('heading', { level: 1 });

const iconIn = (html: string) => /<link rel="icon" href="([^"]+)"/.exec(html)?.[1];

/** Nothing of the member's stands in the document, nor a word of what the product is for. */
async function expectNothingOfHers(page: Page): Promise<void> {
  expect(await page.content()).not.toMatch(/Maren|Holm|example\.com/);
  expect([tells(await page.locator('body').innerText()), tells(await page.title())]).toEqual([false, false]);
}

async function tryPin(page: Page, pin: string): Promise<void> {
  await page.getByLabel('PIN', { exact: true }).fill(pin);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

test('somebody is near: plain names in the first bytes, Esc twice, Back shows nothing, and a lock that holds nothing of hers', async ({
  page,
}) => {
  const { email, password } = await newMember(page);
  const ours = iconIn(await (await page.request.get('/')).text());
  expect((await page.request.patch('/api/privacy-mode', { data: { discreet: true, quickExit: true } })).ok()).toBe(
    true,
  );

  for (const path of PAGES) {
    const html = await (await page.request.get(path)).text();
    const name = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
    expect(name, path).toMatch(/Notes$/);
    expect(tells(name), path).toBe(false);
    expect(iconIn(html), path).toBeTruthy();
    expect(iconIn(html), path).not.toBe(ours);
    expect(html, path).toContain('href="/plain.webmanifest"');
  }

  await page.goto('/privacy-settings');
  await page.goto('/tracker');
  await leave(page);
  for (const _ of ['once', 'and again', 'and once more']) {
    await page.goBack({ waitUntil: 'commit' }).catch(() => null);
    await expect(page).toHaveURL(/\/measures$|^about:blank$/);
    await expectNothingOfHers(page);
  }
  await page.goto('/journal', { waitUntil: 'commit' });
  await expect(title(page)).toHaveText('Kitchen measures');

  // Without a PIN neither the same keys nor the heading lead back: she signs in again.
  for (const way of [() => escTwice(page), () => title(page).dblclick()]) {
    const answered = page.waitForResponse((reply) => reply.request().method() === 'POST');
    await way();
    await answered;
    await expectNothingOfHers(page);
  }
  await page.goto('/tracker', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/measures$/);
  await page.goto('/auth');
  await signIn(page, { email, password });
  await page.goto('/tracker');
  await expect(page).toHaveURL(/\/tracker$/);

  // Left elsewhere, this page comes back out of the browser's memory.
  await page.goto('/tracker');
  await page.request.post('/leave');
  await page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page).toHaveURL(/\/measures$/);
  await expectNothingOfHers(page);
  await signIn(page, { email, password });

  expect((await page.request.put('/api/privacy-mode/lock', { data: { pin: PIN, minutes: 5 } })).ok()).toBe(true);
  await page.goto('/privacy-settings');
  await page.getByRole('button', { name: 'Lock now' }).click();
  await expect(title(page)).toHaveText('Locked');
  await expectNothingOfHers(page);
  await tryPin(page, '9999');
  await expect(page.getByRole('alert')).toHaveText('That’s not it. 4 tries left.');
  await tryPin(page, PIN);
  await expect(page).toHaveURL(/\/privacy-settings$/);
  await expect(title(page)).toBeVisible();

  await page.goto('/tracker');
  await leave(page);
  await escTwice(page);
  await expect(title(page)).toHaveText('Locked');
  await expectNothingOfHers(page);
  for (let wrong = 0; wrong < 5; wrong += 1) await tryPin(page, '9999');
  await expect(title(page)).toHaveText('You’re signed out');
  await expectNothingOfHers(page);
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});
