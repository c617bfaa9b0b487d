import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { judge, SIZES } from '../harness/barriers.ts';
import { newMember, type Person } from '../harness/people.ts';
import { proofRanOut, shown } from '../harness/proofs.ts';
import { expect, PHONE, test } from '../harness/watch.ts';

test.use(PHONE);

const group = (page: Page) => page.getByRole('region', { name: 'Signing in' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** A device that holds passkeys, with a finger that is always the member's. */
async function withPasskeyDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function signOut(page: Page): Promise<void> {
  await page.request.post('/api/auth/logout');
  await page.goto('/auth');
}

async function withPassword(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/sign-in-step');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step');
}

async function sendCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function isIn(page: Page): Promise<void> {
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Home · Moonhearth');
}

/** Leaves the dialog of new recovery codes with what it showed. */
async function keepCodes(page: Page): Promise<string[]> {
  const codes = dialog(page, 'Your recovery codes');
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const kept = await codes.getByRole('listitem').allInnerTexts();
  await judge(page, 'recovery codes');
  await page.keyboard.press('Escape');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    codes.getByRole('link', { name: 'Download as text' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toBe(`${kept.join('\n')}\n`);
  await codes.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(codes).toBeHidden();
  return kept;
}

test('a passkey, a code app and recovery codes each let her in, and nothing else does', async ({ page }) => {
  await withPasskeyDevice(page);
  const person = await newMember(page);
  await page.goto('/privacy-settings#signing-in');
  await proofRanOut(page, '/api/auth/passkeys/question');
  await group(page).getByRole('button', { name: 'Add a passkey' }).click();
  const stepUp = dialog(page, 'Confirm it’s you');
  await stepUp.getByLabel('Your password').fill(person.password);
  await judge(page, 'step-up by password');
  await stepUp.getByRole('button', { name: 'Continue' }).click();
  const [first = '', second = ''] = await keepCodes(page);
  await expect(group(page).getByText('Added today')).toBeVisible();
  await expect(group(page).getByText('10 of 10 left.')).toBeVisible();

  await test.step('the passkey alone', async () => {
    await signOut(page);
    await page.getByRole('link', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in with a passkey');
    await judge(page);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await isIn(page);
  });

  const key = await test.step('the code app, after a step-up by passkey', async () => {
    await page.goto('/privacy-settings#signing-in');
    await expect(group(page).getByText('Last used today')).toBeVisible();
    await proofRanOut(page, '/api/auth/code-app');
    await group(page).getByRole('button', { name: 'Set up an authenticator app' }).click();
    await judge(page, 'step-up by passkey');
    await stepUp.getByRole('button', { name: 'Use a passkey' }).click();
    const app = dialog(page, 'Set up an authenticator app');
    const secret = await app.locator('code').innerText();
    await app.getByLabel('Six-digit code from the app').fill('000000');
    await app.getByRole('button', { name: 'Turn on codes' }).click();
    await expect(app.getByRole('alert')).toContainText('That code didn’t work.');
    await judge(page, 'code app');
    await app.getByLabel('Six-digit code from the app').fill(shown(secret));
    await app.getByRole('button', { name: 'Turn on codes' }).click();
    await expect(app).toBeHidden();
    await expect(group(page).getByText('On since today')).toBeVisible();
    await expect(dialog(page, 'Your recovery codes')).toBeHidden();
    await judge(page, 'Signing in');
    await page.setViewportSize(SIZES.desk);
    // A row half under the bar would be taken for a small target.
    await page.evaluate(() => scrollTo(0, 0));
    await judge(page, 'Signing in');
    await page.setViewportSize({ width: 320, height: 700 });
    await judge(page, 'Signing in');
    return secret;
  });

  await test.step('password and code; a wrong one keeps the page', async () => {
    await signOut(page);
    await withPassword(page, person);
    await sendCode(page, '000000');
    await expect(page.getByRole('alert')).toContainText('That code didn’t work.');
    await expect(page.getByLabel('Code', { exact: true })).toHaveValue('000000');
    await judge(page, 'wrong code');
    await sendCode(page, shown(key, 1));
    await isIn(page);
  });

  await test.step('a recovery code, once', async () => {
    await signOut(page);
    await withPassword(page, person);
    await sendCode(page, first);
    await isIn(page);
    await signOut(page);
    await withPassword(page, person);
    await sendCode(page, first);
    await expect(page.getByRole('alert')).toContainText('Each code works once');
    await sendCode(page, second);
    await isIn(page);
  });

  await test.step('the passkey gets a name and is taken away', async () => {
    await page.goto('/privacy-settings#signing-in');
    await expect(group(page).getByText('8 of 10 left.')).toBeVisible();
    await group(page).getByRole('button', { name: 'Change Computer, Chrome' }).click();
    const passkey = dialog(page, 'This passkey');
    await passkey.getByLabel('Name').fill('Kitchen tablet');
    await judge(page, 'passkey');
    await passkey.getByRole('button', { name: 'Save name' }).click();
    await expect(passkey).toBeHidden();
    await group(page).getByRole('button', { name: 'Change Kitchen tablet' }).click();
    await passkey.getByRole('button', { name: 'Delete passkey' }).click();
    await expect(passkey).toBeHidden();
    await expect(group(page).getByText('Kitchen tablet')).toBeHidden();
    await expect(group(page).getByText('None yet.')).toBeVisible();
    await signOut(page);
    await page.goto('/sign-in-step?by=passkey');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByRole('alert')).toContainText('This passkey does not open an account here.');
    await expect(page).toHaveURL('/sign-in-step?by=passkey');
  });
});
