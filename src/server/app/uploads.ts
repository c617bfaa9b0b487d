import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Access } from '#contract/kit/route.ts';
import { ERRORS, type ErrorBody, type ErrorCode } from '#contract/errors.ts';
import { UPLOADS } from '#contract/uploads.ts';
import { RECORDING } from '#domain/recording/recording.ts';
import { SAMPLE } from '#domain/teacher/teacher.ts';
import {
  beginUpload,
  cancelUpload,
  dropUpload,
  finishUpload,
  ownUpload,
  type RecordingDeps,
} from '#server/features/recording/public.ts';
import { beginSample, cancelSample, finishSample, ownSample } from '#server/features/teacher/public.ts';
import { Refusal, type Me } from '#server/platform/http/handler.ts';
import { ipPrefix } from '#server/platform/log.ts';
import type { Session } from '#server/platform/sessions/sessions.ts';
import { hasUpload, openUploadServer, type Answer } from '#server/platform/uploads/upload-server.ts';
import type { AppContext } from './create-services.ts';
import { isForAnother, isForeign, refusalOf } from './mounting/guards.ts';
import { asMember, asReader } from './mounting/member-call.ts';
import { sendRefusal, sendRefused } from './mounting/refusals.ts';

/** What is sent here: where, by whom, how much of it, and who keeps account of it. */
type Sent = {
  readonly path: string;
  readonly part: string;
  readonly mostBytes: number;
  readonly access: Access;
  readonly begin: (
    deps: RecordingDeps,
    of: { readonly me: Me; readonly bytes: number; readonly free: number; readonly request: FastifyRequest },
  ) => Promise<string>;
  readonly own: (me: Me, id: string) => Promise<object | { readonly whole: number } | null>;
  readonly cancel: (me: Me, id: string) => Promise<unknown>;
  readonly finish: (deps: RecordingDeps, me: Me, id: string) => Promise<Refusal | null>;
};
type Call = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly deps: AppContext;
  readonly sent: Sent;
};
type Named = { readonly upload: string };

const PROTOCOL = 'tus-resumable';
const VERSION = '1.0.0';
const BYTES = 'application/offset+octet-stream';
type Tus = ReturnType<typeof openUploadServer>;

const RECORDINGS: Sent = {
  path: UPLOADS.recording,
  part: UPLOADS.recordingPart,
  mostBytes: RECORDING.bytes,
  access: { who: 'teacher', age: 'adult', plan: 'any' },
  begin: (deps, { request, ...of }) => beginUpload(deps, { ...of, recording: recordingOf(request) }),
  own: ownUpload,
  cancel: cancelUpload,
  finish: finishUpload,
};
/** The one sample of an application to teach. */
const SAMPLES: Sent = {
  path: UPLOADS.sample,
  part: UPLOADS.samplePart,
  mostBytes: SAMPLE.bytes,
  access: { who: 'member', age: 'adult', plan: 'any' },
  begin: (deps, { me, bytes, free }) => beginSample(deps, { me, bytes, free }),
  own: ownSample,
  cancel: cancelSample,
  finish: (_deps, me, id) => finishSample(me, id),
};

/**
 * Teachers' and applicants' sound comes in by the open tus protocol: begun, sent in parts, gone on with after a lost line, cancelled. The
 * library writes the parts; who may send them, and how many there may be, is decided here before it sees a request.
 */
export function addUploads(app: FastifyInstance, deps: AppContext): void {
  for (const sent of [RECORDINGS, SAMPLES]) addSent(app, { deps, sent });
}

function addSent(app: FastifyInstance, { deps, sent }: Pick<Call, 'deps' | 'sent'>): void {
  const tus = openTus(deps, sent);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Nothing is read here: the library takes the stream itself.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.addHook('onRequest', (request, reply) => guard({ request, reply, deps, sent }));
    scope.post(sent.path, { bodyLimit: 1 }, (request, reply) => begin(tus, { request, reply, deps, sent }));
    for (const method of ['PATCH', 'HEAD', 'DELETE'] as const)
      scope.route({
        method,
        url: sent.part,
        bodyLimit: sent.mostBytes,
        handler: (request, reply) => goOn(tus, { request, reply, deps, sent }),
      });
  });
}

function idOf({ params }: FastifyRequest): string {
  return (params as Named).upload;
}

function sessionOf({ session }: FastifyRequest): Session {
  if (!session) throw new Error('an upload without a session');
  return session;
}

function openTus({ sound: { recording } }: AppContext, { path, mostBytes }: Sent): Tus {
  return openUploadServer({
    path,
    datastore: recording.uploads.datastore,
    mostBytes,
    refused: (error) => asRefused(recording, error),
  });
}

/** With the last byte it is asked again who may: where that ended meanwhile, nothing of the upload stays. */
async function finish(
  { request, sent, deps: { mounting, sound } }: Omit<Call, 'reply'>,
  id: string,
): Promise<Answer | null> {
  const { open: session } = await mounting.sessions.look(mounting.cookies.token(request));
  const refused = refusalOf(sent.access, session);
  if (refused || !session) return answerOf(refused ?? 'unauthenticated');
  const outcome = await asMember(mounting, session, (me) => sent.finish(sound.recording, me, id));
  return outcome && answerOf(outcome.code);
}

