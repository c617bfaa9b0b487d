import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { EXPORTS } from './exports.ts';
import { heldBack } from '../harness/requests.ts';
import { newMember } from '../harness/people.ts';
import { chooseExport } from '../harness/tracker.ts';
import { expect, test } from '../harness/watch.ts';

type Days = readonly { readonly date: string; readonly flow?: string }[];
const fileOf = (name: string, text: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(text),
});
const daysOf = async (page: Page, month: string) =>
  ((await (await page.request.get(`/api/day-logs?month=${month}`)).json()) as { logs: Days }).logs;
/**
 * A file without who the member is in the account it was taken from, that account's past, and the day: all else is the
 * member's and comes along.
 */
const hers = (file: object) => ({
  ...file,
  exportedAt: null,
  about: null,
  access: null,
  consents: null,
  imports: null,
});
const exported = async (page: Page) =>
  JSON.parse(await (await page.request.get('/api/export/json')).text()) as Record<string, unknown>;

async function bring(page: Page, name: string, text: string): Promise<Locator> {
  const dialog = await chooseExport(page, fileOf(name, text));
  await dialog.getByRole('button', { name: /^Import \d+ days?$/ }).click();
  return dialog;
}

async function openPanel(page: Page): Promise<Locator> {
  await page.goto('/tracker');
  const panel = page.locator('details', { hasText: 'Export, calendar and imports' });
  await panel.getByText('Export, calendar and imports').click();
  return panel;
}

/** A zip of one stored file, as the smallest packer would write it. */
function zipOf(name: string, text: string): Buffer {
  const [title, body] = [Buffer.from(name), Buffer.from(text)];
  const sizes = (head: Buffer, at: number) => {
    head.writeUInt32LE(body.length, at);
    head.writeUInt32LE(body.length, at + 4);
    head.writeUInt16LE(title.length, at + 8);
    return head;
  };
  const local = sizes(Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(26)]), 18);
  const central = sizes(Buffer.concat([Buffer.from('504b0102', 'hex'), Buffer.alloc(42)]), 20);
  const end = Buffer.concat([Buffer.from('504b0506', 'hex'), Buffer.alloc(18)]);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + title.length, 12);
  end.writeUInt32LE(local.length + title.length + body.length, 16);
  return Buffer.concat([local, title, body, central, title, end]);
}

const [MONTH, BLED] = ['2026-02', '2026-02-03'];
/**
 * One of each way in: JSON, a table, and a zip that is unpacked here. That each tracker is recognised is shown beside
 * the dialog itself.
 */
const FORMATS = [
  ['Clue', fileOf('measurements.json', EXPORTS.clue)],
  ['drip', fileOf('drip.csv', EXPORTS.drip)],
  [
    'Apple Health',
    {
      name: 'export.zip',
      mimeType: 'application/zip',
      buffer: zipOf('apple_health_export/export.xml', EXPORTS.apple),
    },
  ],
] as const;

/** Brings one file, looks at what came, and takes it back on the same page until nothing is left of it. */
async function bringAndTakeBack(page: Page, panel: Locator, [tracker, file]: (typeof FORMATS)[number]): Promise<void> {
  const dialog = await chooseExport(page, file);
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(`What we found in your ${tracker} export`);
  await dialog.getByRole('button', { name: /^Import \d+ days?$/ }).click();
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Your history is here');
  expect((await daysOf(page, MONTH)).find((day) => day.date === BLED)?.flow).toMatch(/light|medium|heavy/);
  await dialog.getByRole('button', { name: 'See your cycle' }).click();
  await panel.getByRole('button', { name: new RegExp(`^Undo ?: ${tracker}`) }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(panel.getByText('You haven’t imported anything yet.')).toBeVisible();
  expect(await daysOf(page, MONTH)).toEqual([]);
}

test('a history in JSON, in a table and in a zip is recognised by its shape, comes over, and goes again', async ({
  page,
}) => {
  await newMember(page);
  const panel = await openPanel(page);
  // Each file finds the member's days as empty as the one before it left them.
  for (const file of FORMATS) await test.step(file[0], () => bringAndTakeBack(page, panel, file));
  await page.reload();
  await panel.getByText('Export, calendar and imports').click();
  await expect(panel.getByText('You haven’t imported anything yet.')).toBeVisible();
});

test('she takes everything along and brings it into a new account whole', async ({ page }) => {
  await newMember(page);
  await page.goto('/tracker');
  await bring(page, 'drip.csv', EXPORTS.drip);
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText('Your history is here');
  const panel = await openPanel(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('link', { name: 'Download JSON' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^moonhearth-\d{4}-\d\d-\d\d\.json$/);
  const file = await readFile(await download.path(), 'utf8');
  await page.context().clearCookies();
  await newMember(page);
  await page.goto('/tracker');
  const dialog = await bring(page, 'anything', file);
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Your history is here');
  expect(hers(await exported(page))).toEqual(hers(JSON.parse(file) as object));
});

test('her calendar opens by its secret address, and closes when she takes it back', async ({
  page,
  playwright,
  baseURL,
}) => {
  await newMember(page);
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Make the address' }).click();
  const address = new URL(await panel.getByLabel('Secret address').inputValue()).pathname;
  const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const calendar = await stranger.get(address);
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toContain('BEGIN:VCALENDAR');
  await panel.getByRole('button', { name: 'Turn it off' }).click();
  await expect(panel.getByRole('button', { name: 'Make the address' })).toBeVisible();
  expect((await stranger.get(address)).status()).toBe(404);
  await stranger.dispose();
});

test('a panel that she opens before its code is here stays as she left it, whatever is drawn anew around it', async ({
  page,
}) => {
  await newMember(page);
  const asked = page.waitForRequest(/\/export-panel-[^/]+\.js$/);
  const release = await heldBack(page, '**/assets/export-panel-*');
  const panel = await openPanel(page);
  await asked;
  const standing = await panel.elementHandle();
  const top = () => panel.evaluate((at) => at.getBoundingClientRect().top + window.scrollY);
  const stood = await top();
  const isAsLeft = () => standing?.evaluate((at: HTMLDetailsElement) => at.isConnected && at.open);
  // The whole page is drawn anew with the answer.
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().endsWith('/api/user'),
  );
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await (await answered).finished();
  await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 100)));
  expect(await isAsLeft()).toBe(true);
  release();
  await expect(panel.getByRole('button', { name: 'Make the address' })).toBeVisible();
  expect(await isAsLeft()).toBe(true);
  // The document brought what it needs of its styles: nothing moved under the member's finger.
  expect(await top()).toBe(stood);
});
