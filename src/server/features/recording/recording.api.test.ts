import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Recording, RecordingDecision, ReviewReply, WaitingReply } from '#contract/recording/recording.schemas.ts';
import type { ListedWhole, MeditationWhole } from '#contract/meditation/meditation.schemas.ts';
import { DOWNLOADS } from '#contract/downloads.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { sql, type Person } from '#server/testing/circle/circle-cases.ts';
import { roleStore } from '#server/features/role/public.ts';
import { asOwner } from '#server/platform/db/owner.ts';
import { member } from '#server/testing/people.ts';
import { TONES, wavTone } from '#server/testing/recordings/tones.ts';
import { CAPTIONS, FACTS, openRecordings, type Recordings } from '#server/testing/recordings/open-recordings.ts';

let all: Recordings;
let admin: Person;
let prove: Awaited<ReturnType<Recordings['proving']>>;
beforeAll(async () => {
  all = await openRecordings();
  admin = await all.staff(all.open, { role: 'admin' });
  prove = await all.proving(all.open, admin);
});
afterAll(() => all.open.close());

const at = (recording: string) => ({ params: { recording } });
const submit = ({ id, work }: Recording, who = all.teacher) =>
  who.browser.call('submitRecording', { ...at(id), body: { version: work?.version ?? 0 } });
const review = async (id: string) => (await admin.browser.call('getReviewedRecording', at(id))).body as ReviewReply;
async function decide(id: string, decision: Partial<RecordingDecision> = {}) {
  const { waiting } = await review(id);
  all.open.clock.advance(1_000);
  await prove('decideRecording');
  const body = { version: waiting?.version ?? 1, decision: 'public', reason: 'It is kind.', ...decision } as const;
  return admin.browser.call('decideRecording', { ...at(id), body });
}
async function made(bytes = TONES.mp3): Promise<Recording> {
  const recording = await all.draft(bytes);
  expect((await submit(recording)).status).toBe(200);
  expect((await decide(recording.id)).status).toBe(200);
  return recording;
}
/** An admin's decision about its place on the shelf. */
async function list(id: string, change: { status?: 'approved' | 'hidden'; place?: number }) {
  const params = { meditation: id };
  const { listed } = (await admin.browser.call('getListedMeditation', { params })).body as ListedWhole;
  all.open.clock.advance(1_000);
  await prove('decideListing');
  const body = { version: listed.version, reason: 'A look again.', ...change };
  expect((await admin.browser.call('decideListing', { params, body })).status).toBe(200);
}
/** A teacher whose mailbox is at hand. */
async function teacherWithMail() {
  const { browser, body } = await member(all.open);
  const { user } = (await browser.call('getUser')).body as { user: { id: string } };
  await asOwner(all.open.database.adminUrl, (owner) => roleStore.grant(owner, user.id, 'teacher'));
  await browser.call('login', { body: { email: body.email, password: body.password } });
  return { browser, id: user.id, ...body };
}
const wholeOf = async (who: Person, meditation: string) =>
  who.browser.call('getMeditation', { params: { meditation } });
const audioOf = async (who: Person, id: string) =>
  ((await wholeOf(who, id)).body as MeditationWhole).audio?.address ?? '';

describe('a draft', () => {
  it('is its teacher’s alone', async () => {
    const { open, teacher, draft, listen, person } = all;
    const { id, work } = await draft(TONES.opus);
    expect(work).toMatchObject({ state: 'draft', ...FACTS, type: 'audio/ogg', note: null });
    const other = await all.staff(open, { role: 'teacher' });
    expect((await other.browser.call('getRecording', at(id))).status).toBe(404);
    expect((await admin.browser.call('getReviewedRecording', at(id))).status).toBe(404);
    expect((await wholeOf(await person(open), id)).status).toBe(404);
    expect((await listen(work?.audio?.address ?? '', teacher)).status).toBe(200);
    expect((await listen(work?.audio?.address ?? '', other)).status).toBe(404);
  });

  it('tells why its bytes were not taken, and leaves nothing of them', async () => {
    const { check, send, latest, files } = all;
    const before = files('recordings');
    await check(await send(Buffer.concat([Buffer.from('MZ'), Buffer.alloc(3_000)])));
    expect((await latest()).work).toMatchObject({ state: 'refused', fault: 'kind', audio: null });
    expect(files('recordings')).toEqual(before);
    expect(files('uploads')).toEqual([]);
    const { id, work } = await latest();
    expect(
      await submit({ id, work, shown: null, figures: { plays: null, minutes: null, finished: null } }),
    ).toMatchObject({
      status: 409,
    });
  });

  it('is heard by nobody without title, line, name and captions', async () => {
    const { check, send, latest } = all;
    await check(await send(TONES.flac));
    const recording = await latest();
    expect(await submit(recording)).toMatchObject({
      status: 422,
      body: { code: 'recording_unfinished', fields: { title: expect.any(String), captions: expect.any(String) } },
    });
    const said = (body: object) =>
      all.teacher.browser.call('describeRecording', {
        ...at(recording.id),
        body: { version: recording.work?.version ?? 0, ...body } as never,
      });
    expect((await said({ captions: CAPTIONS.replace('Sit', '<b>Sit') })).status).toBe(400);
    expect((await said({ audience: 'both' })).status).toBe(400);
    expect((await said({ title: 'x'.repeat(81) })).status).toBe(400);
    expect((await said({ title: 'One' })).status).toBe(200);
    expect(await said({ title: 'Two' })).toMatchObject({ status: 409, body: { code: 'recording_moved_on' } });
  });
});

