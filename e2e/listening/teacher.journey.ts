import type { Browser, Page } from '@playwright/test';
import { signInAs, type DemoKey } from '../harness/people.ts';
import { expect, test } from '../harness/watch.ts';

const RATE = 8000;
const SECONDS = 4;

/** A tone as a WAV file. */
function tone(): Buffer {
  const samples = RATE * SECONDS;
  const data = Buffer.alloc(samples * 2);
  for (let at = 0; at < samples; at += 1)
    data.writeInt16LE(Math.round(9000 * Math.sin((2 * Math.PI * 220 * at) / RATE)), at * 2);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}

async function pageOf(browser: Browser, key: DemoKey): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAs(page, key);
  return page;
}

test('an adult applies; a teacher shows her page, brings a recording, captions it and hands it to a listener', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, 'adult');
  await page.goto('/profile-settings#goals');
  await page.getByRole('link', { name: 'Apply to teach' }).click();
  await page.getByLabel('The name you teach under').fill('Maren');
  await page.getByLabel('What you teach').fill('Slow evening practices for tired bodies, lying down, with a blanket.');
  await page.getByLabel('Your training and experience').fill('Nine years of leading circles.');
  await page.getByRole('checkbox', { name: 'I agree to all of this' }).check();
  await page.getByRole('button', { name: 'Send my application' }).click();
  await expect(page.getByRole('heading', { name: 'We’re reading your application' })).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw my application' }).click();
  await expect(page.getByRole('heading', { name: 'You withdrew your application' })).toBeVisible();

  const teacher = await pageOf(browser, 'teacher');
  // Typed and chosen as soon as the pages are drawn, before their code is here.
  await teacher.goto('/teacher-profile-setup', { waitUntil: 'commit' });
  await teacher.getByLabel('How you teach').press('ControlOrMeta+A');
  await teacher.keyboard.type('Long pauses and plain words.');
  const preview = teacher.getByRole('complementary', { name: 'How members see it' });
  await expect(preview).toContainText('Long pauses and plain words.');
  await teacher.getByRole('button', { name: 'Save and show to members' }).click();
  await expect(teacher.getByText('Members can see this page.')).toBeVisible();
  const shown = await teacher.getByRole('link', { name: 'See the public page' }).getAttribute('href');
  // What was public before is told as public until the new words are kept.
  await expect(async () => {
    await page.goto(shown ?? '');
    await expect(page.getByText('Long pauses and plain words.')).toBeVisible({ timeout: 2_000 });
  }).toPass();

  await teacher.goto('/teacher-dashboard', { waitUntil: 'commit' });
  const file = { name: 'evening.wav', mimeType: 'audio/wav', buffer: tone() };
  await teacher.getByLabel('Choose a file').first().setInputFiles(file);
  const edit = teacher.getByRole('button', { name: 'Edit Untitled' });
  await expect(edit).toBeVisible({ timeout: 60_000 });
  await edit.click();
  await teacher.getByRole('textbox', { name: 'Title' }).fill('A low tone');
  await teacher.getByLabel('One line about it').fill('Four seconds of one note.');
  await teacher.getByLabel('Your name as it’s shown').fill('Solveig');
  await teacher.getByRole('button', { name: 'Add a caption here' }).click();
  await teacher.getByLabel('Caption 1').fill('A low, even tone.');
  await teacher.getByRole('button', { name: 'Save and send to a listener' }).click();
  await expect(teacher.getByText('With a listener')).toBeVisible();
  await teacher.getByRole('button', { name: 'Take it back' }).click();
  await expect(teacher.getByText('Draft')).toBeVisible();
});
