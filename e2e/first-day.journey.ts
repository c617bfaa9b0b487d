import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { clueExport, DAYS_INTO_CYCLE } from './harness/clue-export.ts';
import { ASIDE } from './harness/locations.ts';
import { closeServer, endServer, openServer, START, type Server } from './harness/server.ts';
import { expectToast } from './harness/toast.ts';
import { chooseExport, moonsAround, wheelOf } from './harness/tracker.ts';
import { expect, PHONE, test } from './harness/watch.ts';
import { expectStep, next } from './harness/wizard.ts';

// The one whole walk on which everything moves as it does for the member.
test.use({ ...PHONE, baseURL: ASIDE.origin, contextOptions: { reducedMotion: 'no-preference' } });

// A server of its own, because it is killed; and the server alone, because only that one can be killed without a word.
let server: Server;
test.beforeAll(async () => {
  server = await openServer(ASIDE, START.serverAlone);
});
test.afterAll(async () => closeServer(server));

const EMAIL = 'maren.holm@example.com';
const PASSWORD = 'seven quiet lanterns';
const GOALS = [
  'understand my sacred menstrual cycle',
  'reduce menstrual pain and symptoms',
  'connect with lunar cycles',
];

async function tellNameAndAddress(page: Page): Promise<void> {
  await expectStep(page, 1);
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0);
  await next(page);
  await expectToast(page, 'Please complete all fields', 'All fields are required to continue.');
  await page.getByLabel('First name').fill(' Maren ');
  await page.getByLabel('Last name').fill('Holm');
  const email = page.getByLabel('Email');
  for (const [typed, said] of [
    ['maren@@example.com', 'Email cannot contain multiple @ symbols'],
    ['maren@', 'Email cannot end with @'],
    ['maren', 'Please enter a valid email address'],
    ['maren@gmial.com', 'Did you mean maren@gmail.com?'],
  ] as const) {
    await email.fill(typed);
    await next(page);
    await expect(page.getByText(said)).toBeVisible();
    await expectStep(page, 1);
  }
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(email).toHaveValue('maren@gmail.com');
  await email.fill(EMAIL);
  await next(page);
}

async function choosePassword(page: Page): Promise<void> {
  await expectStep(page, 2);
  const password = page.getByLabel('Password', { exact: true });
  const judging = page.waitForEvent('worker', (one) => one.url().includes('/assets/strength-worker'));
  await password.fill('moon');
  await expect(page.getByText('Password must be at least 6 characters long', { exact: true })).toBeVisible();
  await next(page);
  await expectToast(page, 'Please complete all fields', 'All fields are required to continue.');
  await password.fill('sieben stille lämpchen');
  await next(page);
  await expectToast(page, 'Invalid Password Format', 'Password can only contain printable ASCII characters');
  await password.fill('password1');
  await judging;
  await expect(page.getByText('Easy to guess', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: 'Easy to guess. It’s on lists of leaked passwords.' }),
  ).toHaveCount(1);
  await next(page);
}

async function completeProfile(page: Page): Promise<void> {
  await expectStep(page, 3);
  await next(page);
  await expectToast(page, 'Please complete all fields', 'All fields are required to continue.');
  await page.getByLabel('Birthday').fill('1994-03-02');
  const phone = page.getByLabel('Phone', { exact: false }).and(page.locator('[type=tel]'));
  await expect(phone).toHaveAttribute('placeholder', 'Enter phone number');
  await phone.fill('+1 (201) 555-0123');
  await next(page);
}

async function chooseGoals(page: Page): Promise<void> {
  await expectStep(page, 4);
  const complete = page.getByRole('button', { name: 'Complete Registration' });
  await complete.click();
  await expectToast(page, 'Please select your wellness goals', 'Choose at least one goal to continue.');
  for (const goal of GOALS) await page.getByLabel(goal).check();
  await expect(page.getByText('Selected: 3 of 3 goals maximum')).toBeVisible();
  await page.getByLabel('create healing rituals').click();
  await expectToast(page, 'Maximum Goals Reached', 'You can select up to 3 goals. Please unselect one first.');
  await expect(page.getByLabel('create healing rituals')).not.toBeChecked();
  await complete.click();
  await expectToast(page, 'Signup Failed', /.+/);
  await expectStep(page, 4);
  await page.getByRole('button', { name: 'Choose another password' }).click();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await next(page);
  await expect(page.getByLabel('Birthday')).toHaveValue('1994-03-02');
  await next(page);
  await expect(page.getByText('Selected: 3 of 3 goals maximum')).toBeVisible();
}

