import { today } from './harness/clue-export.ts';
import { logPeriods, startsBefore } from './harness/past-periods.ts';
import { newMember } from './harness/people.ts';
import { expect, PHONE, test } from './harness/watch.ts';

test.use(PHONE);

const LENGTHS = [24, 38, 27, 45, 31, 22, 40, 29];

test('an irregular woman is told a window and no day, sees what it rests on, and can look back', async ({ page }) => {
  await newMember(page, { menstruates: 'irregular' });
  const starts = startsBefore(today(), { lengths: LENGTHS, ago: 9 });
  await logPeriods(page, starts);
  await page.request.post('/api/cycles/edits', { data: { kind: 'exclude', startDate: starts[3], reason: 'illness' } });

  await page.goto('/');
  await expect(page.getByText(/^Your next period may start between /)).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(/most likely\./);

  await page.goto('/tracker');
  await expect(page.getByText('Day 10, a window ahead')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Any day between .* No single day stands out\.$/ })).toBeVisible();

  await page.getByText('How we work this out').click();
  await expect(page.getByText(/vary too much for one date, so we don’t mark one/)).toBeVisible();
  const how = page.getByRole('button', { name: 'How do you know?' });
  await how.click();
  const dialog = page.getByRole('dialog', { name: 'How do you know?' });
  await expect(dialog.getByText('7 of your 8 finished cycles are in it.')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /45 days Left out by you: illness$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(how).toBeFocused();

  await page.getByRole('button', { name: /^No forecast to check yet\./ }).click();
  await expect(page.getByText('Your first forecast is saved. We check it when your next period starts.')).toBeVisible();
  await page.getByRole('button', { name: 'Look back at older cycles' }).click();
  const back = page.getByRole('region', { name: 'Looking back' });
  await expect(back.getByText(/You never saw these/)).toBeVisible();
  await expect(back.getByRole('row')).toHaveCount(1 + 6);
  expect(await page.locator('body').innerText()).not.toMatch(/\bsafe days?\b/i);
});
