import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProfilePut, TeacherProfileReply } from '#contract/teacher/teacher.schemas.ts';
import type { Browser } from '#server/testing/browser.ts';
import { person, sql, staff, type Person } from '#server/testing/circle/circle-cases.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';

let open: TestApp;
let picture: Buffer;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
  picture = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#b5533c' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => open.close());

const PAGE = {
  name: 'Ilse Varga',
  addressed: 'Ilse',
  languages: 'English, German',
  words: 'I have led evening circles for nine years.',
  approach: 'Slow, with long pauses.',
};
const teacher = () => staff(open, { role: 'teacher' });
const read = async ({ browser }: Person) => (await browser.call('getTeacherProfile')).body as TeacherProfileReply;
const save = ({ browser }: Person, change: Partial<ProfilePut> = {}) =>
  browser.call('putTeacherProfile', { body: { version: 0, ...PAGE, ...change } });
const publish = ({ browser }: Person, version: number) => browser.call('publishTeacherProfile', { body: { version } });
const pageOf = (browser: Browser, id: string) => browser.call('getTeacher', { params: { teacher: id } });
const portrait = ({ browser }: Person, bytes: Buffer = picture) =>
  browser.send({
    method: 'POST',
    url: '/api/portrait',
    payload: bytes,
    headers: { 'content-type': 'image/jpeg', 'x-upload': '1' },
  });
const look = async (browser: Browser, url: string) =>
  (await open.app.inject({ method: 'GET', url, cookies: Object.fromEntries(browser.cookies) })).statusCode;
/** A teacher with a public page; gives the page's id. */
async function shown(change: Partial<ProfilePut> = {}) {
  const one = await teacher();
  await save(one, change);
  const { teacher: id } = (await publish(one, 1)).body as TeacherProfileReply;
  return { one, id: id ?? '' };
}

describe('a teacher’s page', () => {
  it('is a draft until it is shown, and then what was shown', async () => {
    const one = await teacher();
    const she = (await person(open)).browser;
    expect(await read(one)).toMatchObject({ teacher: null, version: 0, shown: null });
    const saved = (await save(one)).body as TeacherProfileReply;
    expect(saved).toMatchObject({ version: 1, draft: PAGE, shown: null });
    expect((await pageOf(she, saved.teacher ?? '')).status).toBe(404);
    await publish(one, 1);
    expect((await pageOf(she, saved.teacher ?? '')).body).toEqual({
      teacher: { id: saved.teacher, ...PAGE, portraitUrl: null },
    });
    await save(one, { version: 2, name: 'Ilse V.' });
    expect((await pageOf(she, saved.teacher ?? '')).body).toMatchObject({ teacher: { name: 'Ilse Varga' } });
    expect(await read(one)).toMatchObject({ version: 3, draft: { name: 'Ilse V.' }, shown: { name: 'Ilse Varga' } });
  });

  it('can be taken back, twice is once; the draft stays', async () => {
    const { one, id } = await shown();
    const she = (await person(open)).browser;
    for (const version of [3, 3])
      expect((await one.browser.call('hideTeacherProfile')).body).toMatchObject({ version });
    expect((await pageOf(she, id)).status).toBe(404);
    expect(await read(one)).toMatchObject({ draft: PAGE, shown: null });
  });

  it('goes with the role, and says nothing of an account', async () => {
    const { one, id } = await shown();
    const she = (await person(open)).browser;
    const answer = await pageOf(she, id);
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).not.toContain(one.id);
    await sql(open, "delete from auth.role where user_id = $1 and role = 'teacher'", [one.id]);
    expect((await pageOf(she, id)).status).toBe(404);
  });

  it('goes while its teacher is suspended', async () => {
    const { one, id } = await shown();
    const she = (await person(open)).browser;
    await sql(open, 'update auth.account set suspended_at = now() where user_id = $1', [one.id]);
    expect((await pageOf(she, id)).status).toBe(404);
  });

  it('two tabs do not overwrite each other', async () => {
    const one = await teacher();
    await save(one);
    expect((await save(one, { version: 0, words: 'From the other tab.' })).body).toMatchObject({
      code: 'profile_moved_on',
    });
    expect((await publish(one, 7)).body).toMatchObject({ code: 'profile_moved_on' });
    expect(await read(one)).toMatchObject({ draft: PAGE });
  });

  it.each([
    ['name', ' '],
    ['languages', ''],
    ['words', '\n'],
  ] as const)('is not shown without its %s', async (part, text) => {
    const one = await teacher();
    await save(one, { [part]: text });
    expect((await publish(one, 1)).body).toMatchObject({ code: 'profile_unfinished' });
  });

  it.each([
    ['words', 'Write to me at ilse@example.org', /links, emails/],
    ['approach', 'More on www.ilse.example.com', /links, emails/],
    ['languages', 'é'.repeat(81), /80 characters/],
    ['words', 'You are all pathetic and disgusting, kill yourself', /another way/],
  ] as const)('refuses in its %s: %s', async (part, text, why) => {
    const one = await teacher();
    expect((await save(one, { [part]: text })).body).toMatchObject({
      code: 'words_refused',
      fields: { [part]: expect.stringMatching(why) },
    });
    expect((await read(one)).version).toBe(0);
  });

  it('is for teachers: for everybody else there is nothing', async () => {
    for (const one of [await person(open), await staff(open), await staff(open, { role: 'admin' })]) {
      expect((await one.browser.call('getTeacherProfile')).status).toBe(404);
      expect((await save(one)).status).toBe(404);
      expect((await portrait(one)).status).toBe(404);
    }
    expect((await pageOf(open.browser(), '00000000-0000-4000-8000-000000000001')).status).toBe(401);
  });

  it('lies sealed, and comes along in the export', async () => {
    const { one } = await shown({ name: 'Canary Ilse' });
    const rows = await sql<{ shown: Buffer }>(open, 'select shown from app.teacher_profile where shown is not null');
    for (const { shown: bytes } of rows) expect(bytes.toString('latin1')).not.toContain('Canary');
    const { body } = await one.browser.send({ method: 'GET', url: '/api/export/json' });
    expect(JSON.stringify(body)).toContain('Canary Ilse');
  });
});

