import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nothingThere } from '#server/platform/files/nothing-there.ts';

/** A file of the built web: its address, its SHA-256 in hex, its bytes. */
export type ReleaseFile = { readonly path: string; readonly sha256: string; readonly bytes: number };
/**
 * The files of this release in the order of their addresses. `fingerprint` is the SHA-256 of lines `<sha256> <path>\n`,
 * as sha256sum writes them.
 */
export type Release = { readonly files: readonly ReleaseFile[]; readonly fingerprint: string };

/** The list of files that the build wrote. Without a build, as in a test of the API alone, there are none. */
export async function readRelease(distDir: string): Promise<Release> {
  const text = await readFile(join(distDir, 'release.json'), 'utf8').catch(nothingThere('[]'));
  return releaseOf(JSON.parse(text) as ReleaseFile[]);
}

/** The release made of some files. */
export function releaseOf(files: readonly ReleaseFile[]): Release {
  const lines = files.map(({ sha256, path }) => `${sha256}  ${path}\n`).join('');
  return { files, fingerprint: createHash('sha256').update(lines).digest('hex') };
}
