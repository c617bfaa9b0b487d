import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkedFiles } from './unchanged.mjs';

// What every tool depends on: the packages, their settings, and whatever stands at the root for one of them.
const SETTINGS = /^[^/]+$/;
const CODE = /^(?:src|scripts|e2e)\//;
const PROOF = /^scripts\/(?:architecture|features)\//;
const NAMED = /(?:src\/|#(?=(?:domain|contract|server|web)\/))[\w./-]+/g;

const either =
  (...patterns) =>
  (file) =>
    patterns.some((pattern) => pattern.test(file));

/**
 * What each static step reads, by its kind. Whoever names a folder too many runs a step too often; too few, and it is
 * green for nothing.
 */
export const READS = {
  code: either(SETTINGS, CODE),
  codeAndContent: either(SETTINGS, CODE, /^(?:content|db)\//),
  codeAndWords: either(SETTINGS, CODE, /^docs\//),
  text: either(SETTINGS, CODE, /^(?:docs|content)\//),
  tables: either(SETTINGS, /^db\//, /^src\/server\/(?:platform\/db|testing)\//, /^scripts\/db-types\.ts$/),
};

/**
 * What the planted violations need: the rules, the makers of a feature, all settings, and each file of the product that
 * these name.
 */
export function proofReads(root) {
  const files = checkedFiles(root) ?? [];
  const texts = files.filter((file) => PROOF.test(file)).map((file) => readFileSync(join(root, file), 'utf8'));
  const named = new Set(texts.flatMap((text) => text.match(NAMED) ?? []).map((name) => name.replace('#', 'src/')));
  return (file) => SETTINGS.test(file) || PROOF.test(file) || named.has(file);
}
