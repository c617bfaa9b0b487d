import type { FastifyInstance } from 'fastify';
import type { Asset } from '#server/platform/pages/assets.ts';
import { encodingFor } from './mounting/packing.ts';
import { sendRefusal } from './mounting/refusals.ts';

/** Hashed files: their name changes with their content, so they are kept for ever. */
export function addAssets(app: FastifyInstance, asset: (url: string) => Asset | null): void {
  app.get('/assets/*', async (request, reply) => {
    const found = asset(request.url.split('?')[0] ?? '');
    if (!found) return sendRefusal(reply, 'not_found');
    const wanted = encodingFor(request);
    const body = found[wanted] ?? found.identity;
    if (body !== found.identity) reply.header('content-encoding', wanted);
    return reply.header('cache-control', 'public, max-age=31536000, immutable').header('vary', 'Accept-Encoding').type(found.type).send(body);
  });
}