describe('the portrait', () => {
  it('is the teacher’s alone in a draft, and the members’ once the page is public', async () => {
    const one = await teacher();
    const she = (await person(open)).browser;
    await save(one);
    const sent = await portrait(one);
    expect(sent.status).toBe(200);
    const { draft, version } = sent.body as TeacherProfileReply;
    const url = draft.portraitUrl ?? '';
    expect([await look(one.browser, url), await look(she, url), await look(open.browser(), url)]).toEqual([
      200, 404, 401,
    ]);
    await publish(one, version);
    expect(await look(she, url)).toBe(200);
    await one.browser.call('removePortrait');
    expect([(await read(one)).draft.portraitUrl, await look(she, url)]).toEqual([null, 200]);
    await publish(one, 4);
    expect(await look(she, url)).toBe(404);
    expect(await sql(open, 'select from auth.file where user_id = $1', [one.id])).toEqual([]);
  });

  it('another one takes the place of the first, whose file goes', async () => {
    const one = await teacher();
    const first = ((await portrait(one)).body as TeacherProfileReply).draft.portraitUrl ?? '';
    const second = ((await portrait(one)).body as TeacherProfileReply).draft.portraitUrl ?? '';
    expect([await look(one.browser, first), await look(one.browser, second)]).toEqual([404, 200]);
    expect(await sql(open, 'select from auth.file where user_id = $1', [one.id])).toHaveLength(1);
  });

  it('is judged by its bytes', async () => {
    expect((await portrait(await teacher(), Buffer.from('<svg/>'))).body).toMatchObject({ code: 'picture_kind' });
  });

  it('no other name opens anything', async () => {
    const one = await teacher();
    await portrait(one);
    for (const name of ['..%2f..%2fetc', '00000000-0000-4000-8000-000000000001', 'x'])
      expect(await look(one.browser, `/api/portrait/${name}`)).toBe(404);
  });
});
