import type { Browser, Page } from '@playwright/test';
import { mailFor } from '../harness/mailbox.ts';
import { newMember, signInAs, type DemoKey } from '../harness/people.ts';
import { expect, test } from '../harness/watch.ts';

const PASSWORD = 'two lights to live by';
const REASON = 'She has led our Tuesday circle since spring.';

async function pageOf(browser: Browser, key: DemoKey): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAs(page, key);
  return page;
}

test('a role is given after proving who asks; she hears of it, and the record shows it', async ({ page, browser }) => {
  test.setTimeout(120_000);
  // Somebody of her own: what other journeys rely on stays as it is.
  const { email } = await newMember(await (await browser.newContext()).newPage());
  await signInAs(page, 'admin');
  await page.goto('/');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'User Management' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
  await page.getByLabel('Find by email or id, exactly').fill(email);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  const found = page.getByRole('region', { name: 'Found' });
  await expect(found).toContainText(`${email.charAt(0)}•••@•••.`);
  expect(new URL(page.url()).search).toBe('');
  await found.getByRole('button', { name: /^Open / }).click();
  await found.getByLabel('What to do').selectOption({ label: 'Give a role: Teacher' });
  await found.getByLabel('Why?').fill(REASON);
  await found.getByRole('button', { name: 'Do it' }).click();
  const proof = page.getByRole('dialog');
  await proof.getByLabel(/password/i).fill(PASSWORD);
  await proof.locator('button[type="submit"]').click();
  await expect(found.getByText('Done, and she’ll be told.')).toBeVisible();
  await expect(found).toContainText('Teacher');
  await page.getByRole('tab', { name: 'What staff did' }).click();
  const line = page.getByRole('listitem').filter({ hasText: REASON }).first();
  await expect(line).toContainText('Gave a role, Teacher');
  await expect(async () => {
    const mails = await mailFor(email);
    const told = mails.find(({ text }) => text?.includes('you were given a role here: teacher'));
    expect(told?.subject).toBe('About your Moonhearth account');
    expect(told?.text).not.toContain(REASON);
  }).toPass();
  // For a member there is no such page, and no way to it.
  const member = await pageOf(browser, 'adult');
  await member.goto('/admin/users');
  await expect(member.getByRole('heading', { name: 'User Management' })).toHaveCount(0);
  await member.getByRole('button', { name: 'Account menu' }).click();
  await expect(member.getByRole('menuitem', { name: 'User Management' })).toHaveCount(0);
});
