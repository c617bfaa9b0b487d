import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './places.mjs';

const packagesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/** Packages of the lockfile that the last install left out or holds in another version; those of other platforms do not count. */
function missingPackages() {
  const wanted = packagesOf(join(ROOT, 'package-lock.json'));
  const held = packagesOf(join(ROOT, 'node_modules/.package-lock.json'));
  return Object.entries(wanted).filter(([path, { version, optional, devOptional }]) => path !== '' && !optional && !devOptional && held[path]?.version !== version);
}

/** Installs every package (`npm ci`) when one is missing. npm writes its own list last, so a broken install is seen as one. */
export function ensurePackages() {
  if (missingPackages().length === 0) return;
  console.log('Installing packages (npm ci) ...');
  const done = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  if (done.status !== 0) throw new Error('npm ci failed');
}
