import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  CourseReply,
  CoursesReply,
  MyCoursesReply,
  WaitingCoursesReply,
} from '#contract/course/course.schemas.ts';
import { DOWNLOADS } from '#contract/downloads.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { sql, type Person } from '#server/testing/circle/circle-cases.ts';
import { openRecordings, type Recordings } from '#server/testing/recordings/open-recordings.ts';
import { member } from '#server/testing/people.ts';

let all: Recordings;
let admin: Person;
let prove: Awaited<ReturnType<Recordings['proving']>>;
let recordings: string[];
beforeAll(async () => {
  all = await openRecordings();
  admin = await all.staff(all.open, { role: 'admin' });
  prove = await all.proving(all.open, admin);
  recordings = await Promise.all(['One', 'Two', 'Three', 'Four'].map(publicOne));
}, 60_000);
afterAll(() => all.open.close());

/** A public recording, as its row says it: what comes before that is tested with the recordings. */
async function publicOne(title: string): Promise<string> {
  const id = randomUUID();
  await sql(
    all.open,
    `insert into app.recording (id, recording_id, number, author_id, status, file, format, bytes, seconds, loudness, title, line, led_by, captions, changed_at, shown_at)
     values ($1, $2, 1, $3, 'public', $4, 'mp3', 9, 60, -18, $5, 'A line.', $6, $7, now(), now())`,
    [
      randomUUID(),
      id,
      all.teacher.id,
      randomUUID(),
      title,
      all.open.vault.sealUnder('recording', { place: `recording|led-by|${id}`, bytes: Buffer.from('Ilse') }),
      'WEBVTT\n\n00:00.000 --> 00:01.000\nSit.\n',
    ],
  );
  return id;
}
const teacher = () => all.teacher.browser;
const mine = async () => (await teacher().call('getMyCourses')).body as MyCoursesReply;
const lessons = (count = 3) => recordings.slice(0, count).map((recording) => ({ recording, question: 'What stayed?' }));
const WORDS = { title: 'A year of evenings', words: 'Three evenings by the stove.' };
async function made(): Promise<string> {
  const before = new Set((await mine()).courses.map(({ id }) => id));
  const { body } = await teacher().call('makeCourse');
  return (body as MyCoursesReply).courses.find(({ id }) => !before.has(id))?.id ?? '';
}
const at = (course: string) => ({ params: { course } });
const own = async (id: string) => (await mine()).courses.find((one) => one.id === id);
const save = async (id: string, change: object = {}) =>
  teacher().call('saveCourse', {
    ...at(id),
    body: { version: (await own(id))?.version ?? 0, ...WORDS, lessons: lessons(), ...change },
  });
const submit = async (id: string) =>
  teacher().call('submitCourse', { ...at(id), body: { version: (await own(id))?.version ?? 0 } });
async function decide(id: string, decision: 'public' | 'change' | 'decline' = 'public') {
  const { waiting } = (await admin.browser.call('getWaitingCourses')).body as WaitingCoursesReply;
  all.open.clock.advance(1_000);
  await prove('decideCourse');
  const version = waiting.find((one) => one.id === id)?.version ?? 1;
  return admin.browser.call('decideCourse', { ...at(id), body: { version, decision, reason: 'It is kind.' } });
}
async function publicCourse(): Promise<string> {
  const id = await made();
  expect((await save(id)).status).toBe(200);
  expect((await submit(id)).status).toBe(200);
  expect((await decide(id)).status).toBe(200);
  return id;
}
const seen = async (who: Person, id: string) => (await who.browser.call('getCourse', at(id))).body as CourseReply;
const shelf = async (who: Person) => ((await who.browser.call('getCourses')).body as CoursesReply).courses;
const answer = (who: Person, course: string, body = { isDone: true, answer: 'The wind.' }) =>
  who.browser.call('putLesson', { params: { course, recording: recordings[0] ?? '' }, body });