function answerOf(code: ErrorCode): Answer {
  const { status, message } = ERRORS[code];
  return { status_code: status, body: JSON.stringify({ message, code } satisfies ErrorBody) };
}

/** What the library refuses, with our sentences where a person reads them. */
function asRefused({ log }: RecordingDeps, error: Error | Answer): Answer {
  if (!('status_code' in error)) {
    log.error('upload.fault', {}, error);
    return answerOf('fault');
  }
  if (error.body.startsWith('{')) return error;
  // It could not write: the disk is full.
  if (error.status_code === 500) return answerOf('upload_no_room');
  const { message } = ERRORS.upload_out_of_step;
  return { status_code: error.status_code, body: JSON.stringify({ message, code: 'upload_out_of_step' }) };
}

/** The order of refusals that every route keeps: rate, origin and header, session, role, media type. */
async function guard({ request, reply, deps: { mounting }, sent }: Call): Promise<FastifyReply | undefined> {
  const wait = await mounting.rates.overNetwork('upload', ipPrefix(request.ip) ?? 'unknown');
  if (wait !== null) return sendRefusal(reply.header('retry-after', wait), 'rate_limited');
  // The header of the protocol says that an upload was meant: a form of another page cannot send it.
  if (isForeign(request, mounting.publicOrigin) || request.headers[PROTOCOL] !== VERSION)
    return sendRefusal(reply, 'bad_origin');
  const { open: session, shut } = await mounting.sessions.look(mounting.cookies.token(request));
  const refused = refusalOf(sent.access, session);
  if (refused === 'unauthenticated' && shut) return sendRefusal(reply, 'locked');
  if (refused || !session) return sendRefusal(reply, refused ?? 'unauthenticated');
  if (isForAnother(request, session)) return sendRefusal(reply, 'session_ended');
  const slow = await mounting.rates.overAccount('upload', session.user_id);
  if (slow !== null) return sendRefusal(reply.header('retry-after', slow), 'rate_limited');
  request.session = session;
  const isPart = request.method === 'PATCH';
  const { 'content-type': type, 'content-encoding': encoding } = request.headers;
  if (isPart ? type !== BYTES : type !== undefined) return sendRefusal(reply, 'unsupported_media_type');
  return encoding === undefined ? undefined : sendRefusal(reply, 'unsupported_media_type');
}

async function begin(tus: Tus, call: Call): Promise<FastifyReply> {
  const { request, reply, deps, sent } = call;
  const length = String(request.headers['upload-length'] ?? '');
  const bytes = /^\d{1,12}$/.test(length) ? Number(length) : 0;
  try {
    const free = await deps.sound.freeBytes();
    const id = await asMember(deps.mounting, sessionOf(request), (me) =>
      sent.begin(deps.sound.recording, { me, bytes, free, request }),
    );
    return handOver(tus, call, id);
  } catch (error) {
    if (error instanceof Refusal) return sendRefused(reply, error);
    throw error;
  }
}

/** For which recording an upload is: none for a new one. */
function recordingOf({ headers }: FastifyRequest): string | null {
  const pairs = String(headers['upload-metadata'] ?? '').split(',');
  const [, value = ''] = pairs.map((pair) => pair.trim().split(' ')).find(([name]) => name === 'recording') ?? [];
  return value === '' ? null : Buffer.from(value, 'base64').toString('utf8');
}

/** Goes on with an upload of the member's own, asks how far it is, or gives it up. */
async function goOn(tus: Tus, call: Call): Promise<FastifyReply> {
  const { request, reply, deps, sent } = call;
  const id = idOf(request);
  const own = await asReader(deps.mounting, sessionOf(request), (me) => sent.own(me, id));
  if (!own) return sendRefusal(reply, 'not_found');
  reply.header(PROTOCOL, VERSION);
  // All of it came, though the answer that said so did not: it is at its end.
  if ('whole' in own)
    return request.method === 'HEAD'
      ? reply.header('upload-offset', own.whole).header('upload-length', own.whole).send()
      : sendRefusal(reply, 'not_found');
  const { uploads } = deps.sound.recording;
  // Its bytes are lost. Whoever asks how far it is begins anew, and none of the member's may be under way then.
  const isLost = request.method === 'HEAD' && !(await hasUpload(uploads.datastore, id));
  if (request.method !== 'DELETE' && !isLost) return handOver(tus, call, null);
  await asMember(deps.mounting, sessionOf(request), (me) => sent.cancel(me, id));
  await dropUpload(deps.sound.recording, id);
  return isLost ? sendRefusal(reply, 'not_found') : reply.code(204).send();
}

/** Gives a request to the library, with our headers on its answer. */
function handOver(tus: Tus, { request, reply, deps, sent }: Call, begins: string | null): FastifyReply {
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.setHeader('cache-control', 'no-store');
  raw.setHeader('content-type', 'application/json; charset=utf-8');
  reply.hijack();
  void tus(request.raw, raw, { begins, finish: (id) => finish({ request, deps, sent }, id) });
  return reply;
}
