import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { ThreadReply } from '#contract/circle/circle.schemas.ts';
import type { EventWire, PastEvent } from '#contract/event/event.schemas.ts';
import { addDays, dayInZone, localDate } from '#domain/calendar/local-date.ts';
import type { Browser } from '#server/testing/browser.ts';
import { sitter } from '#server/testing/circle/circle-people.ts';
import { eventStore } from '../event.store.ts';
import { openCircles, type Circles } from '#server/testing/events/open-circles.ts';
import { member } from '#server/testing/people.ts';

let circles: Circles;
beforeAll(async () => {
  // What is over is over by the clock of the database too.
  circles = await openCircles(new Date().toISOString());
});
afterAll(() => circles.open.close());

const plan = (by?: Browser) =>
  circles.plan({ day: addDays(dayInZone(circles.open.clock.now(), 'UTC'), 3), zone: 'UTC' }, by);
const end = ({ id }: EventWire, hours = 1) =>
  circles.sql(
    "update app.event set starts_at = $2::timestamptz - interval '1 hour' * ($3::int + 1), ends_at = $2::timestamptz - interval '1 hour' * $3::int, cancelled_at = cancelled_at - interval '1 day' where id = $1",
    [id, circles.open.clock.now(), hours],
  );
const minute = () => circles.open.services.everyMinute.eventThreads(circles.open.clock.now());
const past = async (browser: Browser) =>
  ((await browser.call('getPastEvents')).body as { items: PastEvent[] }).items.map(({ id, thread }) => ({
    id,
    thread,
  }));
const threadOf = async (browser: Browser, { id }: EventWire) => (await past(browser)).find((one) => one.id === id);
const posts = async (host: string) =>
  circles.sql<{ id: string; body: string; category: string }>(
    'select id, body, category from app.circle_post where author_id = $1',
    [host],
  );

describe('the thread after a circle', () => {
  it('is one, however often and at once the work is done, and those with a seat find it', async () => {
    const { her, seat, idOf, staff, sql } = circles;
    const host = await staff('teacher');
    const event = await plan(host);
    const [sits, waits, too, nobody] = [await her(), await her(), await her(), await her()];
    for (const one of [sits, too, waits]) await seat(one, event, true);
    await minute();
    expect(await posts(await idOf(host))).toEqual([]);
    await end(event);
    expect(await past(sits)).toEqual([{ id: event.id, thread: null }]);
    await Promise.all([minute(), minute(), minute()]);
    await minute();
    const made = await posts(await idOf(host));
    expect(made).toHaveLength(1);
    const [post] = made;
    expect(post).toMatchObject({ category: 'rituals', body: expect.stringContaining('What stayed with you?') });
    for (const one of [sits, too, host]) expect(await past(one)).toEqual([{ id: event.id, thread: post?.id }]);
    for (const one of [waits, nobody]) expect(await past(one)).toEqual([]);
    const { body } = await nobody.call('communityThread', { params: { post: post?.id ?? '' } });
    expect((body as ThreadReply).post).toMatchObject({ firstName: 'Ilse', lastName: null, isMine: false });
    // Neither what it was about nor who was there is in it; what leads from the circle to it is sealed.
    const ids = await Promise.all([sits, too, waits, host].map(idOf));
    for (const word of [...ids, event.id, event.title, event.text]) expect(JSON.stringify(body)).not.toContain(word);
    const [row] = await sql<{ row: string }>('select e::text as row from app.event e where id = $1', [event.id]);
    expect(row?.row).not.toContain(post?.id);
  });

  it('is answered like any other, and stays in her list for two weeks', async () => {
    const { open, seat } = circles;
    const event = await plan();
    const woman = await sitter(open);
    await seat(woman.browser, event);
    await end(event);
    await minute();
    const thread = (await threadOf(woman.browser, event))?.thread ?? '';
    await woman.reply(thread, 'The silence after the second bell.');
    expect((await woman.thread(thread)).replies.items.map(({ body }) => body)).toEqual([
      'The silence after the second bell.',
    ]);
    await end(event, 14 * 24 - 1);
    expect(await threadOf(woman.browser, event)).toEqual({ id: event.id, thread });
    await end(event, 14 * 24 + 1);
    expect(await threadOf(woman.browser, event)).toBeUndefined();
  });

  it('is not opened for what was canceled, for what nobody came to, nor by a host whose writing is paused', async () => {
    const { staff, her, seat, idOf, sql } = circles;
    const host = await staff('moderator');
    const [canceled, alone, paused] = [await plan(host), await plan(host), await plan(host)];
    const woman = await her();
    for (const event of [canceled, paused]) await seat(woman, event);
    await host.call('cancelEvent', { params: { event: canceled.id }, body: { message: '' } });
    await sql(
      "insert into auth.circle_standing (user_id, paused_until) values ($1, now() + interval '1 day') on conflict (user_id) do update set paused_until = excluded.paused_until",
      [await idOf(host)],
    );
    for (const event of [canceled, alone, paused]) await end(event);
    await minute();
    expect(await posts(await idOf(host))).toEqual([]);
    expect(await past(woman)).toEqual([{ id: paused.id, thread: null }]);
    await sql('update auth.circle_standing set paused_until = null where user_id = $1', [await idOf(host)]);
    await minute();
    expect(await posts(await idOf(host))).toHaveLength(1);
    expect((await threadOf(woman, paused))?.thread).not.toBeNull();
  });

  it('is not told of to whom its host is hidden', async () => {
    const { staff, her, seat, idOf, sql } = circles;
    const host = await staff('teacher');
    const event = await plan(host);
    const [blocks, blocked] = [await her(), await her()];
    for (const one of [blocks, blocked]) await seat(one, event);
    await end(event);
    await minute();
    const block = async (by: Browser, whom: Browser) =>
      sql(
        "insert into app.circle_quiet (user_id, id, kind, other_id, sealed, at) values ($1, gen_random_uuid(), 'block', $2, '\\x00', now())",
        [await idOf(by), await idOf(whom)],
      );
    await block(blocks, host);
    await block(host, blocked);
    for (const one of [blocks, blocked]) expect(await threadOf(one, event)).toEqual({ id: event.id, thread: null });
  });
});

