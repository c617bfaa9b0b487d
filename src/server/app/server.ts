import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import { constants } from 'node:zlib';
import { table } from '#contract/table.ts';
import { PRODUCT } from '#domain/account/product.ts';
import type { Env } from '#server/platform/env.ts';
import type { Log } from '#server/platform/log.ts';
import { fastifyLogger, requestFields } from '#server/platform/log-fastify.ts';
import { addCspReports } from './mounting/csp-reports.ts';
import { addFormSignIn } from './mounting/form-sign-in.ts';
import { addHeaders } from './mounting/headers.ts';
import { addHealth } from './health.ts';
import type { WholeHouse } from './house.ts';
import { mount } from './mounting/mount.ts';
import { openApi } from './openapi.ts';
import { errorHandler, sendRefusal } from './mounting/refusals.ts';

export type ServerOptions = {
  readonly env: Env;
  readonly log: Log;
  readonly house: WholeHouse;
  /** Adds the pages; left out where a test looks at the API alone. */
  readonly addPages?: (app: FastifyInstance) => Promise<void>;
  readonly isClosing?: () => boolean;
};

/** The whole HTTP server, not yet listening. Reading order: limits, headers, routes, pages. */
export async function buildServer({ env, log, house, addPages, isClosing = () => false }: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: fastifyLogger(log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: env.trustProxy.length > 0 ? [...env.trustProxy] : false,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 1_000,
    routerOptions: { ignoreTrailingSlash: false },
    forceCloseConnections: 'idle',
  });
  app.server.headersTimeout = 15_000;
  app.decorateRequest('session', null);
  app.setErrorHandler(errorHandler(log));
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, 'not_found'));
  app.addHook('onResponse', async (request, reply) => log.info('http.request', requestFields(request, reply)));
  await app.register(cookie);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  await app.register(underPressure, {
    maxEventLoopDelay: 1_500,
    pressureHandler: (_request, reply) => void sendRefusal(reply, 'busy'),
  });
  await addHeaders(app, { publicOrigin: env.publicOrigin });
  addHealth(app, { db: house.mounting.db, dataDir: env.dataDir, isClosing });
  addCspReports(app, { log, rates: house.mounting.rates });
  app.get('/api/openapi.json', async () => openApi(table, PRODUCT));
  mount(app, { table, handlers: house.handlers, house: house.mounting });
  addFormSignIn(app, { mounting: house.mounting, account: house.account });
  await addPages?.(app);
  return app;
}
