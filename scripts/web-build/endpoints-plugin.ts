import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const RESOLVED = /^\0virtual:endpoints(?:\/members|\/safety)?$/;
type NamedRoutes = Record<string, { readonly method: string; readonly path: string }>;
type Tables = { readonly table: NamedRoutes; readonly accountRoutes: NamedRoutes; readonly safetyRoutes: NamedRoutes };

/**
 * Serves name, method and path of the endpoints, so that the schemas (and zod) stay out of the browser: `virtual:endpoints` those of the account,
 * which the sign-in page needs, `virtual:endpoints/safety` those that only late parts call, `virtual:endpoints/members` all others, so that a new feature adds nothing to that page.
 */
export function endpointsPlugin(): Plugin {
  return {
    name: 'moonhearth:endpoints',
    resolveId: { filter: { id: /^virtual:endpoints(?:\/members|\/safety)?$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: RESOLVED },
      handler: async (id) =>
        endpointsModule(
          split(await readTables())[
            id.endsWith('/members') ? 'members' : id.endsWith('/safety') ? 'safety' : 'account'
          ],
        ),
    },
  };
}

function split({
  table,
  accountRoutes,
  safetyRoutes,
}: Tables): Readonly<Record<'account' | 'members' | 'safety', NamedRoutes>> {
  const members = Object.fromEntries(
    Object.entries(table).filter(([name]) => !(name in accountRoutes) && !(name in safetyRoutes)),
  );
  return { account: accountRoutes, members, safety: safetyRoutes };
}

async function readTables(): Promise<Tables> {
  const load = async (file: string) =>
    (await import(
      /* @vite-ignore */ pathToFileURL(resolve(import.meta.dirname, '../../src/contract', file)).href
    )) as Tables;
  return {
    ...(await load('table.ts')),
    ...(await load('account/account.routes.ts')),
    ...(await load('safety/safety.routes.ts')),
  };
}

function endpointsModule(table: NamedRoutes): string {
  const pairs = Object.entries(table).map(([name, route]) => [name, [route.method, route.path]] as const);
  return `export const endpoints = ${JSON.stringify(Object.fromEntries(pairs))};`;
}
