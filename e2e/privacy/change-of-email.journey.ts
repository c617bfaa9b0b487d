import type { Page } from '@playwright/test';
import { linkTo, mailFor } from '../harness/mailbox.ts';
import { freshEmail, newMember, signIn, type Person } from '../harness/people.ts';
import { proofRanOut } from '../harness/proofs.ts';
import { expectToast } from '../harness/toast.ts';
import { expect, otherBrowser, PHONE, test } from '../harness/watch.ts';

test.use(PHONE);

const CONFIRM = 'Confirm your new email address for Moonhearth';
const ASKED = 'Your Moonhearth email address is about to change';
const MOVED = 'The email address of your Moonhearth account was changed';
const settings = (page: Page) => page.getByRole('region', { name: 'Signing in' });
const waits = (page: Page) => settings(page).getByText('New email address', { exact: true });
const confirmHere = (page: Page) => page.getByRole('button', { name: 'Use this email' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until each of two addresses has one message of that subject, which names the other nowhere. */
async function bothTold(subjects: Readonly<Record<string, string>>): Promise<void> {
  const addresses = Object.keys(subjects);
  for (const [address, subject] of Object.entries(subjects)) {
    const letters = async () => (await mailFor(address)).filter((mail) => mail.subject === subject);
    await expect.poll(async () => (await letters()).length, { timeout: 15_000 }).toBe(1);
    const text = (await letters())[0]?.text ?? '';
    expect(addresses.filter((other) => other !== address && text.includes(other))).toEqual([]);
  }
}

const mayEnter = async (page: Page, { password }: Person, email: string) =>
  (await page.request.post('/api/auth/login', { data: { email, password } })).status();

async function signInByForm(page: Page, { password }: Person, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('she moves to another address: both mailboxes hear of it, the new one opens her account and the old one nothing', async ({
  page,
  browser,
}) => {
  const person = await newMember(page);
  const email = freshEmail();
  const other = await otherBrowser(browser, PHONE);
  await signIn(other, person);
  await page.request.post('/api/auth/forgot-password', { data: { email: person.email } });
  const reset = new URL(await linkTo('/reset-password', person.email)).hash.slice(1);
  await page.goto('/privacy-settings#signing-in');
  await settings(page).getByRole('button', { name: 'Change your email address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your email address' });
  const field = dialog.getByLabel('New email address');
  const send = dialog.getByRole('button', { name: 'Send the link' });

  await test.step('a wrong form and her own address keep what she typed', async () => {
    await field.fill('maren at example');
    await send.click();
    await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
    await expect(field).toHaveValue('maren at example');
    await field.fill(person.email);
    await send.click();
    await expect(dialog.getByText('This is the address of your account already')).toBeVisible();
    await expect(field).toHaveValue(person.email);
    expect(await mailFor(email)).toEqual([]);
  });

  await test.step('her password, then a message to both', async () => {
    await proofRanOut(page, '/api/auth/email');
    await field.fill(email);
    await send.click();
    const stepUp = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await stepUp.getByLabel('Your password').fill(person.password);
    await stepUp.getByRole('button', { name: 'Continue' }).click();
    await expectToast(page, 'Check your new inbox', 'Open the link we sent. It works for 24 hours.');
    await expect(dialog).toBeHidden();
    await expect(waits(page)).toBeVisible();
    await expect(settings(page).getByText(person.email, { exact: true })).toBeVisible();
    await bothTold({ [person.email]: ASKED, [email]: CONFIRM });
  });

  await test.step('the link of the new mailbox moves her, after one more press', async () => {
    const link = await linkTo('/verify-email', email);
    await page.goto(link);
    await expect(title(page)).toHaveText('Use this email?');
    await expect(page).toHaveURL('/verify-email');
    await confirmHere(page).click();
    await expect(title(page)).toHaveText('Your email is changed');
    await bothTold({ [person.email]: MOVED, [email]: MOVED });
    expect((await other.request.get('/api/auth/user')).status()).toBe(401);
    await page.goto('/privacy-settings#signing-in');
    await expect(settings(page).getByText(email, { exact: true })).toBeVisible();
    await expect(waits(page)).toHaveCount(0);
    await page.goto(link);
    await confirmHere(page).click();
    await expect(title(page)).toHaveText('This link has expired');
  });

  await test.step('the old address opens nothing, not by its password and not by a link that lay in its mailbox', async () => {
    await other.goto('/auth');
    await signInByForm(other, person, person.email);
    await expectToast(other, 'Sign in failed', 'Please check your credentials and try again.');
    expect(
      (
        await other.request.post('/api/auth/reset-password', { data: { token: reset, password: 'nine loud kettles' } })
      ).status(),
    ).toBe(422);
    await signInByForm(other, person, email);
    await expect(other).toHaveTitle('Home · Moonhearth');
  });
  await other.context().close();
});

test('she cancels the move before it is confirmed: the link is dead, and she stays with the address she has', async ({
  page,
}) => {
  const person = await newMember(page);
  const email = freshEmail();
  expect((await page.request.post('/api/auth/email', { data: { email } })).ok()).toBe(true);
  const link = await linkTo('/verify-email', email);
  await page.goto('/privacy-settings#signing-in');
  await expect(waits(page)).toBeVisible();
  await settings(page).getByRole('button', { name: 'Cancel the change' }).click();
  await expect(waits(page)).toHaveCount(0);
  await page.goto(link);
  await confirmHere(page).click();
  await expect(title(page)).toHaveText('This link has expired');
  expect([await mayEnter(page, person, email), await mayEnter(page, person, person.email)]).toEqual([401, 200]);
});
