import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { PLACES } from './locations.ts';

const WAIT_MS = 15_000;
const LOOK_EVERY_MS = 40;

async function readMail(dataDir: string, address: string): Promise<Email[]> {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name))),
  );
  // The folder holds everybody's mail: only what names the member is worth the parsing.
  const mails = await Promise.all(texts.filter((text) => text.includes(address)).map((text) => PostalMime.parse(text)));
  return mails.toSorted((a, b) => Date.parse(a.date ?? '') - Date.parse(b.date ?? ''));
}

/**
 * The messages an address has got, oldest first. Dates are to the second, so of two within one second either may be
 * last.
 */
export async function mailFor(address: string): Promise<Email[]> {
  const mails = await Promise.all(PLACES.map(({ dataDir }) => readMail(dataDir, address)));
  return mails.flat().filter((mail) => mail.to?.some((to) => to.address === address));
}

/**
 * The newest link to that page in the messages to an address; waits up to 15 seconds for one that is not among `used`.
 */
export async function linkTo(page: string, address: string, used: readonly string[] = []): Promise<string> {
  for (const until = performance.now() + WAIT_MS; performance.now() < until;) {
    const links = (await mailFor(address)).flatMap((mail) =>
      [...(mail.text ?? '').matchAll(/https?:\/\/\S+/g)].map(([link]) => link),
    );
    const found = links.findLast((link) => new URL(link).pathname === page && !used.includes(link));
    if (found) return found;
    await wait(LOOK_EVERY_MS);
  }
  throw new Error(`no message with a link to ${page} came`);
}
