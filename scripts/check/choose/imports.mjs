import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

// Types are gone when the code runs, so what stands behind `import type` is not asked.
const STATIC = /^(?:import|export)\s+(?!type\b)(?:[^'"();]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
const LATE = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
const LAYER = /^#(domain|contract|server|web)\//;

/** The path below the root that an import of a file means; null for a package or a built-in module. */
export function resolveImport(from, asked) {
  if (LAYER.test(asked)) return asked.replace(LAYER, 'src/$1/');
  return asked.startsWith('.') ? normalize(join(dirname(from), asked)) : null;
}

/** Reads which files of the checkout each file imports as values, at once or late. Each file is read once. */
export function importReader(root) {
  const kept = new Map();
  const read = (file) => {
    const path = join(root, file);
    if (!/\.(?:tsx?|mjs)$/.test(file) || !existsSync(path)) return [];
    const text = readFileSync(path, 'utf8');
    const asked = [...text.matchAll(STATIC), ...text.matchAll(LATE)].map(([, name]) => name);
    return [...new Set(asked.map((name) => resolveImport(file, name)).filter(Boolean))];
  };
  return (file) => {
    if (!kept.has(file)) kept.set(file, read(file));
    return kept.get(file);
  };
}

/** Every file that one of these files imports, directly or through others, these included. */
export function reachedFrom(files, importsOf) {
  const seen = new Set(files);
  for (const file of seen) for (const next of importsOf(file)) seen.add(next);
  return seen;
}
