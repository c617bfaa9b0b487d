import { mkdir, readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ledgerIn } from '../erasures/erasures.ts';
import { ledgerFiles, pagesOf } from '../erasures/ledger-in-folder.ts';
import { diskFiles } from '../files/disk-files.ts';
import { largeOnDisk } from '../files/large/large-on-disk.ts';
import { nothingThere } from '../files/nothing-there.ts';
import type { Store, StoreEnv } from './open-store.ts';

/** What was carried into the store; `done` puts the ledger's files aside, once somebody has judged their lines. */
export type Carried = { readonly files: number; readonly lines: number; done(): Promise<void> };

const ASIDE = 'carried';
const AT_ONCE = 16;
const END_OF_TIME = new Date(8.64e15);

/**
 * Carries into the store what this host's data folder holds: from before there was a store, or from a restore. What the
 * store has already stays as it is there. May be cut off and begun again; each host does it for its own folder.
 */
export async function carryOver({ dataDir, s3 }: StoreEnv, store: Store): Promise<Carried> {
  const files = await carryFiles(join(dataDir, 'files'), store);
  const sounds = s3 === null ? await carrySounds(join(dataDir, 'recordings'), store) : 0;
  const { lines, done } = await carryLedger(ledgerIn(dataDir), store);
  return { files: files + sounds, lines, done };
}

async function carryFiles(folder: string, store: Store): Promise<number> {
  if (store.folder !== null && join(store.folder, 'files') === folder) return 0;
  const local = diskFiles(folder);
  let count = 0;
  for (const name of await namesOf(local.namesBefore(END_OF_TIME))) {
    const bytes = await local.get(name);
    if (!bytes) continue;
    if (!(await store.files.get(name))) await store.files.put(name, bytes);
    await local.remove(name);
    count += 1;
  }
  return count;
}

async function carrySounds(folder: string, store: Store): Promise<number> {
  if (store.folder !== null && join(store.folder, 'recordings') === folder) return 0;
  const local = largeOnDisk(folder);
  let count = 0;
  for (const name of await namesOf(local.namesBefore(END_OF_TIME))) {
    const there = await store.largeFiles.read(name, { from: 0, to: 0 });
    there?.destroy();
    const bytes = await stat(join(folder, name.slice(0, 2), name)).then(({ size }) => size, nothingThere(0));
    const content = there ? null : await local.read(name, { from: 0, to: bytes });
    if (content) await store.largeFiles.put(name, { content, bytes });
    await local.remove(name);
    count += 1;
  }
  return count;
}

/** Each file is renamed before it is read, so that a line which comes meanwhile begins another one. */
async function carryLedger(folder: string, store: Store): Promise<Omit<Carried, 'files'>> {
  const none = { lines: 0, done: async () => Promise.resolve() };
  if (store.folder !== null && ledgerIn(store.folder) === folder) return none;
  const aside = join(folder, ASIDE);
  const files = await ledgerFiles(folder);
  if (files.length > 0) await mkdir(aside, { recursive: true, mode: 0o700 });
  const began = Date.now();
  for (const [index, path] of files.entries()) await rename(path, join(aside, `${began}-${index}.unread`));
  const unread = (await readdir(aside).catch(nothingThere([]))).filter((name) => name.endsWith('.unread'));
  // Lines of a file stay in their order; those of objects are ordered by their names.
  const atOnce = store.objects ? AT_ONCE : 1;
  let lines = 0;
  for (const name of unread)
    for await (const page of pagesOf(join(aside, name))) {
      for (let at = 0; at < page.length; at += atOnce)
        await Promise.all(page.slice(at, at + atOnce).map((line) => store.ledger.add(line)));
      lines += page.length;
    }
  const done = async () => {
    for (const name of unread) await rename(join(aside, name), join(aside, name.replace(/unread$/, 'ledger')));
  };
  return { lines, done };
}

async function namesOf(names: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const name of names) all.push(name);
  return all;
}
