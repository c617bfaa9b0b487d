import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NoticesReply } from '#contract/reminder/reminder.schemas.ts';
import { run } from '#server/testing/database.ts';
import { publish, sitter, type Sitter } from '#server/testing/circle/circle-people.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
});
afterAll(() => open.close());

const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await run(open.database.adminUrl, (client) => client.query<Row>(sql, values))).rows;

/** Does what waits of replies: the job of each, then every notice it posted. */
async function tell(): Promise<void> {
  const jobs = await rows<{ id: string }>(
    "delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'circle_reply' returning j.payload->>'id' as id",
  );
  for (const { id } of jobs) await open.work('circle_reply', id);
  await open.tick();
}
const notices = async (who: Sitter) => ((await who.browser.call('getNotices')).body as NoticesReply).notices;
const mails = (who: Sitter) => open.post.sent.filter(({ to }) => to === who.email).length;
const told = async (who: Sitter) => {
  const [one] = await notices(who);
  return { many: (await notices(who)).length, ...(one && { title: one.title, opens: one.opens }) };
};
const NOTICE = { title: 'Someone replied in a thread you follow', opens: '/community' };

describe('a reply', () => {
  it('is told to the author and to who follows, in neutral words, and never to who wrote it', async () => {
    const [she, follower, other] = [await sitter(open), await sitter(open), await sitter(open)];
    const { id } = await she.post('Heavy bleeding since Tuesday, what now?');
    await follower.call('Follow', { params: { post: id } });
    await other.call('Follow', { params: { post: id } });
    await she.call('Follow', { params: { post: id } });
    const before = mails(she);
    await other.reply(id, 'Please call somebody today.');
    await tell();
    expect(await told(she)).toEqual({ many: 1, ...NOTICE });
    expect(await told(follower)).toEqual({ many: 1, ...NOTICE });
    expect(await told(other)).toEqual({ many: 0 });
    expect(mails(she)).toBe(before + 1);
    const mail = open.post.sent.findLast(({ to }) => to === she.email);
    expect(mail?.subject).toBe('A note for you');
    expect(JSON.stringify(mail)).not.toMatch(/bleed|Tuesday|call somebody|circle/i);
  });

  it('of one’s own is told to nobody; several of an hour are one notice, another hour another', async () => {
    const [she, other] = [await sitter(open), await sitter(open)];
    const { id } = await she.post('A thread with many answers');
    await she.reply(id, 'Still me.');
    await tell();
    expect(await told(she)).toEqual({ many: 0 });
    for (const words of ['One', 'Two', 'Three']) await other.reply(id, words);
    await tell();
    expect((await told(she)).many).toBe(1);
    open.clock.advance(61 * 60_000);
    await other.reply(id, 'Four, an hour later');
    await tell();
    expect((await told(she)).many).toBe(2);
  });

  it('reaches an author without a name, and leaves nothing behind that says who she is', async () => {
    const [she, other] = [await sitter(open), await sitter(open)];
    await she.whisper('Nobody knows that I wrote this');
    const { id } = await other.published('Nobody knows that I wrote this');
    await other.whisperTo(id, 'Nor who answers');
    await publish(open);
    const jobs = await rows<{ id: string }>(
      "delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'circle_reply' returning j.payload->>'id' as id",
    );
    for (const job of jobs) await open.work('circle_reply', job.id);
    expect(await rows('select 1 from auth.outbox where user_id = $1 and sent_at is null', [she.id])).toEqual([]);
    // With others, an hour later: beside the reply nothing stands under her name.
    open.clock.advance(60 * 60_000);
    await publish(open);
    const waiting = await rows<{ kind: string; row: string }>(
      'select kind, o::text as row from auth.outbox o where user_id = $1 and sent_at is null',
      [she.id],
    );
    expect(waiting.map(({ kind }) => kind)).toEqual(['note', 'note', 'note']);
    for (const { row } of waiting) expect(row).not.toContain(id);
    expect(await rows('select 1 from auth.job_scope where user_id = $1', [she.id])).toEqual([]);
    const [kept] = await rows<{ row: string }>('select t::text as row from auth.circle_told t where post_id = $1', [
      id,
    ]);
    expect(kept?.row).not.toContain(she.id);
    await open.tick();
    expect(await told(she)).toEqual({ many: 1, ...NOTICE });
    expect(await rows("select 1 from auth.outbox where user_id = $1 and kind = 'note'", [she.id])).toEqual([]);
  });

  it('is not told where one muted or blocked the other, by name or by voice, nor where the switch is off', async () => {
    const [muter, blocked, hushed, off, other] = [
      await sitter(open),
      await sitter(open),
      await sitter(open),
      await sitter(open),
      await sitter(open),
    ];
    const { id: post } = await other.post('Something of the other');
    await other.whisper('A whisper of the other');
    const { id: whisper } = await hushed.published('A whisper of the other');
    await muter.call('Mute', { body: { post } });
    const theirs = await blocked.post('A thread of who is blocked');
    await other.call('Block', { body: { post: theirs.id } });
    await hushed.call('Block', { body: { post: whisper } });
    await off.browser.call('patchReminders', {
      body: { switches: { circle_reply: { mail: false, phone: false, app: false } } },
    });
    const third = await sitter(open);
    const { id } = await third.post('A thread that all follow');
    for (const who of [muter, blocked, off]) await who.call('Follow', { params: { post: id } });
    const hers = await hushed.post('A thread of who blocked a voice');
    await other.reply(id, 'Said by name');
    await other.whisperTo(hers.id, 'Said by the voice');
    await publish(open);
    await tell();
    expect((await told(third)).many).toBe(1);
    for (const who of [muter, blocked, hushed, off]) expect(await told(who)).toEqual({ many: 0 });
  });

  it('of teens is told by no notice', async () => {
    const [she, other] = [await sitter(open, 'teen'), await sitter(open, 'teen')];
    await rows('insert into auth.circle_standing (user_id, accepted) values ($1, 5), ($2, 5)', [she.id, other.id]);
    const { id } = await she.post('Does the first year stay this irregular?');
    await other.reply(id, 'Mine did.');
    await tell();
    expect(await rows("select 1 from auth.outbox where user_id = $1 and kind = 'note'", [she.id])).toEqual([]);
  });
});
