import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Application, MyApplicationReply, SeenApplication } from '#contract/teacher/teacher.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import type { Browser } from '#server/testing/browser.ts';
import { person, proving, sql, staff, type Person } from '#server/testing/circle/circle-cases.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
let admin: Person;
let prove: Awaited<ReturnType<typeof proving>>;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
  admin = await staff(open, { role: 'admin' });
  prove = await proving(open, admin);
});
afterAll(() => open.close());

const WORDS = {
  name: 'Ilse Varga',
  teaches: 'Slow evening practices for tired bodies, and breath work that asks for no holding.',
  training: 'Nine years of leading circles, and a two-year course.',
  links: 'www.ilse-varga.example',
  agrees: true,
} as const;
const applyAs = (browser: Browser, change: object = {}) =>
  browser.call('applyToTeach', { body: { ...WORDS, ...change } as typeof WORDS });
const mine = async (browser: Browser) => (await browser.call('getMyTeacherApplication')).body as MyApplicationReply;
const seen = async (who: Person = admin) =>
  (await who.browser.call('getTeacherApplications')).body as {
    waiting: SeenApplication[];
    decided: SeenApplication[];
  };
const idOf = async (browser: Browser) => (await mine(browser)).application?.id ?? '';

async function decide(
  application: string,
  { decision = 'accept', reason = 'Your experience speaks for you.', proven = true }: Partial<Deciding> = {},
) {
  if (proven) await prove('decideTeacherApplication');
  return admin.browser.call('decideTeacherApplication', { params: { application }, body: { decision, reason } });
}
type Deciding = { decision: 'accept' | 'decline'; reason: string; proven: boolean };
/** Lets the job of an application tell its member, and gives the notices the member has in the app. */
async function told(id: string) {
  await open.work('teacher_told', id);
  await open.tick();
}
const notices = async (browser: Browser) =>
  ((await browser.call('getNotices')).body as { notices: { title: string; text: string }[] }).notices;

describe('applying to teach', () => {
  it('is sent once at a time, and reads back as it was written', async () => {
    const { browser } = await person(open);
    expect(await mine(browser)).toEqual({ application: null, isTeacher: false });
    expect((await applyAs(browser, { name: '  Ilse  Varga ' })).body).toMatchObject({
      application: { name: 'Ilse Varga', links: WORDS.links, state: 'open', reason: null, endedAt: null },
    });
    expect((await applyAs(browser)).body).toMatchObject({ code: 'application_open' });
  });

  it('can be withdrawn while it waits, and sent again', async () => {
    const { browser } = await person(open);
    expect((await browser.call('withdrawTeacherApplication')).status).toBe(409);
    await applyAs(browser);
    expect((await browser.call('withdrawTeacherApplication')).body).toMatchObject({
      application: { state: 'withdrawn' },
    });
    open.clock.advance(1000);
    expect((await applyAs(browser)).body).toMatchObject({ application: { state: 'open' } });
  });

  it.each([
    ['says too little', { teaches: `short${' '.repeat(60)}` }, 422, { fields: { teaches: expect.any(String) } }],
    ['says too much', { training: 'é'.repeat(1300) }, 422, { fields: { training: expect.any(String) } }],
    ['has no name', { name: ' ' }, 422, { fields: { name: expect.any(String) } }],
    ['does not agree', { agrees: false }, 400, { code: 'invalid_input' }],
    ['carries a NUL', { links: 'a\u0000b' }, 400, { code: 'invalid_input' }],
    ['names a state', { state: 'accepted' }, 400, { code: 'invalid_input' }],
  ])('is refused where it %s', async (_, change, status, body) => {
    const { browser } = await person(open);
    expect(await applyAs(browser, change)).toMatchObject({ status, body });
    expect((await mine(browser)).application).toBeNull();
  });

  it('is for adults: for a teen, and without a session, there is nothing', async () => {
    const { browser } = await member(open, {
      birthday: localDate('2010-05-12'),
      sacredGoals: ['understand my sacred menstrual cycle'],
    });
    expect((await applyAs(browser)).status).toBe(404);
    expect((await browser.call('getMyTeacherApplication')).status).toBe(404);
    expect((await applyAs(open.browser())).status).toBe(401);
  });

  it('lies sealed', async () => {
    const { browser } = await person(open);
    await applyAs(browser, { name: 'Canary Ilse' });
    const rows = await sql<{ row: string }>(open, 'select a::text as row from app.teacher_application a');
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(Buffer.from(row, 'utf8').toString('latin1')).not.toContain('Canary');
  });
});