describe('a review', () => {
  it('waits, asks for a change with a sentence of it, and makes it public', async () => {
    const { open, draft, teacher, person } = all;
    const recording = await draft(TONES.m4a);
    expect((await submit(recording)).status).toBe(200);
    expect((await submit(recording)).status).toBe(409);
    const { waiting } = (await admin.browser.call('getWaitingRecordings')).body as WaitingReply;
    expect(waiting).toMatchObject([{ recording: recording.id, title: 'By hand', ledBy: 'Ilse' }]);
    expect((await teacher.browser.call('getWaitingRecordings')).status).toBe(404);
    expect(await decide(recording.id, { decision: 'change', quote: 'Stand up.' })).toMatchObject({ status: 400 });
    await decide(recording.id, { decision: 'change', quote: 'Sit as you like.', reason: 'Lying is fine too.' });
    const back = (await teacher.browser.call('getRecording', at(recording.id))).body as Recording;
    expect(back.work).toMatchObject({ state: 'change_asked', quote: 'Sit as you like.', note: 'Lying is fine too.' });
    expect((await submit(back)).status).toBe(200);
    expect((await decide(recording.id)).status).toBe(200);
    const she = await person(open);
    const whole = await wholeOf(she, recording.id);
    expect(whole.body).toMatchObject({
      ...{ kind: 'recording', title: 'By hand', ledBy: 'Ilse', basis: null },
      cues: [{ at: 0, say: 'Sit as you like.' }],
      audio: { type: 'audio/mp4' },
    });
    expect(JSON.stringify(whole.body)).not.toContain(teacher.id);
    expect(
      await sql(open, "select result from auth.staff_audit where action = 'recording' and object = $1 order by at", [
        recording.id,
      ]),
    ).toEqual([{ result: 'change_asked' }, { result: 'public' }]);
  });

  it('tells its teacher each step once, in the app and by a mail that says nothing of it', async () => {
    const { open } = all;
    const who = await teacherWithMail();
    const { browser, email, id: userId } = who;
    const told = async (version: string) => {
      await open.work('recording_told', version);
      await open.work('recording_told', version);
      await open.tick();
      await open.post.deliver();
      const { notices } = (await browser.call('getNotices')).body as { notices: { title: string; text: string }[] };
      return notices.map(({ title, text }) => `${title}: ${text}`);
    };
    const recording = await all.draft(TONES.mp3, who);
    await submit(recording, who);
    const [{ id: version } = { id: '' }] = await sql<{ id: string }>(
      open,
      'select id from app.recording where recording_id = $1',
      [recording.id],
    );
    expect(await told(version)).toEqual([expect.stringMatching(/^Your recording is with a listener: .*“By hand”/)]);
    await decide(recording.id, { decision: 'change', quote: 'Sit as you like.', reason: 'Lying is fine too.' });
    expect(await told(version)).toContainEqual(expect.stringMatching(/asks for a change: .*“Sit as you like.”/));
    await submit((await browser.call('getRecording', at(recording.id))).body as Recording, who);
    await decide(recording.id);
    expect(await told(version)).toContainEqual('Your recording is public: Members can hear “By hand” now.');
    await list(recording.id, { status: 'hidden' });
    expect(await told(version)).toContainEqual(expect.stringMatching(/^Your recording is off the shelf: .*“By hand”/));
    await list(recording.id, { status: 'approved' });
    expect(await told(version)).toContainEqual(
      'Your recording is back on the shelf: Members can hear “By hand” again.',
    );
    // Its place on the shelf is no step, and what she does herself she knows.
    const was = open.post.sent.length;
    await list(recording.id, { place: 7 });
    await browser.call('withdrawRecording', at(recording.id));
    await told(version);
    expect(open.post.sent).toHaveLength(was);
    const reviews = open.post.sent.filter(({ to, subject }) => to === email && subject.endsWith('your recording'));
    expect(reviews.map(({ subject }) => subject)).toEqual([
      'We have your recording',
      ...Array.from({ length: 4 }, () => 'News about your recording'),
    ]);
    for (const { subject, text, html } of reviews)
      expect(`${subject} ${text} ${html}`).not.toMatch(/By hand|Sit as you|Lying|public|change|shelf|cramps/);
    expect(await sql(open, "select from auth.outbox where user_id = $1 and kind like 'recording%'", [userId])).toEqual(
      [],
    );
  });

  it('asks for a proof made for it, and is not for one’s own', async () => {
    const { open, draft, teacher } = all;
    const recording = await draft(TONES.mp3);
    await submit(recording);
    const { waiting } = await review(recording.id);
    const body = { version: waiting?.version ?? 1, decision: 'public', reason: 'Yes.' } as const;
    expect(await admin.browser.call('decideRecording', { ...at(recording.id), body })).toMatchObject({
      status: 403,
      body: { code: 'step_up_required' },
    });
    await sql(open, 'update app.recording set author_id = $1 where recording_id = $2', [admin.id, recording.id]);
    expect(await decide(recording.id)).toMatchObject({ status: 409, body: { code: 'own_recording' } });
    await sql(open, 'update app.recording set author_id = $1 where recording_id = $2', [teacher.id, recording.id]);
    expect((await decide(recording.id, { decision: 'decline' })).status).toBe(200);
    expect((await all.latest()).work).toMatchObject({ state: 'withdrawn', note: 'It is kind.' });
  });

  it('of a new version leaves the old one public until then; its bytes go after', async () => {
    const { open, teacher, send, check, person, settle, files } = all;
    const { id } = await made();
    const before = files('recordings');
    await check(await send(wavTone({ seconds: 2.2 }), { recording: id }));
    const two = (await teacher.browser.call('getRecording', at(id))).body as Recording;
    expect(two).toMatchObject({
      shown: { number: 1, state: 'public' },
      work: { number: 2, state: 'draft', title: 'By hand' },
    });
    const said = await teacher.browser.call('describeRecording', {
      ...at(id),
      body: { version: two.work?.version ?? 0, title: 'By hand, again', captions: CAPTIONS },
    });
    expect((await submit(said.body as Recording)).status).toBe(200);
    const she = await person(open);
    expect((await wholeOf(she, id)).body).toMatchObject({ title: 'By hand', seconds: 1 });
    expect(await review(id)).toMatchObject({ waiting: { number: 2 }, shown: { number: 1 } });
    await decide(id);
    await settle();
    expect((await wholeOf(she, id)).body).toMatchObject({ title: 'By hand, again', seconds: 2 });
    expect(files('recordings')).toHaveLength(before.length);
  });
});

