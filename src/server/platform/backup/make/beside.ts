import { existsSync, readdirSync } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ledgerIn } from '../../erasures/erasures.ts';
import { allLines, textOf, type Ledger } from '../../erasures/ledger.ts';
import { ledgerInFolder } from '../../erasures/ledger-in-folder.ts';
import type { BackupLayout } from '../folder/layout.ts';
import { sealTo } from '../folder/seal.ts';

export type CopiedLedger = { readonly size: number; readonly lines: number | null };
/** Where what members brought lies, in folders of a folder, and the ledger of erasures. */
export type Brought = { readonly folder: string; readonly ledger: Ledger };
type Beside = { readonly layout: BackupLayout; readonly brought: Brought; readonly recipient: string };

const FILE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const LEDGER_COPY = /^\d{15}\.age$/;
const LEDGERS_KEPT = 3;
const UNKNOWN = 0;

/** What members have brought: their pictures, and the sound of teachers’ recordings, each in a folder of its own. */
export const BROUGHT = ['files', 'recordings'] as const;
export type BroughtKind = (typeof BROUGHT)[number];

/** All of it in a data folder. */
export function broughtIn(dataDir: string): Brought {
  return { folder: dataDir, ledger: ledgerInFolder(ledgerIn(dataDir)) };
}

/**
 * Copies every file of a folder that is not in the backup yet, as a stream, and gives the names of all that are there
 * and copied. A picture is sealed under the member's own key already; a recording is as it was.
 */
export async function copyUploads({ layout, brought, recipient }: Beside, kind: BroughtKind): Promise<string[]> {
  const folder = join(brought.folder, kind);
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((path) => path.split('/').at(-1) ?? '')
        .filter((name) => FILE.test(name))
    : [];
  const copied: string[] = [];
  for (const name of names) {
    const target = uploadIn(layout[kind], name);
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

/**
 * Copies the ledger of erasures when it has grown: `known` is its size at the last copy, -1 for none. One whose size
 * nobody knows lies where every host sees it and outlives this one: it is copied where `known` is -1. Gives its size, and of a copy how
 * many lines it has.
 */
export async function copyLedger({ layout, brought, recipient }: Beside, known: number): Promise<CopiedLedger> {
  const size = (await brought.ledger.size()) ?? UNKNOWN;
  const copies = ledgerCopies(layout);
  if (size === known && copies.length > 0) return { size, lines: null };
  const lines = await allLines(brought.ledger);
  const text = lines.map((line) => `${textOf(line)}\n`).join('');
  const name = `${String(Date.now()).padStart(15, '0')}.age`;
  await sealTo(join(layout.erasures, name), { source: Readable.from([Buffer.from(text)]), recipient });
  for (const old of copies.slice(0, Math.max(0, copies.length + 1 - LEDGERS_KEPT)))
    await rm(join(layout.erasures, old), { force: true });
  return { size, lines: lines.length };
}

/** The copies of the ledger, oldest first. */
export function ledgerCopies({ erasures }: BackupLayout): string[] {
  return existsSync(erasures)
    ? readdirSync(erasures)
        .filter((name) => LEDGER_COPY.test(name))
        .toSorted()
    : [];
}
