import { mkdir, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { flushFolder, writeFlushed } from '#server/platform/files/flushed.ts';
import { newState, type PracticeState } from './state.ts';
import { nothingThere } from '#server/platform/files/nothing-there.ts';

/** Where a book is kept. `saved` resolves when all that stands in it at the call is on the disk. */
export type Keeping = { readonly state: PracticeState; readonly saved: () => Promise<void> };

/** A book that nobody keeps. */
export function inMemory(): Keeping {
  return { state: newState(), saved: () => Promise.resolve() };
}

/**
 * A book kept in a file of the folder: written beside, synced, put in place, so that a kill leaves the last one or the
 * new one whole.
 */
export async function inFolder(folder: string): Promise<Keeping> {
  const file = join(folder, 'book.json');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const state = await read(file);
  let writing: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const begin = (): Promise<void> => {
    next = null;
    writing = write(file, JSON.stringify(state)).finally(() => {
      writing = null;
    });
    return writing;
  };
  // Whoever comes while a write is under way shares the one after it.
  const saved = (): Promise<void> => {
    if (!writing) return begin();
    next ??= writing.then(begin, begin);
    return next;
  };
  await saved();
  return { state, saved };
}

async function read(file: string): Promise<PracticeState> {
  const text = await readFile(file, 'utf8').catch(nothingThere(null));
  // A book of before lacks what has been learned since.
  return text === null ? newState() : { ...newState(), ...(JSON.parse(text) as PracticeState) };
}

async function write(file: string, text: string): Promise<void> {
  const beside = `${file}.new`;
  await writeFlushed(beside, text);
  await rename(beside, file);
  await flushFolder(dirname(file));
}