describe('a teacher’s course', () => {
  it('is hers alone until an admin lets it, and then everybody’s', async () => {
    const id = await made();
    expect(await submit(id)).toMatchObject({
      status: 422,
      body: { code: 'course_unfinished', fields: { title: expect.any(String), lessons: expect.any(String) } },
    });
    expect((await save(id)).status).toBe(200);
    const she = await all.person(all.open);
    expect((await she.browser.call('getCourse', at(id))).status).toBe(404);
    expect((await submit(id)).status).toBe(200);
    expect((await save(id)).body).toMatchObject({ code: 'course_moved_on' });
    expect((await teacher().call('getWaitingCourses')).status).toBe(404);
    const { waiting } = (await admin.browser.call('getWaitingCourses')).body as WaitingCoursesReply;
    expect(waiting).toMatchObject([{ id, ...WORDS, isOwn: false, lessons: [{ title: 'One' }, {}, {}] }]);
    expect(JSON.stringify(waiting)).not.toContain(all.teacher.id);
    expect((await decide(id, 'change')).status).toBe(200);
    expect(await own(id)).toMatchObject({ state: 'change_asked', note: 'It is kind.', isShown: false });
    expect((await submit(id)).status).toBe(200);
    expect((await decide(id)).status).toBe(200);
    expect(await seen(she, id)).toMatchObject({ ...WORDS, ledBy: 'Ilse', seconds: 180, isAdded: false, gone: 0 });
    expect(await shelf(she)).toMatchObject([{ id, lessons: 3, done: 0 }]);
  });

  it('keeps what is public while it is worked on, until the next is approved or it is taken off', async () => {
    const id = await publicCourse();
    const she = await all.person(all.open);
    const turned = [...lessons()].reverse();
    expect((await save(id, { title: 'Another name', lessons: turned })).status).toBe(200);
    expect(await own(id)).toMatchObject({ state: 'draft', isShown: true, lessons: turned });
    expect((await seen(she, id)).title).toBe(WORDS.title);
    await submit(id);
    await decide(id);
    expect((await seen(she, id)).lessons.map(({ title }) => title)).toEqual(['Three', 'Two', 'One']);
    expect((await teacher().call('withdrawCourse', at(id))).status).toBe(200);
    expect((await she.browser.call('getCourse', at(id))).status).toBe(404);
    expect((await teacher().call('removeCourse', at(id))).status).toBe(200);
    expect((await teacher().call('removeCourse', at(id))).status).toBe(404);
  });

  it.each([
    ['a link in a question', { lessons: [{ recording: 0, question: 'See www.example.org' }] }, 422],
    ['a title too long', { title: 'a'.repeat(81) }, 422],
    [
      'a recording twice',
      {
        lessons: [
          { recording: 0, question: 'a' },
          { recording: 0, question: 'b' },
        ],
      },
      422,
    ],
    ['a recording of nobody', { lessons: [{ recording: 9, question: 'a' }] }, 404],
  ])('is not saved with %s', async (_, change, status) => {
    const id = await made();
    const real = 'lessons' in change && {
      lessons: change.lessons?.map((one) => ({ ...one, recording: recordings[one.recording] ?? randomUUID() })),
    };
    expect((await save(id, { ...change, ...real })).status).toBe(status);
    await teacher().call('removeCourse', at(id));
  });

  it('is another teacher’s business no more than an admin’s own', async () => {
    const id = await made();
    await save(id);
    const other = await all.staff(all.open, { role: 'teacher' });
    const body = { version: 2, ...WORDS, lessons: [] };
    expect((await other.browser.call('saveCourse', { ...at(id), body })).status).toBe(404);
    expect((await other.browser.call('removeCourse', at(id))).status).toBe(404);
    const stranger = await all.person(all.open);
    expect((await stranger.browser.call('makeCourse')).status).toBe(404);
    await submit(id);
    await sql(all.open, 'update auth.course set user_id = $1 where id = $2', [admin.id, id]);
    expect((await decide(id)).body).toMatchObject({ code: 'own_recording' });
    await sql(all.open, 'delete from auth.course where id = $1', [id]);
  });
});

