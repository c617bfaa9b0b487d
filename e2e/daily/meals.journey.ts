import { signInAs } from '../harness/people.ts';
import { expect, PHONE, test } from '../harness/watch.ts';

test.use(PHONE);

test('what she ate: typed as on a phone, found in the table, shown without a number, and taken out again', async ({
  page,
}) => {
  await signInAs(page, 'teacher');
  await page.goto('/meal-tracker');
  await page.getByRole('button', { name: 'I’d rather not say' }).click();
  await expect(page.getByText('May we ask one thing?')).toBeHidden();

  const field = page.getByRole('textbox', { name: 'What did you have?' });
  await field.fill('2 eggs, ½ cup brocolli');
  await expect(page.getByRole('list', { name: 'Foods we know' }).getByText('Broccoli, raw')).toBeVisible();
  await field.fill('2 eggs, a bowl of dal and an orange');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  // Past midnight she is asked which day she means.
  const asked = page.getByText('It’s past midnight. Which day is it for?');
  const row = page.getByRole('heading', { name: 'Eggs, dal and an orange' });
  await expect(asked.or(row)).toBeVisible();
  if (await asked.isVisible()) await page.getByRole('status').getByRole('button').first().click();
  await expect(row).toBeVisible();
  await expect(page.getByText('Iron, a lot, and the orange helps it in')).toBeVisible();
  const said = await page.getByRole('region', { name: 'What you wrote' }).innerText();
  expect(said).not.toMatch(/\d/);

  await page.getByRole('button', { name: 'Change Eggs, dal and an orange' }).click();
  await page.getByRole('textbox', { name: 'What you had' }).fill('dal');
  await page.getByRole('button', { name: 'Save meal' }).click();
  await page.getByRole('button', { name: 'Change Dal' }).click();
  await page.getByRole('button', { name: 'Delete this meal' }).click();
  await expect(page.getByRole('heading', { name: 'Dal', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Dal', exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Meals to make' }).click();
  await page.getByRole('button', { name: 'Vegan', exact: true }).click();
  await page.getByRole('button', { name: 'No nuts', exact: true }).click();
  await page.getByRole('link', { name: 'Besan chilla' }).click();
  await page.getByRole('button', { name: 'I ate this today' }).click();
  await expect(page.getByText('Written down', { exact: true })).toBeVisible();
  await page.goto('/meal-tracker');
  await expect(page.getByRole('heading', { name: 'Besan chilla' })).toBeVisible();
});
