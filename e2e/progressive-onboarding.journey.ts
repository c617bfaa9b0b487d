import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { today } from './harness/clue-export.ts';
import { newMember, type Person } from './harness/people.ts';
import { E2E } from './harness/locations.ts';
import { hostEnv } from './harness/server.ts';
import { expectToast } from './harness/toast.ts';
import { expect, PHONE, test } from './harness/watch.ts';

test.use(PHONE);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const go = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true });

/**
 * An account without birthday and goals, which none of our pages can make: taken away on the host, beside the running
 * server.
 */
async function unfinished(page: Page): Promise<Person> {
  const person = await newMember(page);
  await promisify(execFile)(process.execPath, ['scripts/unfinished-account.ts', person.email], { env: hostEnv(E2E) });
  await page.request.post('/api/auth/logout');
  return person;
}

async function signInByHand(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/progressive-onboarding');
  // Its first script is here: from now on no press is lost.
  await page.waitForLoadState();
}

test('only what is missing, one question a screen, wrong input told, the focus kept, and on through the gate', async ({
  page,
}) => {
  const person = await unfinished(page);
  await signInByHand(page, person);
  await expect(heading(page)).toHaveText('When is your birthday?');
  await expect(page.getByText('A few questions, 1 of 2')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);

  const birthday = page.getByLabel('Birthday');
  await go(page).click();
  await expect(page.getByText('Please enter your birthday.')).toBeVisible();
  await expect(birthday).toHaveAttribute('aria-invalid', 'true');
  await birthday.fill('1820-01-01');
  await birthday.press('Enter');
  await expect(page.getByText('Please enter your birthday.')).toBeVisible();

  // Home, and every other page of the member's, leads back here until both are told.
  await page.goto('/tracker');
  await expect(page).toHaveURL('/progressive-onboarding');
  await birthday.fill('1994-03-02');
  await birthday.press('Enter');
  await expect(heading(page)).toHaveText('Choose Your Sacred Wellness Goals');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText('A few questions, 2 of 2')).toBeVisible();
  await expect(page.getByLabel('Birthday')).toHaveCount(0);

  await go(page).click();
  await expectToast(page, 'Please select your wellness goals', 'Choose at least one goal to continue.');
  await expect(heading(page)).toHaveText('Choose Your Sacred Wellness Goals');
  await page.reload();
  await expect(page.getByText('One question')).toBeVisible();
  await page.getByLabel('understand my sacred menstrual cycle').check();
  await go(page).click();
  await expect(page).toHaveURL('/');
  const { user } = (await (await page.request.get('/api/auth/user')).json()) as {
    user: { birthday: string; sacredGoals: string[] };
  };
  expect(user).toMatchObject({ birthday: '1994-03-02', sacredGoals: ['understand my sacred menstrual cycle'] });
});

test('under 13 the account is closed and erased, kindly, and cannot be entered again', async ({ page }) => {
  const person = await unfinished(page);
  await signInByHand(page, person);
  await page.getByLabel('Birthday').fill(`${Number(today().slice(0, 4)) - 9}-06-15`);
  const answer = page.waitForResponse(
    (reply) => reply.url().endsWith('/api/user') && reply.request().method() === 'PATCH',
  );
  await go(page).click();
  expect(await (await answer).json()).toMatchObject({ code: 'age_not_supported' });
  await expect(heading(page)).toHaveText('Not yet, but soon');
  await expect(page).toHaveURL('/progressive-onboarding');
  await expect(page.getByText('we closed the account and deleted everything in it')).toBeVisible();
  expect(
    await page.evaluate(async () => ({
      local: localStorage.length,
      session: sessionStorage.length,
      databases: (await indexedDB.databases()).length,
    })),
  ).toEqual({ local: 0, session: 0, databases: 0 });
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  expect(
    (await page.request.post('/api/auth/login', { data: { email: person.email, password: person.password } })).status(),
  ).toBe(401);
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await expect(page).toHaveURL('/auth');
});
