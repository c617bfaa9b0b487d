import type { Page } from '@playwright/test';
import { WELCOME_MESSAGES } from '#domain/account/welcome.ts';
import { heldBack } from './harness/requests.ts';
import { linkTo, mailFor } from './harness/mailbox.ts';
import { DEMO_PASSWORD, demoEmail, newMember, register } from './harness/people.ts';
import { expectToast, hearToasts, toastOf } from './harness/toast.ts';
import { expect, PHONE, otherBrowser, test } from './harness/watch.ts';

test.use(PHONE);

const email = (page: Page) => page.getByLabel('Email', { exact: true });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
const PROMISE = 'Two lights to live by.';

async function fill(page: Page, address: string, secret: string): Promise<void> {
  await email(page).fill(address);
  await password(page).fill(secret);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

/** On a slow line one sees what a fast one hides. */
async function slow(page: Page, path: string): Promise<() => number> {
  let calls = 0;
  await page.route(`**${path}`, async (route) => {
    calls += 1;
    await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });
  return () => calls;
}

test('an invitation starts with the call, greets for five seconds and goes along', async ({ page }) => {
  // Counted from before it can stand: when the test sees it is another matter.
  const since = performance.now();
  await page.goto('/?ref=luna-7');
  await expectToast(page, 'You were invited', /Your first seven days are free/);
  const start = page.getByRole('link', { name: 'Start Your Journey', exact: true });
  await expect(start).toHaveAttribute('href', '/standalone-signup?ref=luna-7');
  await expect(toastOf(page)).toHaveCount(0, { timeout: 9_000 });
  expect(performance.now() - since).toBeGreaterThan(5_000);
  await start.click();
  await expect(page).toHaveURL('/standalone-signup?ref=luna-7');
});

test('signing in, however often the button is pressed, asks once and leads home under a welcome', async ({ page }) => {
  await page.goto('/auth');
  const calls = await slow(page, '/api/auth/login');
  await fill(page, demoEmail('adult').toUpperCase(), DEMO_PASSWORD);
  await signInButton(page).dblclick();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Home · Moonhearth');
  const words = await toastOf(page).innerText();
  expect(words).toContain('Welcome back, Mara!');
  expect(WELCOME_MESSAGES.some((message) => words.includes(message))).toBe(true);
  expect(calls()).toBe(1);
  // The day of the member's visit is noted once home has come to rest, sooner or later than this.
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('last_visit_')));
  await expect.poll(kept).toEqual([]);
});

