import type { Locator, Page } from '@playwright/test';
import { addDays } from '#domain/calendar/local-date.ts';
import { today } from '../harness/clue-export.ts';
import { linkTo } from '../harness/mailbox.ts';
import { freshEmail } from '../harness/people.ts';
import { expectToast } from '../harness/toast.ts';
import { wheelOf } from '../harness/tracker.ts';
import { expect, PHONE, test } from '../harness/watch.ts';
import { expectStep, next, walkToGoals } from '../harness/wizard.ts';

// As a visitor meets it: nobody has seen the plans yet.
test.use({ ...PHONE, newcomer: true });

const MOST_TAPS = 16;
const MOST_SCREENS = 9;

/**
 * Counts what a new member does. A tap is a press on a control; a date that is picked is one too. Typing into the field
 * that has the focus is none, and neither is the keyboard's way to the next field. A screen is an address with its
 * heading: each step, page and dialog that has to be passed.
 */
class Walk {
  readonly taps: string[] = [];
  readonly screens: string[] = [];

  told(): string {
    return [
      `${this.taps.length} taps: ${this.taps.join(', ')}`,
      `${this.screens.length} screens: ${this.screens.join(', ')}`,
    ].join('\n');
  }

  async look(page: Page): Promise<void> {
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const here = `${new URL(page.url()).pathname}: ${(await heading.innerText()).replaceAll('\n', ' ')}`;
    if (this.screens.at(-1) !== here) this.screens.push(here);
  }

  /** A screen of her own mail program. */
  openMail(): void {
    this.taps.push('the message');
    this.screens.push('her mail program');
  }

  async tap(what: Locator): Promise<void> {
    await this.look(what.page());
    this.taps.push(await nameOf(what));
    await what.click();
  }

  async pick(field: Locator, day: string): Promise<void> {
    await this.look(field.page());
    this.taps.push(await nameOf(field));
    await field.fill(day);
  }
}

function nameOf(what: Locator): Promise<string> {
  return what.evaluate(
    (found) => (found as HTMLInputElement).labels?.[0]?.textContent.trim() ?? (found.textContent || found.tagName),
  );
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
}

async function signUp(page: Page, walk: Walk, email: string): Promise<void> {
  await walk.tap(page.getByRole('link', { name: 'Need an account? Start your journey' }));
  await walk.tap(page.getByRole('link', { name: 'Start Your Journey', exact: true }));
  await expectStep(page, 1);
  await walk.tap(page.getByLabel('First name'));
  await type(page, 'Maren');
  await page.keyboard.press('Tab');
  await type(page, 'Holm');
  await page.keyboard.press('Tab');
  await type(page, email);
  await walk.tap(button(page, 'Continue'));
  await expectStep(page, 2);
  // The one field of this step has the focus.
  await type(page, 'seven quiet lanterns');
  await walk.tap(button(page, 'Continue'));
  await walk.pick(page.getByLabel('Birthday'), '1994-03-02');
  await walk.tap(button(page, 'Continue'));
  await walk.tap(page.getByLabel('understand my sacred menstrual cycle'));
  await walk.tap(button(page, 'Complete Registration'));
}

async function customize(page: Page, walk: Walk): Promise<void> {
  await walk.tap(page.getByRole('radio', { name: /^Yes/ }));
  await walk.pick(page.getByLabel('When did your last period start?'), addDays(today(), -9));
  await walk.tap(page.getByRole('radio', { name: /^Not yet/ }));
  await walk.tap(button(page, 'Complete Journey Setup'));
}

test(`from the first page to a wheel with her own day: at most ${MOST_TAPS} taps and ${MOST_SCREENS} screens`, async ({
  page,
  context,
}) => {
  const walk = new Walk();
  const email = freshEmail();
  await page.goto('/');
  await signUp(page, walk, email);
  await expect(page).toHaveURL(`/verify-email?email=${encodeURIComponent(email)}`);
  await walk.look(page);

  walk.openMail();
  walk.taps.push('the link');
  const opened = await context.newPage();
  await opened.goto(await linkTo('/verify-email', email));
  await expect(opened).toHaveURL(/\/customize-journey\?goals=/);
  await customize(opened, walk);
  await expect(opened).toHaveURL('/subscription?source=journey-customization');
  await expect(wheelOf(opened)).toHaveAttribute('aria-label', /: day 10, Follicular phase/);
  await walk.look(opened);
  process.stdout.write(`${walk.told()}
`);
  expect(walk.taps.length).toBeLessThanOrEqual(MOST_TAPS);
  expect(walk.screens.length).toBeLessThanOrEqual(MOST_SCREENS);

  // The page that waits for her mail knows as soon as she looks at it again.
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveURL('/');

  await button(opened, 'See my day')
    .or(opened.getByRole('link', { name: 'See my day' }))
    .click();
  await expect(opened).toHaveURL('/');
  await expect(wheelOf(opened)).toHaveAttribute('aria-label', /: day 10, Follicular phase/);
  await expect(opened.getByText('Welcome to Moonhearth!')).toBeVisible();
  await expect(opened.getByText(/welcome back/i)).toHaveCount(0);
});

test('Back and reload keep what she told, never her password; a mistake is marked where it is', async ({ page }) => {
  const email = freshEmail();
  await page.goto('/standalone-signup');
  await next(page);
  await expectToast(page, 'Please complete all fields', 'All fields are required to continue.');
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByText('Please enter your last name.')).toBeVisible();
  await walkToGoals(page, { email, birthday: '1994-03-02' });
  await page.getByLabel('understand my sacred menstrual cycle').check();
  await page.goBack();
  await expectStep(page, 3);
  await page.goBack();
  await expectStep(page, 2);
  await page.goForward();
  await expect(page.getByLabel('Birthday')).toHaveValue('1994-03-02');
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).toContain(email);
  expect(kept).not.toContain('seven quiet lanterns');
  await page.reload();
  await expectStep(page, 2);
  await expect(page.getByText('Please enter your password again. We never save it here.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('seven quiet lanterns');
  await next(page);
  await next(page);
  await expect(page.getByText('Selected: 1 of 3 goals maximum')).toBeVisible();
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await expectToast(page, 'Account Created Successfully!', 'Please check your email to verify your account.');
  await expect(page).toHaveURL(/^[^?]+\/verify-email/);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('Holm');
});
