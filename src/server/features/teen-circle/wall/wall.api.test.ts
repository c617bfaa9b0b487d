import { randomUUID } from 'node:crypto';
import { sql as rawSql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Access, Route } from '#contract/kit/route.ts';
import { table } from '#contract/table.ts';
import type { StaffRole } from '#domain/account/staff.ts';
import type { Room } from '#domain/circle/limits.ts';
import { roleStore } from '#server/features/role/public.ts';
import { authorTag, sealAuthor } from '#server/platform/anonymous/author.ts';
import { asOwner } from '#server/platform/db/owner.ts';
import { sidOf } from '#server/platform/sessions/sessions.ts';
import type { Browser } from '#server/testing/browser.ts';
import { print, publish, sitter, type Sitter } from '#server/testing/circle/circle-people.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member, type Registration } from '#server/testing/people.ts';
import { statusOfNobodys, walkAll, WALKED, type Answered, type Secrets } from '#server/testing/wall/walk.ts';

let open: TestApp;
let teens: Secrets;
let adults: Secrets;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
  teens = await furnish('teen', { firstName: 'Quokkajuno', mark: 'quokkateen' });
  adults = await furnish('community', { firstName: 'Heronmara', mark: 'heronwoman' });
}, 60_000);
afterAll(() => open.close());

const sql = (text: string, values: unknown[] = []) =>
  run(open.database.adminUrl, (client) => client.query<Record<string, unknown>>(text, values));

/** A room with a named and a nameless post, their replies, one held post, and a question with its answer. */
async function furnish(room: Room, { firstName, mark }: { firstName: string; mark: string }): Promise<Secrets> {
  const she = await sitter(open, room, { firstName });
  const other = await sitter(open, room, { firstName: `${firstName}two` });
  await trust(she, other);
  const post = await she.post(`${mark} named post`);
  const reply = await other.reply(post.id, `${mark} named reply`);
  await she.whisper(`${mark} nameless post`);
  const nameless = await other.published(`${mark} nameless post`);
  await other.whisperTo(nameless.id, `${mark} nameless reply`);
  await publish(open);
  const held = await she.post(`${mark} held post`);
  await sql("update app.circle_post set state = 'held', reason = 'first_words' where id = $1", [held.id]);
  const question = room === 'teen' ? await asked(she, `${mark} question`) : post.id;
  return {
    ids: {
      post: post.id,
      reply: reply.id,
      nameless: nameless.id,
      held: held.id,
      question,
      she: she.id,
      other: other.id,
    },
    words: [mark, firstName],
  };
}
async function trust(...people: Sitter[]): Promise<void> {
  for (const { id } of people)
    await sql(
      "insert into auth.circle_standing (user_id, accepted, since) values ($1, 9, now() - interval '1 year') on conflict (user_id) do update set accepted = 9",
      [id],
    );
}
async function asked(she: Sitter, body: string): Promise<string> {
  const id = randomUUID();
  await sql(
    "insert into app.circle_post (id, room, category, kind, body, is_anonymous, author_enc, author_tag, state, reason, at, answered_at, touched_at) values ($1, 'teen', 'moods', 'question', $2, true, $3, $4, 'held', 'question', now(), now(), now())",
    [id, body, sealAuthor(open.vault, { id, userId: she.id }), authorTag(open.vault, { userId: she.id, postId: id })],
  );
  return id;
}

type Kind = {
  readonly changes?: Partial<Registration>;
  readonly role?: StaffRole;
  readonly vetted?: true;
  readonly lapsed?: true;
};
/** Somebody who is signed in for the whole walk: whatever ends her session, another of her kind goes on. */
function someone({ changes = {}, role, vetted, lapsed }: Kind): () => Promise<Browser> {
  let at: Browser | null = null;
  return async () => {
    if (at && (await at.call('getUser')).status === 200) return at;
    const { browser, body } = await member(open, changes);
    const { user } = (await browser.call('getUser')).body as { user: { id: string } };
    if (role)
      await asOwner(open.database.adminUrl, async (owner) => {
        await roleStore.grant(owner, user.id, role);
        if (vetted) await roleStore.vet(owner, user.id, true);
      });
    if (lapsed) await endTrial(user.id);
    await browser.call('login', { body: { email: body.email, password: body.password } });
    at = browser;
    return browser;
  };
}
/** The row of a trial is written once: its rule is laid aside for what only time does. */
const endTrial = (id: string) =>
  sql(
    `set session_replication_role = replica; update app.trial set end_at = now() - interval '9 days' where user_id = '${id}'; set session_replication_role = origin`,
  );
