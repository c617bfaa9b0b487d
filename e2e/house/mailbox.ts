import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { E2E, SHIFTED } from './place.ts';

async function readMail(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.filter((name) => name.endsWith('.eml')).map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
  return mails.toSorted((a, b) => Date.parse(a.date ?? '') - Date.parse(b.date ?? ''));
}

/** The messages an address has got, oldest first. Dates are to the second, so of two within one second either may be last. */
export async function mailFor(address: string): Promise<Email[]> {
  const mails = await Promise.all([E2E, SHIFTED].map(({ dataDir }) => readMail(dataDir)));
  return mails.flat().filter((mail) => mail.to?.some((to) => to.address === address));
}

/** The newest link to that page in the messages to an address; waits up to 15 seconds for one that is not among `used`. */
export async function linkTo(page: string, address: string, used: readonly string[] = []): Promise<string> {
  for (let tries = 0; tries < 60; tries += 1) {
    const links = (await mailFor(address)).flatMap((mail) => [...(mail.text ?? '').matchAll(/https?:\/\/\S+/g)].map(([link]) => link));
    const found = links.findLast((link) => new URL(link).pathname === page && !used.includes(link));
    if (found) return found;
    await wait(250);
  }
  throw new Error(`no message with a link to ${page} came`);
}
