import { signInAs } from '../harness/people.ts';
import { expect, limitedAccessOf, PHONE, test } from '../harness/watch.ts';

test.use(PHONE);

test('wellness of a woman whose trial has ended: by need, read and played with its figures, left and picked up again', async ({
  page,
}) => {
  await signInAs(page, 'lapsed');
  await page.removeLocatorHandler(limitedAccessOf(page));
  await page.goto('/');
  await limitedAccessOf(page).click();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: 'Wellness', exact: true }).click();
  await page.getByRole('button', { name: 'A sore back', exact: true }).click();
  await expect(page).toHaveURL(/\/wellness$/);
  await page.getByRole('link', { name: 'Slow Circles by the Wall' }).click();
  await expect(page).toHaveURL(/\/wellness\/meadow$/);

  await page.getByText('Read all the steps').click();
  await expect(page.getByText('Make it a soup plate, if that’s fine.')).toBeVisible();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Slow Circles by the Wall' })).toBeVisible();
  await page.getByRole('button', { name: /Side to side/ }).click();
  await expect(page.getByText('Like someone who’s waiting and doesn’t mind.').first()).toBeVisible();
  await page.getByRole('button', { name: 'End here' }).click();
  await page.getByRole('link', { name: 'Back to wellness' }).click();

  // The need is as she left it; without it, her place is offered.
  await page.getByRole('button', { name: 'A sore back', pressed: true }).click();
  const goOn = page.getByRole('region', { name: 'Pick up where you stopped' });
  await expect(goOn.getByRole('link', { name: 'Slow Circles by the Wall' })).toBeVisible();
});
