import { mailFor } from '../harness/mailbox.ts';
import { newMember } from '../harness/people.ts';
import { expect, PHONE, test } from '../harness/watch.ts';

test.use(PHONE);

/**
 * A minute on the wall that begins within the next one, and not in the next few seconds: the member has to save it
 * first.
 */
const soon = () => new Date(Date.now() + 70_000).toTimeString().slice(0, 5);

test('a note by mail and in the app, at her time and in neutral words', async ({ page }) => {
  test.setTimeout(150_000);
  const { email } = await newMember(page);
  await page.goto('/profile-settings#notifications');
  await page.getByRole('switch', { name: 'A moment to check in, email' }).click({ force: true });
  await page.getByRole('switch', { name: 'A moment to check in, in the app' }).click({ force: true });
  await page.getByRole('switch', { name: /^Quiet hours/ }).click({ force: true });
  await page.getByLabel('Send reminders at').fill(soon());
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(page.getByRole('switch', { name: 'A moment to check in, email' })).toBeChecked();
  await expect(page.getByRole('switch', { name: /^Quiet hours/ })).not.toBeChecked();

  const note = async () =>
    (await mailFor(email)).filter(({ text }) => text?.includes('/profile-settings#notifications'));
  await expect.poll(async () => (await note()).length, { timeout: 100_000 }).toBe(1);
  const [mail] = await note();
  expect(mail?.subject).toBe('A note for you');
  expect(`${mail?.text} ${mail?.html}`).not.toMatch(/period|womb|fertil|cycle|check in/i);

  await page.goto('/');
  await page.getByRole('button', { name: 'News for you, 1 unread' }).click();
  await expect(page.getByRole('link', { name: 'A moment to check in' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  const unread = page.getByRole('button', { name: 'News for you, 1 unread' });
  // Read here and now, and by the server from then on.
  await expect(unread).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(unread).toHaveCount(0);
});

test('a teen sees no switch that nudges', async ({ page }) => {
  await newMember(page, {
    birthday: `${new Date().getFullYear() - 15}-01-02`,
    goals: ['understand my sacred menstrual cycle'],
  });
  await page.goto('/profile-settings#notifications');
  await expect(page.getByText('We never send you reminders.')).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
});