const OUTSIDE: Readonly<Record<string, Kind>> = {
  'an adult': {},
  'a moderator who was not vetted': { role: 'moderator' },
  'an admin': { role: 'admin' },
  'a teacher': { role: 'teacher' },
  'an adult whose trial has ended': { lapsed: true },
};
const TEEN: Kind = { changes: { birthday: '2011-08-09' as never, firstName: 'Ada' } };

const routeOf = (name: string) => (table as Record<string, Route>)[name] as Route;
/**
 * Admins look after accounts of every age: the list of them holds the ids of all, and does not say whose age it is
 * (docs/decisions/0073).
 */
const isAccountOf = ({ name, told }: Answered, { ids }: Secrets) =>
  name === 'getAccounts' && told.every((one) => one === ids['she'] || one === ids['other']);
/** Whoever writes a question for her own appointment names it herself: the id she sent is on her sheet, and nothing else. */
const isOwnQuestion = ({ name, told }: Answered, { ids }: Secrets) =>
  name === 'putQuestion' && told.every((one) => one === ids['question']);
const leaks = (answers: readonly Answered[], of: Secrets) =>
  answers.filter((answer) => answer.told.length > 0 && !isAccountOf(answer, of) && !isOwnQuestion(answer, of));
/** Answers to routes whose path names something by its id, of a room that is not hers. */
const byId = (answers: readonly Answered[], prefix: RegExp) =>
  answers.filter(({ name }) => prefix.test(routeOf(name).path));
const REFUSED = new Set([400, 402, 403, 404, 409, 415, 422, 429]);

describe('the wall through every route of the contract', () => {
  it('walks all of them but those that end a session, and finds new ones by itself', () => {
    const all = Object.values(table) as Route[];
    const walked = new Set(WALKED.map(([, { path, method }]) => `${method} ${path}`));
    const left = all.filter(({ path, method }) => !walked.has(`${method} ${path}`));
    expect(walked.size).toBeGreaterThan(140);
    for (const { path } of left) expect(path).not.toMatch(/teen|community|circle|event|moderation|home|words/);
    print(`wall: ${walked.size} routes walked, ${left.length} left out`);
  });

  it.each(Object.entries(OUTSIDE))(
    'tells %s nothing of the teens’ room',
    async (_, kind) => {
      const answers = await walkAll(someone(kind), teens);
      expect(leaks(answers, teens)).toEqual([]);
      const doors = byId(answers, /^\/api\/teen-circle\b/);
      expect(doors.length).toBeGreaterThan(20);
      expect(doors.filter(({ status }) => status !== 404)).toEqual([]);
      // Whoever takes back a mark she never set is told the same of any post: of one that is nobody's too.
      const done = byId(answers, /:(?:post|reply)\b/).filter(({ status }) => !REFUSED.has(status));
      for (const { name } of done) expect(routeOf(name).method, name).toBe('DELETE');
      const names = done.map(({ name }) => name);
      expect(Object.fromEntries(done.map(({ name, status }) => [name, status]))).toEqual(
        await statusOfNobodys(await someone(kind)(), names),
      );
    },
    120_000,
  );

  it('tells a teen nothing of the adults’ room, and opens nothing that is for adults', async () => {
    const answers = await walkAll(someone(TEEN), adults);
    expect(leaks(answers, adults)).toEqual([]);
    const forAdults = answers.filter(({ name }) => routeOf(name).access.age === 'adult');
    expect(forAdults.length).toBeGreaterThan(20);
    expect(forAdults.filter(({ status }) => status !== 404)).toEqual([]);
    expect(byId(answers, /^\/api\/(?:community|events?)\b/).filter(({ status }) => status !== 404)).toEqual([]);
  }, 120_000);

  it('would tell: a moderator who was vetted reads the room by the same walk', async () => {
    const answers = await walkAll(someone({ role: 'moderator', vetted: true }), teens);
    expect(leaks(answers, teens).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['teenPosts', 'teenThread', 'teenOpenQuestions']),
    );
  }, 120_000);

  it('stands a second time in the database: with every door of the room left open, an adult reads nothing', async () => {
    const doors = (Object.values(table) as Route[]).filter(({ path }) => path.startsWith('/api/teen-circle'));
    const shut = doors.map(({ access }) => access);
    const set = (route: Route, access: Access) => Object.assign(route, { access });
    for (const route of doors) set(route, { who: 'member', age: 'any', plan: 'any' });
    try {
      const answers = await walkAll(someone({}), teens);
      expect(byId(answers, /^\/api\/teen-circle$/).map(({ status }) => status)).toEqual([200]);
      expect(leaks(answers, teens)).toEqual([]);
    } finally {
      for (const [index, route] of doors.entries()) set(route, shut[index] as Access);
    }
  }, 120_000);
});