describe('deciding', () => {
  it('is for admins, each with a proof of their own', async () => {
    const { browser } = await person(open);
    await applyAs(browser);
    const id = await idOf(browser);
    for (const one of [await person(open), await staff(open), await staff(open, { role: 'teacher' })]) {
      expect((await one.browser.call('getTeacherApplications')).status).toBe(404);
      const body = { decision: 'accept', reason: 'Because I say so.' } as const;
      const params = { application: id };
      expect((await one.browser.call('decideTeacherApplication', { params, body })).status).toBe(404);
    }
    expect(await decide(id, { proven: false })).toMatchObject({ status: 403, body: { code: 'step_up_required' } });
    expect((await mine(browser)).application?.state).toBe('open');
  });

  it('accepting gives the role at once, ends her sessions and tells her so', async () => {
    const { browser, body } = await member(open);
    await applyAs(browser);
    const id = await idOf(browser);
    await told(id);
    expect(await notices(browser)).toMatchObject([{ title: 'We have your application' }]);
    expect((await decide(id)).status).toBe(200);
    expect((await browser.call('getUser')).status).toBe(401);
    await told(id);
    await open.post.deliver();
    const mails = open.post.sent.filter(({ to }) => to === body.email);
    expect(mails.map(({ subject }) => subject)).toContain('An answer to your application');
    expect(mails.map(({ text }) => text).join(' ')).toContain('signed out on every device');
    await browser.call('login', { body: { email: body.email, password: body.password } });
    expect(await mine(browser)).toMatchObject({
      application: { state: 'accepted', reason: 'Your experience speaks for you.' },
      isTeacher: true,
    });
    expect((await notices(browser)).map(({ title }) => title)).toContain('Welcome among the teachers');
    expect((await applyAs(browser)).body).toMatchObject({ code: 'already_teacher' });
    expect((await seen()).decided[0]).toMatchObject({ id, state: 'accepted' } satisfies Partial<Application>);
  });

  it('declining gives no role and ends no session; she may apply again', async () => {
    const { browser } = await person(open);
    await applyAs(browser);
    const id = await idOf(browser);
    expect((await decide(id, { decision: 'decline', reason: 'Please tell us more first.' })).status).toBe(200);
    expect(await mine(browser)).toMatchObject({
      application: { state: 'declined', reason: 'Please tell us more first.' },
      isTeacher: false,
    });
    open.clock.advance(1000);
    expect((await applyAs(browser)).status).toBe(200);
  });

  it('happens once: what was answered or withdrawn is closed, and nobody decides about herself', async () => {
    const { browser } = await person(open);
    await applyAs(browser);
    const id = await idOf(browser);
    await browser.call('withdrawTeacherApplication');
    expect((await decide(id)).body).toMatchObject({ code: 'application_decided' });
    expect((await decide('00000000-0000-4000-8000-000000000001')).status).toBe(404);
    await applyAs(admin.browser);
    const own = (await seen()).waiting.find(({ isOwn }) => isOwn);
    expect((await decide(own?.id ?? '')).body).toMatchObject({ code: 'own_application' });
    await admin.browser.call('withdrawTeacherApplication');
  });

  it('asks for a reason that says something', async () => {
    const { browser } = await person(open);
    await applyAs(browser);
    const id = await idOf(browser);
    for (const reason of ['', '          ', 'no', 'x'.repeat(601)])
      expect((await decide(id, { reason })).body).toMatchObject({ code: 'words_refused' });
    expect((await mine(browser)).application?.state).toBe('open');
  });

  it('stands in the trail of staff, and says nothing of whose account it is', async () => {
    const { browser, id: userId } = await person(open);
    await applyAs(browser);
    const id = await idOf(browser);
    await decide(id, { decision: 'decline', reason: 'Please tell us more first.' });
    const trail = await sql(open, 'select role, action, result from auth.staff_audit where object = $1', [id]);
    expect(trail).toEqual([{ role: 'admin', action: 'teacher application', result: 'declined' }]);
    expect(JSON.stringify(await seen())).not.toContain(userId);
  });
});

it('what ended a year ago goes, what waits stays', async () => {
  const { browser } = await person(open);
  await applyAs(browser);
  await browser.call('withdrawTeacherApplication');
  open.clock.advance(1000);
  await applyAs(browser);
  await sql(
    open,
    "update app.teacher_application set ended_at = now() - interval '400 days' where state = 'withdrawn'",
  );
  await open.services.sweeps.teacherApplications();
  const left = await sql<{ state: string }>(
    open,
    "select state from app.teacher_application where state = 'withdrawn'",
  );
  expect(left).toEqual([]);
  expect((await mine(browser)).application?.state).toBe('open');
});
