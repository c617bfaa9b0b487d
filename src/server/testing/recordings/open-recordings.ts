import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MyRecordingsReply, Recording } from '#contract/recording/recording.schemas.ts';
import { person, proving, sql, staff, type Person } from '../circle/circle-cases.ts';
import { openTestApp } from '../open-test-app.ts';

export const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:01.000\nSit as you like.\n';
export const FACTS = { title: 'By hand', line: 'A minute of kindness.', ledBy: 'Ilse', captions: CAPTIONS };
type Headers = Record<string, string>;
const PROTOCOL = { 'tus-resumable': '1.0.0' };

/** The last part of an address. */
export const idOf = (address: string) => address.split('/').at(-1) ?? '';
/** What the library answers comes as text. */
export const codeOf = (answer: { body: unknown }) => (JSON.parse(String(answer.body)) as { code: string }).code;

type Beginning = {
  readonly bytes: number | string;
  readonly recording?: string;
  readonly headers?: Headers;
  readonly url?: string;
};

/** The server with a teacher, and what tests of recordings do over and over. */
export async function openRecordings(options: Parameters<typeof openTestApp>[0] = {}) {
  const open = await openTestApp({ ...options, env: { RATE_FACTOR: '1000', DISK_LEAST_MB: '0', ...options.env } });
  const teacher = await staff(open, { role: 'teacher' });

  const begin = (who: Person, { bytes, recording, headers = {}, url = '/api/uploads' }: Beginning) =>
    who.browser.send({
      method: 'POST',
      url,
      headers: {
        ...PROTOCOL,
        'upload-length': String(bytes),
        ...(recording && { 'upload-metadata': `recording ${Buffer.from(recording).toString('base64')}` }),
        ...headers,
      },
    });
  const addressOf = (answer: { headers: Readonly<Record<string, unknown>> }) => String(answer.headers.location);
  const part = (
    who: Person,
    address: string,
    { at, bytes, headers = {} }: { at: number; bytes: Buffer; headers?: Headers },
  ) =>
    who.browser.send({
      method: 'PATCH',
      url: address,
      payload: bytes,
      headers: {
        ...PROTOCOL,
        'upload-offset': String(at),
        'content-type': 'application/offset+octet-stream',
        ...headers,
      },
    });
  const ask = (who: Person, address: string, method: 'HEAD' | 'DELETE' = 'HEAD') =>
    who.browser.send({ method, url: address, headers: PROTOCOL });
  /** Sends a whole file; gives the id of its version. */
  const send = async (bytes: Buffer, { who = teacher, recording }: { who?: Person; recording?: string } = {}) => {
    // The latest stands first.
    open.clock.advance(1_000);
    const begun = await begin(who, { bytes: bytes.length, ...(recording && { recording }) });
    if (begun.status !== 201) throw new Error(`beginning answered ${begun.status} ${JSON.stringify(begun.body)}`);
    const sent = await part(who, addressOf(begun), { at: 0, bytes });
    if (sent.status !== 204) throw new Error(`sending answered ${sent.status} ${JSON.stringify(sent.body)}`);
    return idOf(addressOf(begun));
  };
  const check = (id: string) => open.work('recording_check', id);
  const mine = async (who = teacher) => (await who.browser.call('getMyRecordings')).body as MyRecordingsReply;
  const latest = async (who = teacher) => {
    const [first] = (await mine(who)).recordings;
    if (!first) throw new Error('there is no recording');
    return first;
  };
  /** Sends and checks a file, says what there is to say, and gives the recording. */
  const draft = async (bytes: Buffer, who = teacher): Promise<Recording> => {
    await check(await send(bytes, { who }));
    const { id, work } = await latest(who);
    const body = { version: work?.version ?? 0, ...FACTS };
    const said = await who.browser.call('describeRecording', { params: { recording: id }, body });
    if (said.status !== 200) throw new Error(`describing answered ${said.status} ${JSON.stringify(said.body)}`);
    return said.body as Recording;
  };
  const files = (folder: 'uploads' | 'recordings') => {
    try {
      return readdirSync(join(open.dataDir, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name);
    } catch {
      return [];
    }
  };
  /** Does the jobs that the database asked for. */
  const settle = async () => {
    for (const kind of ['recording_file', 'upload_gone'] as const) {
      const rows = await sql<{ id: string }>(
        open,
        "with taken as (delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = $1 returning j.payload) select payload->>'id' as id from taken",
        [kind],
      );
      for (const { id } of rows) await open.work(kind, id);
    }
  };
  const listen = async (address: string, who: Person, headers: Headers = {}) => {
    const answer = await open.app.inject({
      method: 'GET',
      url: address,
      headers,
      cookies: Object.fromEntries(who.browser.cookies),
    });
    return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers };
  };
  return {
    open,
    teacher,
    begin,
    addressOf,
    part,
    ask,
    send,
    check,
    mine,
    latest,
    draft,
    files,
    settle,
    listen,
    person,
    proving,
    staff,
  };
}
export type Recordings = Awaited<ReturnType<typeof openRecordings>>;