describe('the wall in the database', () => {
  const ROOMS_READ = [
    "select body from app.circle_post where room = 'teen'",
    "select body from app.circle_reply where room = 'teen'",
    "select name from app.circle_category where room = 'teen'",
  ];
  const FUNCTIONS = (id: string) => [
    rawSql`select id from auth.open_questions(50)`,
    rawSql`select id from auth.teen_watches()`,
    rawSql`select * from auth.question_ids('2020-01-01', 50)`,
    rawSql`select * from auth.closed_thread(${id})`,
    rawSql`select * from auth.thread_state(${id}) s where s is not null`,
    rawSql`select * from auth.nameless_not_shown('teen', '2020-01-01', 50)`,
  ];
  async function rows(browser: Browser, asked: string | RawBuilder<unknown>): Promise<number> {
    const statement = typeof asked === 'string' ? rawSql.raw(asked) : asked;
    const { user } = (await browser.call('getUser')).body as { user: { id: string } };
    const me = { sid: sidOf(browser.cookies.get('sid') ?? ''), user_id: user.id };
    return open.services.mounting.db.asMember(me, async (tx) => (await tx.raw(statement)).length);
  }

  it('gives an adult, an admin and a moderator who was not vetted no row; a vetted one and a teen theirs', async () => {
    for (const kind of [{}, { role: 'admin' }, { role: 'moderator' }] as const) {
      const browser = await someone(kind)();
      for (const [at, asked] of [...ROOMS_READ, ...FUNCTIONS(teens.ids.post ?? '')].entries())
        expect([at, await rows(browser, asked)]).toEqual([at, 0]);
    }
    const asker = await sitter(open, 'teen');
    await asked(asker, 'quokkateen one more question');
    const vetted = await someone({ role: 'moderator', vetted: true })();
    for (const text of ROOMS_READ.slice(0, 2)) expect(await rows(vetted, text)).toBeGreaterThan(0);
    expect(await rows(vetted, 'select id from auth.open_questions(50)')).toBeGreaterThan(0);
    const teen = await someone(TEEN)();
    for (const text of ROOMS_READ.slice(0, 2)) expect(await rows(teen, text)).toBeGreaterThan(0);
    expect(await rows(teen, 'select id from auth.open_questions(50)')).toBe(0);
    for (const text of ROOMS_READ) expect(await rows(teen, text.replace("'teen'", "'community'"))).toBe(0);
  });

  it('would tell: with the policy of the room opened, an adult reads a teen', async () => {
    const was = await sql(
      "select pg_get_expr(polqual, polrelid) as text from pg_policy where polname = 'read' and polrelid = 'app.circle_post'::regclass",
    );
    const adult = await someone({})();
    await sql('alter policy read on app.circle_post using (true)');
    try {
      expect(await rows(adult, ROOMS_READ[0] ?? '')).toBeGreaterThan(0);
    } finally {
      await sql(`alter policy read on app.circle_post using (${String(was.rows[0]?.text)})`);
    }
    expect(await rows(adult, ROOMS_READ[0] ?? '')).toBe(0);
  });
});