async function register(page: Page): Promise<void> {
  await page.route('**/api/auth/register', async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  const sent = page.waitForRequest('**/api/auth/register');
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeVisible();
  const body = (await sent).postDataJSON() as Record<string, unknown>;
  expect(body).toMatchObject({
    email: EMAIL,
    firstName: 'Maren',
    lastName: 'Holm',
    birthday: '1994-03-02',
    phone: '+12015550123',
    sacredGoals: GOALS,
    onboardingCompleted: true,
  });
  await expectToast(page, 'Account Created Successfully!', 'Please check your email to verify your account.');
  const since = performance.now();
  await expect(page).toHaveURL(`/verify-email?email=${encodeURIComponent(EMAIL)}`);
  expect(performance.now() - since).toBeGreaterThan(1_200);
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function verifyByTheLocalMailbox(page: Page): Promise<void> {
  await page.goto('/auth');
  await signIn(page);
  await expectToast(page, 'Email Verification Required', 'Please verify your email address before signing in.');
  await expect(page).toHaveURL(`/verify-email?email=${encodeURIComponent(EMAIL)}`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open this machine’s mailbox' }).click();
  const mailbox = await opened;
  await expect(async () => {
    await mailbox.reload();
    await mailbox.getByRole('link', { name: EMAIL }).click({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText('Confirm your email address for Moonhearth');
  await mailbox.getByRole('article').getByRole('link').click();
  // In the browser that signed up the link signs in too.
  await expect(mailbox).toHaveURL(`/customize-journey?goals=${encodeURIComponent(JSON.stringify(GOALS))}`);
  expect(new URL(mailbox.url()).hash).toBe('');
  await mailbox.close();
}

async function customize(page: Page): Promise<void> {
  await page.goto('/tracker');
  await expect(page).toHaveURL(/^[^?]+\/customize-journey\?goals=/);
  await expect(page.getByRole('list', { name: 'Your goals' }).getByRole('listitem')).toHaveText(GOALS);
  await next(page);
  await expectToast(page, 'Please complete all fields', /^Please complete all fields/);
  await page.getByRole('radio', { name: /^Yes/ }).check();
  await page.getByRole('radio', { name: /^In another app/ }).check();
  await next(page);
  await page.getByRole('checkbox', { name: 'Painful periods' }).check();
  await page.getByRole('checkbox', { name: 'No diagnosed conditions' }).check();
  await expect(page.getByRole('checkbox', { name: 'Painful periods' })).toBeChecked();
  await next(page);
  await expectToast(page, 'Please complete the section', /^Please complete the section/);
  await page.getByRole('radio', { name: /^Occasionally/ }).check();
  await next(page);
  await page.getByRole('checkbox', { name: 'Moon rituals' }).check();
  await page.getByRole('radio', { name: /^Yes, personalize it/ }).check();
  await page.getByRole('button', { name: 'Complete Journey Setup' }).click();
  await expectToast(page, 'Sacred Journey Customized!', 'Your personalized wellness path has been created.');
  await expect(page).toHaveURL('/subscription?source=journey-customization');
  await page.getByRole('link', { name: 'See my day' }).click();
  await expect(page).toHaveURL('/');
}

const LONG_DATE = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
/** §4.7 as decisions 4 reads it, written down a second time. */
function phaseOf(day: number, length: number): string {
  if (day <= 5) return 'menstrual phase, Rest';
  if (day <= Math.floor(length * 0.45)) return 'follicular phase, Create';
  return day <= Math.floor(length * 0.55) ? 'ovulation phase, Shine' : 'luteal phase, Reflect';
}

async function expectHerCycle(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const name = (await wheelOf(page).getAttribute('aria-label')) ?? '';
  const [, day, length] = /day (\d+) of (\d+)/.exec(name) ?? [];
  expect(Number(day)).toBe(DAYS_INTO_CYCLE + 1);
  expect(Number(length)).toBeGreaterThanOrEqual(27);
  expect(Number(length)).toBeLessThanOrEqual(30);
  expect(name.toLowerCase()).toContain(phaseOf(Number(day), Number(length)).toLowerCase());
  expect(name).toContain(`${Number(length) - Number(day)} days left`);
  const expected = new Date(Date.parse(`${clueExport().starts.at(-1)}T00:00:00Z`) + Number(length) * 86_400_000);
  const near = [-1, 0, 1].map((off) =>
    new Intl.DateTimeFormat('en-GB', LONG_DATE)
      .format(new Date(expected.getTime() + off * 86_400_000))
      .replace(',', ''),
  );
  const sentence = page.getByText(/^8 times in 10 between \d+/);
  await expect(sentence).toBeVisible();
  expect(near.some((date) => name.includes(`Next period most likely ${date}`))).toBe(true);
  expect(await moonsAround(wheelOf(page))).toBe(Number(length));
  return name;
}

test('a woman signs up, brings her history, knows where she is in her cycle, and keeps it when the server is killed', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await page.goto('/');
  await page.getByRole('link', { name: 'Need an account? Start your journey' }).click();
  await page.getByRole('link', { name: 'Start Your Journey', exact: true }).click();
  await tellNameAndAddress(page);
  await choosePassword(page);
  await completeProfile(page);
  await chooseGoals(page);
  await register(page);
  await verifyByTheLocalMailbox(page);
  await customize(page);

  await expect(page.getByText('Welcome to Moonhearth!')).toBeVisible();
  await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Tracker' }).click();
  await expect(page).toHaveURL('/tracker');
  const clue = clueExport();
  const dialog = await chooseExport(page, {
    name: 'measurements.json',
    mimeType: 'application/json',
    buffer: Buffer.from(clue.json),
  });
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('What we found in your Clue export');
  await expect(dialog).toContainText(`${clue.records} records in this file: `);
  await expect(dialog.locator('dl')).toContainText(`Periods${clue.starts.length}`);
  expect(await (await page.request.get('/api/cycles')).json()).toEqual([]);
  await dialog.getByRole('button', { name: `Import ${clue.days} days` }).click();
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Your history is here');
  await dialog.getByRole('button', { name: 'See your cycle' }).click();
  await expect(wheelOf(page)).toBeVisible();
  await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  const before = await expectHerCycle(page);

  const postmaster = join(ASIDE.dataDir, 'postgres', 'postmaster.pid');
  expect(existsSync(postmaster)).toBe(true);
  const pid = readFileSync(postmaster, 'utf8').split('\n')[0];
  await endServer(server, 'SIGKILL');
  server = await openServer(ASIDE, START.serverAlone);
  expect(readFileSync(postmaster, 'utf8').split('\n')[0]).toBe(pid);
  expect(server.said.join('')).toContain(`Found PostgreSQL (process ${pid}) still running and goes on with it.`);
  await page.reload();
  expect(await expectHerCycle(page)).toBe(before);
  await page.goto('/tracker');
  expect(await expectHerCycle(page)).toBe(before);
});
