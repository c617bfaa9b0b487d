import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoomReply } from '#contract/circle/circle.schemas.ts';
import { roleStore } from '#server/features/role/public.ts';
import { asOwner } from '#server/platform/db/owner.ts';
import { publish, sitter, type Sitter } from '#server/testing/circle/circle-people.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
});
afterAll(() => open.close());

const sql = (text: string, values: unknown[] = []) =>
  run(open.database.adminUrl, (client) => client.query<Record<string, unknown>>(text, values));
const trust = ({ id }: Sitter) =>
  sql(
    "insert into auth.circle_standing (user_id, accepted, since) values ($1, 9, now() - interval '1 year') on conflict (user_id) do update set accepted = 9",
    [id],
  );
async function hedda(): Promise<Sitter> {
  const she = await sitter(open, 'community', { firstName: 'Hedda', lastName: 'Strand' });
  await asOwner(open.database.adminUrl, async (owner) => {
    await roleStore.grant(owner, she.id, 'moderator');
    await roleStore.vet(owner, she.id, true);
  });
  await she.browser.call('login', { body: { email: she.email, password: she.password } });
  const { rules } = (await she.browser.call('teenRoom')).body as RoomReply;
  await she.browser.call('teenAcceptRules', { body: { version: rules.version } });
  return she;
}

describe('a teen’s first words', () => {
  it('are held three times, with and without a name; only she sees them, and she can change them or take them back', async () => {
    const [juno, ada] = [await sitter(open, 'teen', { firstName: 'Juno' }), await sitter(open, 'teen')];
    expect((await juno.room()).writing).toMatchObject({ stops: null, readFirst: true });
    const named = await juno.post('My period came twice this month.');
    expect(named).toMatchObject({ state: 'held', reason: 'first_words', firstName: 'Juno', lastName: null });
    await juno.whisper('And nobody at home knows.');
    await publish(open);
    const own = (await juno.room()).own;
    expect(own.map(({ state, body }) => [state, body]).toSorted()).toEqual([
      ['held', 'And nobody at home knows.'],
      ['held', 'My period came twice this month.'],
    ]);
    expect((await ada.posts({ limit: '30' })).items).toEqual([]);
    expect((await ada.call('Thread', { params: { post: named.id } })).status).toBe(404);
    expect((await ada.room()).own).toEqual([]);
    expect((await ada.room()).newCount).toBe(0);

    const change = await juno.call('ChangePost', {
      params: { post: named.id },
      body: { body: 'Twice. Is that normal?' },
    });
    expect(change.body).toMatchObject({ post: { state: 'held', body: 'Twice. Is that normal?' } });
    expect((await juno.call('TakeBackPost', { params: { post: named.id } })).status).toBe(200);
    expect((await juno.room()).own.map(({ body }) => body)).toEqual(['And nobody at home knows.']);
  });

  it('appear at once when three were let in, first name alone', async () => {
    const juno = await sitter(open, 'teen', { firstName: 'Juno', lastName: 'Halvorsen' });
    await trust(juno);
    expect((await juno.room()).writing.readFirst).toBe(false);
    expect(await juno.post('Heat patch under the uniform.')).toMatchObject({
      state: 'shown',
      firstName: 'Juno',
      lastName: null,
      holds: null,
    });
    const { rows } = await sql(
      "select count(*) from app.circle_post where body like 'Heat%' and author_name is not null",
    );
    expect(rows[0]?.count).toBe('1');
  });

  it.each([
    ['words of crisis', 'I want to kill myself', 'crisis'],
    ['a way to write to her', 'Write me at juno@example.org', 'contact'],
    ['a handle', 'add me on insta @junobug', 'contact'],
  ])('%s hold a post of a trusted teen too', async (_, body, reason) => {
    const juno = await sitter(open, 'teen');
    await trust(juno);
    expect(await juno.post(body)).toMatchObject({ state: 'held', reason });
  });

  it('never hold a link: it is refused, and the words stay hers', async () => {
    const juno = await sitter(open, 'teen');
    const refused = await juno.call('SayPost', { body: { category: 'moods', body: 'look https://example.org/x' } });
    expect(refused).toMatchObject({ status: 422, body: { code: 'words_refused' } });
  });
});

describe('a moderator among teens', () => {
  it('speaks at once, with her first name and her badge, never without a name', async () => {
    const [juno, moderator] = [await sitter(open, 'teen'), await hedda()];
    await trust(juno);
    const post = await juno.post('Does it stay irregular?');
    const said = await moderator.browser.call('teenSayReply', {
      params: { post: post.id },
      body: { body: 'In the first two years, often.' },
    });
    expect(said.body).toMatchObject({
      reply: { state: 'shown', firstName: 'Hedda', lastName: null, staff: 'moderator' },
    });
    const thread = await juno.thread(post.id);
    expect(thread.replies.items[0]).toMatchObject({ firstName: 'Hedda', staff: 'moderator' });
    const veiled = await moderator.browser.call('teenSayNamelessReply', {
      params: { post: post.id },
      body: { body: 'Nobody knows me' },
    });
    expect(veiled.status).toBe(404);
  });
});

describe('a report among teens', () => {
  it('hides at once, by one teen, also one whose account is young', async () => {
    const [juno, ada, mia] = [await sitter(open, 'teen'), await sitter(open, 'teen'), await sitter(open, 'teen')];
    await trust(juno);
    const { id } = await juno.post('Something unkind.');
    expect((await ada.posts()).items.map((one) => one.id)).toContain(id);
    const reported = await ada.call('Report', { body: { post: id, reason: 'cruel' } });
    expect(reported.status).toBeLessThan(300);
    expect((await mia.posts({ limit: '30' })).items.map((one) => one.id)).not.toContain(id);
  });
});

describe('a question', () => {
  it('goes from the teen to moderators alone, and its answer to the teen alone', async () => {
    const [juno, ada, moderator] = [await sitter(open, 'teen'), await sitter(open, 'teen'), await hedda()];
    await juno.whisper('How do I tell my coach?', { kind: 'question' });
    await publish(open);
    expect((await juno.room()).own[0]).toMatchObject({ kind: 'question', state: 'held' });
    const { items } = (await moderator.browser.call('teenOpenQuestions')).body as {
      items: { id: string; body: string }[];
    };
    const question = items.find(({ body }) => body === 'How do I tell my coach?');
    await moderator.browser.call('teenAnswer', {
      params: { question: question?.id ?? '' },
      body: { body: 'One sentence is enough.' },
    });
    expect((await moderator.browser.call('teenRoom')).body).toMatchObject({ own: [] });
    expect((await juno.browser.call('teenMyQuestions')).body).toMatchObject({
      items: [{ body: 'How do I tell my coach?' }],
    });
    expect((await ada.call('Thread', { params: { post: question?.id } })).status).toBe(404);
    expect((await ada.call('Search', { body: { words: 'coach' } })).body).toMatchObject({ items: [] });
    await juno.browser.call('teenShareQuestion', { params: { question: question?.id ?? '' } });
    const thread = await ada.thread(question?.id ?? '');
    expect(thread.post).toMatchObject({ isAnonymous: true, firstName: null, state: 'shown', replies: 1 });
    expect(thread.replies.items[0]).toMatchObject({ firstName: 'Hedda', staff: 'moderator' });
  });
});
