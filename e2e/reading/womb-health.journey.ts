import { newMember } from '../harness/people.ts';
import { expect, PHONE, test } from '../harness/watch.ts';

test.use(PHONE);

test('she opens the guide on her condition, sees her own log beside it, and brings a question and a concern on paper', async ({
  page,
}) => {
  await newMember(page);
  const today = new Intl.DateTimeFormat('en-CA').format(new Date());
  await page.request.put('/api/day-logs', { data: { date: today, pain: { level: 6, places: ['pelvis'] } } });
  await page.goto('/womb-health');
  await page.getByRole('region', { name: 'All guides' }).getByRole('link', { name: 'Painful periods' }).click();
  await expect(page).toHaveURL(/\/womb-health\/[a-z0-9]{7}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Painful periods' })).toBeVisible();
  const log = page.getByRole('region', { name: 'What you logged, counted' });
  await expect(log.getByText('1 of 10 logged days').first()).toBeVisible();

  await page.getByRole('button', { name: 'I live with this' }).click();
  await expect(page.getByRole('button', { name: 'You keep this one' })).toBeVisible();
  const question = page.getByRole('region', { name: 'Questions to bring' }).getByRole('button').first();
  await question.click();
  await expect(question).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('link', { name: 'Your appointment sheet' }).click();
  const paper = page.getByRole('article', { name: 'For my appointment' });
  await expect(paper.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('textbox', { name: 'What worries you most' }).fill('Two days a month in bed');
  await page.getByRole('textbox', { name: 'What worries you most' }).blur();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(paper.getByText('Two days a month in bed')).toBeVisible();

  await page.getByRole('link', { name: 'Womb Health' }).click();
  await expect(
    page.getByRole('region', { name: 'Yours' }).getByRole('link', { name: 'Painful periods' }),
  ).toBeVisible();
});
