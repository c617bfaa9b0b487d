import { mkdir, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { flushFolder, writeFlushed } from '#server/platform/files/flushed.ts';
import { newBook, type Book } from './book.ts';

/** Where a book is kept. `saved` resolves when all that stands in it at the call is on the disk. */
export type Keeping = { readonly book: Book; readonly saved: () => Promise<void> };

/** A book that nobody keeps. */
export function inMemory(): Keeping {
  return { book: newBook(), saved: () => Promise.resolve() };
}

/** A book kept in a file of the folder: written beside, synced, put in place, so that a kill leaves the last one or the new one whole. */
export async function inFolder(folder: string): Promise<Keeping> {
  const file = join(folder, 'book.json');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const book = await read(file);
  let writing: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const begin = (): Promise<void> => {
    next = null;
    writing = write(file, JSON.stringify(book)).finally(() => {
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
  return { book, saved };
}

async function read(file: string): Promise<Book> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? newBook() : (JSON.parse(text) as Book);
}

async function write(file: string, text: string): Promise<void> {
  const beside = `${file}.new`;
  await writeFlushed(beside, text);
  await rename(beside, file);
  await flushFolder(dirname(file));
}
