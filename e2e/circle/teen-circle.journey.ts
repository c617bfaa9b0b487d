import { randomUUID } from 'node:crypto';
import { today } from '../harness/clue-export.ts';
import { newMember, signInAs } from '../harness/people.ts';
import { expect, otherBrowser, PHONE, test } from '../harness/watch.ts';

test.use(PHONE);

const BORN = `${Number(today().slice(0, 4)) - 15}-01-05`;

test('a teen posts, a vetted moderator lets it in, another teen reads it, an adult only reads what the room is', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const words = `The second day is the worst, ${randomUUID().replaceAll(/\d/g, '').slice(0, 6)}.`;
  await newMember(page, { birthday: BORN });
  await page.goto('/community');
  await expect(page).toHaveURL(/\/teen-circle$/);
  await page.getByRole('textbox', { name: 'What would you like to ask or say?' }).fill(words);
  await page.getByText('Post as Anonymous').click();
  await page.getByRole('combobox', { name: 'Topic' }).selectOption({ label: 'Moods' });
  await page.getByRole('button', { name: /^Send to/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'I’ll sit by these' }).click();
  await expect(page.getByRole('region', { name: 'Your words' })).toContainText(words);

  const open = () => otherBrowser(browser, PHONE);
  const other = await open();
  await newMember(other, { birthday: BORN });
  await other.goto('/teen-circle');
  await expect(other.getByRole('heading', { level: 1, name: 'Teen Circle' })).toBeVisible();
  await expect(other.getByText(words)).toHaveCount(0);

  const moderator = await open();
  await signInAs(moderator, 'moderator');
  await moderator.goto('/admin/moderation');
  const held = moderator.getByRole('listitem').filter({ hasText: words });
  await held.getByRole('button', { name: 'Let it in' }).click();
  await expect(moderator.getByText('It’s up.').first()).toBeVisible();

  await other.reload();
  await expect(other.getByText(words)).toBeVisible();
  expect(await other.content()).not.toContain('Holm</b>');

  const adult = await open();
  await newMember(adult);
  await adult.goto('/teen-circle');
  await expect(adult.getByRole('heading', { level: 1, name: 'Teen Circle is for ages 13 to 17' })).toBeVisible();
  expect((await adult.request.get('/api/teen-circle/posts')).status()).toBe(404);
  for (const one of [other, moderator, adult]) await one.context().close();
});
