import { readFile } from 'node:fs/promises';
import { newMember, signIn } from '../harness/people.ts';
import { tooWide } from '../harness/width.ts';
import { expect, otherBrowser, PHONE, test } from '../harness/watch.ts';

test('she sees where she is signed in, takes everything along, rests her data, thinks about leaving, and leaves with a receipt', async ({
  page,
  browser,
}) => {
  test.slow();
  const person = await newMember(page);
  const other = await otherBrowser(browser, PHONE);
  await signIn(other, person);
  await page.goto('/');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Privacy settings' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Privacy' }),
  ).toHaveAttribute('aria-current', 'page');

  const part = (name: string) =>
    page.getByRole('navigation', { name: 'Parts of your privacy settings' }).getByRole('link', { name }).click();
  await part('Signing in');
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(sessions.getByText('You’re not signed in anywhere else.')).toBeVisible();
  expect((await other.request.get('/api/auth/user')).status()).toBe(401);

  await part('Your data');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^moonhearth-\d{4}-\d\d-\d\d\.zip$/);
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');

  await part('Consents');
  const consents = page.getByRole('region', { name: 'Consents' });
  await consents.getByText('Processing my health data').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop using my data' }).click();
  await expect(consents.getByText('We’ve stopped using your health data.')).toBeVisible();
  expect(
    (
      await page.request.put('/api/day-logs', { data: { date: new Date().toISOString().slice(0, 10), flow: 'light' } })
    ).status(),
  ).toBe(409);
  await consents.getByText('Processing my health data').click();
  await expect(consents.getByText('We’ve stopped using your health data.')).toBeHidden();

  await part('Your data');
  const deletion = page.getByRole('region', { name: 'Delete your account' });
  await deletion.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete in seven days' }).click();
  await expect(deletion.getByText(/^Your account will be deleted on/)).toBeVisible();
  await signIn(other, person);
  await other.goto('/');
  await other.getByRole('dialog').getByRole('button', { name: 'Keep my account' }).click();
  await expect(other.getByRole('heading', { name: /^Your account will be deleted on/ })).toBeHidden();
  await other.setViewportSize({ width: 320, height: 700 });
  for (const [place, name] of [
    ['privacy-mode', 'Privacy mode'],
    ['consents', 'Consents'],
    ['sessions', 'Sessions'],
    ['unreadable', 'Access history'],
    ['deletion', 'Delete your account'],
  ] as const) {
    await other.goto(`/privacy-settings#${place}`);
    await expect(other.getByRole('region', { name })).toBeVisible();
    expect(await tooWide(other), place).toEqual([]);
  }
  await other.context().close();

  await page.reload();
  await deletion.getByRole('radio', { name: /^Now/ }).check();
  await deletion.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything now' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is deleted.' })).toBeVisible({ timeout: 15_000 });
  const id = await page.getByRole('dialog').locator('code').innerText();
  expect((await page.request.get(`/api/privacy/receipts/${id}`)).status()).toBe(200);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  expect(
    (await page.request.post('/api/auth/login', { data: { email: person.email, password: person.password } })).status(),
  ).toBe(401);
  await page.goto('/privacy-proof#receipt');
  await page.getByRole('textbox', { name: 'Receipt number, or the receipt itself' }).fill(id);
  await page.getByRole('button', { name: 'Check the receipt' }).click();
  await expect(page.getByText('This receipt is real.')).toBeVisible();
  await expect(page.getByText('Your browser just checked its signature.')).toBeVisible();
});
