import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/places.mjs';
import { runToEnd } from '../start/run.mjs';

const packagesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/**
 * Packages of the lockfile, those of tests included, that the last install left out or holds in another version; those
 * of other platforms do not count.
 */
export function missingPackages(root = ROOT) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const held = packagesOf(join(root, 'node_modules/.package-lock.json'));
  const needed = Object.entries(wanted).filter(
    ([path, { optional, devOptional }]) => path !== '' && !optional && !devOptional,
  );
  return needed.filter(([path, { version }]) => held[path]?.version !== version).map(([path]) => path);
}

/** Installs every package when one is missing. `npm start` is content with such an install too. */
export async function ensureAllPackages() {
  if (missingPackages().length === 0) return;
  console.log('Installing everything the checks need (npm ci) ...');
  const code = await runToEnd(['npm', 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new Error(`npm ci ended with ${code}. Is the package registry reachable?`);
}
