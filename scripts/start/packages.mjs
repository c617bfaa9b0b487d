import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './places.mjs';
import { runToEnd } from './run.mjs';

const packagesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/**
 * The packages running needs that the lockfile names and node_modules lacks or holds in another version. Those of other
 * platforms do not count.
 */
export function missingPackages(root = ROOT) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  // npm writes this list last, so that an install that broke off shows as one.
  const held = packagesOf(join(root, 'node_modules/.package-lock.json'));
  const needed = Object.entries(wanted).filter(
    ([path, { dev, optional, devOptional }]) => path !== '' && !dev && !optional && !devOptional,
  );
  return needed.filter(([path, { version }]) => held[path]?.version !== version).map(([path]) => path);
}

/** Installs what running needs when some of it is missing. A full install holds it too. Throws when npm fails. */
export async function ensurePackages() {
  if (missingPackages().length === 0) return;
  console.log('Installing (npm ci) ...');
  const code = await runToEnd(['npm', 'ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new Error(`npm ci ended with ${code}. Is the package registry reachable?`);
}
