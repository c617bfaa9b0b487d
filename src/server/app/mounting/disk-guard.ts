import type { FastifyInstance } from 'fastify';
import type { Route } from '#contract/kit/route.ts';
import type { Room } from '#server/platform/disk/room.ts';
import { sendRefusal } from './refusals.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/**
 * What keeps a few bytes at most and must not wait: coming in to read, a proof that it is the member, going out, and
 * what browsers tell of the policy.
 */
const OPEN_PATHS = ['/auth', '/csp-reports'];
const OPEN_ROUTES = ['login', 'logout', 'stepUp'];

/**
 * While the disk is almost full, what would write answers 503 before anything else is looked at: what is left belongs
 * to the database, which could not even finish what it has begun. Reads, searches by POST, sign-in and sign-out go on;
 * writes return with the space.
 */
export function addDiskGuard(
  app: FastifyInstance,
  { room, table }: { room: Room; table: Record<string, Route> },
): void {
  const reading = Object.entries(table).filter(([name, route]) => OPEN_ROUTES.includes(name) || route.rate === 'read');
  const open = new Set([...OPEN_PATHS, ...reading.map(([, { method, path }]) => `${method} ${path}`)]);
  app.addHook('onRequest', async ({ method, routeOptions: { url = '' } }, reply) => {
    if (SAFE.has(method) || open.has(url) || open.has(`${method} ${url}`)) return undefined;
    return (await room.isLow()) ? sendRefusal(reply, 'disk_full') : undefined;
  });
}
