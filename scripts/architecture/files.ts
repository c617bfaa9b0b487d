import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Every file of the given folders that git knows or would add, as paths below the root; a walk where there is no
 * checkout.
 */
export function listFiles(root: string, folders: readonly string[]): string[] {
  const listed = spawnSync(
    'git',
    ['-C', root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...folders],
    { encoding: 'utf8', maxBuffer: 64 << 20 },
  );
  const isCheckout = listed.status === 0 && existsSync(join(root, '.git'));
  const found = isCheckout
    ? listed.stdout.split('\0').filter(Boolean)
    : folders.flatMap((folder) => walk(root, folder));
  return [...new Set(found)].filter((file) => existsSync(join(root, file))).toSorted();
}

function walk(root: string, folder: string): string[] {
  const start = join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}
