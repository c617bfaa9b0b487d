import { createHash } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { userReply } from '#contract/account/account.schemas.ts';
import { DOWNLOADS } from '#contract/downloads.ts';
import { UPLOAD_HEADER, UPLOADS } from '#contract/uploads.ts';
import { PICTURE } from '#domain/picture/picture-head.ts';
import { changeAvatar, makeSquare, readAvatar, toUser } from '#server/features/account/public.ts';
import { Refusal, type Me } from '#server/platform/http/handler.ts';
import { ipPrefix } from '#server/platform/log.ts';
import type { Session } from '#server/platform/sessions/sessions.ts';
import type { AppContext } from './create-services.ts';
import { isForAnother, isForeign } from './mounting/guards.ts';
import { asMember, asReader, once } from './mounting/member-call.ts';
import { sendRefusal } from './mounting/refusals.ts';

type Call = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly deps: AppContext };
const TAKEN = new Set(['image/jpeg', 'image/png', 'image/webp']);
const KEY = /^[\w-]{8,64}$/;

/**
 * The member's picture comes in as the file itself and goes out to the member alone (security.md 5). A scope of its
 * own: nowhere else is a body read that is no JSON.
 */
export function addAvatar(app: FastifyInstance, deps: AppContext): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: PICTURE.bytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler<FastifyError>((error, request, reply) =>
      error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
        ? sendRefusal(reply, 'picture_too_large')
        : app.errorHandler(error, request, reply),
    );
    scope.post(UPLOADS.avatar, {
      bodyLimit: PICTURE.bytes,
      onRequest: (request, reply) => guard({ request, reply, deps }),
      handler: (request, reply) => take({ request, reply, deps }),
    });
  });
  app.get<{ Params: { file: string } }>(DOWNLOADS.avatar, (request, reply) =>
    show({ request, reply, deps }, request.params.file),
  );
}

/** The order of refusals that every route keeps: rate, origin, session, media type. */
async function guard({ request, reply, deps: { mounting } }: Call): Promise<FastifyReply | undefined> {
  const wait = await mounting.rates.overNetwork('avatar', ipPrefix(request.ip) ?? 'unknown');
  if (wait !== null) return sendRefusal(reply.header('retry-after', wait), 'rate_limited');
  if (isForeign(request, mounting.publicOrigin) || request.headers[UPLOAD_HEADER] === undefined)
    return sendRefusal(reply, 'bad_origin');
  const session = await mounting.sessions.find(mounting.cookies.token(request));
  if (!session) return sendRefusal(reply, 'unauthenticated');
  if (isForAnother(request, session)) return sendRefusal(reply, 'session_ended');
  const slow = await mounting.rates.overAccount('avatar', session.user_id);
  if (slow !== null) return sendRefusal(reply.header('retry-after', slow), 'rate_limited');
  request.session = session;
  return isTaken(request) ? undefined : sendRefusal(reply, 'picture_kind');
}

function isTaken({ headers }: FastifyRequest): boolean {
  const encoding = headers['content-encoding'];
  return (
    TAKEN.has(
      String(headers['content-type'] ?? '')
        .split(';')[0]
        ?.trim()
        .toLowerCase() ?? '',
    ) &&
    (encoding === undefined || encoding === 'identity')
  );
}

async function take({ request, reply, deps }: Call): Promise<FastifyReply> {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const session = request.session as Session;
  const square = await makeSquare(body, session.user_id);
  if (square instanceof Refusal) return sendRefusal(reply, square.code);
  const { mounting, account } = deps;
  const run = async (me: Me) =>
    userReply.parse({
      user: toUser(await changeAvatar(account, { me, square }), { now: mounting.clock.now(), roles: me.roles }),
    });
  const done = await asMember(mounting, session, (me) =>
    once(me, { route: { status: 200 }, same: sameness(request, body), run: () => run(me) }),
  );
  if (done.replayed) reply.header('idempotency-replayed', 'true');
  return reply.code(done.status).header('cache-control', 'no-store').send(done.reply);
}

function sameness(request: FastifyRequest, body: Buffer): { key: string; content: string } | null {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && KEY.test(key)
    ? { key, content: `POST ${UPLOADS.avatar} ${createHash('sha256').update(body).digest('hex')}` }
    : null;
}

/**
 * A picture is a file of a fixed kind and nothing else, whatever somebody brought: no page may make a document or a
 * script of it.
 */
async function show({ request, reply, deps: { mounting, account } }: Call, file: string): Promise<FastifyReply> {
  const wait = await mounting.rates.overNetwork('read', ipPrefix(request.ip) ?? 'unknown');
  if (wait !== null) return sendRefusal(reply.header('retry-after', wait), 'rate_limited');
  const session = await mounting.sessions.find(mounting.cookies.token(request));
  if (!session) return sendRefusal(reply, 'unauthenticated');
  const picture = await asReader(mounting, session, (me) => readAvatar(account, { me, file }));
  if (!picture) return sendRefusal(reply, 'not_found');
  return reply
    .header('cache-control', 'private, max-age=86400, immutable')
    .header('vary', 'Cookie')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', 'inline; filename="picture.webp"')
    .type('image/webp')
    .send(picture);
}
