import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { flushFolder } from '../files/flushed.ts';
import { nothingThere } from '#server/platform/files/nothing-there.ts';

/** What a line says of a member: the member is being erased, the member is erased, or it did not come to it. */
export type LedgerStep = 'asked' | 'done' | 'undone';
/** One line: the keyed hash of a member's id, and which key it was made with. */
export type Line = { readonly step: LedgerStep; readonly at: string; readonly key: string; readonly member: string };

const FORM = /^(asked|done|undone) (\S+) ([0-9a-f]{8}) ([0-9a-f]{64}) ([0-9a-f]{8})$/;
const FILE = /\.ledger$/;

/**
 * Adds a line to the ledger of this machine in `folder`; it lies on the disk when this resolves. Lines are only ever
 * added. Each begins on a line of its own, whatever a power cut has left of the one before, and ends with a check of
 * itself.
 */
export async function addLine(folder: string, { step, at, key, member }: Line): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const said = `${step} ${at} ${key} ${member}`;
  const file = await open(join(folder, `${hostname().replace(/[^\w.-]/g, '_')}.ledger`), 'a', 0o600);
  try {
    await file.appendFile(`\n${said} ${checkOf(said)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await flushFolder(folder);
}

/**
 * Every line of every ledger in the folder, those of other machines too. A line that a power cut has torn was never
 * acknowledged and is left out.
 */
export async function readLines(folder: string): Promise<Line[]> {
  const names = await readdir(folder).catch(nothingThere([]));
  const texts = await Promise.all(
    names
      .filter((name) => FILE.test(name))
      .toSorted()
      .map((name) => readFile(join(folder, name), 'utf8')),
  );
  return texts.flatMap(parseLines);
}

/** The lines of one ledger's text. */
export function parseLines(text: string): Line[] {
  return text.split('\n').flatMap((line) => {
    const found = FORM.exec(line);
    if (!found) return [];
    const [, step, at, key, member, check] = found as unknown as [string, LedgerStep, string, string, string, string];
    return check === checkOf(`${step} ${at} ${key} ${member}`) ? [{ step, at, key, member }] : [];
  });
}

function checkOf(said: string): string {
  return createHash('sha256').update(said).digest('hex').slice(0, 8);
}
