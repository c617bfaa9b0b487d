import { digestOf, ensureBuilt } from './fresh.mjs';

/** What the bundled server is made of. Styles, SQL and migrations it reads from where they lie. */
const INPUTS = [
  'src/server',
  'src/contract',
  'src/domain',
  'scripts/build-server.ts',
  'scripts/server-build',
  'package-lock.json',
];

/** The bundled server, from the checkout. */
export const SERVER_BUNDLE = 'dist/server/main.js';

/** One value for the content of everything the server is made of. */
export const serverDigest = (root) => digestOf(INPUTS, root);

/**
 * Bundles the server when what it is made of has changed, or the pages were built anew beside it. Throws when the build
 * fails.
 */
export const ensureServerBundle = (node) =>
  ensureBuilt(node, {
    what: 'the server',
    inputs: INPUTS,
    output: 'dist/server',
    script: 'scripts/build-server.ts',
  });
