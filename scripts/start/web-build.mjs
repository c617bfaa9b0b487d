import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './places.mjs';
import { runToEnd } from './run.mjs';

/** What the built pages are made of. */
export const INPUTS = ['src/web', 'src/contract', 'src/domain', 'content', 'scripts/build.ts', 'scripts/web-build', 'vite.config.ts', 'package-lock.json'];
const STAMP = 'dist/.made-of';
const NOT_BUILT = /\.test\.tsx?$|\/testing\//;

/** One value for the content of everything the pages are made of. */
export function inputsDigest(root = ROOT) {
  const hash = createHash('sha256');
  for (const input of INPUTS) for (const file of filesIn(root, input)) hash.update(`${file}\0`).update(readFileSync(join(root, file))).update('\0');
  return hash.digest('hex');
}

/** Builds the pages when what they are made of has changed since the last build that succeeded. Throws when the build fails. */
export async function ensureWebBuild(node) {
  const digest = inputsDigest();
  const stamp = join(ROOT, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  console.log('Building the pages ...');
  const code = await runToEnd([node, 'scripts/build.ts']);
  if (code !== 0) throw new Error(`The build of the pages ended with ${code}.`);
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  writeFileSync(stamp, digest);
}

function filesIn(root, path) {
  const whole = join(root, path);
  if (!existsSync(whole)) return [];
  const entries = readdirSyncOrNull(whole);
  if (entries === null) return [path];
  return entries.flatMap((entry) => {
    const inside = `${path}/${entry.name}`;
    if (NOT_BUILT.test(entry.isDirectory() ? `${inside}/` : inside)) return [];
    return entry.isDirectory() ? filesIn(root, inside) : [inside];
  });
}

function readdirSyncOrNull(path) {
  try {
    return readdirSync(path, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if (error.code === 'ENOTDIR') return null;
    throw error;
  }
}
