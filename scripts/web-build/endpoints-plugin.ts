import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

type NamedRoutes = Record<string, { readonly method: string; readonly path: string }>;

/**
 * Whose pages call an endpoint, where it is not everybody's: those of members, of the circle and its evenings, of
 * admins, of teachers and recordings, of the shop, of referrals, of trading points and what they buy, of feedback (which
 * the outbox sends too, from any page), of the plan.
 */
const GROUPS = ['members', 'circle', 'staff', 'teaching', 'shop', 'referral', 'trading', 'feedback', 'plans'] as const;
type Group = (typeof GROUPS)[number];
const NAMED = `virtual:endpoints(?:/(?:${GROUPS.join('|')}))?$`;
const ASKED = new RegExp(`^${NAMED}`);
const RESOLVED = new RegExp(`^\0${NAMED}`);

/**
 * Serves name, method and path of the endpoints, so that the schemas (and zod) stay out of the browser:
 * `virtual:endpoints` those of signing in and account safety, which every page carries, `virtual:endpoints/<group>` the
 * others, so that a new feature adds nothing to the sign-in page. What a group's pages alone call comes with them: no
 * other page needs it, and home need not carry it.
 */
export function endpointsPlugin(): Plugin {
  return {
    name: 'moonhearth:endpoints',
    resolveId: {
      filter: { id: ASKED },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: RESOLVED },
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

function groupOf(one: readonly [string, NamedRoutes[string]]): Group {
  if (one[1].path.startsWith('/api/admin/')) return 'staff';
  if (/^\/api\/feedback\b/.test(one[1].path)) return 'feedback';
  // Changing and ending a plan is done on its own page, at once or not at all.
  if (/^\/api\/subscription\/(?:create-portal-session|preview-change|change-plan|cancel|resume)$/.test(one[1].path))
    return 'plans';
  if (isTeachingOnly(one[1])) return 'teaching';
  if (isShopOnly(one[1])) return 'shop';
  if (one[1].path.startsWith('/api/referrals')) return 'referral';
  if (/^(?:makeTrade|getTrades|getDigitalGoods|getMoonYear|getWorkbook)$/.test(one[0])) return 'trading';
  return isCircleOnly(one) ? 'circle' : 'members';
}

/** What only pages of teachers, and of what they made, call: not what such a page begins with. Nothing of it waits on a device. */
function isTeachingOnly({ method, path }: NamedRoutes[string]): boolean {
  if (!/^\/api\/(?:recordings|teacher-applications|teacher-profile|thanks|courses)\b/.test(path)) return false;
  return method !== 'GET' || /^\/api\/(?:recordings\/:recording|thanks\/:recording|courses|courses\/mine)$/.test(path);
}

/** What only pages of the shop call: not what such a page begins with. */
function isShopOnly({ method, path }: NamedRoutes[string]): boolean {
  return path.startsWith('/api/shop/') && method !== 'GET';
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
