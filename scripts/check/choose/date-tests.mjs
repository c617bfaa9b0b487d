import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importReader, reachedFrom } from './imports.mjs';

const LAYERS = ['src/domain', 'src/contract'];
/** Nothing else of the language asks the machine for its zone. */
const ASKS_THE_ZONE = /\bnew Date\(|\bDate\.|\bIntl\.|\.toLocale/;

/**
 * The tests of domain and contract that another zone can break: those whose code, or what that imports, reads a date or
 * a zone from the machine.
 */
export function dateTests(root) {
  const importsOf = importReader(root);
  const asks = (file) => ASKS_THE_ZONE.test(readFileSync(join(root, file), 'utf8'));
  return LAYERS.flatMap((layer) =>
    readdirSync(join(root, layer), { recursive: true })
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => `${layer}/${name}`),
  )
    .filter((file) => [...reachedFrom([file], importsOf)].some(asks))
    .toSorted();
}
