import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish, sitter, word, type Sitter } from '#server/testing/circle/circle-people.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';

let open: TestApp;
let she: Sitter;
let other: Sitter;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
  [she, other] = [await sitter(open), await sitter(open)];
});
afterAll(() => open.close());

const admin = (sql: string, values: unknown[] = []) =>
  run(open.database.adminUrl, (client) => client.query(sql, values));
const say = (body: string, category = 'womb-health') => ({ body: { category, body } });
const WAYS = ['SayPost', 'SayNamelessPost'] as const;
const REPLIES = ['SayReply', 'SayNamelessReply'] as const;

describe.each(WAYS)('%s', (name) => {
  it.each([
    ['nothing', '', 'Write something first.'],
    ['only spaces and characters of no width', ' \u200b\u2060\n ', 'Write something first.'],
    ['only emoji', '🌙🌙', 'Please add a word or two.'],
    ['5,000 characters', 'word '.repeat(1000), 'This has 4,999 characters. The limit is 2,000.'],
  ])('refuses %s with its sentence', async (_, body, told) => {
    const answer = await she.call(name, say(body));
    expect(answer).toMatchObject({ status: 422, body: { code: 'words_refused', fields: { body: told } } });
  });

  it('refuses the same words twice, kindly', async () => {
    const words = say(`said twice by ${name}`);
    expect((await she.call(name, words)).status).toBeLessThan(300);
    expect(await she.call(name, words)).toMatchObject({ status: 409, body: { code: 'said_already' } });
  });

  it('refuses a topic that closed meanwhile or never was, and nothing is said', async () => {
    await admin("update app.circle_category set closed_at = now() where slug = 'rituals' and room = 'community'");
    for (const category of ['rituals', 'moods', 'nothing'])
      expect(await she.call(name, say('too late', category))).toMatchObject({
        status: 409,
        body: { code: 'category_closed' },
      });
    await admin('update app.circle_category set closed_at = null');
  });

  it('keeps no mark that turns text round, hides or floods', async () => {
    const said = await she.call(name, say(`${name}: \u202Eabc\u202C Z\u0351\u036b\u0343\u036a\u0302 d\u200be`));
    expect(JSON.stringify(said.body)).toContain(`${name}: abc Z\u0351\u036b\u0313 de`);
  });
});

describe.each(REPLIES)('%s', (name) => {
  it.each([
    ['taken back', (id: string) => she.call('TakeBackPost', { params: { post: id } })],
    ['hidden', (id: string) => admin("update app.circle_post set state = 'hidden' where id = $1", [id])],
  ])('to a post that was %s meanwhile is refused with its sentence, and changes nothing', async (_, end) => {
    const { id } = await she.post(`is gone soon ${word()}`);
    await other.reply(id, 'in time');
    await end(id);
    const answer = await other.call(name, { params: { post: id }, body: { body: 'too late' } });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'thread_closed',
        message: 'This thread is no longer open for replies. What you typed is still here.',
      },
    });
    expect((await other.thread(id)).replies.items.map(({ body }) => body)).toEqual(['in time']);
  });

  it('to a post that never was is 404', async () => {
    expect((await she.call(name, { params: { post: randomUUID() }, body: { body: 'hello' } })).status).toBe(404);
  });

  it('may be one emoji, and no 1,001 characters', async () => {
    const { id } = await she.post(`for answers ${word()}`);
    expect((await other.call(name, { params: { post: id }, body: { body: '🌙' } })).status).toBeLessThan(300);
    expect(await other.call(name, { params: { post: id }, body: { body: 'x'.repeat(1001) } })).toMatchObject({
      status: 422,
      body: { fields: { body: 'This has 1,001 characters. The limit is 1,000.' } },
    });
  });
});

it('a nameless reply to a thread that closed before it was published is told to its author alone', async () => {
  const { id } = await she.post(`closes in a minute ${word()}`);
  await she.reply(id, 'keeps the place');
  await other.whisperTo(id, 'on its way');
  await she.call('TakeBackPost', { params: { post: id } });
  await publish(open);
  expect((await she.thread(id)).replies.items.map(({ body }) => body)).toEqual(['keeps the place']);
  expect((await other.room()).own).toContainEqual(
    expect.objectContaining({ body: 'on its way', state: 'hidden', reason: 'thread_closed' }),
  );
});

