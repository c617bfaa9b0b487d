import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { WHOLE } from '../../check/places.mjs';
import type { Ground } from '../ground.ts';

const ARGS = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const PAGES = ['/', '/tracker', '/journal'];
export const PLANTED = 'a planted lantern that must be found';

/**
 * A real session in a browser of its own: in by the form, over the pages that show what the member told, an entry that
 * cannot be sent and is kept, sent after all, and out by the menu. Gives the folder of the browser's profile, and
 * whether the member's words were on its screen. Null where there is no browser.
 */
export async function sessionInBrowser(
  ground: Ground,
  who: { email: string; password: string; word: string },
): Promise<{ profile: string; seen: boolean } | null> {
  if (!existsSync(WHOLE)) return null;
  const profile = join(ground.scratch, 'profile');
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: WHOLE,
    args: ARGS,
    baseURL: ground.origin,
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto('/auth');
    await page.getByLabel('Email').fill(who.email);
    await page.getByLabel('Password', { exact: true }).fill(who.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL((url) => url.pathname !== '/auth');
    let seen = false;
    for (const path of PAGES) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      seen ||= (await page.content()).includes(who.word);
    }
    await signOut(page);
    // Beside the product's own storage, at another name of this machine: what clears the member's must leave it, and
    // the search must see it.
    await page.goto(ground.origin.replace('localhost', '127.0.0.1').concat('/privacy'), {
      waitUntil: 'domcontentloaded',
    });
    await page.evaluate((text) => localStorage.setItem('planted', text), PLANTED);
    await sleep(300);
    return { profile, seen };
  } finally {
    await context.close();
  }
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL('**/auth');
  await page.waitForLoadState('networkidle');
}
