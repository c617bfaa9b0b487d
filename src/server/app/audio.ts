import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DOWNLOADS } from '#contract/downloads.ts';
import { shelfOf } from '#server/features/meditation/public.ts';
import { heardAt } from '#server/features/recording/public.ts';
import { sampleAt } from '#server/features/teacher/public.ts';
import { soundType } from '#server/platform/audio/sound-address.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { ipPrefix } from '#server/platform/log.ts';
import type { AppContext } from './create-services.ts';
import { asReader } from './mounting/member-call.ts';
import { readRange } from './read-range.ts';
import { sendRefusal } from './mounting/refusals.ts';

type Call = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly deps: AppContext };

/**
 * The sound of a recording goes out to whom its address was made for, within six hours, while she may hear it: the doors
 * of the shelf are asked at each request. A part of it at a time, as players ask.
 */
export function addAudio(app: FastifyInstance, deps: AppContext): void {
  app.get<{ Params: { token: string } }>(DOWNLOADS.audio, (request, reply) =>
    send({ request, reply, deps }, request.params.token),
  );
}

async function send({ request, reply, deps }: Call, token: string): Promise<FastifyReply> {
  const { mounting } = deps;
  const wait = await mounting.rates.overNetwork('read', ipPrefix(request.ip) ?? 'unknown');
  if (wait !== null) return sendRefusal(reply.header('retry-after', wait), 'rate_limited');
  const session = await mounting.sessions.find(mounting.cookies.token(request));
  if (!session) return sendRefusal(reply, 'unauthenticated');
  const slow = await mounting.rates.overAccount('read', session.user_id);
  if (slow !== null) return sendRefusal(reply.header('retry-after', slow), 'rate_limited');
  const row = await asReader(mounting, session, (me) => heard(deps, me, token));
  if (row === 'closed') return sendRefusal(reply, 'subscription_required');
  if (!row?.file) return sendRefusal(reply, 'not_found');
  reply
    .header('cache-control', 'private, no-store')
    .header('vary', 'Cookie')
    .header('accept-ranges', 'bytes')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', 'inline; filename="recording"')
    .type(soundType(row));
  const range = readRange(request.headers.range, row.bytes);
  if (range === 'none')
    return reply.code(416).header('content-range', `bytes */${row.bytes}`).header('content-length', 0).send();
  const { from, to } = range ?? { from: 0, to: row.bytes - 1 };
  const content = request.method === 'HEAD' ? null : await deps.sound.recording.largeFiles.read(row.file, { from, to });
  if (!content) return sendRefusal(reply, 'not_found');
  if (range) reply.code(206).header('content-range', `bytes ${from}-${to}/${row.bytes}`);
  return reply.header('content-length', to - from + 1).send(content);
}

/** The version or the sample that an address opens, where the member may hear it now. */
async function heard(deps: AppContext, me: Me, token: string) {
  const found = await heardAt(deps.sound.recording, me, token);
  if (!found) return sampleAt(deps.sound.recording, me, token);
  if (!found.isShelved) return found.row;
  const shown = (await shelfOf(deps.sound.meditation, me)).find(({ listed }) => listed.id === found.row.recording_id);
  if (!shown) return null;
  return shown.closed ? ('closed' as const) : found.row;
}
