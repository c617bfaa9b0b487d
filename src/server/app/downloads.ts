import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DOWNLOADS } from '#contract/downloads.ts';
import { exportCsv } from '#domain/export/csv-days.ts';
import { exportJson, type ExportDocument } from '#domain/export/export-document.ts';
import { memberStore } from '#server/features/account/public.ts';
import { exportedDays } from '#server/features/cycle/public.ts';
import { archivePieces, exportData, gathered, readFeed } from '#server/features/export/public.ts';
import { archivedSounds } from '#server/features/recording/public.ts';
import { archivedSamples } from '#server/features/teacher/public.ts';
import type { ArchivedFile } from '#server/platform/files/zip.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { ipPrefix } from '#server/platform/log.ts';
import { needsStepUp } from '#server/platform/sessions/sessions.ts';
import { isForeign } from './mounting/guards.ts';
import { exportParts } from './manifests.ts';
import { asMember } from './mounting/member-call.ts';
import type { AppContext } from './create-services.ts';
import { sendRefusal } from './mounting/refusals.ts';

type Call = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly deps: AppContext };
type File = {
  readonly name: string;
  readonly ending: string;
  readonly type: string;
  readonly rate: 'export' | 'archive';
  readonly pieces: (
    deps: AppContext,
    of: { me: Me; now: Date },
  ) => Promise<Iterable<Uint8Array> | AsyncIterable<Uint8Array>>;
};

const exported: (deps: AppContext, of: { me: Me; now: Date }) => Promise<ExportDocument> = ({ account }, of) =>
  exportData(exportParts, { ...of, files: account.files, vault: account.vault });
const JSON_FILE: File = {
  name: 'json',
  ending: 'json',
  rate: 'export',
  type: 'application/json; charset=utf-8',
  pieces: async (deps, of) => gathered(exportJson(await exported(deps, of))),
};
const CSV_FILE: File = {
  name: 'csv',
  ending: 'csv',
  rate: 'export',
  type: 'text/csv; charset=utf-8',
  pieces: async (_house, { me }) => gathered(exportCsv(await exportedDays(me), me.ageGroup)),
};
const ARCHIVE: File = {
  name: 'archive',
  ending: 'zip',
  rate: 'archive',
  type: 'application/zip',
  pieces: async (deps, of) => archivePieces(await exported(deps, of), await soundsOf(deps.sound, of.me)),
};

/** What of the member's sounds: recordings, and the sample of an application. */
async function soundsOf({ recording }: AppContext['sound'], me: Me): Promise<AsyncIterable<ArchivedFile>> {
  const [sounds, samples] = [await archivedSounds(recording, me), await archivedSamples(recording, me)];
  return (async function* () {
    yield* sounds;
    yield* samples;
  })();
}

/**
 * Files that the member takes along, behind a proof of identity: everything in one archive, the member's data as JSON
 * and CSV, made on request and streamed, and the calendar behind its secret address.
 */
export function addDownloads(app: FastifyInstance, deps: AppContext): void {
  app.get(DOWNLOADS.archive, (request, reply) => sendExport({ request, reply, deps }, ARCHIVE));
  app.get(DOWNLOADS.json, (request, reply) => sendExport({ request, reply, deps }, JSON_FILE));
  app.get(DOWNLOADS.csv, (request, reply) => sendExport({ request, reply, deps }, CSV_FILE));
  app.get<{ Params: { file: string } }>(DOWNLOADS.calendar, (request, reply) =>
    sendCalendar({ request, reply, deps }, request.params.file),
  );
}

async function sendExport({ request, reply, deps: whole }: Call, file: File): Promise<FastifyReply> {
  const deps = whole.mounting;
  const network = ipPrefix(request.ip) ?? 'unknown';
  const wait = await deps.rates.overNetwork(file.rate, network);
  if (wait !== null) return sendRefusal(reply.header('retry-after', wait), 'rate_limited');
  if (isForeign(request, deps.publicOrigin)) return sendRefusal(reply, 'bad_origin');
  const session = await deps.sessions.find(deps.cookies.token(request));
  if (!session) return sendRefusal(reply, 'unauthenticated');
  // Before it is counted: being asked who the member is costs none of the day's downloads.
  if (needsStepUp(session)) return sendRefusal(reply, 'step_up_required');
  const slow = await deps.rates.overAccount(file.rate, session.user_id);
  if (slow !== null) return sendRefusal(reply.header('retry-after', slow), 'rate_limited');
  const now = deps.clock.now();
  const pieces = await asMember(deps, session, async (me) => {
    await memberStore.audit(me, {
      action: `export_${file.name}`,
      result: 'done',
      at: now,
      requestId: String(request.id),
      ipPrefix: network,
    });
    return file.pieces(whole, { me, now });
  });
  const name = `moonhearth-${now.toISOString().slice(0, 10)}.${file.ending}`;
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .type(file.type)
    .send(Readable.from(pieces));
}

async function sendCalendar(
  { request, reply, deps: { mounting: deps, account } }: Call,
  file: string,
): Promise<FastifyReply> {
  const network = ipPrefix(request.ip) ?? 'unknown';
  const token = file.endsWith('.ics') ? file.slice(0, -4) : '';
  const wait =
    (await deps.rates.overNetwork('feed', network)) ??
    (await deps.rates.overAccount('feed', createHash('sha256').update(token).digest('hex')));
  if (wait !== null) return sendRefusal(reply.header('retry-after', wait), 'rate_limited');
  const calendar = await readFeed(account, { token, requestId: String(request.id), ipPrefix: network });
  if (calendar === null) return sendRefusal(reply.header('cache-control', 'no-store'), 'not_found');
  return reply
    .header('cache-control', 'private, max-age=1800')
    .header('content-disposition', 'inline; filename="moonhearth.ics"')
    .type('text/calendar; charset=utf-8')
    .send(calendar);
}
