import type { FastifyInstance } from 'fastify';
import { ipPrefix } from '#server/platform/log.ts';
import { sidOf } from '#server/platform/sessions/sessions.ts';
import type { Mounting } from './mount.ts';
import { sendRefusal } from './refusals.ts';

/**
 * Ends the session of a browser in which the member signed out without a connection, before anything is answered or
 * drawn, whatever is asked for: whoever has that browser now is nobody. Where the session cannot be ended just now the
 * request fails.
 */
export function heedSignOut(
  app: FastifyInstance,
  { cookies, sessions, rates }: Pick<Mounting, 'cookies' | 'sessions' | 'rates'>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (['done', null].includes(cookies.signOutMark(request))) return undefined;
    const token = cookies.token(request);
    const wait = token && (await rates.overNetwork('page', ipPrefix(request.ip) ?? 'unknown'));
    if (typeof wait === 'number') return sendRefusal(reply.header('retry-after', wait), 'rate_limited');
    if (token) await sessions.end(sidOf(token));
    return cookies.finishSignOut(request, reply);
  });
}
