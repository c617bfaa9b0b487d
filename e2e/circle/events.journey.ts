import { newMember, signInAs } from '../harness/people.ts';
import { expect, test } from '../harness/watch.ts';

const TITLE = 'Evening of the open door';
const MINUTE = 60_000;

test('a teacher plans a circle; a member takes a seat, and the door says where it leads', async ({ browser, page }) => {
  // Ten minutes from now the door is open already.
  const at = new Date(Date.now() + 10 * MINUTE);
  const context = await browser.newContext();
  const host = await context.newPage();
  await signInAs(host, 'teacher');
  await host.goto('/community-events');
  const zone = await host.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [day = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: zone,
  })
    .format(at)
    .split(' ');
  await host.getByRole('button', { name: 'Plan a circle' }).click();
  const sheet = host.getByRole('dialog', { name: 'Plan a circle' });
  await sheet.getByRole('textbox', { name: 'Name of the circle' }).fill(TITLE);
  await sheet.getByRole('textbox', { name: 'What it’s like' }).fill('We sit for a while.');
  await sheet.getByLabel('On', { exact: true }).fill(day);
  await sheet.getByLabel('At', { exact: true }).fill(time);
  await sheet.getByRole('textbox', { name: 'Seats' }).fill('2');
  await sheet.getByRole('textbox', { name: 'Where it meets' }).fill('https://evening.example.com/OpenDoor');
  await sheet.getByRole('button', { name: 'Plan it' }).click();
  await expect(host.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();

  await newMember(page);
  await page.goto('/community-events');
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open the door' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Take a seat' }).first().click();
  await expect(page.getByText('You have a seat. One of two taken.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Open the door' }).click();
  const dialog = page.getByRole('dialog', { name: 'You’re leaving Moonhearth' });
  const link = dialog.getByRole('link', { name: /Go to evening\.example\.com/ });
  await expect(link).toHaveAttribute('href', 'https://evening.example.com/OpenDoor');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await dialog.getByRole('button', { name: 'Stay here' }).click();

  await host.reload();
  await host.getByRole('button', { name: 'Cancel it' }).first().click();
  await host.getByRole('dialog').getByRole('textbox', { name: 'Your message' }).fill('I have lost my voice.');
  await host.getByRole('dialog').getByRole('button', { name: 'Cancel the circle' }).click();
  await expect(host.getByRole('heading', { level: 1, name: TITLE })).toHaveCount(0);
  await context.close();
});
