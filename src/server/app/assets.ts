import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Asset } from '#server/platform/pages/assets.ts';
import { sendRefusal } from './mounting/refusals.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that was made at build and that the browser takes. */
export function encodingFor(request: FastifyRequest): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

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
