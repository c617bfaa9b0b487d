import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS, type ErrorBody, type ErrorCode } from '#contract/errors.ts';
import { SessionEnded } from '#server/platform/db/opening.ts';
import { UnreadableRow, type HearUnreadable } from '#server/platform/vault/keyring.ts';
import { Refusal, TooMany } from '#server/platform/http/handler.ts';
import type { Log } from '#server/platform/log.ts';
import { requestFields } from '#server/platform/log-fastify.ts';
import { TooManyPasswords } from '#server/platform/passwords/passwords.ts';
import { allowStyle } from './headers.ts';
import { REFUSED_STYLE, refusedPage, wantsPage } from './refused-page/refused-page.ts';

/** Seconds to wait, where it takes longer than for a moment of too much. */
const RETRY_AFTER: Partial<Record<ErrorCode, string>> = { disk_full: '30' };

/** Sends what a handler refused with, and from when on it may be asked again where it came too often. */
export function sendRefused(reply: FastifyReply, refused: Refusal): FastifyReply {
  if (refused instanceof TooMany) reply.header('retry-after', refused.retryAfter);
  return sendRefusal(reply, refused.code, refused.extra);
}

/**
 * Sends a refusal of the contract: its status, its sentence, its code; to a browser that would show it as text, as a
 * page.
 */
export function sendRefusal(reply: FastifyReply, code: ErrorCode, extra: Partial<ErrorBody> = {}): FastifyReply {
  const { status, message } = ERRORS[code];
  if (status === 503) reply.header('retry-after', RETRY_AFTER[code] ?? '2');
  if (status === 429 && !reply.hasHeader('retry-after')) reply.header('retry-after', '60');
  reply.code(status).header('cache-control', 'no-store');
  if (wantsPage(reply.request))
    return allowStyle(reply, REFUSED_STYLE)
      .type('text/html; charset=utf-8')
      .send(refusedPage(code, String(reply.request.id)));
  const body: ErrorBody = { message, code, requestId: String(reply.request.id), ...extra };
  return reply.send(body);
}

const BY_FASTIFY: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_input',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_input',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_input',
  FST_UNDER_PRESSURE: 'busy',
};
// The database is gone, shutting down, or has no connection to spare.
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53400',
  '55P03',
  '57014',
]);
// The disk has not a byte more: that of the database, or that of the files.
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** Refusals that are not of the caller's making: each is logged as what it is. */
const OURS: ReadonlySet<ErrorCode> = new Set(['unavailable', 'disk_full']);
// pg gives these faults no code of their own.
/** What a pooler ends a connection with, as when none of PostgreSQL's was free for too long. */
const isPoolers = (code: string, error: Error) => code === '08P01' && 'severity' in error && error.severity === 'FATAL';
const AWAY_WORDS = /timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout/;

/** The refusal behind a thrown error; null when it is a fault of ours. */
export function codeOf(error: unknown): { code: ErrorCode; extra?: Partial<ErrorBody> } | null {
  if (error instanceof Refusal) return { code: error.code, extra: error.extra };
  if (error instanceof SessionEnded) return { code: 'session_ended' };
  if (error instanceof TooManyPasswords) return { code: 'busy' };
  if (error instanceof UnreadableRow) return { code: 'row_unreadable' };
  if (!(error instanceof Error)) return null;
  const name = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = BY_FASTIFY[name];
  if (known) return { code: known };
  if (error instanceof SyntaxError && 'statusCode' in error) return { code: 'invalid_input' };
  if (FULL.has(name)) return { code: 'disk_full' };
  return AWAY.has(name) || isPoolers(name, error) || AWAY_WORDS.test(error.message) ? { code: 'unavailable' } : null;
}

/** Fastify's error handler: refusals keep their code, everything else is a fault with an id, logged once. */
export function errorHandler(log: Log, hearUnreadable: HearUnreadable) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof Refusal) return sendRefused(reply, error);
    if (error instanceof UnreadableRow) hearUnreadable(error);
    const refusal = codeOf(error);
    if (refusal && !OURS.has(refusal.code)) return sendRefusal(reply, refusal.code, refusal.extra);
    log.error(
      refusal ? `http.${refusal.code}` : 'http.fault',
      { ...requestFields(request, reply), ...(refusal?.code === 'disk_full' && { alert: true }) },
      error,
    );
    return sendRefusal(reply, refusal?.code ?? 'fault');
  };
}
