import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { flushFolder } from '../files/flushed.ts';
import { nothingThere } from '../files/nothing-there.ts';
import { parseLine, textOf, type Ledger, type Line } from './ledger.ts';

const LEDGER_FILE = /\.ledger$/;
const PAGE = 1_000;

/**
 * A ledger in a folder: a file for each host and month. Each line begins on a line of its own, whatever a power cut has
 * left of the one before. What is asked for since an instant leaves out the files that nobody has touched since.
 */
export function ledgerInFolder(folder: string): Ledger {
  return {
    place: folder,
    add: (line) => addLine(folder, line),
    pages: (since) => pages(folder, since),
    size: () => sizeOf(folder),
  };
}

async function addLine(folder: string, line: Line): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const host = hostname().replace(/[^\w.-]/g, '_');
  const file = await open(join(folder, `${host}.${line.at.slice(0, 7)}.ledger`), 'a', 0o600);
  try {
    await file.appendFile(`\n${textOf(line)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await flushFolder(folder);
}

/** The files of a ledger, in the order of their names; none where there is no folder. */
export async function ledgerFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(nothingThere([]));
  return names
    .filter((name) => LEDGER_FILE.test(name))
    .toSorted()
    .map((name) => join(folder, name));
}

async function sizeOf(folder: string): Promise<number> {
  let sum = 0;
  for (const path of await ledgerFiles(folder)) sum += (await stat(path)).size;
  return sum;
}

async function* pages(folder: string, since: Date | null): AsyncGenerator<Line[]> {
  for (const path of await ledgerFiles(folder)) {
    // Also of a file that was put here with its old date: when that happened cannot be set.
    if (since && (await stat(path)).ctime < since) continue;
    yield* pagesOf(path);
  }
}

/** The lines of one file, in pages. */
export async function* pagesOf(path: string): AsyncGenerator<Line[]> {
  let page: Line[] = [];
  for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    const line = parseLine(text);
    if (!line || page.push(line) < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
