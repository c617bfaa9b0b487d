import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const RESOLVED = '\0virtual:endpoints';
type NamedRoutes = Record<string, { readonly method: string; readonly path: string }>;

/** Serves `virtual:endpoints`: name, method and path of every endpoint, so that the schemas (and zod) stay out of the browser. */
export function endpointsPlugin(): Plugin {
  return {
    name: 'moonhearth:endpoints',
    resolveId: { filter: { id: /^virtual:endpoints$/ }, handler: () => RESOLVED },
    load: { filter: { id: /^\0virtual:endpoints$/ }, handler: async () => endpointsModule(await readTable()) },
  };
}

async function readTable(): Promise<NamedRoutes> {
  const file = pathToFileURL(resolve(import.meta.dirname, '../../src/contract/table.ts')).href;
  const loaded = (await import(/* @vite-ignore */ file)) as { table: NamedRoutes };
  return loaded.table;
}

function endpointsModule(table: NamedRoutes): string {
  const pairs = Object.entries(table).map(([name, route]) => [name, [route.method, route.path]] as const);
  return `export const endpoints = ${JSON.stringify(Object.fromEntries(pairs))};`;
}
