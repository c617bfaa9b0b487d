import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PostsPage } from '#contract/circle/circle.schemas.ts';
import type { QuietPage } from '#contract/circle/contact.schemas.ts';
import type { HomeData } from '#contract/home/home.schemas.ts';
import { run } from '#server/testing/database.ts';
import { publish, sitter, type Sitter } from '#server/testing/circle/circle-people.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
});
afterAll(() => open.close());

const said = async (who: Sitter, post: string) =>
  (await who.thread(post)).replies.items.map(({ body }) => body).toSorted();
const replyOf = async (who: Sitter, post: string, body: string) =>
  (await who.thread(post)).replies.items.find((one) => one.body === body)?.id ?? '';
const block = async (who: Sitter, what: { post?: string; reply?: string }) => {
  const answer = await who.call('Block', { body: what });
  expect(answer.status).toBe(200);
  return (answer.body as { id: string }).id;
};
const undo = (who: Sitter, quiet: string) => who.call('EndQuiet', { params: { quiet } });
const three = async () => [await sitter(open), await sitter(open), await sitter(open)] as const;

describe('a block by name', () => {
  it('changes nothing about nameless words, so that it is no question who wrote them', async () => {
    const [she, other, third] = await three();
    const { id } = await third.post('A thread of a third member');
    const named = await other.reply(id, 'With my name');
    await other.whisperTo(id, 'Without my name');
    await she.whisperTo(id, 'Nor with mine');
    await other.whisper('A whole post without a name');
    const nameless = await she.published('A whole post without a name');
    const before = (await she.thread(id)).replies.items.filter(({ isAnonymous }) => isAnonymous);
    await block(she, { reply: named.id });
    const after = (await she.thread(id)).replies.items;
    expect(after).toEqual(before);
    expect(after).toHaveLength(2);
    expect((await she.posts({ limit: '30' })).items).toContainEqual(nameless);
    expect(await said(other, id)).toEqual(['Nor with mine', 'With my name', 'Without my name']);
  });

  it('is quiet: what the other is answered is what anybody is answered who asks for what is not there', async () => {
    const [she, other] = await three();
    const { id } = await she.post('Words before a block');
    const theirs = await other.post('Words of who is blocked');
    await block(she, { post: theirs.id });
    const nothing = '7f0c1a52-1111-4222-8333-444455556666';
    for (const [name, sent] of [
      ['Thread', {}],
      ['Replies', {}],
      ['Hold', {}],
      ['LetGo', {}],
      ['Follow', {}],
      ['Bookmark', {}],
    ] as const) {
      const [hidden, gone] = [
        await other.call(name, { params: { post: id }, ...sent }),
        await other.call(name, { params: { post: nothing }, ...sent }),
      ];
      const bare = ({ status, body }: typeof hidden) => ({ status, body: { ...(body as object), requestId: '' } });
      expect(bare(hidden), name).toEqual(bare(gone));
    }
    for (const name of ['Mute', 'Block', 'Report'] as const) {
      const body = (post: string) => ({ body: { post, ...(name === 'Report' && { reason: 'cruel' }) } });
      expect((await other.call(name, body(id))).status, name).toBe(404);
      expect((await other.call(name, body(nothing))).status, name).toBe(404);
    }
    expect(((await other.call('Quiet')).body as QuietPage).items).toEqual([]);
  });
});

