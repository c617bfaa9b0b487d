import { judgeBothWindows } from '../harness/barriers.ts';
import { newMember } from '../harness/people.ts';
import { expect, PHONE, test } from '../harness/watch.ts';

test.use(PHONE);

test('a code that a friend met once counts when she signs up later, without it, and her candle is lit', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await newMember(page);
  await page.goto('/referrals');
  await expect(page.getByRole('heading', { level: 2, name: 'Light another candle' })).toBeVisible();
  await judgeBothWindows(page);
  await page.getByRole('button', { name: 'Agree and get my link' }).click();
  const link = await page.getByLabel('Your link').inputValue();
  const ref = new URL(`http://${link}`).searchParams.get('ref') ?? '';
  expect(ref).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);

  const friend = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const hers = await friend.newPage();
  // Typed from a card: small letters and a space.
  await hers.goto(`/?ref=${ref.slice(0, 4).toLowerCase()}%20${ref.slice(4)}`);
  await expect(hers.getByRole('heading', { level: 1 })).toBeVisible();
  // Another link does not take its place, and the sign-up itself brings none.
  await hers.goto('/?ref=MYRT22QX');
  await newMember({ request: friend.request });
  expect((await friend.request.get('/api/referrals')).ok()).toBe(true);
  await friend.close();

  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'One invited, one came, none stayed.' })).toBeVisible();
  await judgeBothWindows(page);
  await page.getByRole('link', { name: 'What it earned' }).click();
  await expect(page).toHaveURL('/referral-dashboard');
  await expect(page.getByText('No lines yet.')).toBeVisible();
  await judgeBothWindows(page);
  await page.goto('/referrals/card');
  await expect(page.getByRole('img', { name: 'A code that opens your link' })).toBeVisible();
});
