import { mkdir, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from './files.ts';
import { flushFolder, writeFlushed } from './flushed.ts';
import { nothingThere } from './nothing-there.ts';

const NAME = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const HALF = '.part';

/**
 * Files in a folder of their own, outside of everything that is served: mode 0600, two hundred and fifty-six drawers by
 * the first letters of the name.
 */
export function diskFiles(folder: string): Files {
  const drawer = (name: string) => join(folder, name.slice(0, 2));
  const path = (name: string) => {
    if (!NAME.test(name)) throw new Error('not the name of a file');
    return join(drawer(name), name);
  };
  return {
    put: (name, bytes) => write(path(name), { drawer: drawer(name), bytes }),
    get: (name) => readFile(path(name)).catch(nothingThere(null)),
    remove: (name) => rm(path(name), { force: true }),
    namesBefore: (instant) => namesIn(folder, instant),
  };
}

/**
 * First beside its place, flushed, then moved there, and the folder flushed: after a power cut a name has its whole
 * file or none.
 */
async function write(path: string, { drawer, bytes }: { drawer: string; bytes: Buffer }): Promise<void> {
  await mkdir(drawer, { recursive: true, mode: 0o700 });
  const half = `${path}${HALF}`;
  await writeFlushed(half, bytes);
  await rename(half, path);
  await flushFolder(drawer);
}

async function* namesIn(folder: string, instant: Date): AsyncGenerator<string> {
  const entries = await opendir(folder, { recursive: true }).catch(nothingThere(null));
  if (!entries) return;
  for await (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile()) continue;
    const kept = await stat(path).catch(nothingThere(null));
    if (!kept || kept.mtime >= instant) continue;
    if (entry.name.endsWith(HALF)) await rm(path, { force: true });
    else if (NAME.test(entry.name)) yield entry.name;
  }
}
