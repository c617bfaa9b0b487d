import { addDays } from '#domain/calendar/local-date.ts';
import { atRest, judge, SIZES } from '../harness/barriers.ts';
import { today } from '../harness/clue-export.ts';
import { newMember, signIn } from '../harness/people.ts';
import { expect, PHONE, otherBrowser, test } from '../harness/watch.ts';

test.use(PHONE);

test('the richer path: begun on the phone, left, gone on with on another device, and not offered again', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const person = await newMember(page);
  await page.goto('/');
  // A line that breaks otherwise in our fonts moves what stands below it: nobody has read down there before they are
  // here.
  await atRest(page);
  await page.getByRole('link', { name: /^Make it more yours/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is there a goal of your own?');
  await judge(page, 'own words');
  await page.getByLabel('A goal of your own').fill('walk in the rain');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How are you now?');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Skip this one' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('When did your last periods start?');
  await page.getByRole('link', { name: 'Leave for now' }).click();
  await expect(page.getByRole('link', { name: 'Make it more yours Pick up where you left off' })).toBeVisible();

  const other = await otherBrowser(browser, { viewport: SIZES.desk });
  await signIn(other, person);
  await other.goto('/enhanced-onboarding');
  await expect(other.getByText('Make it more yours, 3 of 5')).toBeVisible();
  await other.getByLabel(/^The last one/).fill(addDays(today(), -10));
  await other.getByLabel(/^The one before/).fill(addDays(today(), -38));
  await judge(other, 'last periods');
  await other.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Would a reminder help?');
  await judge(other, 'reminders');
  const mail = other.getByRole('switch', { name: 'Log today, mail' });
  await mail.click({ force: true });
  await expect(mail).toBeChecked();
  await other.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Day or night?');
  await other.getByText('Night', { exact: true }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Good. You can add the rest any time.');
  await other.getByRole('link', { name: 'Go home' }).click();
  await expect(other.getByText('walk in the rain').first()).toBeVisible();
  await expect(other.getByRole('img', { name: /^Cycle wheel: day 11/ })).toBeVisible();
  await expect(other.getByRole('link', { name: /^Make it more yours/ })).toHaveCount(0);
  await other.context().close();
});
