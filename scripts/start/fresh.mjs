import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './places.mjs';
import { runToEnd } from './run.mjs';

const NOT_BUILT = /\.test\.tsx?$|\/testing\//;

/** One value for the content of everything under `inputs`, tests apart. */
export function digestOf(inputs, root = ROOT) {
  const hash = createHash('sha256');
  for (const input of inputs)
    for (const file of filesIn(root, input))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0');
  return hash.digest('hex');
}

/**
 * Builds what a script makes of `inputs` when they have changed since its last build that succeeded. Throws when the
 * build fails.
 */
export async function ensureBuilt(node, { what, inputs, stamp: at, script }) {
  const digest = digestOf(inputs);
  const stamp = join(ROOT, at);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  console.log(`Building ${what} ...`);
  const code = await runToEnd([node, script]);
  if (code !== 0) throw new Error(`The build of ${what} ended with ${code}.`);
  mkdirSync(dirname(stamp), { recursive: true });
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
