import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { E2E } from './place.ts';

async function readMail(): Promise<Email[]> {
  const folder = join(E2E.dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).toSorted();
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}

/** The newest message to an address whose text holds a link to that page; waits up to 15 seconds for it. Answers the link. */
export async function linkTo(page: string, address: string): Promise<string> {
  for (let tries = 0; tries < 60; tries += 1) {
    const mine = (await readMail()).filter((mail) => mail.to?.some((to) => to.address === address));
    const links = mine.flatMap((mail) => [...(mail.text ?? '').matchAll(/https?:\/\/\S+/g)].map(([link]) => link));
    const found = links.findLast((link) => new URL(link).pathname === page);
    if (found) return found;
    await wait(250);
  }
  throw new Error(`no message with a link to ${page} came`);
}
