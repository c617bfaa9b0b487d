import type { Page, Route } from '@playwright/test';
import { newMember, signIn } from './harness/people.ts';
import { expectToast } from './harness/toast.ts';
import { expect, PHONE, otherBrowser, test } from './harness/watch.ts';

test.use(PHONE);

const DAY = 'rgb(246, 239, 227)';
const NIGHT = 'rgb(20, 22, 42)';
const expectGround = (page: Page, colour: string) => expect(page.locator('body')).toHaveCSS('background-color', colour);

test("a visitor's pages follow the system, at once when it changes", async ({ page }) => {
  for (const path of ['/auth', '/standalone-signup', '/customize-journey', '/forgot-password']) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await expectGround(page, DAY);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectGround(page, NIGHT);
  }
});

test("a visitor's switch holds while she stays, and leaves no trace", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expectGround(page, NIGHT);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expectGround(page, NIGHT);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await page.goto('/auth');
  await expectGround(page, DAY);
});

test("a member's choice is kept by the server: in another browser it stands before any script, signed out it is gone", async ({
  page,
  browser,
}) => {
  const person = await newMember(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expectGround(page, DAY);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const kept = page.waitForResponse(
    (reply) => reply.url().endsWith('/api/user') && reply.request().method() === 'PATCH',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Light or night' }).click();
  expect((await kept).ok()).toBe(true);
  await expectGround(page, NIGHT);
  await page.reload();
  await expectGround(page, NIGHT);

  const other = await otherBrowser(browser, { ...PHONE, colorScheme: 'light' });
  await signIn(other, person);
  const document = await (await other.request.get('/')).text();
  expect(document).toContain('<html lang="en" data-theme="dark">');
  await other.goto('/tracker');
  await expectGround(other, NIGHT);
  await other.getByRole('button', { name: 'Account menu' }).click();
  await other.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(other).toHaveURL('/auth');
  await expectGround(other, DAY);
  await other.context().close();
});

test('a choice that cannot be sent holds, waits on this device and goes out by itself', async ({ page }) => {
  await newMember(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const lose = (route: Route) => route.abort();
  await page.route('**/api/user', lose);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Light or night' }).click();
  await expectGround(page, NIGHT);
  await expectToast(page, 'Saved on this device', 'We’ll send it as soon as you’re back online.');
  await page.unroute('**/api/user', lose);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect
    .poll(
      async () => ((await (await page.request.get('/api/auth/user')).json()) as { user: { theme: string } }).user.theme,
    )
    .toBe('dark');
});
