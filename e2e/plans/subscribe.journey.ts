import type { Page } from '@playwright/test';
import { judge, SIZES } from '../harness/barriers.ts';
import { newMember } from '../harness/people.ts';
import { expectToast } from '../harness/toast.ts';
import { expect, PHONE, test } from '../harness/watch.ts';

test.use({ ...PHONE, newcomer: true });

const YEARLY = /^Premium Yearly \$33\.51\/year$/;
const MONTHLY = /^Premium Monthly \$3\.99\/month$/;

/** Notes in the tab on which page something was painted first. */
async function notePaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = () =>
      sessionStorage.setItem('painted', `${sessionStorage.getItem('painted') ?? ''} ${location.pathname}`);
    new PerformanceObserver((paints) => paints.getEntriesByName('first-contentful-paint').length > 0 && note()).observe(
      { type: 'paint', buffered: true },
    );
  });
}

async function paintsOf(page: Page): Promise<string[]> {
  return (await page.evaluate(() => sessionStorage.getItem('painted') ?? '')).split(' ').filter(Boolean);
}

test('from her trial to a plan and through all that can be done with it', async ({ page }) => {
  test.setTimeout(150_000);
  await newMember(page);
  // The gate leads the member here once (§4.1), and a way past stands beside the way in.
  await notePaints(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/tracker');
  await expect(page).toHaveURL('/subscription');
  expect(await paintsOf(page), 'only the plans were drawn').toEqual(['/subscription']);
  const before = requested.slice(0, requested.indexOf('/subscription'));
  // The letters of headings are those of every page.
  expect(
    before
      .filter((path) => !path.startsWith('/assets/newsreader-display-'))
      .map((path) => path.replace(/-[\w-]+\.js$/, '')),
    'nothing was fetched for the page she was led from',
  ).toEqual(['/tracker', '/assets/first']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stay by the fire.');
  const stops = page.getByRole('list', { name: 'Your seven-day trial' }).getByRole('listitem');
  await expect(stops.first()).toHaveText('TodayYou arrived. Day 1. Everything is open');
  await expect(stops.locator('svg')).toHaveCount(await stops.count());
  await expect(page.getByText('practice, no money moves')).toBeVisible();
  await judge(page, 'plans');
  await page.getByRole('link', { name: 'Skip for now' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/tracker');
  await expect(page).toHaveURL('/tracker');

  await page.getByRole('link', { name: 'Trial: 7 days' }).click();
  await expect(page).toHaveURL('/subscription');
  await expect(page.getByRole('button', { name: 'Select a Plan Above' })).toBeDisabled();
  await page.getByRole('radio', { name: MONTHLY }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: YEARLY })).toBeChecked();
  await page.setViewportSize(SIZES.desk);
  await judge(page, 'a plan is chosen');

  // A failed call shows nothing and gives the button back (§8).
  await page.route('**/create-checkout-session', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Subscribe to Premium Yearly' }).click();
  await expect(page.getByRole('button', { name: 'Subscribe to Premium Yearly' })).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const asked = page.waitForRequest('**/api/subscription/create-checkout-session');
  await page.getByRole('button', { name: 'Subscribe to Premium Yearly' }).click();
  expect((await asked).postDataJSON()).toEqual({ plan: 'premium_yearly' });
  await expect(page).toHaveURL(/\/practice\/checkout\//);
  await expect(page.getByText('Practice only. No money moves.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay nothing today' }).click();

  await expect(page).toHaveURL('/subscription-success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome in. The fire is yours.');
  await expect(page.getByText(/^Nothing was charged today\. Your first payment of \$33\.51 is on/)).toBeVisible();
  await judge(page, 'welcomed');
  const { user } = (await (await page.request.get('/api/auth/user')).json()) as {
    user: { id: string; subscriptionStatus: string };
  };
  expect(user.subscriptionStatus).toBe('active');
  expect(
    await page.evaluate(
      (id) => ['subscription_completed', 'payment_completed'].map((flag) => localStorage.getItem(`${flag}_${id}`)),
      user.id,
    ),
  ).toEqual(['true', 'true']);
  await expect(page.getByRole('link', { name: /Trial|days? left/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByText('Premium Member').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('menuitem', { name: 'Subscription & Billing' }).click();
  await expect(page).toHaveURL('/subscription-management');
  const plan = page.getByRole('region', { name: /^Premium (Yearly|Monthly)$/ });
  await expect(plan).toContainText('Active');
  // Nothing was charged yet.
  await expect(page.getByText('No invoices yet. You’ll get one with your first payment.')).toBeVisible();
  await judge(page, 'a plan');

  // What a change costs stands there before it is made.
  await page.getByRole('button', { name: 'Change to Premium Monthly' }).click();
  const cost = page.getByRole('region', { name: 'What changing to Premium Monthly costs' });
  await expect(cost).toContainText('Due now$0.00');
  await expect(cost).toContainText('$3.99');
  await expect(cost.getByRole('heading')).toBeFocused();
  await cost.getByRole('button', { name: 'Change to Premium Monthly' }).click();
  await expect(plan.getByRole('heading', { level: 2 })).toHaveText('Premium Monthly');
  await expectToast(page, 'You’re on Premium Monthly now.', /^/);

  await page.setViewportSize(PHONE.viewport);
  await page.getByRole('button', { name: 'Cancel my plan' }).click();
  await expect(page.getByText(/^You keep everything until /)).toBeVisible();
  await judge(page, 'cancelling');
  await page.getByRole('button', { name: 'Yes, cancel' }).click();
  await expect(plan).toContainText(/Ends \d+ \w+ \d{4}/);
  await expect(page.getByRole('button', { name: 'Resume Premium Monthly' })).toBeFocused();
  await judge(page, 'cancelled');
  await page.getByRole('button', { name: 'Resume Premium Monthly' }).click();
  await expect(plan).toContainText('Active');

  // Who has a plan is led from the plans to it.
  await page.goto('/subscription');
  await expect(page).toHaveURL('/subscription-management');
});
