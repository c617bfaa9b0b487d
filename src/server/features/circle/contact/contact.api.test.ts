import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PostsPage } from '#contract/circle/circle.schemas.ts';
import type { QuietPage } from '#contract/circle/contact.schemas.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { sitter, type Sitter } from '#server/testing/circle/circle-people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
});
afterAll(() => open.close());

const rows = async (sql: string, values: unknown[] = []) =>
  (await run(open.database.adminUrl, (client) => client.query<Record<string, unknown>>(sql, values))).rows;
const NOBODY = '7f0c1a52-1111-4222-8333-444455556666';
const at = (post: string) => ({ params: { post } });

describe('holding', () => {
  it('is counted once however often it is pressed, and let go once', async () => {
    const [she, other] = [await sitter(open), await sitter(open)];
    const { id } = await she.post('A quiet night, finally.');
    const presses = await Promise.all(Array.from({ length: 50 }, () => other.call('Hold', at(id))));
    expect(presses.every(({ status }) => status === 200)).toBe(true);
    expect((await she.thread(id)).post).toMatchObject({ holds: 1, holding: false });
    expect((await other.thread(id)).post).toMatchObject({ holds: 1, holding: true });
    expect((await other.call('LetGo', at(id))).body).toEqual({ holding: false, holds: 0 });
    expect((await other.call('LetGo', at(id))).body).toEqual({ holding: false, holds: 0 });
  });

  it('is not for her own words, named or nameless, nor for a post that is not there', async () => {
    const [she, other] = [await sitter(open), await sitter(open)];
    const { id } = await she.post('Mine, with my name.');
    expect((await she.call('Hold', at(id))).body).toMatchObject({ code: 'circle_own' });
    await she.whisper('Mine, without it.');
    const nameless = await other.published('Mine, without it.');
    expect((await she.call('Hold', at(nameless.id))).body).toMatchObject({ code: 'circle_own' });
    expect((await other.call('Hold', at(NOBODY))).status).toBe(404);
    expect((await other.call('LetGo', at(NOBODY))).body).toEqual({ holding: false, holds: 0 });
  });

  it('tells teens no count, and says nobody’s name in the database', async () => {
    const [teen, friend] = [await sitter(open, 'teen'), await sitter(open, 'teen')];
    await run(open.database.adminUrl, (client) =>
      client.query('insert into auth.circle_standing (user_id, accepted) values ($1, 3)', [teen.id]),
    );
    const { id } = await teen.post('Sports class was hard today.');
    expect((await friend.call('Hold', at(id))).body).toEqual({ holding: true, holds: null });
    expect((await friend.thread(id)).post).toMatchObject({ holds: null, holding: true });
    const held = await rows('select h::text as row, h.xmin::text as mark from auth.circle_hold h where post_id = $1', [
      id,
    ]);
    expect(held).toHaveLength(1);
    expect(String(held[0]?.['row'])).not.toContain(friend.id);
    const marked = await rows('select 1 from app.idempotency where user_id = $1 and xmin::text = $2', [
      friend.id,
      held[0]?.['mark'],
    ]);
    expect(marked).toEqual([]);
  });
});

describe('bookmarks and drafts', () => {
  it('lie sealed; the list comes by pages, the newest first, and forgets what is gone', async () => {
    const [she, other] = [await sitter(open), await sitter(open)];
    const posts = [];
    for (const words of ['First to save', 'Second to save', 'Third to save']) {
      const post = await other.post(words);
      posts.push(post.id);
      expect((await she.call('Bookmark', at(post.id))).body).toEqual({ isBookmarked: true });
      open.clock.advance(1000);
    }
    await she.call('Bookmark', at(posts[0] ?? ''));
    const page = async (query: object) => (await she.call('Bookmarks', { query })).body as PostsPage;
    const first = await page({ limit: '2' });
    expect(first.items.map(({ body }) => body)).toEqual(['Third to save', 'Second to save']);
    expect(first.items[0]).toMatchObject({ isBookmarked: true });
    const second = await page({ limit: '2', after: first.next ?? '' });
    expect(second).toMatchObject({ items: [{ body: 'First to save' }], next: null });
    await other.call('TakeBackPost', at(posts[1] ?? ''));
    await she.call('Unbookmark', at(posts[2] ?? ''));
    expect((await page({})).items.map(({ body }) => body)).toEqual(['First to save']);
    expect((await she.call('Bookmark', at(NOBODY))).status).toBe(404);
    const stored = await rows('select b::text as row from app.circle_bookmark b where user_id = $1', [she.id]);
    for (const { row } of stored) for (const id of posts) expect(String(row)).not.toContain(id);
  });

  it('a draft is there again on another device, by its place, and gone when it is deleted', async () => {
    const she = await sitter(open);
    const { id } = await she.post('A thread with a draft.');
    const put = (place: string, draft: object | null) => she.call('PutDraft', { body: { for: place, draft } });
    const get = async (place: string) => (await she.call('Draft', { query: { for: place } })).body;
    expect((await put('new', { body: 'half a sent', category: 'womb-health', isAnonymous: true })).status).toBe(200);
    await put(id, { body: '  \u202e not cleaned ' });
    expect(await get('new')).toMatchObject({
      draft: { body: 'half a sent', category: 'womb-health', isAnonymous: true },
    });
    expect(await get(id)).toMatchObject({ draft: { body: '  \u202e not cleaned ' } });
    expect((await put('new', { body: 'x'.repeat(6_001) })).status).toBe(400);
    await put('new', null);
    expect(await get('new')).toEqual({ draft: null });
    const stored = await rows('select d::text as row from app.circle_draft d where user_id = $1', [she.id]);
    expect(stored).toHaveLength(1);
    expect(String(stored[0]?.['row'])).not.toMatch(/cleaned/);
    expect(String(stored[0]?.['row'])).not.toContain(id);
  });
});

