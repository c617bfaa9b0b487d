import { newMember } from '../harness/people.ts';
import { expect, test } from '../harness/watch.ts';

test('from the menu through sixteen situations, left in the middle and resumed, to a mirror that adds up', async ({
  page,
}) => {
  await newMember(page);
  await page.goto('/tracker');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Archetype Quiz' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  const answer = async (place: number) => {
    await page.getByRole('radio').nth(place).focus();
    await page.keyboard.press('Space');
  };
  for (let at = 1; at <= 5; at += 1) {
    await expect(page.getByRole('heading', { name: `Question ${at} of 16` })).toBeFocused();
    const kept = page.waitForResponse((reply) => reply.url().endsWith('/api/archetype-quiz/answers') && reply.ok());
    await answer(at % 5);
    await kept;
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await page.reload();
  await expect(page.getByText('You’ve answered five of sixteen.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  for (let at = 6; at <= 16; at += 1) {
    await expect(page.getByRole('heading', { name: `Question ${at} of 16` })).toBeFocused();
    await answer(at % 5);
    await page.getByRole('button', { name: at === 16 ? 'See your mirror' : 'Next' }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: /^The / })).toBeFocused();
  await expect(page.getByText(/^You can take it again on \d+ \w+\.$/)).toBeVisible();
  await page.getByText('The rest of your mirror').click();
  await page.getByText('Show as a table').click();
  const counts = await page.getByRole('row').locator('td:last-child').allInnerTexts();
  expect(counts.reduce((sum, text) => sum + Number(text.split(' ')[0]), 0)).toBe(16);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^The / })).toBeVisible();
  await expect(page.getByRole('button', { name: /Begin|Take it again/ })).toHaveCount(0);
});
