import type { Page } from '@playwright/test';

/** Keeps what a page asks for at such addresses from coming, as on a line that has stalled, until it is told to. */
export async function heldBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const told = new Promise<void>((done) => (release = done));
  await page.route(addresses, async (route) => {
    await told;
    await route.continue();
  });
  return release;
}
