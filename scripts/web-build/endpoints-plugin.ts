import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

type NamedRoutes = Record<string, { readonly method: string; readonly path: string }>;

/**
 * Serves name, method and path of the endpoints, so that the schemas (and zod) stay out of the browser:
 * `virtual:endpoints` those of signing in and account safety, which every page carries, `virtual:endpoints/members` all
 * others, so that a new feature adds nothing to the sign-in page.
 */
export function endpointsPlugin(): Plugin {
  return {
    name: 'moonhearth:endpoints',
    resolveId: { filter: { id: /^virtual:endpoints(?:\/members)?$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:endpoints(?:\/members)?$/ },
      handler: async (id) => {
        const everywhere = {
          ...(await routesOf('account/account.routes.ts', 'accountRoutes')),
          ...(await routesOf('safety/safety.routes.ts', 'safetyRoutes')),
        };
        if (!id.endsWith('/members')) return endpointsModule(everywhere);
        const all = Object.entries(await routesOf('table.ts', 'table'));
        return endpointsModule(Object.fromEntries(all.filter(([name]) => !(name in everywhere))));
      },
    },
  };
}

async function routesOf(file: string, name: string): Promise<NamedRoutes> {
  const { href } = pathToFileURL(resolve(import.meta.dirname, '../../src/contract', file));
  return ((await import(/* @vite-ignore */ href)) as Record<string, NamedRoutes>)[name] ?? {};
}

function endpointsModule(table: NamedRoutes): string {
  const pairs = Object.entries(table).map(([name, route]) => [name, [route.method, route.path]] as const);
  return `export const endpoints = ${JSON.stringify(Object.fromEntries(pairs))};`;
}
