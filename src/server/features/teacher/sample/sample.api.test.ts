import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOWNLOADS } from '#contract/downloads.ts';
import type { MyApplicationReply, SeenApplication } from '#contract/teacher/teacher.schemas.ts';
import { UPLOADS } from '#contract/uploads.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { sql, type Person } from '#server/testing/circle/circle-cases.ts';
import { codeOf, idOf, openRecordings, type Recordings } from '#server/testing/recordings/open-recordings.ts';
import { TONES, wavTone } from '#server/testing/recordings/tones.ts';

let all: Recordings;
let admin: Person;
let prove: Awaited<ReturnType<Recordings['proving']>>;
beforeAll(async () => {
  all = await openRecordings();
  admin = await all.staff(all.open, { role: 'admin' });
  prove = await all.proving(all.open, admin);
});
afterAll(() => all.open.close());
const MB = 1024 * 1024;
const WORDS = {
  name: 'Ilse Varga',
  teaches: 'Slow evening practices for tired bodies, and breath work that asks for no holding.',
  training: 'Nine years of leading circles, and a two-year course.',
  links: '',
  agrees: true,
} as const;

async function applicant(): Promise<Person> {
  const who = await all.person(all.open);
  expect((await who.browser.call('applyToTeach', { body: WORDS })).status).toBe(200);
  return who;
}
const begin = (who: Person, bytes: number) => all.begin(who, { bytes, url: UPLOADS.sample });
async function arrive(who: Person, bytes = TONES.mp3): Promise<string> {
  const address = all.addressOf(await begin(who, bytes.length));
  expect((await all.part(who, address, { at: 0, bytes })).status).toBe(204);
  return idOf(address);
}
async function sent(who: Person, bytes = TONES.mp3): Promise<string> {
  const id = await arrive(who, bytes);
  await all.open.work('sample_check', id);
  return id;
}
const mine = async ({ browser }: Person) =>
  ((await browser.call('getMyTeacherApplication')).body as MyApplicationReply).application;
/** The member's application as an admin reads it. */
async function seen(who: Person) {
  const own = await mine(who);
  const { waiting } = (await admin.browser.call('getTeacherApplications')).body as { waiting: SeenApplication[] };
  return waiting.find(({ id }) => id === own?.id);
}
async function decline(who: Person) {
  await prove('decideTeacherApplication');
  const params = { application: (await mine(who))?.id ?? '' };
  const body = { decision: 'decline', reason: 'Please tell us more first.' } as const;
  expect((await admin.browser.call('decideTeacherApplication', { params, body })).status).toBe(200);
}
const hoursAgo = (hours: number) => new Date(all.open.clock.real().getTime() - hours * 3_600_000);
/** What of an upload or of sounds lies on the disk. */
const left = async (id: string) => {
  await all.settle();
  return [all.files('uploads').filter((name) => name.startsWith(id)), all.files('recordings')].flat();
};

describe('the sample of an application', () => {
  it('is heard by its applicant and by an admin while it waits, at an address of each', async () => {
    const who = await applicant();
    await sent(who);
    const hers = await mine(who);
    expect(hers?.sample).toMatchObject({ state: 'ready', fault: null, seconds: 1, upload: null });
    const admins = await seen(who);
    expect(admins?.sample).toMatchObject({ state: 'ready', audio: { type: 'audio/mpeg', gain: expect.any(Number) } });
    const [herAddress, adminAddress] = [hers?.sample?.audio?.address ?? '', admins?.sample?.audio?.address ?? ''];
    const heard = await all.listen(herAddress, who);
    expect([heard.status, heard.headers['content-type']]).toEqual([200, 'audio/mpeg']);
    expect(heard.bytes.includes('A private title')).toBe(false);
    expect((await all.listen(adminAddress, admin, { range: 'bytes=0-9' })).status).toBe(206);
    for (const [address, other] of [
      [adminAddress, who],
      [herAddress, admin],
      [herAddress, await all.person(all.open)],
    ] as const)
      expect((await all.listen(address, other)).status).toBe(404);
    expect(JSON.stringify(admins)).not.toContain(who.id);
    await decline(who);
    expect((await all.listen(adminAddress, admin)).status).toBe(404);
    expect((await all.listen(herAddress, who)).status).toBe(200);
  });

  it('is one, known before the first byte, and another only after it was deleted', async () => {
    const who = await applicant();
    expect(await begin(who, 50 * MB + 1)).toMatchObject({ status: 413, body: { code: 'sample_too_large' } });
    const address = all.addressOf(await begin(who, 1_000));
    expect(await begin(who, 1_000)).toMatchObject({ status: 409, body: { code: 'upload_open' } });
    expect((await mine(who))?.sample).toMatchObject({ state: 'arriving', upload: idOf(address), audio: null });
    expect((await all.ask(who, address, 'DELETE')).status).toBe(204);
    expect((await mine(who))?.sample).toBeNull();
    const id = await sent(who);
    expect(await begin(who, 1_000)).toMatchObject({ status: 409, body: { code: 'sample_there' } });
    const was = all.files('recordings').length;
    expect((await who.browser.call('removeTeacherSample')).body).toMatchObject({ application: { sample: null } });
    expect(await left(id)).toHaveLength(was - 1);
    expect((await begin(who, 1_000)).status).toBe(201);
  });

  it('is refused where it is no sound or too long, and may be sent anew', async () => {
    const who = await applicant();
    const id = await sent(who, Buffer.concat([Buffer.from('MZ'), Buffer.alloc(3_000)]));
    expect((await mine(who))?.sample).toMatchObject({ state: 'refused', fault: 'kind', audio: null });
    expect((await seen(who))?.sample).toBeNull();
    expect((await left(id)).filter((name) => name.startsWith(id))).toEqual([]);
    await sent(who, wavTone({ seconds: 301, rate: 8_000 }));
    expect((await mine(who))?.sample).toMatchObject({ state: 'refused', fault: 'too_long' });
    await sent(who);
    expect((await mine(who))?.sample).toMatchObject({ state: 'ready' });
  });

  it('is for an adult whose application waits, and nobody goes on with another’s', async () => {
    const without = await all.person(all.open);
    expect(await begin(without, 1_000)).toMatchObject({ status: 409, body: { code: 'application_decided' } });
    const teen = await all.person(all.open, { birthday: localDate('2011-03-04') });
    expect((await begin(teen, 1_000)).status).toBe(404);
    expect((await begin(all.teacher, 1_000)).status).toBe(409);
    const who = await applicant();
    const address = all.addressOf(await begin(who, 1_000));
    const other = await applicant();
    expect((await all.ask(other, address)).status).toBe(404);
    expect((await all.part(other, address, { at: 0, bytes: Buffer.alloc(9) })).status).toBe(404);
    expect((await all.ask(all.teacher, address.replace(UPLOADS.sample, UPLOADS.recording))).status).toBe(404);
  });

  it('that was on its way when the answer came leaves nothing behind', async () => {
    const who = await applicant();
    const address = all.addressOf(await begin(who, 1_000));
    expect((await all.part(who, address, { at: 0, bytes: Buffer.alloc(500) })).status).toBe(204);
    await decline(who);
    const last = await all.part(who, address, { at: 500, bytes: Buffer.alloc(500) });
    expect([last.status, codeOf(last)]).toEqual([409, 'application_decided']);
    expect((await mine(who))?.sample).toMatchObject({ state: 'arriving' });
    const begun = 'update app.teacher_sample set begun_at = $2 where id = $1';
    await sql(all.open, begun, [idOf(address), hoursAgo(25)]);
    await all.open.services.sweeps.teacherSamples();
    expect((await left(idOf(address))).filter((name) => name.startsWith(idOf(address)))).toEqual([]);
  });
});

