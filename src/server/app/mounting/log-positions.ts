import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mayReadReplica, type Route } from '#contract/kit/route.ts';
import type { Database, MayLag } from '#server/platform/db/database.ts';
import { later, UNKNOWN } from '#server/platform/db/replicas/position.ts';
import { RequestPlace, within } from '#server/platform/db/replicas/request-place.ts';
import type { Session, Sessions } from '#server/platform/sessions/sessions.ts';
import type { Cookies } from './cookies.ts';

type Deps = { readonly db: Database; readonly cookies: Cookies; readonly sessions: Sessions };

/**
 * How far each member has written, from a request that wrote to those that read after it, in a cookie of the member's
 * own browser: on every process, and without a word to a store. Where there are no replicas it does nothing.
 */
export class LogPositions {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** What a replica must have replayed to answer a route; null where the primary answers. */
  mayLag(request: FastifyRequest, { session, routes }: { session: Session; routes: readonly Route[] }): MayLag | null {
    const origin = this.#origin();
    if (origin === null || !routes.every(mayReadReplica)) return null;
    const kept = this.#deps.cookies.written(request, session.id);
    // A place of another history says nothing about this one.
    const before = kept && (kept.origin === origin ? kept.position : UNKNOWN);
    return { after: later(before, request.logPlace?.wrote ?? null) };
  }

  /** Notes how far each request writes, and gives it to the member's browser with the answer. */
  addTo(app: FastifyInstance): void {
    app.decorateRequest('logPlace', null);
    if (!this.#deps.db.replicas) return;
    app.addHook('onRequest', (request, _reply, done) => {
      request.logPlace = new RequestPlace();
      within(request.logPlace, done);
    });
    // A body comes in by the socket, and what goes on after it knows nothing of the request.
    app.addHook('preValidation', (request, _reply, done) => within(request.logPlace ?? new RequestPlace(), done));
    app.addHook('onSend', async (request, reply) => {
      const position = request.logPlace?.wrote ?? null;
      const origin = this.#origin();
      if (position === null || origin === null) return;
      const { cookies, sessions } = this.#deps;
      const session = request.session ?? (await sessions.find(cookies.token(request)));
      if (session) cookies.keepWritten(reply, { session: session.id, position, origin });
    });
  }

  #origin(): string | null {
    const origin = this.#deps.db.replicas?.origin ?? null;
    return origin && createHash('sha256').update(origin).digest('hex').slice(0, 8);
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    logPlace: RequestPlace | null;
  }
}
