import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What was looked through, and every place where one of the texts stands in clear. */
export type Searched = { readonly files: number; readonly bytes: number; readonly found: readonly string[] };

/**
 * Looks for texts in every file below a folder: as they are, and as UTF-16, which browsers write. What a running
 * program takes away meanwhile is passed over.
 */
export function searchFolder(folder: string, texts: readonly string[]): Searched {
  const needles = texts.flatMap((text) => [
    { text, bytes: Buffer.from(text) },
    { text, bytes: Buffer.from(text, 'utf16le') },
  ]);
  const found: string[] = [];
  let [files, bytes] = [0, 0];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const content = contentOf(path);
    files += 1;
    bytes += content.length;
    for (const text of new Set(needles.filter((needle) => content.includes(needle.bytes)).map((needle) => needle.text)))
      found.push(`"${text}" in ${relative(folder, path)}`);
  }
  return { files, bytes, found };
}

function contentOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}
