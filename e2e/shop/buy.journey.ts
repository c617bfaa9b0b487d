import { judge } from '../harness/barriers.ts';
import { newMember } from '../harness/people.ts';
import { expect, PHONE, test } from '../harness/watch.ts';

test.use(PHONE);

test('a member buys one thing with the practice checkout, and takes it back', async ({ page }) => {
  test.setTimeout(120_000);
  const started = Date.now();
  await newMember(page);
  await page.goto('/shop');
  await judge(page, 'the shelves');
  await page.getByRole('link', { name: 'Wool-wrapped bottle', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wool-wrapped bottle');
  await judge(page, 'a product');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Your cart, 1 thing' }).click();
  await judge(page, 'the cart');
  await page.getByRole('link', { name: 'Go to checkout' }).click();

  await page.getByLabel('Full name').fill('Ada Byron');
  await page.getByLabel('Street and number').fill('12 Mill Lane');
  await page.getByLabel('City').fill('Albany');
  await page.getByLabel('Postal code').fill('12207');
  await page.getByLabel('State or province').selectOption('NY');
  await page.getByRole('button', { name: 'Save address' }).click();
  await judge(page, 'the checkout');
  await page.getByRole('button', { name: 'Order and pay $37.39' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Practice only. No money moves.');
  await expect(page.getByRole('main')).not.toContainText('bottle');
  await page.getByRole('button', { name: 'Pay $37.39' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. We’re packing it.', { timeout: 15_000 });
  expect(Date.now() - started).toBeLessThan(120_000);
  await judge(page, 'an order');

  await page.getByText('I changed my mind').click();
  await page.getByRole('button', { name: 'Take it back for $37.39' }).click();
  await page.getByRole('button', { name: 'Yes, take it back' }).click();
  await expect(page.getByText('We’ve refunded $37.39.')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('link', { name: 'Open the receipt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receipt');
  await judge(page, 'a receipt');
});