describe('following a course', () => {
  it('goes at her own pace, and keeps her answers to herself', async () => {
    const id = await publicCourse();
    const she = await all.person(all.open);
    expect((await answer(she, id)).status).toBe(404);
    expect((await she.browser.call('addCourse', at(id))).body).toMatchObject({ isAdded: true });
    expect((await she.browser.call('addCourse', at(id))).status).toBe(200);
    expect((await answer(she, id)).status).toBe(200);
    expect(await seen(she, id)).toMatchObject({
      lessons: [{ isDone: true, answer: 'The wind.' }, { isDone: false }, {}],
    });
    expect((await shelf(she)).find((one) => one.id === id)).toMatchObject({ isAdded: true, done: 1 });
    const other = await all.person(all.open);
    expect(JSON.stringify(await seen(other, id))).not.toContain('The wind.');
    expect(JSON.stringify((await mine()).courses)).not.toContain('The wind.');
    const rows = await sql<{ row: string }>(all.open, 'select encode(sealed, $1) as row from app.course_progress', [
      'escape',
    ]);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ row }) => row.includes('The wind.') || row.includes(id))).toEqual([]);
    const file = await she.browser.send({ method: 'GET', url: DOWNLOADS.json });
    expect((file.body as { collections: Record<string, object[]> }).collections.courses).toMatchObject([
      { course: id, title: WORDS.title, lessons: [{ isDone: true, answer: 'The wind.', question: 'What stayed?' }] },
    ]);
    expect((await she.browser.call('leaveCourse', at(id))).status).toBe(200);
    expect(await seen(she, id)).toMatchObject({ isAdded: false, lessons: [{ answer: '' }, {}, {}] });
  });

  it('goes on without a recording that was taken back, and ends nothing', async () => {
    const id = await publicCourse();
    const she = await all.person(all.open);
    await she.browser.call('addCourse', at(id));
    await answer(she, id);
    const [, second] = recordings;
    await sql(all.open, "update app.recording set status = 'withdrawn' where recording_id = $1", [second]);
    expect(await seen(she, id)).toMatchObject({
      gone: 1,
      lessons: [{ title: 'One', answer: 'The wind.' }, { title: 'Three' }],
    });
    expect((await save(id)).status).toBe(200);
    expect(await submit(id)).toMatchObject({ status: 422, body: { fields: { 'lessons.1': expect.any(String) } } });
    await sql(all.open, "update app.recording set status = 'public' where recording_id = $1", [second]);
    expect(await seen(she, id)).toMatchObject({ gone: 0 });
  });

  it('is closed to add in limited access; the page stays, and what she began goes on', async () => {
    const id = await publicCourse();
    const she = await all.person(all.open);
    await she.browser.call('addCourse', at(id));
    all.open.clock.advance(8 * 86_400_000);
    expect((await she.browser.call('addCourse', at(id))).body).toMatchObject({
      code: 'subscription_required',
      feature: 'courses',
    });
    expect(await seen(she, id)).toMatchObject({ isAdded: true, lessons: [{ title: 'One', isOpen: false }, {}, {}] });
    expect((await answer(she, id)).status).toBe(200);
    expect((await she.browser.call('leaveCourse', at(id))).status).toBe(200);
  });

  it('is for adults, and ends where its teacher teaches no more', async () => {
    const { browser } = await member(all.open, {
      birthday: localDate('2010-05-12'),
      sacredGoals: ['understand my sacred menstrual cycle'],
    });
    expect((await browser.call('getCourses')).status).toBe(404);
    const she = await all.person(all.open);
    expect((await shelf(she)).length).toBeGreaterThan(0);
    await sql(all.open, "delete from auth.role where user_id = $1 and role = 'teacher'", [all.teacher.id]);
    expect(await shelf(she)).toEqual([]);
  });
});
