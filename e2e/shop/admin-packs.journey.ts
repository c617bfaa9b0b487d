import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { mailFor } from '../harness/mailbox.ts';
import { DEMO_PASSWORD, demoEmail, newMember, signIn, type Person } from '../harness/people.ts';
import { expect, otherBrowser, PHONE, test } from '../harness/watch.ts';

const HOME = {
  ...{ name: 'Ada Byron', line1: '12 Mill Lane', line2: '', city: 'Albany', region: 'NY' },
  ...{ postcode: '12207', country: 'US' },
};

/** Buys a journal with the practice checkout; gives the order's id and number. */
async function buyJournal(page: Page): Promise<{ order: string; number: string }> {
  const { request } = page;
  const address = randomUUID();
  await request.put(`/api/shop/addresses/${address}`, { data: HOME });
  await request.put('/api/shop/cart/linen-journal-night', { data: { quantity: 1 } });
  const asked = { address, country: null, usesPoints: false };
  const { sums } = (await (await request.post('/api/shop/quote', { data: asked })).json()) as {
    sums: { total: number };
  };
  const placed = await request.post('/api/shop/orders', {
    data: { ...asked, seenTotal: sums.total, agreesDigital: false },
  });
  const { order } = (await placed.json()) as { order: string };
  const { url } = (await (await request.post(`/api/shop/orders/${order}/pay`)).json()) as { url: string };
  await page.goto(url);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await page.waitForURL((at) => !at.pathname.startsWith('/practice'));
  const paid = async () =>
    (await (await request.get(`/api/shop/orders/${order}`)).json()) as { state: string; number: string };
  await expect.poll(async () => (await paid()).state, { timeout: 15_000 }).toBe('paid');
  return { order, number: (await paid()).number };
}

/** An act asks for a proof of its own, each time anew. */
async function prove(page: Page): Promise<void> {
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await proof.getByLabel(/password/i).fill(DEMO_PASSWORD);
  await proof.locator('button[type="submit"]').click();
  await expect(proof).toBeHidden();
}

async function moveOn(page: Page, number: string, to: string): Promise<void> {
  await page.getByRole('tab', { name: 'Orders' }).click();
  await page.getByLabel('Find by number').fill(number);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  const found = page.getByRole('region', { name: 'Found' });
  await found.getByText(number).click();
  await found.getByLabel('What happened?').selectOption({ label: to });
}

test('an admin packs and sends an order that was bought with the practice checkout; its buyer hears of it in neutral words', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const her = await otherBrowser(browser, PHONE);
  const { email }: Person = await newMember(her);
  const { order, number } = await buyJournal(her);

  // A session of its own: a proof gives it a new token, and the others of this account would go on with the old one.
  await signIn(page, { email: demoEmail('admin'), password: DEMO_PASSWORD });
  await page.goto('/');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Looking after the shop' }).click();
  await expect(page.getByText(number)).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Mill Lane');

  await test.step('the packing list opens her address, for this order alone', async () => {
    await page.getByRole('tab', { name: 'Packing list' }).click();
    await page.getByRole('checkbox', { name: `Pack ${number}` }).check();
    await page.getByRole('button', { name: 'Open 1 address' }).click();
    await prove(page);
    const list = page.getByRole('region', { name: 'Packing list' });
    await expect(list.getByText('12 Mill Lane')).toBeVisible();
    await expect(list).toContainText('From MH Goods');
    await expect(list.getByRole('listitem').filter({ hasText: number })).toContainText('1 × Linen journal, Night');
    await page.getByRole('button', { name: 'Close the addresses' }).click();
    await expect(page.locator('body')).not.toContainText('Mill Lane');
  });

  await test.step('packed, then sent with its number', async () => {
    await moveOn(page, number, 'Mark as packed');
    await page.getByRole('button', { name: 'Save what happened' }).click();
    await prove(page);
    const state = async () =>
      ((await (await her.request.get(`/api/shop/orders/${order}`)).json()) as { state: string }).state;
    await expect.poll(state).toBe('packed');
    await moveOn(page, number, 'Mark as sent');
    await page.getByLabel('Carrier').fill('Post');
    await page.getByLabel('Parcel number').fill('XX 123 456');
    await page.getByRole('button', { name: 'Save what happened' }).click();
    await prove(page);
    await expect.poll(state).toBe('sent');
  });

  await test.step('she follows it, and her mailbox says nothing of what is inside', async () => {
    await her.goto(`/shop/orders/${order}`);
    await expect(her.getByText('XX 123 456')).toBeVisible();
    await expect(async () => {
      const mail = (await mailFor(email)).find(({ text }) => text?.includes('is on its way'));
      expect(mail?.subject).toBe('Your order');
      expect(mail?.text).not.toMatch(/journal|XX 123|Mill Lane/i);
    }).toPass();
  });

  await test.step('for her there is no such page', async () => {
    await her.goto('/admin/shop');
    await expect(her.getByRole('heading', { name: 'Looking after the shop' })).toHaveCount(0);
  });
  await her.context().close();
});
