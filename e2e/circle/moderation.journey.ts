import type { Browser, Page } from '@playwright/test';
import { signInAs, type DemoKey } from '../harness/people.ts';
import { expect, test } from '../harness/watch.ts';

const WORDS = 'A line of a song that nobody in this house knows.';

async function pageOf(browser: Browser, key: DemoKey): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAs(page, key);
  return page;
}
/** The case may stand behind others that wait. */
async function showAll(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(page.getByRole('button', { name: 'Decide otherwise' }).first()).toBeVisible();
  while ((await caseOf(page).count()) === 0 && (await more.count()) > 0) await more.click();
}
const caseOf = (page: Page) => page.getByRole('listitem').filter({ hasText: WORDS });

test('reported, hidden with a reason, read and appealed by its writer, restored by another moderator', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, 'adult');
  await page.request.put('/api/community/rules', { data: { version: '1' } });
  const said = await page.request.post('/api/community/posts', {
    data: { category: 'rituals', body: WORDS, language: 'en' },
  });
  expect(said.status()).toBe(201);
  const { post } = (await said.json()) as { post: { id: string } };
  const reader = await pageOf(browser, 'teacher');
  await reader.request.put('/api/community/rules', { data: { version: '1' } });
  const report = await reader.request.post('/api/community/reports', { data: { post: post.id, reason: 'cruel' } });
  expect(report.status()).toBe(200);

  const moderator = await pageOf(browser, 'moderator');
  await moderator.goto('/');
  await moderator.getByRole('link', { name: 'Moderation' }).click();
  await showAll(moderator);
  await caseOf(moderator).getByRole('button', { name: 'Decide otherwise' }).click();
  await caseOf(moderator).getByRole('combobox', { name: 'Reason' }).selectOption({ label: 'Cruel to a person' });
  await caseOf(moderator).getByRole('button', { name: 'Save decision' }).click();
  await expect(caseOf(moderator).getByText('It’s hidden, and she’s told why.')).toBeVisible();

  const about = page.getByRole('region', { name: 'About your words' });
  const hers = about.getByRole('listitem').filter({ hasText: WORDS });
  await expect(async () => {
    await page.goto('/community');
    await expect(hers.first()).toContainText('A moderator hid this.', { timeout: 3_000 });
  }).toPass();
  await expect(hers.first()).toContainText('without the insult');
  await hers.getByText('Ask for a second look').click();
  await hers.getByRole('textbox', { name: 'What should they know?' }).fill('It is a song, and I sang it to myself.');
  await hers.getByRole('button', { name: 'Send it' }).click();
  await expect(about.getByText('Another moderator will answer').first()).toBeVisible();

  await moderator.reload();
  await showAll(moderator);
  await expect(caseOf(moderator)).toContainText('You decided this before. Another moderator answers the appeal.');
  const other = await pageOf(browser, 'admin');
  await other.goto('/admin/moderation');
  await showAll(other);
  await expect(caseOf(other)).toContainText('It is a song, and I sang it to myself.');
  await caseOf(other).getByRole('button', { name: 'Restore' }).click();
  await expect(caseOf(other).getByText('It’s up.')).toBeVisible();
  await expect(async () => {
    await page.goto('/community');
    await expect(about).toContainText('Your words are back up.', { timeout: 3_000 });
  }).toPass();
  // For a member there is no such page.
  await page.goto('/admin/moderation');
  await expect(page.getByRole('heading', { name: 'Looking after the circle' })).toHaveCount(0);
});
