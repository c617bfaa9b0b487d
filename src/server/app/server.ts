import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import { ARRIVAL_MS } from '#contract/limits.ts';
import { table } from '#contract/table.ts';
import type { Env } from '#server/platform/env.ts';
import type { Log } from '#server/platform/log.ts';
import { fastifyLogger, requestFields } from '#server/platform/log-fastify.ts';
import { addPictures } from './pictures.ts';
import { addAudio } from './audio.ts';
import { addDownloads } from './downloads.ts';
import { addCspReports } from './mounting/csp-reports.ts';
import { addDiskGuard } from './mounting/disk-guard.ts';
import { addFormSignIn } from './mounting/form-sign-in.ts';
import { addStrictJson } from './mounting/strict-json.ts';
import { addHostCheck } from './mounting/host.ts';
import { addHeaders } from './mounting/headers.ts';
import { addHealth } from './health.ts';
import { addPaymentEvents } from './payment-events.ts';
import type { AppContext } from './create-services.ts';
import { addUploads } from './uploads.ts';
import { addPrivacyMode } from './privacy-mode.ts';
import { addArrival } from './mounting/arrival.ts';
import { mount } from './mounting/mount.ts';
import { addOpenApi } from './openapi.ts';
import { errorHandler, sendRefusal } from './mounting/refusals.ts';
import { heedSignOut } from './mounting/sign-out-mark.ts';

export type ServerOptions = {
  readonly env: Env;
  readonly log: Log;
  readonly deps: AppContext;
  /** Adds the pages; left out where a test looks at the API alone. */
  readonly addPages?: (app: FastifyInstance) => Promise<void>;
  readonly isClosing?: () => boolean;
  /** Longest delay of the event loop, in ms, before requests are shed with 503; 0 never sheds. */
  readonly mostDelay?: number;
  /** How long the headers of a request may take to come, in ms. */
  readonly headersMs?: number;
};

const MOST_DELAY_MS = 1_500;
const HEADERS_MS = 15_000;

/** The whole HTTP server, not yet listening. Reading order: limits, headers, routes, pages. */
export async function buildServer({
  env,
  log,
  deps,
  addPages,
  isClosing = () => false,
  mostDelay = MOST_DELAY_MS,
  headersMs = HEADERS_MS,
}: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: fastifyLogger(log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: env.trustProxy.length > 0 ? [...env.trustProxy] : false,
    bodyLimit: 64 * 1024,
    requestTimeout: ARRIVAL_MS.upload,
    // Node looks for connections that are too slow each half minute, unless it is told to look sooner.
    http: { headersTimeout: headersMs, connectionsCheckingInterval: headersMs / 15 },
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 1_000,
    // The sealed address of a sound is the longest part of a path.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 600 },
    forceCloseConnections: 'idle',
  });
  app.decorateRequest('session', null);
  addArrival(app, ARRIVAL_MS.request);
  app.setErrorHandler(errorHandler(log, deps.mounting.vault.hearUnreadable));
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, 'not_found'));
  app.addHook('onResponse', async (request, reply) => log.info('http.request', requestFields(request, reply)));
  await app.register(cookie);
  await app.register(underPressure, {
    maxEventLoopDelay: mostDelay,
    pressureHandler: (_request, reply) => void sendRefusal(reply, 'busy'),
  });
  addHeaders(app, { publicOrigin: env.publicOrigin });
  addHostCheck(app, env);
  addStrictJson(app);
  deps.mounting.positions.addTo(app);
  heedSignOut(app, deps.mounting);
  addDiskGuard(app, { room: deps.room, table });
  addHealth(app, { deps: deps.mounting, room: deps.room, isClosing });
  addCspReports(app, { log, rates: deps.mounting.rates });
  addOpenApi(app, deps.mounting.rates);
  mount(app, { table, handlers: deps.handlers, deps: deps.mounting });
  addDownloads(app, deps);
  addPictures(app, deps);
  addUploads(app, deps);
  addAudio(app, deps);
  addPaymentEvents(app, deps);
  addFormSignIn(app, { mounting: deps.mounting, account: deps.account });
  addPrivacyMode(app, deps);
  await addPages?.(app);
  return app;
}
