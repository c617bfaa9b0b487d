import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ledgerIn } from '../../erasures/erasures.ts';
import type { BackupLayout } from '../folder/layout.ts';
import { sealTo } from '../folder/seal.ts';

type Beside = { readonly layout: BackupLayout; readonly dataDir: string; readonly recipient: string };

const FILE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const LEDGER_COPY = /^\d{15}\.age$/;
const LEDGERS_KEPT = 3;

/** What members have brought: their pictures, and the sound of teachers’ recordings, each in a folder of its own. */
export const BROUGHT = ['files', 'recordings'] as const;
export type Brought = (typeof BROUGHT)[number];

/**
 * Copies every file of a folder that is not in the backup yet, as a stream, and gives the names of all that are there
 * and copied. A picture is sealed under the member's own key already; a recording is as it was.
 */
export async function copyUploads({ layout, dataDir, recipient }: Beside, brought: Brought): Promise<string[]> {
  const folder = join(dataDir, brought);
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((path) => path.split('/').at(-1) ?? '')
        .filter((name) => FILE.test(name))
    : [];
  const copied: string[] = [];
  for (const name of names) {
    const target = uploadIn(layout[brought], name);
    const from = join(folder, name.slice(0, 2), name);
    // One that goes away meanwhile is gone for the backup too.
    const changed = await stat(from).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
    if (changed === null) continue;
    if (!existsSync(target) || (await stat(target)).mtimeMs < changed) {
      // Once it is open it is read to its end, also where it goes meanwhile.
      const file = await open(from, 'r').catch(() => null);
      if (!file) continue;
      await sealTo(target, { source: file.createReadStream(), recipient });
    }
    copied.push(name);
  }
  return copied;
}

/** Where a file lies in a folder of the backup. */
export function uploadIn(folder: string, name: string): string {
  return join(folder, name.slice(0, 2), `${name}.age`);
}

/** The text of every ledger of erasures on this machine. */
export function ledgerText(dataDir: string): string {
  const folder = ledgerIn(dataDir);
  if (!existsSync(folder)) return '';
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ledger'))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

/** Copies the ledger of erasures when it has grown: `known` is its length at the last copy. Gives its length now. */
export async function copyLedger({ layout, dataDir, recipient }: Beside, known: number): Promise<number> {
  const text = ledgerText(dataDir);
  const copies = ledgerCopies(layout);
  if (text.length === known && copies.length > 0) return known;
  const name = `${String(Date.now()).padStart(15, '0')}.age`;
  await sealTo(join(layout.erasures, name), { source: Readable.from([Buffer.from(text)]), recipient });
  for (const old of copies.slice(0, Math.max(0, copies.length + 1 - LEDGERS_KEPT)))
    await rm(join(layout.erasures, old), { force: true });
  return text.length;
}

/** The copies of the ledger, oldest first. */
export function ledgerCopies({ erasures }: BackupLayout): string[] {
  return existsSync(erasures)
    ? readdirSync(erasures)
        .filter((name) => LEDGER_COPY.test(name))
        .toSorted()
    : [];
}
