import { newMember } from '../harness/people.ts';
import { expect, PHONE, test } from '../harness/watch.ts';

test.use(PHONE);

test('the question of the day by keyboard alone: chosen, answered once, with its source, and still there after a reload', async ({
  page,
}) => {
  await newMember(page);
  await page.goto('/daily-quiz');
  const radios = page.getByRole('radio');
  await radios.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(radios.nth(1)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Answered once a day\. We don’t keep score\./)).toBeVisible();
  await expect(page.getByText(/^Source: .+ \d{4}\. \S+/)).toBeVisible();
  const said = await page
    .getByRole('list')
    .filter({ hasText: /correct/i })
    .innerText();
  await page.reload();
  await expect(page.getByRole('list').filter({ hasText: /correct/i })).toHaveText(said.replaceAll('\n', ''), {
    useInnerText: false,
  });
  await expect(page.getByRole('button', { name: 'Answer', exact: true })).toHaveCount(0);
});

test('the right answer is nowhere in the document before she answers', async ({ page }) => {
  await newMember(page);
  await page.goto('/daily-quiz');
  const html = await page.content();
  expect(html).toContain('"answered":null');
  expect(html).not.toMatch(/"right":|"why":/);
});