describe('its bytes go', () => {
  it('when the application is withdrawn', async () => {
    const who = await applicant();
    const id = await sent(who);
    const was = all.files('recordings').length;
    await who.browser.call('withdrawTeacherApplication');
    expect(await left(id)).toHaveLength(was - 1);
    expect((await mine(who))?.sample).toBeNull();
  });

  it('two weeks after the answer, and not before; those of an application that waits stay', async () => {
    const [answered, waits] = [await applicant(), await applicant()];
    const id = await sent(answered);
    await sent(waits);
    await decline(answered);
    const was = all.files('recordings').length;
    await all.open.services.sweeps.teacherSamples();
    expect(await left(id)).toHaveLength(was);
    const end = 'update app.teacher_application set ended_at = $2 where id = $1';
    await sql(all.open, end, [(await mine(answered))?.id, hoursAgo(14 * 24 + 1)]);
    await all.open.services.sweeps.teacherSamples();
    expect(await left(id)).toHaveLength(was - 1);
    expect((await mine(waits))?.sample).toMatchObject({ state: 'ready' });
  });

  it('with the account, also while it is looked at', async () => {
    const [ready, checking] = [await applicant(), await applicant()];
    await sent(ready);
    const id = await arrive(checking);
    const was = all.files('recordings').length;
    for (const { browser } of [ready, checking])
      expect((await browser.call('planDeletion', { body: { when: 'now' } })).status).toBe(200);
    await all.open.services.sweeps.deletions();
    expect(await sql(all.open, 'select from app.teacher_sample where user_id = $1', [ready.id])).toEqual([]);
    expect(await left(id)).toHaveLength(was - 1);
  });

  it('and a sweep of strays takes none that is somebody’s', async () => {
    const who = await applicant();
    await sent(who);
    const id = await arrive(await applicant());
    all.open.clock.advance(Math.max(0, Date.now() + 7_200_000 - all.open.clock.real().getTime()));
    await all.open.services.sweeps.sounds();
    await all.open.services.sweeps.uploads();
    expect((await all.listen((await mine(who))?.sample?.audio?.address ?? '', who)).status).toBe(200);
    expect(all.files('uploads')).toContain(id);
  });
});

it('comes along in her archive', async () => {
  const who = await applicant();
  await sent(who);
  const reply = await all.open.app.inject({
    method: 'GET',
    url: DOWNLOADS.archive,
    cookies: Object.fromEntries(who.browser.cookies),
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const found = unzipSync(reply.rawPayload);
  const { bytes } = await all.listen((await mine(who))?.sample?.audio?.address ?? '', who);
  expect(bytes.equals(found['recordings/sample-1.mp3'] ?? Buffer.alloc(0))).toBe(true);
  const { collections } = JSON.parse(Buffer.from(found['export.json'] ?? []).toString()) as {
    collections: Record<string, object[]>;
  };
  expect(collections['teacher-applications']).toMatchObject([
    { state: 'open', sample: { state: 'ready', format: 'mp3' } },
  ]);
});
