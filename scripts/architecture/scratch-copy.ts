import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './finding.ts';

const COPIED = [
  'src',
  'scripts',
  'e2e',
  'content',
  'db',
  'docs/exact-words.txt',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.tests.json',
  'tsconfig.tools.json',
  '.dependency-cruiser.mjs',
  '.oxlintrc.json',
  '.oxfmtrc.json',
  'vite.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
  'knip.json',
];

// Beside a fixture the project's own tests prove nothing, and are nearly half of what each tool would read again.
const OWN_TEST = /\.(test|journey)\.tsx?$/;

/**
 * A throw-away copy of the project's code, sharing its packages, without its tests but for those that are named. Call
 * `remove` when done.
 */
export function scratchCopy(tests: readonly string[] = []): { readonly root: string; readonly remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'house-'));
  for (const part of COPIED.filter((name) => existsSync(join(ROOT, name))))
    cpSync(join(ROOT, part), join(root, part), {
      recursive: true,
      filter: (from) => !OWN_TEST.test(from) || tests.includes(relative(ROOT, from)),
    });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Writes files below a root, making their folders. */
export function writeFiles(root: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}