describe('a block of a voice without a name', () => {
  it('takes that voice away in that thread, and nothing with a name or elsewhere', async () => {
    const [she, voice, third] = await three();
    const { id } = await third.post('A thread where somebody whispers');
    await voice.whisperTo(id, 'Whispered once');
    await voice.whisperTo(id, 'Whispered twice');
    await voice.reply(id, 'Said with a name');
    await voice.whisper('Whispered elsewhere');
    await she.reply(id, 'Hers with a name');
    await she.whisperTo(id, 'Hers without one');
    await she.post('Hers elsewhere');
    await publish(open);
    const all = ['Hers with a name', 'Hers without one', 'Said with a name', 'Whispered once', 'Whispered twice'];
    expect(await said(she, id)).toEqual(all);
    const quiet = await block(she, { reply: await replyOf(she, id, 'Whispered once') });
    expect(await said(she, id)).toEqual(['Hers with a name', 'Hers without one', 'Said with a name']);
    // Nameless words of hers stay with the other: were they gone with the named ones, they would say whose they are.
    expect(await said(voice, id)).toEqual(all.filter((words) => words !== 'Hers with a name'));
    expect(await said(third, id)).toEqual(all);
    const bodies = async (who: Sitter) => (await who.posts({ limit: '30' })).items.map(({ body }) => body);
    expect(await bodies(she)).toContain('Whispered elsewhere');
    expect(await bodies(voice)).toContain('Hers elsewhere');
    await undo(she, quiet);
    expect(await said(she, id)).toEqual(all);
    expect(await said(voice, id)).toEqual(all);
  });

  it('says nobody’s name: not in her list, not in an answer, not in the row that is kept', async () => {
    const [she, voice] = await three();
    await voice.whisper('A post without a name at all');
    const { id } = await she.published('A post without a name at all');
    const answer = await she.call('Block', { body: { post: id } });
    expect(Object.keys(answer.body as object)).toEqual(['id']);
    expect((await she.call('Thread', { params: { post: id } })).status).toBe(404);
    const list = (await she.call('Quiet')).body as QuietPage;
    expect(list.items).toEqual([
      {
        id: (answer.body as { id: string }).id,
        kind: 'block',
        name: null,
        isAnonymous: true,
        at: expect.any(String) as string,
      },
    ]);
    const kept = await run(open.database.adminUrl, (client) =>
      client.query<{ row: string }>('select q::text as row from app.circle_quiet q where user_id = $1', [she.id]),
    );
    expect(kept.rows).toHaveLength(1);
    const row = kept.rows[0]?.row ?? '';
    for (const told of [voice.id, voice.id.replaceAll('-', ''), Buffer.from(voice.id).toString('hex'), 'Mara'])
      expect(row).not.toContain(told);
  });

  it('one voice says nothing of another thread: the same woman is met there again', async () => {
    const [she, voice, third] = await three();
    const [first, second] = [await third.post('The first thread'), await third.post('The second thread')];
    await voice.whisperTo(first.id, 'Here');
    await voice.whisperTo(second.id, 'And there');
    await publish(open);
    await block(she, { reply: await replyOf(she, first.id, 'Here') });
    expect(await said(she, second.id)).toEqual(['And there']);
  });

  it('from then on the voice is not heard in threads she began, and taking it back tells nothing of what was said meanwhile', async () => {
    const [she, voice, third] = await three();
    const hers = await she.post('A thread of hers');
    await she.whisper('And one without her name');
    const nameless = await she.published('And one without her name');
    await voice.whisperTo(hers.id, 'Before the block');
    await voice.whisper('Who is this');
    const post = await she.published('Who is this');
    const quiet = await block(she, { post: post.id });
    expect(await said(she, hers.id)).toEqual(['Before the block']);
    for (const { id } of [hers, nameless]) await voice.whisperTo(id, 'During the block');
    await third.whisperTo(hers.id, 'A third during the block');
    await publish(open);
    expect(await said(she, hers.id)).toEqual(['A third during the block', 'Before the block']);
    expect(await said(she, nameless.id)).toEqual([]);
    expect(await said(voice, hers.id)).toContain('During the block');
    expect(await said(third, nameless.id)).toEqual(['During the block']);
    await undo(she, quiet);
    expect(await said(she, hers.id)).toEqual(['A third during the block', 'Before the block']);
    await voice.whisperTo(hers.id, 'After the block');
    await publish(open);
    expect(await said(she, hers.id)).toEqual(['A third during the block', 'After the block', 'Before the block']);
  });

  it('hides the named post of who blocked from the voice in every list, on pages as full as ever', async () => {
    const [she, voice] = await three();
    const hers = await she.post('The post that the voice answers');
    await voice.whisperTo(hers.id, 'A whispered answer');
    await publish(open);
    await voice.call('Bookmark', { params: { post: hers.id } });
    const full = (await voice.posts({ limit: '5', sort: 'answered' })).items;
    expect(full.map(({ id }) => id)).toContain(hers.id);
    await block(she, { reply: await replyOf(she, hers.id, 'A whispered answer') });
    const after = (await voice.posts({ limit: '5', sort: 'answered' })).items;
    expect(after.map(({ id }) => id)).not.toContain(hers.id);
    expect(after).toHaveLength(5);
    expect(((await voice.call('Bookmarks')).body as PostsPage).items).toEqual([]);
    expect((await voice.call('Thread', { params: { post: hers.id } })).status).toBe(404);
    const reply = (name: string) => voice.call(name, { params: { post: hers.id }, body: { body: 'May I answer?' } });
    expect((await reply('SayReply')).status).toBe(409);
    expect((await reply('SayNamelessReply')).status).toBe(409);
    const home = (await voice.browser.call('getHomeData')).body as HomeData;
    expect(home.recentPosts.map(({ content }) => content)).not.toContain('The post that the voice answers');
    expect(home.recentPosts).toHaveLength(2);
    expect((await she.thread(hers.id)).post.id).toBe(hers.id);
  });
});
