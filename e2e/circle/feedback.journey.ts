import type { Browser, Page } from '@playwright/test';
import { mailFor } from '../harness/mailbox.ts';
import { DEMO_PASSWORD, demoEmail, newMember, signIn } from '../harness/people.ts';
import { expect, test } from '../harness/watch.ts';

const WORDS = 'The wheel shows my cramps on the wrong day. Heliotrope.';

/** A screenshot of 400 by 200: its left half white, its right half red with a fine black pattern. */
const screenshot = (page: Page) =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 200 });
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    for (const [color, left, width] of [
      ['white', 0, 200],
      ['red', 200, 200],
    ] as const) {
      pen.fillStyle = color;
      pen.fillRect(left, 0, width, 200);
    }
    pen.fillStyle = 'black';
    for (let x = 200; x < 400; x += 4) pen.fillRect(x, 0, 2, 200);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });

/** How many colors a picture on the page has in a rectangle, and its size. */
const seen = (page: Page) =>
  page
    .getByRole('img', { name: 'Your screenshot' })
    .last()
    .evaluate((picture: HTMLImageElement) => {
      const { naturalWidth: width, naturalHeight: height } = picture;
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const pen = canvas.getContext('2d');
      pen?.drawImage(picture, 0, 0);
      const row = pen?.getImageData(0, Math.round(height / 2), width, 1).data ?? [];
      let changes = 0;
      for (let at = 4; at < row.length; at += 4) if (Math.abs((row[at] ?? 0) - (row[at - 4] ?? 0)) > 60) changes += 1;
      return { width, height, changes };
    });

async function prove(page: Page): Promise<void> {
  const proof = page.getByRole('dialog');
  await proof.getByLabel(/password/i).fill(DEMO_PASSWORD);
  await proof.locator('button[type="submit"]').click();
}

async function adminOf(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  // A session of its own: a proof gives it a new token, and the others of this account would go on with the old one.
  await signIn(page, { email: demoEmail('admin'), password: DEMO_PASSWORD });
  return page;
}

test('sent without a connection with a screenshot that was cropped and blurred, answered by who took it, and read', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const { email } = await newMember(page);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Feedback' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tell us what you think' })).toBeVisible();
  await page.getByRole('radio', { name: 'A problem' }).check();
  await page.getByRole('textbox', { name: 'Your words' }).fill(WORDS);

  const buffer = Buffer.from(await screenshot(page), 'base64');
  await page.setInputFiles('input[type=file]', { name: 'screen.png', mimeType: 'image/png', buffer });
  const editor = page.getByRole('dialog', { name: 'Your screenshot' });
  await editor.getByRole('button', { name: 'Blur an area' }).click();
  for (const [side, value] of [
    ['From left', '0'],
    ['From top', '0'],
    ['Width', '100'],
    ['Height', '100'],
  ] as const)
    await editor.getByLabel(side).fill(value);
  await editor.getByRole('button', { name: 'Crop' }).click();
  await editor.getByLabel('Width').fill('90');
  await editor.getByRole('button', { name: /^Crop: arrow keys/ }).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await editor.getByRole('button', { name: 'Use this picture' }).click();
  const before = await seen(page);
  expect([before.width, before.height]).toEqual([352, 200]);
  // Forty stripes went in; what is left are a few wide cells.
  expect(before.changes).toBeLessThan(8);

  // The line is down: it waits here, and goes by itself.
  await page.route('**/api/feedback', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Send feedback' }).click();
  const own = page.getByRole('region', { name: 'Your feedback' });
  await expect(own.getByText('On this device, not sent yet')).toBeVisible();
  await page.unroute('**/api/feedback');
  await page.reload();
  await expect(own.getByText('Waiting for our answer')).toBeVisible({ timeout: 20_000 });
  const number = /No\. (\d+)/.exec((await own.textContent()) ?? '')?.[1] ?? '';

  const admin = await adminOf(browser);
  await admin.goto('/');
  await admin.getByRole('button', { name: 'Account menu' }).click();
  await admin.getByRole('menuitem', { name: 'Feedback Queue' }).click();
  const item = admin.getByRole('listitem').filter({ hasText: `no. ${number}` });
  await expect(item).toBeVisible();
  await expect(admin.getByText('Heliotrope')).toHaveCount(0);
  await item.getByRole('button', { name: /^Take it/ }).click();
  await prove(admin);
  // Given back it is shut, until it is taken anew.
  await item.getByRole('button', { name: 'Give it back' }).click();
  await prove(admin);
  await expect(item.getByRole('button', { name: 'Open it' })).toHaveCount(0);
  await item.getByRole('button', { name: /^Take it/ }).click();
  await prove(admin);
  await item.getByRole('button', { name: 'Open it' }).click();
  await expect(item.getByText(WORDS)).toBeVisible();
  await expect(item.getByRole('img', { name: 'Your screenshot' })).toBeVisible();
  await item.getByRole('textbox', { name: 'Your answer' }).fill('It was a clock of ours. It’s mended.');
  await item.getByRole('combobox', { name: 'What becomes of it' }).selectOption({ label: 'Done' });
  await item.getByRole('button', { name: 'Send answer' }).click();
  await prove(admin);
  await expect(item).toHaveCount(0);

  await expect(async () => {
    const mails = await mailFor(email);
    const note = mails.find(({ subject }) => subject === 'A note for you');
    expect(note).toBeDefined();
    expect(note?.text).not.toMatch(/cramps|clock|feedback/i);
  }).toPass();
  await page.reload();
  await expect(own.getByText('New answer')).toBeVisible();
  await own.getByRole('button', { name: /wrong day/ }).click();
  const sheet = page.getByRole('dialog', { name: `Feedback no. ${number}` });
  await expect(sheet.getByText('It was a clock of ours. It’s mended.')).toBeVisible();
  await expect(sheet.getByRole('img', { name: 'Your screenshot' })).toBeVisible();
  expect((await seen(page)).changes).toBeLessThan(8);
  await expect(own.getByText('New answer')).toHaveCount(0);
  await page.goto('/privacy-settings#unreadable');
  const history = page.getByRole('region', { name: 'Access history' });
  await history.getByText('Show access history').click();
  await expect(history.getByText('An admin opened your feedback to answer it')).toBeVisible();
});
