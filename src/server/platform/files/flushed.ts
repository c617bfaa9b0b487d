import { open } from 'node:fs/promises';

/**
 * Writes a file that nobody else may read, and resolves once it is on the disk. `flag` as of open: 'w' replaces one,
 * 'wx' rejects where one is.
 */
export async function writeFlushed(path: string, content: Buffer | string, flag: 'w' | 'wx' = 'w'): Promise<void> {
  const file = await open(path, flag, 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Puts a folder's names on the disk: a file that was moved into it is there after a power cut. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
