import { judge, SIZES } from '../harness/barriers.ts';
import { newMember } from '../harness/people.ts';
import { expect, PHONE, test } from '../harness/watch.ts';

test.use(PHONE);

test('a flow left at its third step is taken up there, closed, and counts a check-in of the home page once', async ({
  page,
}) => {
  await newMember(page);
  await page.goto('/');
  await page.getByPlaceholder('A word is plenty.').fill('Soup.');
  await page.getByRole('button', { name: 'Complete check-in' }).click();
  await expect(page.getByRole('heading', { name: 'That’s today' })).toBeVisible();
  const step = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });

  await page.goto('/daily-flow');
  await judge(page, 'arrive');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(step('Breathe')).toBeFocused();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Out for seven' })).toBeAttached({ timeout: 10_000 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(step('Check in')).toBeVisible();
  await expect(page.getByText(/^You’ve checked in today/)).toBeVisible();
  const left = page.waitForResponse((reply) => reply.url().endsWith('/api/daily-flow') && reply.ok());
  await page.getByText('Soft bell between steps').click();
  await left;
  await page.getByRole('link', { name: 'Leave for now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/daily-flow');
  await expect(step('Check in')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Soft bell between steps' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: 'Your page' }).fill('The rain helped.');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('textbox', { name: 'One thing, small enough to do' }).fill('go to bed before the news');
  await page.getByRole('button', { name: 'Set it and continue' }).click();
  await expect(page.getByText('Ten minutes, all your own.').first()).toBeVisible();
  await page.setViewportSize(SIZES.desk);
  await judge(page, 'close');
  await page.getByRole('button', { name: 'Complete Today ✓' }).click();
  await expect(page.getByText(/^A new one starts tomorrow/)).toBeVisible();

  const { today, items } = (await (await page.request.get('/api/journal-entries')).json()) as {
    today: { date: string };
    items: { excerpt: string }[];
  };
  expect(items.map(({ excerpt }) => excerpt).toSorted()).toEqual(['Soup.', 'The rain helped.']);
  expect((await (await page.request.get('/api/check-in')).json()) as object).toMatchObject({
    presenceDays: 1,
    doneToday: true,
  });
  expect((await (await page.request.get('/api/daily-flow')).json()) as object).toMatchObject({
    date: today.date,
    done: ['arrive', 'breathe', 'check_in', 'write', 'intention', 'close'],
    intention: 'go to bed before the news',
  });
});
