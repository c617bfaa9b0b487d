import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '../clock.ts';
import { fileMailer, withoutAddress } from './file-mailer.ts';
import { keepMail, listMail, mailFolder, readMail, sweepMail } from './mail-folder.ts';
import { messageIdOf, type MailMessage } from './mailer.ts';

const ROW = '0b9f6a52-1c1e-4a63-9a53-0d3f3c7f5f10';
const OTHER = '9d3c1a6e-6a0b-4c1b-8a51-5b8a8f6d7c22';
const DAY = 86_400_000;
let dataDir = '';
let printed: string[] = [];

const mailer = (print = true) =>
  fileMailer({
    dataDir,
    mailFrom: 'Moonhearth <m@localhost>',
    clock: fixedClock('2026-11-21T09:54:00Z'),
    print: print ? (line) => printed.push(line) : null,
  });
const message = (row: string, subject = 'Confirm'): MailMessage => ({
  to: 'ada@example.com',
  subject,
  text: `Hello,\n\nhttp://localhost:3000/verify-email?email=ada%40example.com#token\n`,
  messageId: messageIdOf(row, 'http://localhost:3000'),
});
const names = () => readdir(mailFolder(dataDir));
const age = async (name: string, ms: number) =>
  utimes(join(mailFolder(dataDir), name), new Date(), new Date(Date.now() - ms));

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mail-'));
  printed = [];
});
afterEach(() => rm(dataDir, { recursive: true }));

it('keeps one file a message, for its owner only', async () => {
  await mailer().send(message(ROW));
  expect(await names()).toEqual([`${ROW}.eml`]);
  expect((await stat(join(mailFolder(dataDir), `${ROW}.eml`))).mode & 0o777).toBe(0o600);
  expect((await stat(mailFolder(dataDir))).mode & 0o777).toBe(0o700);
});

it('a retry is the same message, not a second one', async () => {
  await mailer().send(message(ROW));
  await mailer().send(message(ROW, 'Confirm again'));
  expect(await names()).toEqual([`${ROW}.eml`]);
  expect((await readMail(dataDir, ROW))?.subject).toBe('Confirm again');
});

describe('the terminal', () => {
  it('shows the link without the address', async () => {
    await mailer().send(message(ROW));
    expect(printed).toEqual(['Confirm: http://localhost:3000/verify-email#token']);
  });
  it('shows nothing away from the local default', async () => {
    await mailer(false).send(message(ROW));
    expect(printed).toEqual([]);
  });
  it.each([
    ['http://localhost/a?email=x%40y.example&goals=b#t', 'http://localhost/a?goals=b#t'],
    ['http://localhost/a?who=x%40y.example', 'http://localhost/a'],
    ['http://localhost/a#t', 'http://localhost/a#t'],
  ])('%s -> %s', (link, shown) => expect(withoutAddress(link)).toBe(shown));
});

describe('a process killed between writing and renaming', () => {
  const killed = () => {
    const program = `
      import fs from 'node:fs/promises';
      import { syncBuiltinESMExports } from 'node:module';
      fs.rename = () => process.kill(process.pid, 'SIGKILL');
      syncBuiltinESMExports();
      const { keepMail } = await import(${JSON.stringify(join(import.meta.dirname, 'mail-folder.ts'))});
      await keepMail(${JSON.stringify(dataDir)}, { id: ${JSON.stringify(ROW)}, eml: 'x'.repeat(1000) });`;
    return spawnSync(process.execPath, ['--input-type=module', '--eval', program]).signal;
  };

  it('leaves no half message, and the retry makes it whole', async () => {
    expect(killed()).toBe('SIGKILL');
    expect(await names()).toEqual([expect.stringMatching(/\.half$/)]);
    expect(await listMail(dataDir)).toEqual([]);
    await mailer().send(message(ROW));
    expect((await listMail(dataDir)).map((mail) => mail.id)).toEqual([ROW]);
  });
  it('leaves nothing for ever', async () => {
    killed();
    const [half = ''] = await names();
    await age(half, 3_599_000);
    expect(await sweepMail(dataDir, new Date())).toBe(0);
    await age(half, 3_601_000);
    expect(await sweepMail(dataDir, new Date())).toBe(1);
    expect(await names()).toEqual([]);
  });
});

it('a disk that refuses is an error, and leaves nothing behind', async () => {
  await writeFile(join(dataDir, 'mail'), 'not a folder');
  await expect(mailer().send(message(ROW))).rejects.toThrow();
  expect(printed).toEqual([]);
});

describe('the folder', () => {
  it('lists newest first and passes over what is no message', async () => {
    await mailer().send(message(ROW));
    await mailer().send(message(OTHER));
    await age(`${ROW}.eml`, DAY);
    await keepMail(dataDir, { id: 'foreign', eml: 'hello' });
    await writeFile(join(mailFolder(dataDir), 'notes.txt'), 'x');
    expect((await listMail(dataDir)).map((mail) => mail.id)).toEqual([OTHER, ROW]);
  });
  it('is empty before the first message', async () => expect(await listMail(dataDir)).toEqual([]));
  it.each(['../../etc/passwd', '..', 'a/b', '', `${ROW}.eml`, 'x'.repeat(65)])(
    'no path leads out of it: %s',
    async (id) => expect(await readMail(dataDir, id)).toBeNull(),
  );
  it('forgets a message after 7 days, not a second earlier', async () => {
    await mailer().send(message(ROW));
    await mailer().send(message(OTHER));
    await writeFile(join(mailFolder(dataDir), 'notes.txt'), 'x');
    await age(`${ROW}.eml`, 7 * DAY + 1000);
    await age(`${OTHER}.eml`, 7 * DAY - 1000);
    await age('notes.txt', 30 * DAY);
    expect(await sweepMail(dataDir, new Date())).toBe(1);
    expect((await names()).sort()).toEqual([`${OTHER}.eml`, 'notes.txt'].sort());
  });
  it('holds the message in clear text, as security.md 9 says', async () => {
    await mailer().send(message(ROW));
    expect(await readFile(join(mailFolder(dataDir), `${ROW}.eml`), 'utf8')).toContain('To: ada@example.com');
  });
});
