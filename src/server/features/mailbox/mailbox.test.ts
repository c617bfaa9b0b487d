import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '#server/platform/clock.ts';
import { fileMailer } from '#server/platform/mail/file-mailer.ts';
import { mailFolder } from '#server/platform/mail/mail-folder.ts';
import { mailboxPage, messagePage } from './mailbox.page.ts';
import { MAILBOX_CSS } from './mailbox.styles.ts';

const FIRST = '0b9f6a52-1c1e-4a63-9a53-0d3f3c7f5f10';
const SECOND = '9d3c1a6e-6a0b-4c1b-8a51-5b8a8f6d7c22';
const LINK = 'http://localhost:3000/verify-email?a=1&b=2#token';
const HOSTILE = `<script>alert(1)</script> "quoted" 'single' & <img src=x onerror=alert(1)>`;
let dataDir = '';

async function keep(id: string, mail: { subject?: string; text?: string; at?: Date } = {}): Promise<void> {
  const mailer = fileMailer({
    dataDir,
    mailFrom: 'Moonhearth <m@localhost>',
    clock: fixedClock(mail.at ?? new Date(2026, 10, 21, 9, 54)),
    print: null,
  });
  await mailer.send({
    to: "o'hara@example.com",
    subject: mail.subject ?? 'Confirm',
    text: mail.text ?? `Hello Ada,\n\n${LINK}\n\nMoonhearth\n`,
    html: '<p>the other part</p>',
    messageId: `<${id}@localhost>`,
  });
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mailbox-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

describe('the list', () => {
  it('says kindly that there is nothing yet', async () => {
    const page = await mailboxPage(dataDir);
    expect(page).toContain('No emails yet.');
    expect(page).not.toContain('<ul');
  });
  it('shows the newest first, each leading to its message', async () => {
    await keep(FIRST, { subject: 'The first' });
    await keep(SECOND, { subject: 'The second' });
    const earlier = new Date(Date.now() - 60_000);
    await utimes(join(mailFolder(dataDir), `${FIRST}.eml`), earlier, earlier);
    const page = await mailboxPage(dataDir);
    expect([...page.matchAll(/href="\/dev\/mail\/([\w-]+)"/g)].map((match) => match[1])).toEqual([SECOND, FIRST]);
    expect(page.indexOf('The second')).toBeLessThan(page.indexOf('The first'));
    expect(page).toContain('o&#39;hara@example.com');
    expect(page).not.toContain('No emails yet.');
  });
});

describe('a message', () => {
  it('has its link whole, to click and to read', async () => {
    await keep(FIRST);
    const page = await messagePage(dataDir, FIRST);
    const shown = LINK.replaceAll('&', '&amp;');
    expect(page).toContain(`<a href="${shown}">${shown}</a>`);
    expect(page).toContain('<p>Hello Ada,</p>');
    expect(page).not.toContain('the other part');
  });
  it.each([
    [new Date(2026, 10, 21, 0, 5), 'Sat 21 Nov, 12:05 am'],
    [new Date(2026, 10, 21, 9, 54), 'Sat 21 Nov, 9:54 am'],
    [new Date(2026, 11, 2, 12, 0), 'Wed 2 Dec, 12:00 pm'],
    [new Date(2026, 0, 4, 23, 59), 'Sun 4 Jan, 11:59 pm'],
  ])('says when it was written', async (at, shown) => {
    await keep(FIRST, { at });
    expect(await messagePage(dataDir, FIRST)).toContain(`>${shown}</time>`);
  });
  it.each(['', '..', '../mail', 'nothing-here', `${FIRST}.eml`])('that does not exist is none: %j', async (id) =>
    expect(await messagePage(dataDir, id)).toBeNull(),
  );
});

describe('nothing in a message runs or loads', () => {
  it('hostile words are shown as they are', async () => {
    await keep(FIRST, {
      subject: HOSTILE,
      text: `${HOSTILE}\n\nhttp://x.example/"onmouseover="alert(1)\njavascript:alert(1)`,
    });
    for (const page of [await mailboxPage(dataDir), await messagePage(dataDir, FIRST)]) {
      expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(page).not.toMatch(/<script|<img|<[^>]*\son\w+=|href="javascript:/);
    }
  });
  it('the pages keep to the policy: no inline style or script, nothing from elsewhere', async () => {
    await keep(FIRST, { text: 'Hello' });
    for (const page of [await mailboxPage(dataDir), (await messagePage(dataDir, FIRST)) ?? '']) {
      expect(page).not.toMatch(/<style|<script|\sstyle=|\son\w+=|https?:/);
      expect(page).toMatch(/^<!doctype html><html lang="en">/);
      // Without a word on its icon the browser asks for one that is not there.
      expect(page).toContain('<link rel="icon" href="data:,">');
      expect(page.match(/<h1>/g)).toHaveLength(1);
    }
    expect(MAILBOX_CSS).not.toMatch(/url\(|@import|https?:/);
  });
});
