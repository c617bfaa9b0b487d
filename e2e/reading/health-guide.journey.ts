import { newMember } from '../harness/people.ts';
import { expect, PHONE, test } from '../harness/watch.ts';

test.use(PHONE);

test('she begins the guide, checks one thing off, writes to its question, meets it at home, and has it on paper', async ({
  page,
}) => {
  await newMember(page);
  await page.goto('/health-guide');
  await page.getByRole('button', { name: 'Begin today' }).click();
  await page.getByRole('link', { name: 'Open week 1' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Warmth, iron and rest' })).toBeVisible();
  const thing = page.getByRole('button', { name: 'Done: Iron at eye level' });
  await thing.click();
  await expect(thing).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Your words').fill('A blue cup.');
  await page.getByText('Put it in my journal too').click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('It’s in your journal too.')).toBeVisible();

  await page.goto('/');
  await expect(page.getByText('Today in your guide')).toBeVisible();
  await page.goto('/health-guide/keepsake');
  await expect(page.getByText('A blue cup.')).toBeVisible();
  await expect(page.getByText('Iron at eye level.')).toBeVisible();
});
