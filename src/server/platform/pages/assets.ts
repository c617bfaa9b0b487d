import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { nothingThere } from '#server/platform/files/nothing-there.ts';

/** A built file in the encodings it is kept in; fonts and pictures are packed already and have one only. */
export type Asset = {
  readonly type: string;
  readonly identity: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
};

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  // The colors of a book.
  '.icc': 'application/vnd.iccprofile',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.json': 'application/json; charset=utf-8',
  // The table of foods.
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** The service worker's address: at the root, so that it may speak for every page, and the same for ever. */
export const WORKER_URL = '/sw.js';
/** How the app is put on a home screen: by its name, and by one that says nothing. */
export const MANIFEST_URLS = ['/manifest.webmanifest', '/plain.webmanifest'] as const;
/** The document that the service worker shows where none can be fetched. It holds nothing of anybody. */
export const SHELL_URL = '/offline.html';
const AT_ROOT = [WORKER_URL, ...MANIFEST_URLS, SHELL_URL];

/**
 * Reads all of a client build's assets into memory (under 4 MB, the table of foods among it), what stands at the root too, and finds them by
 * address. Files of unknown types are not served. Of the release in `before` the hashed files are there too, for pages
 * that were opened with it: never what stands at its root. Throws where that folder is missing.
 */
export async function openAssets(
  clientDir: string,
  before: string | null = null,
): Promise<(url: string) => Asset | null> {
  const byUrl = new Map([...(before ? await readHashed(before) : []), ...(await readHashed(clientDir))]);
  for (const url of AT_ROOT) byUrl.set(url, (await readAsset(join(clientDir, url))).asset);
  return (url) => byUrl.get(url) ?? null;
}

/** The hashed files of a client build by their addresses. */
async function readHashed(clientDir: string): Promise<[string, Asset][]> {
  const root = join(clientDir, 'assets');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const found = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && TYPES[extname(entry.name)])
      .map((entry) => readAsset(join(entry.parentPath, entry.name))),
  );
  return found.map(({ file, asset }) => [`/assets/${relative(root, file).split(sep).join('/')}`, asset]);
}

async function readAsset(file: string): Promise<{ file: string; asset: Asset }> {
  const [identity, br, gzip] = await Promise.all([readFile(file), maybe(`${file}.br`), maybe(`${file}.gz`)]);
  return { file, asset: { type: TYPES[extname(file)] ?? 'application/octet-stream', identity, br, gzip } };
}

async function maybe(file: string): Promise<Buffer | null> {
  return readFile(file).catch(nothingThere(null));
}
