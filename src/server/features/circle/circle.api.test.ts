import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { publish, sitter } from '#server/testing/circle/circle-people.ts';
import { member } from '#server/testing/people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
});
afterAll(() => open.close());

describe('a post with a name', () => {
  it('is there at once for everybody in the room, with the name and no id of hers', async () => {
    const [she, other] = [await sitter(open), await sitter(open)];
    const said = await she.post('The heat pad on the small of my back.');
    expect(said).toMatchObject({
      firstName: 'Mara',
      lastName: 'Lind',
      isMine: true,
      state: 'shown',
      isAnonymous: false,
    });
    const [first] = (await other.posts()).items;
    expect(first).toMatchObject({ id: said.id, isMine: false, isNew: true, holds: 0, replies: 0, answeredAt: null });
    expect(JSON.stringify(await other.thread(said.id))).not.toContain(she.id);
  });

  it('is answered, changed with a mark and taken back; the thread stays', async () => {
    const [she, other] = [await sitter(open), await sitter(open)];
    const { id } = await she.post('Walk or bed on day one?');
    const reply = await other.reply(id, 'Bed first, then around the block.');
    const answer = await she.reply(id, 'Thank you', { inAnswerTo: reply.id });
    expect(answer).toMatchObject({ byStarter: true, inAnswerTo: reply.id });
    expect((await other.thread(id)).post).toMatchObject({ replies: 2 });
    expect(
      (await she.call('ChangePost', { params: { post: id }, body: { body: 'Walk or bed on day two?' } })).status,
    ).toBe(200);
    expect((await other.thread(id)).post).toMatchObject({ body: 'Walk or bed on day two?', isEdited: true });
    expect((await she.call('TakeBackPost', { params: { post: id } })).status).toBe(200);
    const left = await other.thread(id);
    expect(left.post).toMatchObject({ body: '', state: 'taken_back', firstName: null, lastName: null });
    expect(left.replies.items).toHaveLength(2);
    expect((await other.posts({ limit: '30' })).items.map((one) => one.id)).not.toContain(id);
  });
});

describe('a post without a name', () => {
  it('waits for others, is hers to see and to take back at once, and comes under a plant', async () => {
    const [she, other] = [await sitter(open), await sitter(open)];
    const own = await she.whisper('I cried in the car and then it was fine.');
    expect(own).toMatchObject({ state: 'waiting', isAnonymous: true });
    expect((await she.room()).own.map(({ id }) => id)).toContain(own.id);
    expect((await other.room()).own).toEqual([]);
    const gone = await she.whisper('Never mind this one.');
    expect((await she.call('TakeBackNamelessPost', { params: { post: gone.id } })).status).toBe(200);
    const there = await other.published('I cried in the car and then it was fine.');
    expect(there).toMatchObject({ isAnonymous: true, firstName: null, lastName: null, isMine: false });
    expect(there.plant).not.toBe('');
    expect(there.id).not.toBe(own.id);
    expect(new Date(there.at).getTime() % 3_600_000).toBe(0);
    expect((await other.posts({ limit: '30' })).items.map((one) => one.body)).not.toContain('Never mind this one.');
    expect((await she.thread(there.id)).post).toMatchObject({ isMine: true });
    expect((await she.room()).own).toEqual([]);
  });

  it('carries its plant in her replies to it; other nameless voices stay without one', async () => {
    const [she, other] = [await sitter(open), await sitter(open)];
    await she.whisper('Does anybody else sleep badly on day 26?');
    const { id, plant } = await other.published('Does anybody else sleep badly on day 26?');
    await she.whisperTo(id, 'I do, every month.');
    await other.whisperTo(id, 'Same here, since spring.');
    await publish(open);
    const { replies } = await other.thread(id);
    expect(replies.items.find(({ byStarter }) => byStarter)).toMatchObject({ plant, body: 'I do, every month.' });
    expect(replies.items.find(({ byStarter }) => !byStarter)).toMatchObject({ plant: null, isMine: true });
  });

  it('is changed and taken back by her alone', async () => {
    const [she, other] = [await sitter(open), await sitter(open)];
    await she.whisper('Iron helped me more than rest.');
    const { id } = await other.published('Iron helped me more than rest.');
    const change = { params: { post: id }, body: { body: 'Iron helped me as much as rest.' } };
    expect((await other.call('ChangeNamelessPost', change)).status).toBe(404);
    expect((await other.call('TakeBackNamelessPost', { params: { post: id } })).status).toBe(404);
    expect((await she.call('ChangeNamelessPost', change)).status).toBe(200);
    await publish(open);
    expect((await other.thread(id)).post).toMatchObject({ body: 'Iron helped me as much as rest.', isEdited: true });
    expect((await she.call('TakeBackNamelessPost', { params: { post: id } })).status).toBe(200);
    await publish(open);
    expect((await other.call('Thread', { params: { post: id } })).status).toBe(404);
  });
});

describe('before the first words', () => {
  it('the house rules are read once: until then words are refused and stay hers', async () => {
    const { browser } = await member(open);
    const say = { body: { category: 'womb-health', body: 'Hello.' } };
    for (const name of ['communitySayPost', 'communitySayNamelessPost'] as const)
      expect(await browser.call(name, say)).toMatchObject({ status: 409, body: { code: 'rules_first' } });
    expect((await browser.call('communityRoom')).body).toMatchObject({ writing: { stops: 'rules_first' } });
    expect((await browser.call('communityAcceptRules', { body: { version: 'old' } })).status).toBe(409);
    expect((await browser.call('communityAcceptRules', { body: { version: '1' } })).status).toBe(200);
    expect((await browser.call('communitySayPost', say)).status).toBe(201);
  });
});
