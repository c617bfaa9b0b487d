import { createWriteStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { flushFolder } from '../flushed.ts';
import { NAME, named, WrongLength, type ByteRange, type LargeFiles } from './large-files.ts';
import { nothingThere } from '../nothing-there.ts';

const HALF = '.part';

/** Large files in a folder of their own: mode 0600, two hundred and fifty-six drawers by the first letters of the name. */
export function largeOnDisk(folder: string): LargeFiles {
  const drawer = (name: string) => join(folder, named(name).slice(0, 2));
  const path = (name: string) => join(drawer(name), name);
  return {
    put: (name, file) => write(path(name), { drawer: drawer(name), ...file }),
    read: (name, range) => readPart(path(name), range),
    remove: (name) => rm(path(name), { force: true }),
    namesBefore: (instant) => namesIn(folder, instant),
  };
}

type Written = { readonly drawer: string; readonly content: Readable; readonly bytes: number };

/** First beside its place, flushed, then moved there: after a power cut a name has its whole file or none. */
async function write(path: string, { drawer, content, bytes }: Written): Promise<void> {
  await mkdir(drawer, { recursive: true, mode: 0o700 });
  const half = `${path}${HALF}`;
  try {
    await pipeline(content, createWriteStream(half, { mode: 0o600, flush: true }));
    if ((await stat(half)).size !== bytes) throw new WrongLength();
    await rename(half, path);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
  await flushFolder(drawer);
}

/** Opened before it is answered, so that a file that goes meanwhile is read to its end or not at all. */
async function readPart(path: string, { from, to }: ByteRange): Promise<Readable | null> {
  const file = await open(path, 'r').catch(nothingThere(null));
  return file && file.createReadStream({ start: from, end: to });
}

async function* namesIn(folder: string, instant: Date): AsyncGenerator<string> {
  const entries = await opendir(folder, { recursive: true }).catch(nothingThere(null));
  if (!entries) return;
  for await (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const kept = entry.isFile() ? await stat(path).catch(nothingThere(null)) : null;
    if (!kept || kept.mtime >= instant) continue;
    if (entry.name.endsWith(HALF)) await rm(path, { force: true });
    else if (NAME.test(entry.name)) yield entry.name;
  }
}
