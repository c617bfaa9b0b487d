import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|svg|html|json|webmanifest|txt)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes a `.br` (quality 11) and a `.gz` beside every text file under a folder. Fonts and pictures are packed already.
 */
export async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

/** Brotli at quality 11. */
export function packed(content: Buffer): Promise<Buffer> {
  return brotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  await Promise.all([
    writeFile(`${file}.br`, await packed(content)),
    writeFile(`${file}.gz`, await zip(content, { level: 9 })),
  ]);
}
