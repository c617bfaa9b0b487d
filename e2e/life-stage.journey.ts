import type { Page } from '@playwright/test';
import { addDays } from '#domain/calendar/local-date.ts';
import { today } from './harness/clue-export.ts';
import { newMember } from './harness/people.ts';
import { wheelOf } from './harness/tracker.ts';
import { expect, PHONE, test } from './harness/watch.ts';

test.use(PHONE);

const energyWheel = (page: Page) => page.getByRole('img', { name: /^Energy wheel led by the moon: / });

async function choose(page: Page, stage: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Change ?: How I am now$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'How are you now?' });
  await dialog.getByRole('radio', { name: stage }).check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('menopause: the wheel follows the moon, nothing is forecast, guidance is there; and back again with all her history', async ({
  page,
}) => {
  await newMember(page, { birthday: '1974-03-02' });
  for (const back of [94, 66, 38, 10])
    await page.request.post('/api/period-start', { data: { date: addDays(today(), -back) } });
  await page.goto('/tracker', { waitUntil: 'networkidle' });
  const wheel = await wheelOf(page).getAttribute('aria-label');
  await expect(page.getByRole('heading', { name: 'The next period' })).toBeVisible();

  await choose(page, /^Menopause/);
  await expect(page.getByText('How I am now: Menopause')).toBeVisible();
  await expect(energyWheel(page)).toBeVisible();
  await expect(wheelOf(page)).toBeHidden();
  await expect(page.getByText(/The next period|most likely|My period started/)).toHaveCount(0);
  await expect(page.getByText(/^Any bleeding a year or more after your last period.*NHS/)).toBeVisible();

  await page.getByRole('button', { name: 'Menopause guidance' }).click();
  const guidance = page.getByRole('dialog', { name: 'Menopause guidance' });
  await expect(guidance.getByText('When to see a doctor')).toBeVisible();
  await expect(guidance.getByText(/WHO, Menopause, fact sheet \(2022\)/).first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(guidance).toBeHidden();

  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(energyWheel(page)).toBeVisible();
  await expect(page.getByText('Log Flow')).toHaveCount(0);

  await page.goto('/tracker#life-stage');
  await expect(page.getByRole('dialog', { name: 'How are you now?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(page, /^Having periods/);
  await expect(wheelOf(page)).toHaveAttribute('aria-label', wheel ?? '');
  await expect(page.getByRole('heading', { name: 'The next period' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your cycles' }).getByRole('listitem')).toHaveCount(4);
});
