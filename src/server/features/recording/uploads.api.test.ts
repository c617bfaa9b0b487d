import { renameSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql, staff, type Person } from '#server/testing/circle/circle-cases.ts';
import type { Recording } from '#contract/recording/recording.schemas.ts';
import { TONES, wavTone } from '#server/testing/recordings/tones.ts';
import { codeOf, idOf, openRecordings, type Recordings } from '#server/testing/recordings/open-recordings.ts';

let all: Recordings;
const MUCH = 10 ** 12;
let free = MUCH;
beforeAll(async () => {
  all = await openRecordings({ freeBytes: async () => Promise.resolve(free) });
});
afterAll(() => all.open.close());
const MB = 1024 * 1024;

describe('who may upload', () => {
  it('a teacher, from our own pages, with the header of the protocol', async () => {
    const { begin, open, teacher } = all;
    const she = await all.person(open);
    expect((await begin(she, { bytes: 10 })).status).toBe(404);
    expect(
      (await open.browser().send({ method: 'POST', url: '/api/uploads', headers: { 'tus-resumable': '1.0.0' } }))
        .status,
    ).toBe(401);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await begin(teacher, { bytes: 10, headers: foreign })).status).toBe(403);
    expect((await begin(teacher, { bytes: 10, headers: { 'tus-resumable': '' } })).status).toBe(403);
    expect((await begin(teacher, { bytes: 10, headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    expect(all.files('uploads')).toEqual([]);
  });

  it('no more bytes than there is room for, known before the first', async () => {
    const { begin, teacher, mine } = all;
    expect(await begin(teacher, { bytes: 300 * MB + 1 })).toMatchObject({
      status: 413,
      body: { code: 'recording_too_large' },
    });
    for (const bytes of [0, -1, 'many', 1.5]) expect((await begin(teacher, { bytes })).status).toBe(400);
    expect((await begin(teacher, { bytes: 10, recording: '../../etc' })).status).toBe(404);
    expect((await mine()).upload).toBeNull();
    expect(all.files('uploads')).toEqual([]);
  });

  it('not into a recording of somebody else', async () => {
    const { begin, send, mine, teacher, open } = all;
    const other = await staff(open, { role: 'teacher' });
    await send(wavTone({ seconds: 1.2 }), { who: other });
    const [theirs] = (await mine(other)).recordings;
    expect((await begin(teacher, { bytes: 10, recording: theirs?.id ?? '' })).status).toBe(404);
  });
});

describe('an upload', () => {
  it('is cut at each part and goes on where it stopped', async () => {
    const { begin, addressOf, part, ask, mine, check, latest, teacher, files } = all;
    const bytes = wavTone({ seconds: 1.5 });
    const address = addressOf(await begin(teacher, { bytes: bytes.length }));
    for (let at = 0; at < bytes.length; at += 5_000) {
      expect((await ask(teacher, address)).headers['upload-offset']).toBe(String(at));
      const sent = await part(teacher, address, { at, bytes: bytes.subarray(at, at + 5_000) });
      expect(sent.status).toBe(204);
      // The same part again, as after a lost answer: it says that it does not fit, and changes nothing.
      if (at + 5_000 >= bytes.length) continue;
      const twice = await part(teacher, address, { at, bytes: bytes.subarray(at, at + 5_000) });
      expect([twice.status, codeOf(twice)]).toEqual([409, 'upload_out_of_step']);
    }
    expect((await mine()).upload).toBeNull();
    expect((await latest()).work).toMatchObject({ state: 'checking', title: '', audio: null });
    // All of it came: whoever asks again is told so.
    expect((await ask(teacher, address)).headers).toMatchObject({
      'upload-offset': String(bytes.length),
      'upload-length': String(bytes.length),
    });
    await check(idOf(address));
    expect((await latest()).work).toMatchObject({ state: 'draft', seconds: 2, type: 'audio/wav' });
    expect(files('uploads').filter((name) => address.includes(name.slice(0, 36)))).toEqual([]);
  });

  it('is one at a time: a second tab is told so, and the first goes on', async () => {
    const { begin, addressOf, ask, part, teacher, settle, files } = all;
    const address = addressOf(await begin(teacher, { bytes: 1_000 }));
    expect(await begin(teacher, { bytes: 1_000 })).toMatchObject({ status: 409, body: { code: 'upload_open' } });
    expect((await part(teacher, address, { at: 0, bytes: Buffer.alloc(400) })).status).toBe(204);
    expect(await part(teacher, address, { at: 400, bytes: Buffer.alloc(900) })).toMatchObject({ status: 413 });
    expect((await ask(teacher, address, 'DELETE')).status).toBe(204);
    await settle();
    expect((await ask(teacher, address)).status).toBe(404);
    expect(files('uploads').filter((name) => address.includes(name.slice(0, 36)))).toEqual([]);
  });

  it('whose bytes are lost is begun anew by whoever asks how far it is', async () => {
    const { begin, addressOf, ask, part, teacher, open, mine } = all;
    const address = addressOf(await begin(teacher, { bytes: 1_000 }));
    expect((await part(teacher, address, { at: 0, bytes: Buffer.alloc(400) })).status).toBe(204);
    for (const name of [idOf(address), `${idOf(address)}.json`]) rmSync(join(open.dataDir, 'uploads', name));
    expect(await begin(teacher, { bytes: 1_000 })).toMatchObject({ status: 409, body: { code: 'upload_open' } });
    expect((await ask(teacher, address)).status).toBe(404);
    expect((await mine()).upload).toBeNull();
    const anew = addressOf(await begin(teacher, { bytes: 1_000 }));
    expect((await ask(teacher, anew)).headers['upload-offset']).toBe('0');
    expect((await ask(teacher, anew, 'DELETE')).status).toBe(204);
  });

  it('is nobody else’s', async () => {
    const { begin, addressOf, ask, part, teacher, open } = all;
    const other = await staff(open, { role: 'teacher' });
    const address = addressOf(await begin(teacher, { bytes: 1_000 }));
    expect((await ask(other, address)).status).toBe(404);
    expect((await part(other, address, { at: 0, bytes: Buffer.alloc(10) })).status).toBe(404);
    expect((await ask(other, address, 'DELETE')).status).toBe(404);
    expect((await ask(teacher, '/api/uploads/..%2F..%2Fetc')).status).toBe(404);
    expect((await ask(teacher, address, 'DELETE')).status).toBe(204);
  });

  it('meets a full disk in the middle: a sentence, and it goes on later', async () => {
    const { begin, addressOf, ask, part, teacher, open } = all;
    const address = addressOf(await begin(teacher, { bytes: 200_000 }));
    const path = join(open.dataDir, 'uploads', idOf(address));
    renameSync(path, `${path}.away`);
    symlinkSync('/dev/full', path);
    const full = await part(teacher, address, { at: 0, bytes: Buffer.alloc(100_000) });
    expect([full.status, codeOf(full)]).toEqual([507, 'upload_no_room']);
    renameSync(`${path}.away`, path);
    expect((await part(teacher, address, { at: 0, bytes: Buffer.alloc(100_000) })).status).toBe(204);
    expect((await ask(teacher, address, 'DELETE')).status).toBe(204);
  });

  it('ends with the role of its teacher, in the middle and at its end', async () => {
    const { begin, addressOf, part, mine, open } = all;
    const who = await staff(open, { role: 'teacher' });
    const address = addressOf(await begin(who, { bytes: 1_000 }));
    expect((await part(who, address, { at: 0, bytes: Buffer.alloc(500) })).status).toBe(204);
    await sql(open, 'delete from auth.role where user_id = $1', [who.id]);
    const last = await part(who, address, { at: 500, bytes: Buffer.alloc(500) });
    expect([401, 404]).toContain(last.status);
    expect((await mine(who)).recordings ?? []).toEqual([]);
    expect(await sql(open, 'select from app.recording where author_id = $1', [who.id])).toEqual([]);
  });

  it('that nobody goes on with is swept after a day, and leaves nothing on the disk', async () => {
    const { begin, addressOf, part, send, check, teacher, open, files, mine, settle } = all;
    const address = addressOf(await begin(teacher, { bytes: 1_000 }));
    await part(teacher, address, { at: 0, bytes: Buffer.alloc(400) });
    const old = join(open.dataDir, 'uploads', '0b5e2a5e-0000-4000-8000-00000000000a');
    renameSync(join(open.dataDir, 'uploads', `${idOf(address)}.json`), `${old}.json`);
    await open.services.sweeps.uploads();
    expect((await mine()).upload).not.toBeNull();
    open.clock.advance(25 * 3_600_000);
    const long = new Date(open.clock.real().getTime() - 25 * 3_600_000);
    for (const name of files('uploads')) utimesSync(join(open.dataDir, 'uploads', name), long, long);
    await open.services.sweeps.uploads();
    await settle();
    const other = await staff(open, { role: 'teacher' });
    expect((await mine()).upload).toBeNull();
    const kept = await sql<{ id: string }>(
      open,
      "select id from app.recording where status = 'checking' union select id from app.upload",
    );
    expect(files('uploads').filter((name) => !kept.some(({ id }) => name.startsWith(id)))).toEqual([]);
    await check(await send(TONES.mp3, { who: other }));
  });
});

describe('no room', () => {
  /** A teacher who has so many bytes here in this state; what is public is one recording of several. */
  async function having(megabytes: number, status: 'public' | 'draft') {
    const who = await staff(all.open, { role: 'teacher' });
    await sql(
      all.open,
      `insert into app.recording (id, recording_id, number, author_id, status, file, bytes, changed_at)
        select gen_random_uuid(), gen_random_uuid(), 1, $1, $2, gen_random_uuid(), 1048576, now() from generate_series(1, $3)`,
      [who.id, status, megabytes],
    );
    return who;
  }
  const refused = async (who: Person, bytes: number) => {
    const { status, body } = await all.begin(who, { bytes });
    const { upload } = await all.mine(who);
    expect(upload).toBeNull();
    return [status, (body as { code?: string }).code, (body as { message?: string }).message];
  };

  it('of hers, known before the first byte: all recordings, and those that are not public', async () => {
    const [full, waiting] = [await having(2047, 'public'), await having(499, 'draft')];
    expect(await refused(full, 2 * MB)).toEqual([413, 'recordings_full', expect.stringContaining('Delete one')]);
    expect(await refused(waiting, 2 * MB)).toEqual([
      413,
      'recordings_waiting_full',
      expect.stringContaining('aren’t public yet'),
    ]);
    expect((await all.begin(waiting, { bytes: MB })).status).toBe(201);
  });

  it('on the disk, known before the first byte: twice its bytes, as long as it is looked at', async () => {
    const who = await staff(all.open, { role: 'teacher' });
    free = 3 * MB;
    expect(await refused(who, 2 * MB)).toEqual([507, 'upload_no_room', expect.stringContaining('try again later')]);
    free = MUCH;
  });

  it('on the disk while it is looked at: it is tried again, and at last says so', async () => {
    const { open, send, latest, files } = all;
    const who = await staff(open, { role: 'teacher' });
    const id = await send(TONES.mp3, { who });
    const { largeFiles } = open.services.sound.recording;
    const full = vi.spyOn(largeFiles, 'put').mockRejectedValue(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    await expect(open.work('recording_check', id)).rejects.toThrow('full');
    expect((await latest(who)).work).toMatchObject({ state: 'checking' });
    expect(files('uploads')).toContain(id);
    await open.work('recording_check', id, true);
    full.mockRestore();
    expect((await latest(who)).work).toMatchObject({ state: 'refused', fault: 'room' });
    expect(files('uploads').filter((name) => name.startsWith(id))).toEqual([]);
  });

  it('whose bytes are gone, as after a restore, says so', async () => {
    const { open, send, latest } = all;
    const who = await staff(open, { role: 'teacher' });
    const id = await send(TONES.mp3, { who });
    rmSync(join(open.dataDir, 'uploads', id));
    await open.work('recording_check', id);
    expect((await latest(who)).work).toMatchObject({ state: 'refused', fault: 'lost' });
  });

  it('nor anything else that keeps breaking: with the last try it says so, and a draft is free again', async () => {
    const { open, send, draft, latest } = all;
    const who = await staff(open, { role: 'teacher' });
    const { id } = await draft(TONES.mp3, who);
    const next = await send(TONES.opus, { who, recording: id });
    const broken = vi.spyOn(open.services.sound.recording.largeFiles, 'put').mockRejectedValue(new Error('broken'));
    await expect(open.work('recording_check', next)).rejects.toThrow('broken');
    expect((await latest(who)).work).toMatchObject({ state: 'checking' });
    await expect(open.work('recording_check', next, true)).rejects.toThrow('broken');
    broken.mockRestore();
    expect((await latest(who)).work).toMatchObject({ state: 'draft', number: 1, fault: 'lost' });
  });

  it('for more than was said in the middle; and two tabs at once write each byte once', async () => {
    const { begin, addressOf, part, ask, check, latest } = all;
    const who = await staff(all.open, { role: 'teacher' });
    const bytes = wavTone({ seconds: 1.5 });
    const address = addressOf(await begin(who, { bytes: bytes.length }));
    expect(await part(who, address, { at: 0, bytes: Buffer.alloc(bytes.length + 1) })).toMatchObject({ status: 413 });
    const half = Math.floor(bytes.length / 2);
    const both = await Promise.all([0, 0].map((at) => part(who, address, { at, bytes: bytes.subarray(at, half) })));
    expect(both.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1);
    expect((await ask(who, address)).headers['upload-offset']).toBe(String(half));
    expect((await part(who, address, { at: half, bytes: bytes.subarray(half) })).status).toBe(204);
    await check(idOf(address));
    expect((await latest(who)).work).toMatchObject({ state: 'draft', seconds: 2 });
  });
});

describe('another sound for a draft', () => {
  const begun = async () => {
    const who = await staff(all.open, { role: 'teacher' });
    const before = await all.draft(TONES.mp3, who);
    const next = await all.send(wavTone({ seconds: 2.2 }), { who, recording: before.id });
    return { who, before, next };
  };
  const isHeard = async (who: Person, { work }: Recording) =>
    (await all.listen(work?.audio?.address ?? '', who)).status === 200;

  it('takes the place of the earlier one when it was taken, and not before', async () => {
    const { check, latest, files, settle } = all;
    const { who, before, next } = await begun();
    await settle();
    expect(await isHeard(who, before)).toBe(true);
    expect((await latest(who)).work).toMatchObject({ state: 'checking', title: 'By hand' });
    const were = files('recordings').length;
    await check(next);
    await settle();
    expect((await latest(who)).work).toMatchObject({ state: 'draft', number: 2, seconds: 2, title: 'By hand' });
    expect(await isHeard(who, before)).toBe(false);
    expect(files('recordings')).toHaveLength(were);
  });

  it('that is refused leaves the earlier one as it was, and says why', async () => {
    const { check, send, latest, settle, files } = all;
    const who = await staff(all.open, { role: 'teacher' });
    const before = await all.draft(TONES.mp3, who);
    const were = files('recordings');
    await check(await send(Buffer.concat([Buffer.from('MZ'), Buffer.alloc(3_000)]), { who, recording: before.id }));
    await settle();
    const after = await latest(who);
    expect(after.work).toMatchObject({ state: 'draft', number: 1, fault: 'kind', title: 'By hand' });
    expect(after.work?.captions).toBe(before.work?.captions);
    expect(await isHeard(who, after)).toBe(true);
    expect(files('recordings')).toEqual(were);
    expect(files('uploads').filter((name) => name.startsWith(before.id))).toEqual([]);
    const submitted = await who.browser.call('submitRecording', {
      params: { recording: before.id },
      body: { version: after.work?.version ?? 0 },
    });
    expect(submitted.body).toMatchObject({ work: { state: 'listening', fault: null } });
  });

  it('keeps the earlier one still while it is looked at: it is neither changed nor handed on', async () => {
    const { who, before } = await begun();
    const at = { params: { recording: before.id } };
    const version = before.work?.version ?? 0;
    for (const answer of [
      await who.browser.call('submitRecording', { ...at, body: { version } }),
      await who.browser.call('describeRecording', { ...at, body: { version, title: 'Two' } }),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'recording_moved_on' } });
    expect(await all.begin(who, { bytes: 10, recording: before.id })).toMatchObject({
      status: 409,
      body: { code: 'recording_busy' },
    });
  });

  it('that its teacher deletes meanwhile leaves neither sound behind', async () => {
    const { check, settle, files } = all;
    const { who, before, next } = await begun();
    const were = files('recordings').length;
    await who.browser.call('removeRecording', { params: { recording: before.id } });
    await check(next);
    await settle();
    expect(files('recordings')).toHaveLength(were - 1);
    expect(files('uploads').filter((name) => name.startsWith(next))).toEqual([]);
  });
});

it('sounds and sums that are nobody’s are swept, and no others', async () => {
  const { open, send, check, files, teacher, latest } = all;
  await check(await send(TONES.mp3));
  const { id } = await latest(teacher);
  const stray = '0b5e2a5e-0000-4000-8000-00000000000b';
  await open.services.sound.recording.largeFiles.put(stray, { content: Readable.from([Buffer.alloc(9)]), bytes: 9 });
  const figure = 'insert into auth.recording_figure (recording_id, week, plays) values ($1, $2, 1)';
  for (const [recording, week] of [
    [id, '2026-11-16'],
    [id, '2024-01-01'],
    [stray, '2026-11-16'],
  ])
    await sql(open, figure, [recording, week]);
  expect(files('recordings')).toContain(stray);
  open.clock.advance(2 * 3_600_000);
  const before = files('recordings').length;
  // The clock of a test is not that of its disk: everything there is of long ago.
  open.clock.advance(Math.max(0, Date.now() + 7_200_000 - open.clock.real().getTime()));
  await open.services.sweeps.sounds();
  expect(files('recordings')).toHaveLength(before - 1);
  expect(files('recordings')).not.toContain(stray);
  await open.services.sweeps.recordingFigures();
  expect(await sql(open, 'select recording_id, week::text from auth.recording_figure')).toEqual([
    { recording_id: id, week: '2026-11-16' },
  ]);
});
