import { signInAs } from '../harness/people.ts';
import { expect, limitedAccessOf, PHONE, test } from '../harness/watch.ts';

test.use(PHONE);

test('the library of a woman whose trial has ended: she searches, reads a free piece, saves it, and a closed one says why', async ({
  page,
}) => {
  await signInAs(page, 'lapsed');
  await page.removeLocatorHandler(limitedAccessOf(page));
  await page.goto('/wisdom');
  const modal = page.getByRole('dialog', { name: 'Your 7-Day Trial Has Ended' });
  await expect(modal).toBeVisible();
  await limitedAccessOf(page).click();

  await page.getByRole('searchbox', { name: 'Search the library' }).fill('how the month works');
  await expect(page.getByRole('heading', { name: /mentions? “how the month works”/ })).toBeVisible();
  await page.getByRole('link', { name: 'What the month does' }).click();
  await expect(page).toHaveURL(/\/wisdom\/[a-z0-9]{7}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'What the month does' })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Back to the library' }).click();
  await page.getByRole('button', { name: 'Saved', exact: true }).click();
  await expect(page.getByRole('link', { name: 'What the month does' })).toBeVisible();

  // A closed one keeps its page, and the modal says what opens it.
  await page.getByRole('button', { name: 'Conditions', exact: true }).click();
  await page.getByRole('region', { name: 'Conditions' }).getByRole('listitem').last().getByRole('link').click();
  await expect(modal).toBeVisible();
  await limitedAccessOf(page).click();
  await expect(page.getByText(/This piece is part of Premium/)).toBeVisible();
});