test('of runs that found the same circle at once, one opens its thread', async () => {
  const { open, staff, her, seat, idOf } = circles;
  const host = await staff('teacher');
  const event = await plan(host);
  await seat(await her(), event);
  await end(event);
  const sealed = Buffer.from('sealed');
  const run = () =>
    eventStore.openThread(open.services.mounting.db, {
      event: event.id,
      post: randomUUID(),
      thread: sealed,
      name: sealed,
      body: 'Our circle is over.',
      now: open.clock.now(),
    });
  expect((await Promise.all([run(), run(), run()])).filter(Boolean)).toHaveLength(1);
  expect(await posts(await idOf(host))).toHaveLength(1);
});

describe('a host who leaves', () => {
  const erase = async (userId: string) => circles.sql('delete from auth.account where user_id = $1', [userId]);

  it('before it was opened: there is none', async () => {
    const { staff, her, seat, idOf, sql } = circles;
    const host = await staff('teacher');
    const event = await plan(host);
    const woman = await her();
    await seat(woman, event);
    await end(event);
    await erase(await idOf(host));
    await minute();
    const [row] = await sql<{ thread: Buffer | null }>('select thread from app.event where id = $1', [event.id]);
    expect(row).toEqual({ thread: null });
    expect(await threadOf(woman, event)).toEqual({ id: event.id, thread: null });
  });

  it('after it: the thread stays, without a name', async () => {
    const { staff, her, seat, idOf } = circles;
    const host = await staff('teacher');
    const event = await plan(host);
    const woman = await her();
    await seat(woman, event);
    await end(event);
    await minute();
    const thread = (await threadOf(woman, event))?.thread ?? '';
    await erase(await idOf(host));
    expect(await threadOf(woman, event)).toEqual({ id: event.id, thread });
    const { body } = await woman.call('communityThread', { params: { post: thread } });
    expect((body as ThreadReply).post).toMatchObject({ firstName: null, lastName: null });
  });
});

test('for a teen there is nothing here', async () => {
  const { browser } = await member(circles.open, { birthday: localDate('2011-03-03') });
  expect((await browser.call('getPastEvents')).status).toBe(404);
});
