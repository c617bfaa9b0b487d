import type { Browser } from '@playwright/test';
import { takePhone } from '../phone.ts';
import { judge, type Row } from '../row.ts';
import type { Context } from './context.ts';

const PASSWORD = 'two lights to live by';

/** Row 2: with scripts switched off the page paints, and its form signs in. */
export async function withoutScriptsRow(browser: Browser, { product }: Context): Promise<Row> {
  const { context, page } = await takePhone(browser, { origin: product.origin, scripts: false });
  await page.goto(`${product.origin}/auth`);
  const title = (await page.locator('h1').first().textContent()) ?? '';
  const form = page.locator('form').filter({ has: page.locator('input[name=password]') });
  await form.locator('input[name=email]').fill('adult@demo.example');
  await form.locator('input[name=password]').fill(PASSWORD);
  await form.locator('button[type=submit], button:not([type])').last().click();
  await page.waitForURL((url) => url.pathname !== '/auth', { timeout: 15_000 }).catch(() => null);
  const cookies = await context.cookies();
  const isIn = cookies.some(({ name }) => name.endsWith('sid'));
  await context.close();
  return judge(
    {
      n: 2,
      what: 'JS for the first paint and a working sign-in form',
      goal: 'none',
      measured: `without scripts: heading "${title.trim()}", form ${isIn ? 'signs in' : 'does not sign in'}`,
    },
    title.trim() !== '',
    isIn,
  );
}
