import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './places.mjs';
import { runToEnd } from './run.mjs';

/** Of what a build was made, and what it made. */
const STAMP = '.made-of';
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
 * Builds what a script makes of `inputs` into `output` when they have changed since its last build that succeeded, or a
 * file that it made is not there as it was made, and says which. `apart` is what another build makes in the same place.
 * Throws when the build fails.
 */
export async function ensureBuilt(node, { what, inputs, output, apart = [], script }) {
  const of = digestOf(inputs);
  const stamp = join(ROOT, output, STAMP);
  const why = whyToBuild(stamp, { of, output });
  if (why === null) return;
  console.log(`Building ${what}${why} ...`);
  const code = await runToEnd([node, script]);
  if (code !== 0) throw new Error(`The build of ${what} ended with ${code}.`);
  const made = Object.fromEntries(sizesIn(output, [STAMP, ...apart]));
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, JSON.stringify({ of, made }));
}

/** Null when all of it is there; else the end of the sentence that says that it is built. */
function whyToBuild(stamp, { of, output }) {
  const last = readStamp(stamp);
  if (last === null) return '';
  if (last.of !== of) return ': the sources have changed';
  const there = new Map(sizesIn(output, []));
  const lost = Object.entries(last.made).filter(([path, size]) => there.get(path) !== size);
  return lost.length === 0
    ? null
    : ` again: ${lost.length === 1 ? '1 built file is' : `${lost.length} built files are`} missing or changed`;
}

function readStamp(stamp) {
  try {
    const { of, made } = JSON.parse(readFileSync(stamp, 'utf8'));
    return typeof of === 'string' && typeof made === 'object' && made !== null ? { of, made } : null;
  } catch {
    // None yet, or one of an older kind.
    return null;
  }
}

/** Every file below a folder of the checkout, with its size, apart from some names in it. */
function sizesIn(folder, apart) {
  const whole = join(ROOT, folder);
  if (!existsSync(whole)) return [];
  return readdirSync(whole, { withFileTypes: true }).flatMap((entry) => {
    const inside = `${folder}/${entry.name}`;
    if (apart.includes(entry.name)) return [];
    return entry.isDirectory() ? sizesIn(inside, []) : [[inside, statSync(join(ROOT, inside)).size]];
  });
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
