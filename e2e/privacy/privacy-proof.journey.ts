import { judge } from '../harness/barriers.ts';
import { signInAs } from '../harness/people.ts';
import { expect, PHONE, test } from '../harness/watch.ts';

test.use(PHONE);

test('the browser of the reader finds every wall standing, the list signed and her own record sealed; without the policy it says what got through', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.goto('/privacy-proof');
  const rows = page.locator('#test li');
  await expect(
    page.getByRole('heading', { level: 2, name: 'Your browser tried to break out of this page. It couldn’t.' }),
  ).toBeVisible({ timeout: 45_000 });
  expect(await rows.locator('em').allTextContents()).toEqual([
    'blocked',
    'blocked',
    'blocked',
    'blocked',
    'none to read',
    'all match',
  ]);
  await page.getByRole('heading', { level: 2, name: 'What we store' }).click();
  await page.getByRole('button', { name: 'See the full signed list' }).click();
  await expect(page.getByText('Your browser checked the signature. It’s right.')).toBeVisible();
  await page.getByText('app.day_log', { exact: true }).click();
  await expect(page.getByText(/^finds the log of one day without naming the day/)).toBeVisible();
  await judge(page);
  await signInAs(page, 'adult');
  await page.goto('/privacy-proof');
  await page.getByRole('heading', { level: 2, name: 'Your own record' }).click();
  await page.getByRole('button', { name: 'Show me my own record' }).click();
  await expect(page.getByText(/^Your newest entry, written .+ bytes\.$/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Encrypted bytes' })).toHaveText(/^01 00 00 00 01( [0-9a-f]{2}){100,}$/);
  // The planted failure: the same page as a server without the policy would send it.
  await page.route('**/privacy-proof', async (route) => {
    const reply = await route.fetch();
    const { 'content-security-policy': _, ...headers } = reply.headers();
    await route.fulfill({ response: reply, headers });
  });
  await page.goto('/privacy-proof');
  await expect(page.getByRole('heading', { level: 2, name: 'A test failed. See which one.' })).toBeVisible({
    timeout: 45_000,
  });
  expect((await rows.locator('em').allTextContents()).slice(0, 4)).toEqual([
    'not blocked',
    'not blocked',
    'it ran',
    'not blocked',
  ]);
});
