import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { ipPrefix, type Log, type LogEvent, type LogFields } from './log.ts';

type Fields = Pick<LogFields, 'requestId'>;

/**
 * Fastify's own logger over ours, for the option `loggerInstance`: warnings and faults keep their error reduced and the
 * request's id, every text and object (requests, replies, queries, headers, addresses it listens on) is dropped.
 */
export function fastifyLogger(log: Log, fields: Fields = {}): FastifyBaseLogger {
  const quiet = (): void => undefined;
  const say =
    (level: 'warn' | 'error', event: LogEvent) =>
    (first?: unknown): void =>
      log[level](event, fields, errorIn(first));
  return {
    level: 'info',
    trace: quiet,
    debug: quiet,
    info: quiet,
    silent: quiet,
    warn: say('warn', 'http.warning'),
    error: say('error', 'http.fault'),
    fatal: say('error', 'http.fatal'),
    child: (bindings) => fastifyLogger(log, { ...fields, ...requestIdIn(bindings) }),
  };
}

/** The fields of an answered request's one line, for an onResponse hook: no address, query, header or body. */
export function requestFields(request: FastifyRequest, reply: FastifyReply): LogFields {
  const net = ipPrefix(request.ip);
  return {
    requestId: request.id,
    method: request.method,
    route: request.routeOptions.url ?? '/*',
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    ...(net ? { net } : {}),
  };
}

function errorIn(first: unknown): unknown {
  if (first instanceof Error) return first;
  const holder = typeof first === 'object' && first !== null ? (first as { err?: unknown; error?: unknown }) : {};
  return holder.err ?? holder.error;
}

function requestIdIn(bindings: object): Fields {
  const id = (bindings as { reqId?: unknown }).reqId;
  return typeof id === 'string' ? { requestId: id } : {};
}
