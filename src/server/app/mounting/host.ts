import type { FastifyInstance } from 'fastify';
import { isLoopback } from '#server/platform/env-loopback.ts';
import { sendRefusal } from './refusals.ts';

/** However somebody on this machine may type its name. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];
/** Says that the server lives, and nothing else: a balancer asks by the address of the machine (decision 48). */
const BY_ANY_NAME: ReadonlySet<string> = new Set(['/healthz', '/readyz']);
const USUAL_PORT: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

type Place = { readonly publicOrigin: string; readonly port: number };

/**
 * The names a request may call us by: that of the public origin; where that is this machine, every usual name of it, at
 * the origin's port and at the one that is listened to.
 */
export function allowedHosts({ publicOrigin, port }: Place): ReadonlySet<string> {
  const { protocol, hostname, port: given } = new URL(publicOrigin);
  const usual = USUAL_PORT[protocol] ?? '';
  const names = isLoopback(hostname) ? LOCAL : [hostname];
  const ports = [given || usual, ...(isLoopback(hostname) ? [String(port)] : [])];
  return new Set(names.flatMap((name) => ports.flatMap((one) => [`${name}:${one}`, ...(one === usual ? [name] : [])])));
}

/**
 * Refuses with 421 whatever was sent to another name: a page elsewhere whose name was made to lead here (DNS rebinding)
 * is no page of ours. What a proxy says of the name (X-Forwarded-Host) is not heard.
 */
export function addHostCheck(app: FastifyInstance, place: Place): void {
  const allowed = allowedHosts(place);
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    if (allowed.has((raw.headers.host ?? '').toLowerCase()) || BY_ANY_NAME.has(routeOptions.url ?? ''))
      return undefined;
    return sendRefusal(reply, 'wrong_host');
  });
}
