import type { FastifyInstance } from 'fastify';
import { hasDuplicateKeys } from '#server/platform/http/duplicate-keys.ts';

/** Reads JSON bodies, and refuses as malformed one in which an object names a key twice, or would reach a prototype. */
export function addStrictJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    void parse(request, text, (error, value) => {
      if (error) return done(error);
      return hasDuplicateKeys(text)
        ? done(Object.assign(new SyntaxError('a key comes twice'), { statusCode: 400 }))
        : done(null, value);
    });
  });
}