describe('the sound of a recording', () => {
  it('is heard by whom its address was made for, in parts, for six hours', async () => {
    const { open, listen, person } = all;
    const { id, work } = await made();
    const [she, other] = [await person(open), await person(open)];
    const address = await audioOf(she, id);
    const whole = await listen(address, she);
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'accept-ranges': 'bytes',
      'content-length': String(work?.bytes),
    });
    expect(whole.bytes.includes('A private title')).toBe(false);
    const part = await listen(address, she, { range: 'bytes=100-199' });
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 100-199/${work?.bytes}`]);
    expect(part.bytes.equals(whole.bytes.subarray(100, 200))).toBe(true);
    const beyond = await listen(address, she, { range: 'bytes=999999999-' });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${work?.bytes}`]);
    expect((await listen(address, other)).status).toBe(404);
    expect((await listen(`${address.slice(0, -4)}AAAA`, she)).status).toBe(404);
    expect((await open.app.inject({ method: 'GET', url: address })).statusCode).toBe(401);
    open.clock.advance(6 * 3_600_000 + 1_000);
    expect((await listen(address, she)).status).toBe(404);
  });

  it('is closed with the shelf’s doors, also at an address of before', async () => {
    const { open, listen, person } = all;
    const { id } = await made();
    const she = await person(open);
    const address = await audioOf(she, id);
    expect((await listen(address, she)).status).toBe(200);
    await sql(open, 'update app.recording set yearly_only = true where recording_id = $1', [id]);
    expect((await listen(address, she)).status).toBe(402);
    await sql(open, 'update app.recording set yearly_only = false, hidden = true where recording_id = $1', [id]);
    expect((await listen(address, she)).status).toBe(404);
  });

  it('is for adults unless an admin says otherwise', async () => {
    const { open, person, draft } = all;
    const teen = await person(open, { birthday: localDate('2011-03-04') });
    const { id } = await made();
    expect((await wholeOf(teen, id)).status).toBe(404);
    const both = await draft(TONES.mp3);
    await submit(both);
    await decide(both.id, { both: true });
    expect((await wholeOf(teen, both.id)).status).toBe(200);
  });

  it('goes with its recording, and with its teacher’s account', async () => {
    const { open, files, settle, teacher, listen, person } = all;
    const { id } = await made();
    const she = await person(open);
    const address = await audioOf(she, id);
    const before = files('recordings').length;
    expect((await teacher.browser.call('withdrawRecording', at(id))).status).toBe(200);
    expect((await listen(address, she)).status).toBe(404);
    expect((await teacher.browser.call('removeRecording', at(id))).status).toBe(200);
    await settle();
    expect(files('recordings')).toHaveLength(before - 1);
    expect((await teacher.browser.call('removeRecording', at(id))).status).toBe(404);
    const leaving = await all.staff(open, { role: 'teacher' });
    await all.draft(TONES.ogg, leaving);
    expect(files('recordings')).toHaveLength(before);
    await sql(open, 'delete from auth.account where user_id = $1', [leaving.id]);
    await settle();
    expect(files('recordings')).toHaveLength(before - 1);
  });
});

