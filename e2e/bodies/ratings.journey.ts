import type { APIRequestContext } from '@playwright/test';
import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import { judge } from '../harness/barriers.ts';
import { today } from '../harness/clue-export.ts';
import { logPeriods, startsBefore } from '../harness/past-periods.ts';
import { newMember } from '../harness/people.ts';
import { expectToast } from '../harness/toast.ts';
import { expect, PHONE, test } from '../harness/watch.ts';

test.use(PHONE);

const FIVE = ['low', 'worried', 'mad', 'worn_out', 'swollen'];

/** Rates the days around first days of periods, as the page sends them: hard in the week before, easy after. */
async function rateCycles(
  { request }: { readonly request: APIRequestContext },
  starts: readonly LocalDate[],
): Promise<void> {
  for (const start of starts)
    for (const day of [-6, -4, -3, -2, -1, 3, 4, 6, 8]) {
      const level = day < -4 ? 3 : day < 0 ? 5 : 1;
      const reply = await request.put('/api/ratings', {
        data: { date: addDays(start, day), ratings: Object.fromEntries(FIVE.map((item) => [item, level])) },
      });
      if (!reply.ok()) throw new Error(`rating a day answered ${reply.status()}`);
    }
}

test('she rates a day while the line is lost, sees help at once, and reads her pattern; a later change is said', async ({
  page,
}) => {
  await newMember(page);
  const starts = startsBefore(today(), { lengths: [28, 29], ago: 20 });
  await logPeriods(page, starts);
  await rateCycles(page, starts);

  await page.goto('/womb-health/ratings', { waitUntil: 'networkidle' });
  const item = (name: string) => page.getByRole('radiogroup', { name });
  const rate = (name: string, step: string) => item(name).getByRole('radio', { name: step }).check({ force: true });
  await page.getByRole('button', { name: 'Nothing today' }).click();
  await expect(page.getByText('We filled 24 items with 1, No.')).toBeVisible();
  const help = page.getByRole('region', { name: 'You can talk to somebody now' });
  await expect(help).toBeHidden();
  await rate('It seemed that nothing would get better.', '5, A lot');
  await expect(help).toBeVisible();
  await judge(page, 'help');

  await page
    .context()
    .route('**/api/ratings', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await page.getByRole('button', { name: 'Save today' }).click();
  await expectToast(page, 'Saved on this device', 'We’ll send it as soon as you’re back online.');
  await expect(page.getByText('Saved on this device, not sent yet')).toBeVisible();
  await expect(help).toBeVisible();
  await page.context().unroute('**/api/ratings');
  await page.reload();
  await expect(page.getByText('24 of 24 rated', { exact: true })).toBeVisible();
  await expect(item('It seemed that nothing would get better.').getByRole('radio', { name: '5, A lot' })).toBeChecked();

  await page.getByRole('link', { name: 'See your pattern' }).click();
  await expect(page.getByRole('heading', { name: 'A pattern to bring to a clinician' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Mean of your ratings by day\. Highest: 5\.0/ })).toBeVisible();
  await judge(page, 'pattern');

  const [, changed = today()] = starts;
  for (const day of [-4, -3, -2, -1])
    await page.request.put('/api/ratings', {
      data: { date: addDays(changed, day), ratings: Object.fromEntries(FIVE.map((item) => [item, 1])) },
    });
  await page.reload();
  await expect(page.getByText('We scored some cycles again')).toBeVisible();
  await page.getByRole('button', { name: 'I’ve read this' }).click();
  await expect(page.getByText('We scored some cycles again')).toBeHidden();
});
