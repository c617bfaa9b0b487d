import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

type NamedRoutes = Record<string, { readonly method: string; readonly path: string }>;

/**
 * Serves name, method and path of the endpoints, so that the schemas (and zod) stay out of the browser:
 * `virtual:endpoints` those of signing in and account safety, which every page carries, `virtual:endpoints/members` all
 * others, so that a new feature adds nothing to the sign-in page. What is done in the circle and at its evenings comes
 * with their pages (`virtual:endpoints/circle`), and so does what admins do (`virtual:endpoints/staff`) and what belongs to
 * teachers and recordings (`virtual:endpoints/teaching`) or to trading points and what they buy (`virtual:endpoints/trading`): no other page calls it, and home need not carry it.
 */
export function endpointsPlugin(): Plugin {
  return {
    name: 'moonhearth:endpoints',
    resolveId: {
      filter: { id: /^virtual:endpoints(?:\/(?:members|circle|staff|teaching|trading))?$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:endpoints(?:\/(?:members|circle|staff|teaching|trading))?$/ },
      handler: async (id) => {
        const everywhere = {
          ...(await routesOf('account/account.routes.ts', 'accountRoutes')),
          ...(await routesOf('safety/safety.routes.ts', 'safetyRoutes')),
        };
        if (id.endsWith('endpoints')) return endpointsModule(everywhere);
        const all = Object.entries(await routesOf('table.ts', 'table'));
        const asked = id.slice(id.lastIndexOf('/') + 1);
        return endpointsModule(
          Object.fromEntries(all.filter((one) => !(one[0] in everywhere) && groupOf(one) === asked)),
        );
      },
    },
  };
}

/** Who calls an endpoint: the pages of admins, those of the circle, or others of members. */
function groupOf(one: readonly [string, NamedRoutes[string]]): string {
  if (one[1].path.startsWith('/api/admin/')) return 'staff';
  if (isTeachingOnly(one[1])) return 'teaching';
  if (/^(?:makeTrade|getTrades|getDigitalGoods|getMoonYear|getWorkbook)$/.test(one[0])) return 'trading';
  return isCircleOnly(one) ? 'circle' : 'members';
}

/** What only pages of teachers, and of what they made, call: not what such a page begins with. Nothing of it waits on a device. */
function isTeachingOnly({ method, path }: NamedRoutes[string]): boolean {
  if (!/^\/api\/(?:recordings|teacher-applications|teacher-profile|thanks|courses)\b/.test(path)) return false;
  return method !== 'GET' || /^\/api\/(?:recordings\/:recording|thanks\/:recording|courses|courses\/mine)$/.test(path);
}

/**
 * What only the pages of the circle call: not what a page begins with (it is fetched on the way there), and not what
 * may wait on a device, which is sent from any page.
 */
function isCircleOnly([name, { method, path }]: readonly [string, NamedRoutes[string]]): boolean {
  if (path === '/api/announcements') return true;
  if (
    !/^\/api\/(?:community|teen-circle|events|event-series|moderation|my-words|circle-figures)/.test(path) ||
    /Say(?:Post|Reply)$/.test(name)
  )
    return false;
  return (
    method !== 'GET' ||
    /\/(?:draft|house-rules|bookmarks|replies|told|circle-figures|place|calendar|hosting|author-requests|categories|quiet|preview|questions|cases\/:case|events\/past|events\/:event)$/.test(
      path,
    )
  );
}

async function routesOf(file: string, name: string): Promise<NamedRoutes> {
  const { href } = pathToFileURL(resolve(import.meta.dirname, '../../src/contract', file));
  return ((await import(/* @vite-ignore */ href)) as Record<string, NamedRoutes>)[name] ?? {};
}

function endpointsModule(table: NamedRoutes): string {
  const pairs = Object.entries(table).map(([name, route]) => [name, [route.method, route.path]] as const);
  return `export const endpoints = ${JSON.stringify(Object.fromEntries(pairs))};`;
}