describe('words of somebody else', () => {
  it('are changed and taken back by nobody but their author: 404, whether or not they are there', async () => {
    const post = await she.post(`hers ${word()}`);
    const reply = await she.reply(post.id, 'hers too');
    const change = { body: { body: 'not hers' } };
    const tries = [
      ['ChangePost', { params: { post: post.id }, ...change }],
      ['TakeBackPost', { params: { post: post.id } }],
      ['ChangeNamelessPost', { params: { post: post.id }, ...change }],
      ['TakeBackNamelessPost', { params: { post: post.id } }],
      ['ChangeReply', { params: { reply: reply.id }, ...change }],
      ['TakeBackReply', { params: { reply: reply.id } }],
      ['ChangeNamelessReply', { params: { reply: reply.id }, ...change }],
      ['TakeBackNamelessReply', { params: { reply: reply.id } }],
    ] as const;
    for (const [name, sent] of tries) {
      const there = await other.call(name, sent);
      const params = Object.fromEntries(Object.keys(sent.params).map((key) => [key, randomUUID()]));
      const nowhere = await other.call(name, { ...sent, params });
      expect([name, there.status, there.body]).toEqual([
        name,
        404,
        { ...(nowhere.body as object), requestId: (there.body as { requestId?: string }).requestId },
      ]);
    }
    expect((await other.thread(post.id)).post).toMatchObject({ body: post.body, isEdited: false });
  });
});

describe('limits', () => {
  it('a new account posts twice in an hour, with a name and without alike; the third waits', async () => {
    const strict = await openTestApp({ env: { RATE_FACTOR: '1' } });
    const fresh = await sitter(strict);
    await fresh.post('first');
    await fresh.whisper('second');
    for (const name of WAYS) {
      const third = await fresh.call(name, say('third'));
      expect(third).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
      expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
    }
    await strict.close();
  });

  it('paused, or closed to the circle: said plainly, reading stays', async () => {
    const one = await sitter(open);
    await admin("insert into auth.circle_standing (user_id, paused_until) values ($1, '2100-01-01')", [one.id]);
    for (const name of WAYS)
      expect(await one.call(name, say('hello'))).toMatchObject({ status: 409, body: { code: 'circle_paused' } });
    expect(await one.room()).toMatchObject({ writing: { stops: 'paused', until: '2100-01-01T00:00:00.000Z' } });
    await admin('update auth.circle_standing set closed_at = now() where user_id = $1', [one.id]);
    for (const name of WAYS)
      expect(await one.call(name, say('hello'))).toMatchObject({ body: { code: 'circle_left' } });
    expect((await one.call('Posts')).status).toBe(200);
  });

  it('limited access reads and takes back, and writes nothing: 402', async () => {
    const lapsed = await openTestApp({ env: { RATE_FACTOR: '1000' } });
    const one = await sitter(lapsed);
    const post = await one.post('in the free days');
    lapsed.clock.advance(60 * 86_400_000);
    for (const name of WAYS)
      expect(await one.call(name, say('hello'))).toMatchObject({ status: 402, body: { feature: 'circle_writing' } });
    expect(await one.call('SayReply', { params: { post: post.id }, body: { body: 'hello' } })).toMatchObject({
      status: 402,
    });
    expect((await one.call('Posts')).status).toBe(200);
    expect((await one.room()).writing).toEqual({ stops: 'subscription', until: null });
    expect((await one.call('TakeBackPost', { params: { post: post.id } })).status).toBe(200);
    await lapsed.close();
  });

  it('what stands is reckoned to her, an hour later and in company', async () => {
    const one = await sitter(open);
    await one.post('with a name');
    await one.whisper('and without');
    await publish(open);
    const accepted = async () =>
      (await admin('select accepted from auth.circle_standing where user_id = $1', [one.id])).rows;
    expect(await accepted()).toEqual([]);
    open.clock.advance(3_600_000);
    await publish(open);
    expect(await accepted()).toEqual([{ accepted: 2 }]);
  });
});
