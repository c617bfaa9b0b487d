import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import { makeMembers } from '../../bench/ground/people.ts';
import type { Product } from '../../bench/ground/product.ts';
import { chancesFrom } from '../../forecast/blind.ts';
import { sharedGround } from '../ground.ts';
import type { Course, Found, Proof } from '../proof.ts';
import { openBrowser, type KilledBrowser } from './own-browser.ts';

/**
 * Where the process is killed: before the server heard of the page, or after it kept it and before the browser was
 * told.
 */
const MOMENTS = ['unheard', 'unanswered'] as const;
type Moment = (typeof MOMENTS)[number];
const WAIT_MS = 30_000;
const LONGEST_MS = 60;

/** The whole browser, gone at once with a page on its way; the same profile opened again. */
export const killedBrowser: Proof = {
  name: 'killed-browser',
  claims: 'a browser killed between the outbox and the reply, and started again, brings her page to the server once',
  run: async (course) => prove((await sharedGround()).product, course),
};

async function prove(product: Product, { short, seed }: Course): Promise<Found> {
  const rounds = short ? 2 : 20;
  const chance = chancesFrom(seed);
  const [cookie = ''] = await makeMembers(product, 1, 'killed');
  await fetch(`${product.origin}/api/visits`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ welcomed: true }),
  });
  await fetch(`${product.origin}/api/user`, {
    method: 'PATCH',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      journeyCustomization: { currentlyMenstruates: 'yes', tracksCycle: 'no' },
      customizationCompleted: true,
    }),
  });
  const wrong: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const moment = MOMENTS[round % MOMENTS.length] as Moment;
    const rows = await killOnce(product, { cookie, title: `round ${round}`, moment, after: chance() * LONGEST_MS });
    if (rows !== 1) wrong.push(`killed ${moment}: the page of round ${round} is there ${rows} times`);
  }
  return { figures: { kills: rounds }, compared: rounds, wrong };
}

type Kill = {
  readonly cookie: string;
  readonly title: string;
  readonly moment: Moment;
  /** Milliseconds between the moment and the kill. */ readonly after: number;
};

async function killOnce({ origin }: Product, { cookie, title, moment, after }: Kill): Promise<number> {
  const profile = mkdtempSync(join(tmpdir(), 'moonhearth-killed-'));
  const signedIn = (browser: KilledBrowser) => signIn(browser, { origin, cookie });
  try {
    const first = await openBrowser(profile);
    await write(await signedIn(first), { origin, title, moment });
    await sleep(after);
    await first.kill();
    const second = await openBrowser(profile);
    const page = await signedIn(second);
    await page.goto(`${origin}/journal`);
    const rows = await untilThere(() => countOf({ origin, cookie, title }));
    await second.kill();
    return rows;
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

async function signIn({ page }: KilledBrowser, { origin, cookie }: { origin: string; cookie: string }): Promise<Page> {
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url: origin }]);
  // The plans are shown once to a browser; this is about something else.
  await page.addInitScript(() => {
    const read = Storage.prototype.getItem;
    Storage.prototype.getItem = function getItem(this: Storage, key: string) {
      return key.startsWith('subscription_flow_shown_') ? 'true' : read.call(this, key);
    };
  });
  return page;
}

/** Writes a page and resolves at the moment in which the browser is to be killed. */
async function write(
  page: Page,
  { origin, title, moment }: { origin: string; title: string; moment: Moment },
): Promise<void> {
  const reached = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    if (route.request().method() !== 'POST') return route.continue();
    if (moment === 'unanswered') await route.fetch();
    return reached.resolve();
  };
  await page.route('**/api/journal-entries', hold);
  await page.goto(`${origin}/journal`);
  await page.getByPlaceholder('Title, if you like').fill(title);
  await page.getByRole('button', { name: 'Save page' }).click();
  await reached.promise;
}

async function countOf({ origin, cookie, title }: { origin: string; cookie: string; title: string }): Promise<number> {
  const reply = await fetch(`${origin}/api/journal-entries`, { headers: { cookie } });
  const { items } = (await reply.json()) as { items: { title: string }[] };
  return items.filter((entry) => entry.title === title).length;
}

/** Once it is there, a second one gets its time to come too. */
async function untilThere(count: () => Promise<number>): Promise<number> {
  const began = performance.now();
  while ((await count()) === 0 && performance.now() - began < WAIT_MS) await sleep(200);
  await sleep(2_000);
  return count();
}
