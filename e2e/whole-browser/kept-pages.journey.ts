import type { Page } from '@playwright/test';
import { tells } from '#domain/privacy-mode/plain.ts';
import { today } from '../harness/clue-export.ts';
import { logPeriods, startsBefore } from '../harness/past-periods.ts';
import { newMember, type Person } from '../harness/people.ts';
import { leave } from '../harness/quick-exit.ts';
import { expect, PHONE, test } from '../harness/watch.ts';
import { back, visit, watchRestored, watchShows, type Show } from './kept-pages.ts';

// Pages that the browser keeps whole and shows again by its Back button: left alone, Playwright has it keep none.
test.use({
  ...PHONE,
  launchOptions: [
    async ({ launchOptions }, hand) => hand({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

/** Pages of everybody that the journey of the exit opens before the exit is switched on. */
const BEFORE_THE_EXIT = ['/terms-of-use', '/legal-disclaimer'];

const wheel = (page: Page) => page.getByRole('img', { name: /^Cycle wheel: day \d+/ }).first();
const isHers = ({ words, fields, menu }: Show) =>
  menu || /Maren|Holm|@example|median length|seven quiet/.test([words, ...fields].join('\n'));

/**
 * Whether the browser showed the member's report again as it had kept it: without that nothing would have been tried.
 */
const triedReport = (shows: readonly Show[]) => shows.some(({ path, kept }) => path === '/report' && kept);

/**
 * A member in a browser that keeps the member's report whole, as long as that has asked the server for nothing since it
 * was opened. Where nobody has left it stands again once that was asked.
 */
async function withKeptReport(page: Page, shows: Show[]): Promise<Person> {
  const person = await newMember(page);
  await logPeriods(page, startsBefore(today(), { lengths: [28], ago: 12 }));
  await visit(page, shows, '/report');
  expect(shows.filter(isHers)).toHaveLength(1);
  await visit(page, shows, '/terms-of-use');
  expect(await back(page, shows)).toMatchObject({ path: '/report', kept: true, words: '' });
  await expect(page.getByText('median length')).toBeVisible();
  await visit(page, shows, '/report');
  return person;
}

test('signed out, Back shows nothing of hers, and not what she typed to come in', async ({ page }) => {
  const shows = await watchShows(page);
  const { email, password } = await withKeptReport(page, shows);
  await page.context().clearCookies();
  await visit(page, shows, '/auth');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(wheel(page)).toBeVisible();
  await visit(page, shows, '/report');
  await visit(page, shows, '/');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect.poll(() => shows.at(-1)?.path).toBe('/auth');
  const since = shows.length;
  for (let times = 0; times < 4; times += 1) await back(page, shows);
  expect(shows.slice(since).filter(isHers)).toEqual([]);
});

test('left by Esc twice, Back shows nothing of hers and no word of health, also of a page kept before the exit was switched on', async ({
  page,
}) => {
  const shows = await watchShows(page);
  await visit(page, shows, '/terms-of-use');
  await withKeptReport(page, shows);
  await visit(page, shows, '/legal-disclaimer');
  await visit(page, shows, '/privacy-settings');
  expect((await page.request.patch('/api/privacy-mode', { data: { quickExit: true } })).ok()).toBe(true);
  await visit(page, shows, '/tracker');
  await leave(page);
  for (const path of ['/terms-of-use', '/privacy-proof', '/no-such-page'])
    expect((await page.request.get(path)).url(), path).toMatch(/\/measures$/);
  expect((await page.request.get('/auth')).url()).toMatch(/\/auth$/);
  await expect.poll(() => shows.at(-1)?.path).toBe('/measures');
  const since = shows.length;
  const restored = await watchRestored(page);
  for (let times = 0; times < 4; times += 1) {
    await back(page, shows);
    await expect.poll(() => shows.at(-1)?.path).toBe('/measures');
  }
  // The browser keeps what it has room for: one of the pages from before is enough to have tried it.
  expect(restored.filter((path) => BEFORE_THE_EXIT.includes(path))).not.toEqual([]);
  expect(shows.slice(since).filter((show) => isHers(show) || tells(show.words))).toEqual([]);
});

test('with her lock closed, Back leads to the lock, also from a page kept before there was one', async ({ page }) => {
  const shows = await watchShows(page);
  await withKeptReport(page, shows);
  expect((await page.request.put('/api/privacy-mode/lock', { data: { pin: '2580', minutes: 5 } })).ok()).toBe(true);
  await visit(page, shows, '/privacy-settings');
  await page.getByRole('button', { name: 'Lock now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Locked');
  await expect.poll(() => shows.at(-1)?.words).toContain('Enter your PIN to open it.');
  const since = shows.length;
  await back(page, shows);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Locked');
  const seen = shows.slice(since);
  expect(triedReport(seen)).toBe(true);
  expect(seen.filter(isHers)).toEqual([]);
});
