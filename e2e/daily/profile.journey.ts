import type { Page } from '@playwright/test';
import { newMember, signIn } from '../harness/people.ts';
import { expect, PHONE, otherBrowser, test } from '../harness/watch.ts';

/** A picture as a browser makes it: red on the left, blue on the right. */
async function picture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 });
    const pen = canvas.getContext('2d');
    if (pen)
      for (const [colour, at] of [
        ['rgb(200, 30, 30)', 0],
        ['rgb(30, 30, 200)', 450],
      ] as const) {
        pen.fillStyle = colour;
        pen.fillRect(at, 0, 450, 600);
      }
    return canvas.toDataURL('image/jpeg', 0.9);
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

const shown = (page: Page) => page.getByRole('button', { name: 'Account menu' }).locator('img');

test('she changes her name, zone and units: every page follows, also in another browser', async ({ page, browser }) => {
  const person = await newMember(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Profile settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await page.getByLabel('First name').fill('Runa');
  await page.getByRole('button', { name: /^Time zone/ }).click();
  await page.getByLabel('Search for a city or zone').fill('auckl');
  await page.getByRole('button', { name: /^Auckland/ }).click();
  await expect(page.getByRole('region', { name: 'You' }).getByText('Saved', { exact: true })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Parts of your profile settings' })
    .getByRole('link', { name: 'Look and units' })
    .click();
  await page.getByText('Mon', { exact: true }).click();
  await page.getByText('24 h', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Units' }).getByText('Saved', { exact: true })).toBeVisible();

  const other = await otherBrowser(browser, PHONE);
  await signIn(other, person);
  await other.goto('/moon-calendar');
  await expect(other.getByRole('columnheader').first()).toHaveAccessibleName('Monday');
  await expect(other.getByText('By the clocks of Pacific/Auckland.')).toBeVisible();
  await expect(other.getByText(/discs drawn for 21:00/)).toBeVisible();
  await other.goto('/profile-settings');
  await expect(other.getByLabel('First name')).toHaveValue('Runa');
  await other.context().close();
});

test('what cannot be saved is asked about before it is left, and found again after Back', async ({ page }) => {
  await newMember(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Profile settings' }).click();
  await page.getByLabel('Last name').fill('');
  await page.getByRole('link', { name: 'Tracker' }).first().click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Last name')).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page.getByLabel('Last name')).toHaveValue('');
});

test('she brings a picture by keys, sees it everywhere, and takes it away again', async ({ page }) => {
  await newMember(page);
  await page.goto('/profile-settings');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture(page) });
  const dialog = page.getByRole('dialog', { name: 'Crop your picture' });
  const frame = dialog.getByLabel('Your picture');
  await frame.focus();
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('+');
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog).toBeHidden();
  await expect(shown(page)).toBeVisible();
  const seen = await shown(page).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
    canvas.getContext('2d')?.drawImage(image, 256, 256, 1, 1, 0, 0, 1, 1);
    return [image.naturalWidth, image.naturalHeight, ...(canvas.getContext('2d')?.getImageData(0, 0, 1, 1).data ?? [])];
  });
  expect(seen.slice(0, 2)).toEqual([512, 512]);
  // Moved to the right, its middle is of the blue half.
  expect((seen[4] ?? 0) > (seen[2] ?? 255)).toBe(true);
  await page.goto('/');
  await expect(shown(page)).toBeVisible();
  await page.goto('/profile-settings');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(page.getByText(/Please choose a JPEG, PNG or WebP picture/)).toBeVisible();
  await page.getByRole('button', { name: 'Use my initial' }).click();
  await expect(shown(page)).toHaveCount(0);
});