test('a forgotten password: one link, one use, and every other place signed out', async ({ page, browser }) => {
  const person = await newMember(page);
  const elsewhere = await otherBrowser(browser);
  await elsewhere.goto('/auth');
  await elsewhere.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(elsewhere).toHaveURL('/forgot-password');
  await elsewhere.getByLabel('Email').fill(person.email);
  await elsewhere.getByRole('button', { name: 'Send the link' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  const link = await linkTo('/reset-password', person.email);
  expect(new URL(link).search).toBe('');
  await elsewhere.goto(link);
  await elsewhere.getByLabel('New password').fill('short');
  await elsewhere.getByRole('button', { name: 'Save password' }).click();
  await expectToast(elsewhere, 'Invalid Password Format', 'Password must be at least 6 characters');
  await elsewhere.getByLabel('New password').fill('nine small boats at dawn');
  await elsewhere.getByRole('button', { name: 'Save password' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Your password is changed');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PROMISE);
  await elsewhere.goto('about:blank');
  await elsewhere.goto(link);
  await elsewhere.getByLabel('New password').fill('another one again');
  await elsewhere.getByRole('button', { name: 'Save password' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('This link has expired');
  await fill(page, person.email, person.password);
  await signInButton(page).click();
  await expectToast(page, 'Sign in failed', 'Please check your credentials and try again.');
  await fill(page, person.email, 'nine small boats at dawn');
  await signInButton(page).click();
  await expect(page).toHaveTitle('Home · Moonhearth');
  await elsewhere.context().close();
});

test('a stranger learns nothing: an unknown address gets the same answer and no message', async ({ page }) => {
  const said: string[] = [];
  for (const address of [demoEmail('teacher'), 'nobody.at.all@example.com']) {
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(address);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
    said.push(await page.getByRole('status').first().innerText());
  }
  expect(said[0]).toBe(said[1]);
  await linkTo('/reset-password', demoEmail('teacher'));
  expect(await mailFor('nobody.at.all@example.com')).toEqual([]);
});

test('an address that is not verified yet leads to the page that waits for the message, and a new one can be sent', async ({
  page,
}) => {
  const person = await register(page);
  const first = await linkTo('/verify-email', person.email);
  await page.goto('/auth');
  await fill(page, person.email, person.password);
  await signInButton(page).click();
  await expectToast(page, 'Email Verification Required', 'Please verify your email address before signing in.');
  await expect(page).toHaveURL(`/verify-email?email=${encodeURIComponent(person.email)}`);
  await page.getByRole('button', { name: 'Send it again' }).click();
  const second = await linkTo('/verify-email', person.email, [first]);
  await page.goto(second);
  await expect(page).toHaveURL(/\/customize-journey\?goals=/);
  await page.goto('about:blank');
  await page.goto(second);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired');
});

test('signing out empties the browser, and the back button shows nothing of hers', async ({ page }) => {
  const { firstName, email: address } = await newMember(page);
  await page.goto('/');
  await expect(page).toHaveTitle('Home · Moonhearth');
  await page.evaluate(() => localStorage.setItem('subscription_flow_shown_1', 'true'));
  await signOut(page);
  await expect(page).toHaveURL('/auth');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expect(toastOf(page)).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PROMISE);
  const left = await page.content();
  expect([firstName, address, 'Account menu', 'Cycle wheel'].filter((word) => left.includes(word))).toEqual([]);
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});

test('a sign-out that fails clears everything all the same and says so, and what is answered late leaves nothing', async ({
  page,
}) => {
  let answer = () => {};
  const isTime = new Promise<void>((resolve) => (answer = resolve));
  await newMember(page);
  await page.route('**/api/visits', async (route) => {
    const response = await route.fetch();
    await isTime;
    await route.fulfill({ response });
  });
  const visit = page.waitForRequest('**/api/visits');
  await page.goto('/');
  await visit;
  await page.evaluate(() => localStorage.setItem('anything', 'at all'));
  await page.route('**/api/auth/logout', async (route) => {
    await route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"","code":"fault"}' });
    setTimeout(answer, 200);
  });
  const said = await hearToasts(page);
  await signOut(page);
  await page.waitForURL('/auth');
  // The document ends the session before it is drawn: what was said of the failure goes with the page.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re signed out');
  await expect(page.getByText('We couldn’t finish signing you out earlier. It’s done now.')).toBeVisible();
  expect(said).toContain('Logout failedPlease try again.');
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form signs in, and says when it could not', async ({ page }) => {
    await page.goto('/');
    await fill(page, demoEmail('adult'), 'not the right one');
    await signInButton(page).click();
    await expect(page).toHaveURL('/auth?error=credentials');
    await expect(page.getByRole('alert')).toHaveText('Please check your credentials and try again.');
    await fill(page, demoEmail('adult'), DEMO_PASSWORD);
    await signInButton(page).click();
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle('Home · Moonhearth');
  });

  test('the toggle is a link, and the way to the wizard stands', async ({ page }) => {
    await page.goto('/auth');
    await page.getByRole('link', { name: 'Need an account? Start your journey' }).click();
    await expect(page.getByRole('link', { name: 'Start Your Journey', exact: true })).toHaveAttribute(
      'href',
      '/standalone-signup',
    );
  });
});

test('a visitor finds the sign-in page wherever she knocks', async ({ page }) => {
  for (const path of [
    '/auth',
    '/login',
    '/simple-auth',
    '/tracker',
    '/journal',
    '/admin/users',
    '/progressive-onboarding',
    '/no/such/page',
    '/signup.php?x=1',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(PROMISE);
    await expect(page, path).toHaveTitle('Sign in · Moonhearth');
    await expect(signInButton(page), path).toBeVisible();
  }
});

test('whoever types before the script is here signs in with what she typed', async ({ page }) => {
  const letCome = await heldBack(page, /\/assets\/[^/]+\.js$/);
  await page.goto('/auth', { waitUntil: 'commit' });
  await fill(page, demoEmail('adult'), DEMO_PASSWORD);
  letCome();
  await expect(page.getByRole('img', { name: 'Valid', exact: true })).toBeVisible();
  await signInButton(page).click();
  await expect(page).toHaveTitle('Home · Moonhearth');
});

test('dev mode shows the menu and the badge and grants nothing', async ({ page }) => {
  await page.goto('/?dev=true');
  await expect(page.getByText('Dev Mode')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PROMISE);
  expect((await page.request.get('/api/home-data')).status()).toBe(401);
});

test('Sign in and the way to sign up are above the fold of a phone, of the same size, also of a small one', async ({
  page,
}) => {
  await page.goto('/auth');
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true }), `${viewport.width}`).toBeInViewport({
      ratio: 1,
    });
    const start = page.getByRole('link', { name: 'Need an account? Start your journey' });
    await expect(start, `${viewport.width}`).toBeInViewport({ ratio: 1 });
    const sizes = await Promise.all(
      [page.getByRole('button', { name: 'Sign in', exact: true }), start].map((way) => way.boundingBox()),
    );
    expect(sizes[0]).toMatchObject({ width: sizes[1]?.width, height: sizes[1]?.height });
    await expect(page.getByRole('img', { name: /^The wheel on day 18 of 28/ }), `${viewport.width}`).toBeInViewport({
      ratio: 0.2,
    });
  }
});
