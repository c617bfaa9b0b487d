import { mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { writeFlushed } from '../files/flushed.ts';
import { nothingThere } from '../files/nothing-there.ts';
import { UPLOAD_ID, type Uploads } from './uploads.ts';

/** Uploads in a folder: a file with what came, and one beside it that says what is to come. */
export function uploadsInFolder(folder: string): Uploads {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const filesOf = (id: string) => [join(folder, id), join(folder, `${id}.json`)];
  return {
    datastore: new FileStore({ directory: folder }),
    withFile: (id, work) => work(join(folder, id)),
    lay: (id, bytes) => writeFlushed(join(folder, id), bytes),
    async drop(id) {
      for (const path of filesOf(id)) await rm(path, { force: true });
    },
    async *idsBefore(instant) {
      const names = await readdir(folder).catch(nothingThere([]));
      const ids = new Set(names.flatMap((name) => UPLOAD_ID.exec(name)?.[0] ?? []));
      for (const id of ids) {
        const kept = await Promise.all(filesOf(id).map((path) => stat(path).catch(nothingThere(null))));
        if (kept.every((one) => !one || one.mtime < instant)) yield id;
      }
    },
  };
}
