import { digestOf, ensureBuilt } from './fresh.mjs';

/** What the built pages are made of. */
const INPUTS = [
  'src/web',
  'src/contract',
  'src/domain',
  'content',
  'scripts/build.ts',
  'scripts/web-build',
  'scripts/server-build',
  'vite.config.ts',
  'package-lock.json',
];

/** One value for the content of everything the pages are made of. */
export const inputsDigest = (root) => digestOf(INPUTS, root);

/**
 * Builds the pages when what they are made of has changed since the last build that succeeded. Throws when the build
 * fails.
 */
export const ensureWebBuild = (node) =>
  ensureBuilt(node, {
    what: 'the pages',
    inputs: INPUTS,
    output: 'dist',
    apart: ['server'],
    script: 'scripts/build.ts',
  });
