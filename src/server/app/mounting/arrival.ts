import type { FastifyInstance } from 'fastify';
import { UPLOADS } from '#contract/uploads.ts';

const TAKES_A_FILE: ReadonlySet<string> = new Set(Object.values(UPLOADS));
const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/**
 * Cuts a request off with 408 when its body has not arrived whole `most` milliseconds after its headers. The server
 * itself knows one limit for all, the longer one of files; everything else gets less.
 */
export function addArrival(app: FastifyInstance, most: number): void {
  app.addHook('onRequest', async ({ raw, method, routeOptions }, reply) => {
    if (method === 'GET' || method === 'HEAD' || raw.complete || TAKES_A_FILE.has(routeOptions.url ?? '')) return;
    const cut = () => raw.socket.end(TOO_SLOW, () => raw.destroy());
    const timer = setTimeout(() => !raw.complete && cut(), most).unref();
    const stop = () => clearTimeout(timer);
    for (const over of ['end', 'close'] as const) raw.once(over, stop);
    // Answered before its body was read, as a refusal is: nobody waits for the rest.
    reply.raw.once('finish', stop);
  });
}