it('comes along in her archive: every version as it is kept, with its captions', async () => {
  const { open, listen, person, draft } = all;
  const who = await all.staff(open, { role: 'teacher' });
  const { work } = await draft(TONES.mp3, who);
  await draft(TONES.opus, who);
  const kept = await listen(work?.audio?.address ?? '', who);
  const archive = async (of: Person) => {
    const reply = await open.app.inject({
      method: 'GET',
      url: DOWNLOADS.archive,
      cookies: Object.fromEntries(of.browser.cookies),
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(reply.statusCode).toBe(200);
    return unzipSync(reply.rawPayload);
  };
  const found = await archive(who);
  expect(Object.keys(found).filter((name) => name.startsWith('recordings/'))).toEqual([
    'recordings/1-by-hand-version-1.ogg',
    'recordings/1-by-hand-version-1.vtt',
    'recordings/2-by-hand-version-1.mp3',
    'recordings/2-by-hand-version-1.vtt',
  ]);
  expect(kept.bytes.equals(found['recordings/2-by-hand-version-1.mp3'] ?? Buffer.alloc(0))).toBe(true);
  expect(Buffer.from(found['recordings/2-by-hand-version-1.vtt'] ?? []).toString()).toBe(CAPTIONS);
  // An upload that is still looked at has no sound yet, and nobody else's come along.
  await all.send(TONES.mp3, { who });
  expect(Object.keys(await archive(who)).filter((name) => name.endsWith('.mp3'))).toHaveLength(1);
  expect(Object.keys(await archive(await person(open))).join(' ')).not.toContain('recordings/');
});

describe('what was heard', () => {
  it('is sums of a week, told from five on, and never who', async () => {
    const { open, person, teacher } = all;
    const { id } = await made(wavTone({ seconds: 90 }));
    const hear = async () => {
      const she = await person(open);
      const run = crypto.randomUUID();
      const put = (second: number, listened: number) =>
        she.browser.call('putPlace', { params: { meditation: id }, body: { run, second, listened } });
      await put(1, 1);
      open.clock.advance(95_000);
      expect((await put(90, 90)).status).toBe(200);
    };
    for (let i = 0; i < 4; i += 1) await hear();
    await open.services.everyMinute.recordingFigures(open.clock.now());
    const figures = async () => ((await teacher.browser.call('getRecording', at(id))).body as Recording).figures;
    expect(await figures()).toEqual({ plays: null, minutes: null, finished: null });
    await hear();
    await open.services.everyMinute.recordingFigures(open.clock.now());
    expect(await figures()).toMatchObject({ plays: 5, finished: 5 });
    const [row] = await sql<object>(open, 'select * from auth.recording_figure where recording_id = $1', [id]);
    expect(Object.keys(row ?? {}).toSorted()).toEqual(['finished', 'kept', 'plays', 'recording_id', 'seconds', 'week']);
  });
});