const bodies = async (she: Sitter) => (await she.posts({ limit: '30' })).items.map(({ body }) => body);
const quiet = async (she: Sitter) => ((await she.call('Quiet')).body as QuietPage).items;

describe('muting and blocking by name', () => {
  it('a mute is one way, stands in her list with the name, and can be taken back', async () => {
    const [she, loud] = [await sitter(open), await sitter(open, 'community', { firstName: 'Loud' })];
    const { id } = await loud.post('Listen to me.');
    await she.post('I was here too.');
    const answer = await she.call('Mute', { body: { post: id } });
    expect(answer.status).toBe(200);
    expect(await bodies(she)).not.toContain('Listen to me.');
    expect(await bodies(loud)).toContain('I was here too.');
    expect(await quiet(she)).toMatchObject([{ kind: 'mute', name: { firstName: 'Loud' }, isAnonymous: false }]);
    expect(await quiet(loud)).toEqual([]);
    expect(JSON.stringify(await quiet(she))).not.toContain(loud.id);
    await she.call('EndQuiet', { params: { quiet: (answer.body as { id: string }).id } });
    expect(await bodies(she)).toContain('Listen to me.');
    expect(await quiet(she)).toEqual([]);
  });

  it('a block works both ways, twice is the same as once, and it takes the place of a mute', async () => {
    const [she, other, third] = [await sitter(open), await sitter(open), await sitter(open)];
    const { id } = await other.post('Words of the other.');
    const mine = await she.post('Words of mine.');
    await she.call('Mute', { body: { post: id } });
    const open3 = await third.post('A thread of a third.');
    const reply = await other.reply(open3.id, 'The other answers here.');
    await she.reply(open3.id, 'And so do I.');
    expect((await she.call('Mute', { body: { post: id } })).status).toBe(404);
    expect((await third.call('Block', { body: { reply: reply.id } })).status).toBe(200);
    const told = await rows('select count(*)::int as n from app.circle_quiet where user_id = $1', [third.id]);
    expect(told).toEqual([{ n: 1 }]);
    const [entry] = await quiet(she);
    await she.call('EndQuiet', { params: { quiet: entry?.id ?? '' } });
    const first = await she.call('Block', { body: { post: id } });
    expect(first.status).toBe(200);
    expect(await quiet(she)).toHaveLength(1);
    expect(await bodies(she)).not.toContain('Words of the other.');
    expect(await bodies(other)).not.toContain('Words of mine.');
    expect((await other.call('Thread', at(mine.id))).status).toBe(404);
    expect((await she.thread(open3.id)).replies.items.map(({ body }) => body)).toEqual(['And so do I.']);
    expect((await other.call('Hold', at(mine.id))).status).toBe(404);
    expect((await other.call('SayReply', { ...at(mine.id), body: { body: 'Hello?' } })).status).toBe(409);
    await she.call('EndQuiet', { params: { quiet: (first.body as { id: string }).id } });
    expect(await bodies(other)).toContain('Words of mine.');
  });

  it('is not for her own words, nor for what she does not read', async () => {
    const she = await sitter(open);
    const { id } = await she.post('Only me.');
    expect((await she.call('Block', { body: { post: id } })).body).toMatchObject({ code: 'circle_own' });
    expect((await she.call('Block', { body: { post: NOBODY } })).status).toBe(404);
    expect((await she.call('Block', { body: {} })).status).toBe(400);
    expect((await she.call('Mute', { body: { post: id, reply: id } })).status).toBe(400);
  });
});
