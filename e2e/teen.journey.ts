import { GOALS, HIDDEN_FROM_TEENS } from '#domain/goals/goals.ts';
import { today } from './harness/clue-export.ts';
import { linkTo } from './harness/mailbox.ts';
import { freshEmail, newMember, signInAs } from './harness/people.ts';
import { wheelOf } from './harness/tracker.ts';
import { expect, PHONE, test } from './harness/watch.ts';
import { walkToGoals } from './harness/wizard.ts';

test.use(PHONE);

const yearsAgo = (years: number) =>
  `${Number(today().slice(0, 4)) - years}${today().slice(4) === '-02-29' ? '-02-28' : today().slice(4)}`;
const NOT_FOR_HER = /ovulat|fertil|conceiv|conception|sexual/i;

test('on her thirteenth birthday she may come in, and four goals are not offered', async ({ page }) => {
  const email = freshEmail();
  await walkToGoals(page, { email, birthday: yearsAgo(13) });
  const offered = await page
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => box.closest('label')?.textContent?.trim() ?? ''));
  expect(offered.toSorted()).toEqual(GOALS.filter((goal) => !HIDDEN_FROM_TEENS.includes(goal)).toSorted());
  expect(HIDDEN_FROM_TEENS).toHaveLength(4);
  await page.getByLabel('understand my sacred menstrual cycle').check();
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await expect(page).toHaveURL(/\/verify-email\?email=/);
  await page.goto(await linkTo('/verify-email', email));
  await expect(page).toHaveURL(/\/customize-journey\?goals=/);
});

test('the day before her eighteenth birthday she is a teen, on it she is not', async ({ page }) => {
  await walkToGoals(page, { email: freshEmail(), birthday: yearsAgo(18) });
  await expect(page.getByRole('checkbox')).toHaveCount(GOALS.length);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  const dayLater = new Date(Date.parse(`${yearsAgo(18)}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Birthday').fill(dayLater);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(GOALS.length - HIDDEN_FROM_TEENS.length);
});

test('the server does not take a hidden goal from a teen', async ({ page }) => {
  await newMember(page, { birthday: yearsAgo(15) });
  for (const goal of HIDDEN_FROM_TEENS) {
    const reply = await page.request.post('/api/auth/register', {
      data: {
        email: freshEmail(),
        password: 'seven quiet lanterns',
        firstName: 'A',
        lastName: 'B',
        birthday: yearsAgo(15),
        sacredGoals: [goal],
      },
    });
    expect([reply.status(), ((await reply.json()) as { code: string }).code]).toEqual([422, 'goal_hidden']);
  }
  expect((await page.request.patch('/api/user', { data: { sacredGoals: [HIDDEN_FROM_TEENS[0]] } })).ok()).toBe(false);
});

for (const viewport of [PHONE.viewport, { width: 1280, height: 1000 }]) {
  test(`her pages on ${viewport.width} px: no trial badge, plain words, nothing of what is not for her age`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signInAs(page, 'teen');
    for (const path of ['/', '/tracker']) {
      await page.goto(path);
      await expect(wheelOf(page)).toHaveAccessibleName(
        /^Cycle wheel: day \d+, (on your period|between periods)\. What comes next is drawn dotted: nobody knows it yet\.$/,
      );
      await expect(page.locator('details[open]', { hasText: 'Why is so little marked ahead?' })).toBeVisible();
      await expect(page.getByText(/Trial|days? left/).filter({ visible: true })).toHaveCount(0);
      const words = `${await page.locator('body').innerText()}\n${(await page.locator('[aria-label]').evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label')))).join('\n')}`;
      expect(NOT_FOR_HER.exec(words)?.[0] ?? null).toBeNull();
    }
    await page.getByRole('button', { name: 'Account menu' }).click();
    const items = await page.getByRole('menuitem').allInnerTexts();
    expect(items.filter((item) => /Billing|Referrals|Management|Shop/.test(item))).toEqual([]);
  });
}

test('a lapsed trial says so to an adult', async ({ page }) => {
  await signInAs(page, 'lapsed');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Trial Expired' })).toBeVisible();
  await signInAs(page, 'adult');
  await page.goto('/');
  await expect(page.getByText(/^Trial: [45] days$/)).toBeVisible();
});
