import { createHash } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { userReply } from '#contract/account/account.schemas.ts';
import { DOWNLOADS } from '#contract/downloads.ts';
import { UPLOAD_HEADER, UPLOADS } from '#contract/uploads.ts';
import { PICTURE } from '#domain/picture/picture-head.ts';
import { profileReply } from '#contract/teacher/teacher.schemas.ts';
import type { StaffRole } from '#domain/account/staff.ts';
import { pictureReply } from '#contract/shop-admin/shop-admin.schemas.ts';
import { addShopPicture, readShopPicture } from '#server/features/shop-admin/public.ts';
import { changePortrait, readPortrait } from '#server/features/teacher/public.ts';
import type { Mounting } from './mounting/mount.ts';
import { changeAvatar, makeSquare, readAvatar, toUser } from '#server/features/account/public.ts';
import { Refusal, type Me } from '#server/platform/http/handler.ts';
import { ipPrefix } from '#server/platform/log.ts';
import type { Session } from '#server/platform/sessions/sessions.ts';
import type { AppContext } from './create-services.ts';
import { isForAnother, isForeign } from './mounting/guards.ts';
import { asMember, asReader, once } from './mounting/member-call.ts';
import { sendRefusal } from './mounting/refusals.ts';

type Call = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly deps: AppContext;
  readonly kind: PictureKind;
};
const TAKEN = new Set(['image/jpeg', 'image/png', 'image/webp']);
const KEY = /^[\w-]{8,64}$/;

/**
 * A picture that comes in as the file itself: where, for whom, what becomes of its square, and who sees it. `role` is
 * what its owner must hold; for everybody else there is nothing there.
 */
type PictureKind = {
  readonly upload: (typeof UPLOADS)[keyof typeof UPLOADS];
  readonly download: string;
  readonly role: StaffRole | null;
  readonly take: (deps: AppContext, of: { readonly me: Me; readonly square: Buffer }) => Promise<object>;
  readonly read: (deps: AppContext, of: { readonly me: Me; readonly file: string }) => Promise<Buffer | null>;
};

const KINDS: readonly PictureKind[] = [
  // The member's own picture goes out to the member alone (security.md 5).
  {
    upload: UPLOADS.avatar,
    download: DOWNLOADS.avatar,
    role: null,
    take: async ({ account, mounting }, of) =>
      userReply.parse({
        user: toUser(await changeAvatar(account, of), { now: mounting.clock.now(), roles: of.me.roles }),
      }),
    read: ({ account }, of) => readAvatar(account, of),
  },
  // A teacher's portrait is seen by members once the teacher's page is public.
  {
    upload: UPLOADS.portrait,
    download: DOWNLOADS.portrait,
    role: 'teacher',
    take: async ({ account }, of) => profileReply.parse(await changePortrait(account, of)),
    read: ({ account }, of) => readPortrait(account, of),
  },
  // A picture of a product: an admin's upload shows nothing yet, naming it in a product is an act with a proof of its own.
  {
    upload: UPLOADS.shopPicture,
    download: DOWNLOADS.shopPicture,
    role: 'admin',
    take: async ({ mounting }, of) => {
      const kept = await addShopPicture(mounting, of);
      if (kept instanceof Refusal) throw kept;
      return pictureReply.parse(kept);
    },
    read: (_deps, of) => readShopPicture(of),
  },
];

/** Takes and shows pictures. A scope of its own: nowhere else is a body read that is no JSON. */
export function addPictures(app: FastifyInstance, deps: AppContext): void {
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
    for (const kind of KINDS)
      scope.post(kind.upload, {
        bodyLimit: PICTURE.bytes,
        onRequest: (request, reply) => guard({ request, reply, deps, kind }),
        handler: (request, reply) => take({ request, reply, deps, kind }),
      });
  });
  for (const kind of KINDS)
    app.get<{ Params: { file: string } }>(kind.download, (request, reply) =>
      show({ request, reply, deps, kind }, request.params.file),
    );
}

/** The order of refusals that every route keeps: rate, origin, session, media type. */
async function guard({ request, reply, deps: { mounting }, kind }: Call): Promise<FastifyReply | undefined> {
  const wait = await mounting.rates.overNetwork('avatar', ipPrefix(request.ip) ?? 'unknown');
  if (wait !== null) return sendRefusal(reply.header('retry-after', wait), 'rate_limited');
  if (isForeign(request, mounting.publicOrigin) || request.headers[UPLOAD_HEADER] === undefined)
    return sendRefusal(reply, 'bad_origin');
  const session = await mounting.sessions.find(mounting.cookies.token(request));
  if (!session) return sendRefusal(reply, 'unauthenticated');
  if (isForAnother(request, session)) return sendRefusal(reply, 'session_ended');
  if (kind.role && !isTeaching(mounting, { session, role: kind.role })) return sendRefusal(reply, 'not_found');
  const slow = await mounting.rates.overAccount('avatar', session.user_id);
  if (slow !== null) return sendRefusal(reply.header('retry-after', slow), 'rate_limited');
  request.session = session;
  return isTaken(request) ? undefined : sendRefusal(reply, 'picture_kind');
}

/** Whether a session's role is in effect for an adult. */
function isTeaching({ sessions }: Mounting, { session, role }: { session: Session; role: StaffRole }): boolean {
  return session.age_band === 'adult' && sessions.rolesOf(session).roles.includes(role);
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

async function take({ request, reply, deps, kind }: Call): Promise<FastifyReply> {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const session = request.session as Session;
  const square = await makeSquare(body, session.user_id);
  if (square instanceof Refusal) return sendRefusal(reply, square.code);
  const done = await asMember(deps.mounting, session, (me) =>
    once(me, {
      route: { status: 200 },
      same: sameness(request, { body, upload: kind.upload }),
      run: () => kind.take(deps, { me, square }),
    }),
  );
  if (done.replayed) reply.header('idempotency-replayed', 'true');
  return reply.code(done.status).header('cache-control', 'no-store').send(done.reply);
}

function sameness(
  request: FastifyRequest,
  { body, upload }: { body: Buffer; upload: string },
): { key: string; content: string } | null {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && KEY.test(key)
    ? { key, content: `POST ${upload} ${createHash('sha256').update(body).digest('hex')}` }
    : null;
}

/**
 * A picture is a file of a fixed kind and nothing else, whatever somebody brought: no page may make a document or a
 * script of it.
 */
async function show({ request, reply, deps, kind }: Call, file: string): Promise<FastifyReply> {
  const { mounting } = deps;
  const wait = await mounting.rates.overNetwork('read', ipPrefix(request.ip) ?? 'unknown');
  if (wait !== null) return sendRefusal(reply.header('retry-after', wait), 'rate_limited');
  const session = await mounting.sessions.find(mounting.cookies.token(request));
  if (!session) return sendRefusal(reply, 'unauthenticated');
  const picture = await asReader(mounting, session, (me) => kind.read(deps, { me, file }));
  if (!picture) return sendRefusal(reply, 'not_found');
  return reply
    .header('cache-control', 'private, max-age=86400, immutable')
    .header('vary', 'Cookie')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', 'inline; filename="picture.webp"')
    .type('image/webp')
    .send(picture);
}
