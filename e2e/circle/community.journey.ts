import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { judge } from '../harness/barriers.ts';
import { GATHERED } from '../harness/locations.ts';
import { newMember, signIn } from '../harness/people.ts';
import { closeServer, endServer, hostEnv, openServer, START, type Server } from '../harness/server.ts';
import { expectToast } from '../harness/toast.ts';
import { expect, otherBrowser, PHONE, test } from '../harness/watch.ts';

test.use({ ...PHONE, baseURL: GATHERED.origin });
// One clock for both: it moves on from test to test.
test.describe.configure({ mode: 'serial' });

let server: Server;
test.beforeAll(async () => {
  server = await openServer(GATHERED, START.serverAlone);
});
test.afterAll(async () => closeServer(server));

/** Moves the product's clock: from its start on the server has another time. */
async function restart(shift: string): Promise<void> {
  await endServer(server, 'SIGTERM');
  server = await openServer(GATHERED, START.serverAlone, shift);
}

const TOLD = 'Someone replied in a thread you follow';
/** What the list behind the bell says. */
const titles = async ({ request }: Page) => {
  const { notices } = (await (await request.get('/api/notices')).json()) as { notices: { title: string }[] };
  return notices.map(({ title }) => title);
};
const composer = (page: Page) => page.getByRole('textbox', { name: 'What are you carrying?' });
const WORDS = 'I plan my whole month around one day, and I never told anyone.';

test('a draft survives a reload and a sign-out, and nothing of it stays in the browser', async ({ page }) => {
  const person = await newMember(page);
  await page.goto('/community');
  await composer(page).fill(WORDS);
  await expect(page.getByText('Saved as a draft. Other members don’t see it.')).toBeVisible();
  await page.reload();
  await expect(composer(page)).toHaveValue(WORDS);
  await page.request.post('/api/auth/logout');
  await page.goto('/auth');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    'whole month',
  );
  await signIn(page, person);
  await page.goto('/community');
  await expect(composer(page)).toHaveValue(WORDS);
});

test('posted without a name, replied to by another member, read by the first under her plant name, and told of', async ({
  page,
  browser,
}) => {
  test.setTimeout(360_000);
  await newMember(page);
  await page.goto('/community');
  await composer(page).fill(WORDS);
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Womb health' });
  await page.getByRole('button', { name: 'Share' }).click();
  const rules = page.getByRole('dialog', { name: 'How we sit together' });
  await expect(rules.getByText('Speak from your own body.')).toBeVisible();
  await rules.getByRole('button', { name: 'I’ll sit by these' }).click();
  await expectToast(page, 'Shared', 'Others will see it in a few minutes.');
  await expect(page.getByRole('region', { name: 'Your words' })).toContainText(WORDS);
  await judge(page, 'waiting');

  await restart('+15m');
  const other = await otherBrowser(browser, { ...PHONE, baseURL: GATHERED.origin });
  await newMember(other);
  await expect
    .poll(async () => (await (await other.request.get('/api/community/posts')).json()).items.length, {
      timeout: 120_000,
    })
    .toBe(1);
  await other.goto('/community');
  await expect(other.getByRole('article', { name: 'Anonymous' })).toContainText(WORDS);
  expect(await other.content()).not.toContain('Maren Holm');
  await other.getByRole('link', { name: 'Reply' }).click();
  await other.getByRole('textbox', { name: 'Your reply' }).fill('Me too, for six years. You are not alone.');
  await other.getByText('Reply as Anonymous').click();
  await other.getByRole('button', { name: 'Reply', exact: true }).last().click();
  await other.getByRole('button', { name: 'I’ll sit by these' }).click();
  await expect(other.getByRole('region', { name: 'Replies' })).toContainText('for six years');
  await judge(other, 'thread');
  await other.context().close();

  await page.goto('/community');
  await page.getByRole('link', { name: /^Reply 1/ }).click();
  await expect(page.getByRole('region', { name: 'Replies' })).toContainText('for six years');
  await expect(page.getByText(/^You speak as .+ here\.$/)).toBeVisible();

  // The author hears of it an hour after its job, whose own wait no shift of the product's clock makes shorter.
  await promisify(execFile)(process.execPath, ['scripts/due-jobs.ts'], { env: hostEnv(GATHERED) });
  await restart('+2h');
  await expect.poll(() => titles(page), { timeout: 120_000 }).toContain(TOLD);
  await page.goto('/');
  await page.getByRole('button', { name: /^News for you, \d+ unread$/ }).click();
  const bell = page.getByRole('dialog', { name: "What's new" });
  await expect(bell.getByRole('listitem').filter({ hasText: TOLD })).toContainText(
    'It’s in the circle whenever you like.',
  );
  await expect(bell).not.toContainText('for six years');
  await judge(page, 'told');
  await bell.getByRole('link', { name: TOLD }).click();
  await expect(page).toHaveURL('/community');
});
