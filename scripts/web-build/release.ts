import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ReleaseFile } from '#server/platform/pages/release.ts';

/** What lies beside the files and is served in their place, or not at all. */
const NOT_SERVED = /\.(?:br|gz|map)$|^\/\.vite\//;

/**
 * Every file of the built web with its hash, in the order of their addresses: what the privacy proof publishes, and
 * what the reader's browser compares.
 */
export async function releaseFiles(clientDir: string): Promise<ReleaseFile[]> {
  const entries = await readdir(clientDir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(clientDir, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  const served = paths.filter((path) => !NOT_SERVED.test(path)).toSorted();
  return Promise.all(
    served.map(async (path) => {
      const content = await readFile(join(clientDir, path));
      return { path, sha256: createHash('sha256').update(content).digest('hex'), bytes: content.length };
    }),
  );
}
