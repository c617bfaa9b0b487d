import { addDays } from '#domain/calendar/local-date.ts';
import { today } from '../harness/clue-export.ts';
import { newMember } from '../harness/people.ts';
import { expect, PHONE, test } from '../harness/watch.ts';

test.use(PHONE);

test('her answers lead to a stage: home asks, yes is one tap, its guidance stands while her cycle rests, and a tile opens its field', async ({
  page,
}) => {
  await newMember(page, {
    birthday: '1979-03-02',
    goals: ['navigate menopause with grace'],
    menstruates: 'irregular',
  });
  await page.request.post('/api/period-start', { data: { date: addDays(today(), -100) } });
  // The plans greet a first visit.
  await page.goto('/tracker', { waitUntil: 'networkidle' });
  await expect(page.getByText('How I am now: Irregular periods')).toBeVisible();
  await page.goto('/', { waitUntil: 'networkidle' });
  const asked = page.getByRole('region', { name: 'Is this right?' });
  await expect(asked.getByText(/your periods are irregular and you’re 45 or older\.$/)).toBeVisible();
  await asked.getByRole('button', { name: 'Yes, that’s right' }).click();
  await expect(asked).toBeHidden();

  const part = page.getByRole('region', { name: 'Since your last period' });
  await expect(part.getByText('100 days')).toBeVisible();
  await expect(part.getByRole('img', { name: '3 of 12 months without a period' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menopause guidance' })).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(asked).toBeHidden();

  await page
    .getByRole('region', { name: 'Quick log' })
    .getByRole('link', { name: /Energy/ })
    .click();
  const energy = page.getByRole('group', { name: /^Energy/ });
  await expect(energy.getByRole('button').first()).toBeFocused();
  await expect(energy).toBeInViewport();
  await expect(page).toHaveURL(/\/tracker#energy$/);
});
