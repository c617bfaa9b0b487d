import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CirclePost, PostsPage, RepliesPage } from '#contract/circle/circle.schemas.ts';
import { print, publish, sitter, type Sitter } from '#server/testing/circle/circle-people.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';

let open: TestApp;
beforeEach(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
});
afterEach(() => open.close());

const later = () => open.clock.advance(60_000);

/** Every page of a list, with something done between them. */
async function paged(she: Sitter, query: object, between: () => Promise<unknown>): Promise<CirclePost[]> {
  const items: CirclePost[] = [];
  let page: PostsPage = await she.posts({ ...query, limit: '3' });
  for (;;) {
    items.push(...page.items);
    if (page.next === null) return items;
    await between();
    page = await she.posts({ ...query, limit: '3', after: page.next });
  }
}

describe('a list of posts', () => {
  it.each(['newest', 'answered'])('%s: shows each once while others are said between its pages', async (sort) => {
    const [she, other] = [await sitter(open), await sitter(open)];
    const ids: string[] = [];
    for (let at = 0; at < 8; at += 1) {
      later();
      ids.push((await other.post(`said ${at}`)).id);
    }
    let more = 0;
    const items = await paged(she, { sort }, async () => {
      later();
      more += 1;
      await other.post(`meanwhile ${more}`);
    });
    expect(items.map(({ id }) => id)).toEqual(ids.toReversed());
    print(`keyset, ${sort}: ${items.length} of 8 once each, ${more} said between pages`);
  });

  it('answered: brings the newest answered first, and a reply that comes between pages repeats nothing', async () => {
    const [she, other] = [await sitter(open), await sitter(open)];
    const posts: CirclePost[] = [];
    for (let at = 0; at < 5; at += 1) {
      later();
      posts.push(await other.post(`said ${at}`));
    }
    const [oldest, second] = posts;
    later();
    await other.reply(oldest?.id ?? '', 'late, and first in the list');
    // Counted in letters: digits in a row may be a phone number, and its reply would wait for a moderator.
    let moved = 'moved up';
    const items = await paged(she, { sort: 'answered' }, async () => {
      later();
      moved += ' again';
      await other.reply(second?.id ?? '', moved);
    });
    expect(items[0]).toMatchObject({ id: oldest?.id, replies: 1, answeredAt: expect.any(String) as string });
    const ids = items.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    // The one that moved to the top while she read is there, when she reads from the top again.
    expect((await she.posts({ sort: 'answered' })).items[0]?.id).toBe(second?.id);
  });

  it('of one topic; a cursor of one list opens no other, nor another member’s', async () => {
    const [she, other] = [await sitter(open), await sitter(open)];
    for (let at = 0; at < 4; at += 1) await other.post(`of rituals ${at}`, { category: 'rituals' });
    await other.post('of loss', { category: 'loss' });
    const page = await she.posts({ category: 'rituals', limit: '3' });
    expect(page.items.map(({ category }) => category)).toEqual(['rituals', 'rituals', 'rituals']);
    const after = page.next ?? '';
    expect((await she.posts({ category: 'rituals', after })).items).toHaveLength(1);
    for (const query of [{ after }, { category: 'loss', after }, { category: 'rituals', sort: 'answered', after }])
      expect((await she.call('Posts', { query })).body).toMatchObject({ code: 'bad_cursor' });
    expect((await other.call('Posts', { query: { category: 'rituals', after } })).body).toMatchObject({
      code: 'bad_cursor',
    });
  });

  it('replies come in their order, page by page, also while further ones come', async () => {
    const she = await sitter(open);
    const { id } = await she.post('Count with me.');
    for (let at = 0; at < 5; at += 1) await she.reply(id, `reply ${at}`);
    const first = (await she.call('Replies', { params: { post: id }, query: { limit: '3' } })).body as RepliesPage;
    await she.reply(id, 'reply 5');
    const query = { limit: '3', after: first.next };
    const second = (await she.call('Replies', { params: { post: id }, query })).body as RepliesPage;
    expect([...first.items, ...second.items].map(({ body }) => body)).toEqual(
      [0, 1, 2, 3, 4, 5].map((at) => `reply ${at}`),
    );
  });
});

describe('what is new', () => {
  it('is counted since the last visit, never the own, nameless ones by the hour', async () => {
    const [she, other] = [await sitter(open), await sitter(open)];
    await other.whisper('in the hour of the visit');
    await publish(open);
    expect((await she.room()).newCount).toBe(1);
    await she.call('Visit');
    expect((await she.room()).newCount).toBe(0);
    later();
    await other.post('a minute later');
    await she.post('of her own, which moves the mark');
    expect((await she.room()).newCount).toBe(0);
    later();
    await other.post('after that');
    await other.whisper('and without a name');
    await she.whisper('her own without a name');
    await publish(open);
    const room = await she.room();
    expect(room.newCount).toBe(2);
    expect((await she.browser.call('getHomeData')).body).toMatchObject({ newPostsCount: 2 });
    await she.call('Visit');
    expect((await she.browser.call('getHomeData')).body).toMatchObject({ newPostsCount: 0 });
  });
});

describe('the home card', () => {
  it('shows the two newest of her own room, cut to 80 characters, and nothing of the other', async () => {
    const [she, teen] = [await sitter(open), await sitter(open, 'teen')];
    await she.post('one');
    await she.whisper('nameless');
    open.clock.advance(3_600_000);
    await publish(open);
    later();
    await she.post('x'.repeat(200));
    const { recentPosts } = (await she.browser.call('getHomeData')).body as { recentPosts: object[] };
    expect(recentPosts).toEqual([
      expect.objectContaining({ content: 'x'.repeat(80), isAnonymous: false, firstName: 'Mara', lastName: 'Lind' }),
      expect.objectContaining({ content: 'nameless', isAnonymous: true, firstName: null, lastName: null }),
    ]);
    expect((await teen.browser.call('getHomeData')).body).toMatchObject({ newPostsCount: 0, recentPosts: [] });
  });
});
