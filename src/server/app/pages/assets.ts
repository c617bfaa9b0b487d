import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MANIFEST_URLS, SHELL_URL, WORKER_URL, type Asset } from '#server/platform/pages/assets.ts';
import { encodingFor } from '../mounting/packing.ts';
import { sendRefusal } from '../mounting/refusals.ts';

const cacheOf = ({ routeOptions: { url } }: FastifyRequest) =>
  url === HASHED ? 'public, max-age=31536000, immutable' : 'no-cache';
const HASHED = '/assets/*';

/**
 * Hashed files: their name changes with their content, so they are kept for ever. What stands at the root keeps its
 * name, and is asked for each time.
 */
export function addAssets(app: FastifyInstance, asset: (url: string) => Asset | null): void {
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const found = asset(request.url.split('?')[0] ?? '');
    if (!found) return sendRefusal(reply, 'not_found');
    const wanted = encodingFor(request);
    const body = found[wanted] ?? found.identity;
    if (body !== found.identity) reply.header('content-encoding', wanted);
    return reply
      .header('cache-control', cacheOf(request))
      .header('vary', 'Accept-Encoding')
      .type(found.type)
      .send(body);
  };
  for (const url of [HASHED, WORKER_URL, ...MANIFEST_URLS, SHELL_URL]) app.get(url, serve);
}
