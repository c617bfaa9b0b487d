import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { flushFolder, writeFlushed } from '#server/platform/files/flushed.ts';
import { readEml, type KeptMail } from './eml.ts';

const MAIL_ID = /^[\w-]{1,64}$/;
const KEPT_MS = 7 * 86_400_000;
const HALF_MS = 3_600_000;

/** The folder of kept messages: one `.eml` file each, readable by this user only. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

/**
 * Writes one file whole or not at all, mode 0600; writing the same id again replaces it. Returns when it is safe on
 * disk.
 */
export async function keepMail(dataDir: string, mail: { readonly id: string; readonly eml: string }): Promise<void> {
  const folder = mailFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const half = join(folder, `.${mail.id}.${randomUUID()}.half`);
  try {
    await writeFlushed(half, mail.eml, 'wx');
    await rename(half, join(folder, `${mail.id}.eml`));
  } finally {
    await rm(half, { force: true });
  }
  await flushFolder(folder);
}

/** All kept messages, newest first. Files that are no message of ours are passed over. */
export async function listMail(dataDir: string): Promise<KeptMail[]> {
  const names = (await namesIn(mailFolder(dataDir))).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    names.map(async (name) => ({
      at: await changedAt(join(mailFolder(dataDir), name)),
      mail: await readMail(dataDir, name.slice(0, -4)),
    })),
  );
  return mails.sort((a, b) => b.at - a.at).flatMap(({ mail }) => (mail ? [mail] : []));
}

/** One kept message, or null when there is none of this id. */
export async function readMail(dataDir: string, id: string): Promise<KeptMail | null> {
  if (!MAIL_ID.test(id)) return null;
  const mail = readEml((await orMissing(readFile(join(mailFolder(dataDir), `${id}.eml`), 'utf8'))) ?? '');
  return mail?.id === id ? mail : null;
}

/**
 * Removes messages older than 7 days and halves left by a killed process (an hour). Files carry real time, so `now` is
 * real. Returns how many went.
 */
export async function sweepMail(dataDir: string, now: Date): Promise<number> {
  const folder = mailFolder(dataDir);
  let gone = 0;
  for (const name of await namesIn(folder)) {
    const kept = name.endsWith('.eml') ? KEPT_MS : name.endsWith('.half') ? HALF_MS : Infinity;
    if (now.getTime() - (await changedAt(join(folder, name))) <= kept) continue;
    await rm(join(folder, name), { force: true });
    gone += 1;
  }
  return gone;
}

async function namesIn(folder: string): Promise<string[]> {
  return (await orMissing(readdir(folder))) ?? [];
}

async function changedAt(path: string): Promise<number> {
  return (await orMissing(stat(path)))?.mtimeMs ?? Infinity;
}

// Another process may sweep between our looks: what is gone is simply not there.
async function orMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
