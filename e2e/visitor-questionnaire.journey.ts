import type { Page } from '@playwright/test';
import { newMember } from './harness/people.ts';
import { expectToast } from './harness/toast.ts';
import { expect, PHONE, test } from './harness/watch.ts';

test.use(PHONE);

const at = (goals: string) => `/customize-journey?goals=${goals}`;
const encoded = (goals: unknown) => encodeURIComponent(JSON.stringify(goals));
const chips = (page: Page) => page.getByRole('list', { name: 'Your goals' }).getByRole('listitem');
const next = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true });

async function expectSections(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('list', { name: `Section 1 of ${count}` })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How’s your body right now?');
}

const BAD: readonly [string, string][] = [
  ['nothing', ''],
  ['no JSON', 'heal%20me'],
  ['cut off', '%5B%22pain'],
  ['no list', encoded({ 0: 'pain' })],
  ['numbers', encoded([1, null, { pain: 1 }])],
  ['half a percent sign', '%E0%A4%A'],
  ['a lone percent sign', '%'],
  ['a very long text', encoded(['pain '.repeat(900)])],
  ['a deep nest', encodeURIComponent('['.repeat(3000))],
  ['a NUL', encoded(['pain\u0000'])],
];

test('hostile goals are words and nothing else, and goals that are none are ignored in silence', async ({ page }) => {
  for (const [name, goals] of BAD) {
    const reply = await page.request.get(at(goals));
    expect(reply.status(), name).toBe(200);
    expect(await reply.text(), name).not.toContain('Your goals');
  }
  const hostile = [
    '<img src=x onerror="document.title=1">pain',
    '</script><script>document.title=2</script>',
    '{{7*7}} rituals',
  ];
  await page.goto(at(encoded(hostile)));
  await expectSections(page, 3);
  await expect(chips(page)).toHaveText(hostile);
  await expect(page).toHaveTitle('Customize journey · Moonhearth');
});

test('any address that begins like the questionnaire is the questionnaire', async ({ page }) => {
  for (const path of ['/customize-journey/', '/customize-journey/later', '/customize-journey-again']) {
    await page.goto(path);
    await expectSections(page, 1);
  }
});

test("a visitor's answers wait in her browser and are hers once she signs in", async ({ page, context }) => {
  const person = await newMember(page, { customized: false, goals: ['reduce menstrual pain and symptoms'] });
  await context.clearCookies();
  await page.goto(at(encoded(['reduce menstrual pain and symptoms'])));
  await next(page).click();
  await expectToast(page, 'Please complete all fields', /^Please complete all fields/);
  await page.getByRole('radio', { name: /^Yes/ }).check();
  await page.getByLabel('When did your last period start?').fill('2026-01-05');
  await page.getByRole('radio', { name: /^On paper or in my head/ }).check();
  await next(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What has your womb been through?');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('radio', { name: /^On paper or in my head/ })).toBeChecked();
  await next(page).click();
  await page.getByRole('checkbox', { name: 'Endometriosis' }).check();
  await page.getByRole('button', { name: 'Complete Journey Setup' }).click();
  await expectToast(page, 'Please complete the section', /^Please complete the section/);
  await page.getByRole('radio', { name: /^Occasionally/ }).check();
  await page.getByRole('button', { name: 'Complete Journey Setup' }).click();
  await expectToast(
    page,
    'Sacred Journey Customized!',
    'Your answers are saved on this device until you sign up or sign in.',
  );
  await expect(page).toHaveURL('/standalone-signup');

  await page.goto('/auth');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Home · Moonhearth');
  const { user } = (await (await page.request.get('/api/auth/user')).json()) as {
    user: { journeyCustomization: object; customizationCompleted: boolean };
  };
  expect(user.journeyCustomization).toEqual({
    currentlyMenstruates: 'yes',
    lastPeriodStart: '2026-01-05',
    tracksCycle: 'manually',
    wombConditions: ['Endometriosis'],
    experiencesPain: 'occasionally',
  });
  expect(user.customizationCompleted).toBe(true);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
