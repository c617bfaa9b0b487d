import { judge } from '../harness/barriers.ts';
import { signInAs } from '../harness/people.ts';
import { expect, limitedAccessOf, PHONE, test } from '../harness/watch.ts';

test.use(PHONE);

test('the shelf of a woman whose trial has ended: what is open opens, a shut door says why, filters stay off the address', async ({
  page,
}) => {
  await signInAs(page, 'lapsed');
  await page.removeLocatorHandler(limitedAccessOf(page));
  await page.goto('/meditations');
  const modal = page.getByRole('dialog', { name: 'Your 7-Day Trial Has Ended' });
  await expect(modal).toBeVisible();
  await limitedAccessOf(page).click();
  await expect(modal).toHaveCount(0);
  const doors = page.getByRole('region', { name: 'All doors' });
  await expect(page.getByText('Two meditations stay open, whatever your plan')).toBeVisible();
  await judge(page, 'the shelf with limited access');

  // A shut one keeps its picture, and a press says what opens it.
  const shut = doors.getByRole('button', { name: /: part of Premium, see the plans$/ }).first();
  await shut.click();
  await expect(modal).toContainText('Premium');
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  await expect(shut).toBeFocused();

  // What is chosen is known to the page alone, and still chosen on the way back.
  const short = doors.getByRole('button', { name: 'Under 10 min' });
  await short.click();
  await expect(short).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\/meditations$/);
  await doors.getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/meditations\/[a-z]+$/);
  await page.goBack();
  await expect(short).toHaveAttribute('aria-pressed', 'true');
});
