import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const RESOLVED = /^\0virtual:endpoints(?:\/members)?$/;
type NamedRoutes = Record<string, { readonly method: string; readonly path: string }>;
type Tables = { readonly table: NamedRoutes; readonly accountRoutes: NamedRoutes };

/**
 * Serves name, method and path of the endpoints, so that the schemas (and zod) stay out of the browser: `virtual:endpoints` those of the account,
 * which the sign-in page needs, `virtual:endpoints/members` all others, so that a new feature adds nothing to that page.
 */
export function endpointsPlugin(): Plugin {
  return {
    name: 'moonhearth:endpoints',
    resolveId: { filter: { id: /^virtual:endpoints(?:\/members)?$/ }, handler: (id) => `\0${id}` },
    load: { filter: { id: RESOLVED }, handler: async (id) => endpointsModule(split(await readTables())[id.endsWith('/members') ? 'members' : 'account']) },
  };
}

function split({ table, accountRoutes }: Tables): { readonly account: NamedRoutes; readonly members: NamedRoutes } {
  const members = Object.fromEntries(Object.entries(table).filter(([name]) => !(name in accountRoutes)));
  return { account: accountRoutes, members };
}

async function readTables(): Promise<Tables> {
  const load = async (file: string) => (await import(/* @vite-ignore */ pathToFileURL(resolve(import.meta.dirname, '../../src/contract', file)).href)) as Tables;
  return { ...(await load('table.ts')), ...(await load('account/account.routes.ts')) };
}

function endpointsModule(table: NamedRoutes): string {
  const pairs = Object.entries(table).map(([name, route]) => [name, [route.method, route.path]] as const);
  return `export const endpoints = ${JSON.stringify(Object.fromEntries(pairs))};`;
}
