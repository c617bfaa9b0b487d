import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnnouncementPost } from '#contract/announcement/announcement.schemas.ts';
import type {
  FeedbackQueueReply,
  FeedbackReply,
  OpenedFeedback,
  QueuedFeedback,
} from '#contract/feedback/feedback.schemas.ts';
import type { NoticesReply } from '#contract/reminder/reminder.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { FEEDBACK, inQueueOrder } from '#domain/feedback/feedback.ts';
import { give } from '#server/features/subscription/public.ts';
import { person, sql, staff, type Person } from '#server/testing/circle/circle-cases.ts';
import { of, queueCases, type Answer, type Helper } from '#server/testing/feedback/queue-cases.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';

let open: TestApp;
let admin: Helper;
let second: Helper;
let cases: ReturnType<typeof queueCases>;
beforeAll(async () => {
  open = await openTestApp({ at: '2026-11-21T12:00:00Z', env: { RATE_FACTOR: '1000' } });
  cases = queueCases(open);
  [admin, second] = [await cases.helper(), await cases.helper()];
}, 60_000);
afterAll(() => open.close());

const helper = () => cases.helper();
const sent = (who: Person, words?: string) => cases.sent(who, words);
const take = (who: Helper, one: { id: string }) => cases.take(who, one);
const opened = (who: Person, one: { id: string }) => cases.opened(who, one);
const answer = (who: Helper, one: { id: string }, changes?: Answer) => cases.answer(who, one, changes);
const queue = (who: Person = admin) => cases.queue(who);
const inQueue = (one: { id: string }) => cases.inQueue(admin, one);
const thread = (who: Person, one: { id: string }) => cases.thread(who, one);
/** What is owed is told. */
async function work(): Promise<void> {
  const jobs = await sql<{ id: string }>(
    open,
    "with taken as (delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'feedback_told' returning j.payload->>'id' as id) select * from taken",
  );
  for (const { id } of jobs) await open.work('feedback_told', id);
}
const history = (who: Person) =>
  sql<{ action: string }>(open, "select action from app.audit where user_id = $1 and action = 'feedback_opened'", [
    who.id,
  ]);

describe('who may do what', () => {
  const READS = ['getFeedbackQueue', 'getHandledFeedback'] as const;
  it('the queue is there for admins alone; everybody else meets nothing', async () => {
    const she = await person(open);
    const one = await sent(she);
    const others = [
      she,
      await person(open, { birthday: localDate('2011-02-03') }),
      await staff(open, { role: 'teacher' }),
      await staff(open),
    ];
    for (const who of others) {
      for (const name of READS) expect((await who.browser.call(name, { query: {} })).status).toBe(404);
      for (const name of ['takeFeedback', 'openFeedback'] as const)
        expect((await who.browser.call(name, of(one))).status).toBe(404);
      const body = { version: 1, words: 'x', state: 'done', announcement: null } as const;
      expect((await who.browser.call('answerFeedback', { ...of(one), body })).status).toBe(404);
      expect((await who.browser.call('mergeFeedback', { ...of(one), body: { version: 1, into: 1 } })).status).toBe(404);
    }
    expect((await open.browser().call('getFeedbackQueue', { query: {} })).status).toBe(401);
    expect(await inQueue(one)).toMatchObject({ version: 1, held: null });
  });

  it('opens to the admin who took it, to no other and not without taking it; what an admin sent is another’s', async () => {
    const she = await person(open);
    const one = await sent(she, 'A larkspur of a secret');
    expect(await opened(admin, one)).toMatchObject({ status: 409, body: { code: 'feedback_not_held' } });
    expect((await take(admin, one)).body).toMatchObject({ case: { held: 'mine' } });
    expect((await opened(admin, one)).body).toMatchObject({ said: [{ words: 'A larkspur of a secret' }] });
    expect(await opened(second, one)).toMatchObject({ status: 409, body: { code: 'feedback_not_held' } });
    expect(await take(second, one)).toMatchObject({ status: 409, body: { code: 'feedback_held' } });
    expect(await inQueue(one)).toMatchObject({ held: 'mine' });
    expect((await queue(second)).find(({ id }) => id === one.id)).toMatchObject({ held: 'other' });
    open.clock.advance(FEEDBACK.heldMinutes * 60_000);
    expect((await opened(admin, one)).status).toBe(409);
    const own = await sent(admin);
    expect(await take(admin, own)).toMatchObject({ status: 409, body: { code: 'own_feedback' } });
    expect((await take(second, own)).status).toBe(200);
  });

  it('asks for the second factor anew to take, to answer and to merge', async () => {
    const [one, admin] = [await sent(await person(open)), await helper()];
    const bare = await admin.browser.call('takeFeedback', of(one));
    expect(bare).toMatchObject({ status: 403, body: { code: 'step_up_required' } });
    await take(admin, one);
    const body = { version: 1, words: 'x', state: 'done', announcement: null } as const;
    expect((await admin.browser.call('answerFeedback', { ...of(one), body })).status).toBe(403);
    expect((await admin.browser.call('mergeFeedback', { ...of(one), body: { version: 1, into: 1 } })).status).toBe(403);
  });

  it('a list holds no words, no name and no id of whoever wrote', async () => {
    const she = await person(open);
    await sent(she, 'Verbena under the pillow');
    const replies = await Promise.all(READS.map((name) => admin.browser.call(name, { query: {} })));
    const text = JSON.stringify(replies.map(({ body }) => body));
    expect(text).not.toMatch(/Verbena|Mara|example\.org/);
    expect(text).not.toContain(she.id);
  });

  it('no answer about a member’s words is kept for a second try', async () => {
    const one = await sent(await person(open), 'Sorrel and rain');
    await take(admin, one);
    const key = { 'idempotency-key': '5b0c1de0-0000-4000-8000-000000000001' };
    const [first, again] = [
      await admin.browser.call('openFeedback', of(one), key),
      await admin.browser.call('openFeedback', of(one), key),
    ];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.headers?.['idempotency-replayed']).toBeUndefined();
    const lines = await sql(open, "select from auth.staff_audit where object = $1 and detail = 'opened'", [one.id]);
    expect(lines).toHaveLength(2);
  });
});

describe('each opening', () => {
  it('leaves a line in the trail and one in her own access history; one that was refused leaves its line too', async () => {
    const she = await person(open);
    const one = await sent(she);
    await opened(admin, one);
    await take(admin, one);
    await opened(admin, one);
    await opened(admin, one);
    await work();
    expect(await history(she)).toHaveLength(2);
    const trail = await sql<{ detail: string; result: string }>(
      open,
      "select detail, result from auth.staff_audit where action = 'feedback' and object = $1 order by at, detail, result",
      [one.id],
    );
    expect(trail.map(({ detail, result }) => `${detail} ${result}`).toSorted()).toEqual([
      'opened done',
      'opened done',
      'opened refused',
      'taken done',
    ]);
  });
});

describe('the queue', () => {
  it('has those who are answered first before all others, then who waits longest, page by page', async () => {
    await sql(open, 'delete from app.feedback_word');
    await sql(open, 'delete from app.feedback');
    const [usual, lifetime, teen] = [
      await person(open),
      await person(open),
      await person(open, { birthday: localDate('2011-02-03') }),
    ];
    await give(
      { db: open.services.mounting.db, clock: open.clock },
      { userId: lifetime.id, gift: { kind: 'lifetime' } },
    );
    const order = [await sent(usual), await sent(lifetime), await sent(usual), await sent(teen)];
    expect((await usual.browser.call('getFeedback')).body).toMatchObject({ isFirst: false });
    expect((await lifetime.browser.call('getFeedback')).body).toMatchObject({ isFirst: true });
    const [a, b, c, d] = order.map(({ id }) => id);
    const all: QueuedFeedback[] = [];
    let after: string | null = null;
    do {
      const query = { limit: '1', ...(after !== null && { after }) };
      const page = (await admin.browser.call('getFeedbackQueue', { query })).body as FeedbackQueueReply;
      all.push(...page.items);
      after = page.next;
      expect(page.waiting).toBe(4);
    } while (after !== null);
    expect(all.map(({ id }) => id)).toEqual([b, d, a, c]);
    const waits = all.map((one) => ({ ...one, waitsSince: one.waitsSince ?? '' }));
    expect(inQueueOrder(waits)).toEqual(waits);
    expect((await admin.browser.call('getFeedbackQueue', { query: { after: 'nonsense' } })).status).toBe(400);
  });

  it('what is answered leaves it, and comes back with her next words, at the end of its line', async () => {
    const she = await person(open);
    const [one, other] = [await sent(she), await sent(await person(open))];
    await take(admin, one);
    expect((await answer(admin, one)).body).toMatchObject({
      case: { state: 'answered', waitsSince: null, held: null },
    });
    expect(await inQueue(one)).toBeUndefined();
    const handled = (await admin.browser.call('getHandledFeedback', { query: { state: 'answered' } })).body;
    expect((handled as FeedbackQueueReply).items.map(({ id }) => id)).toContain(one.id);
    expect((await thread(she, one)).said.map(({ byHouse, words }) => [byHouse, words])).toEqual([
      [false, 'The wheel turned the wrong way.'],
      [true, 'Mended.'],
    ]);
    open.clock.advance(1_000);
    await she.browser.call('sayMoreFeedback', { ...of(one), body: { words: 'Not here.' } });
    const places = (await queue()).map(({ id }) => id);
    expect(places.indexOf(one.id)).toBeGreaterThan(places.indexOf(other.id));
  });

  it('tells her in the app and by a neutral email, and not what was said', async () => {
    const she = await person(open);
    const one = await sent(she);
    await take(admin, one);
    await answer(admin, one, { words: 'Take marigold for the cramps.' });
    await work();
    const rows = await sql<{ row: string }>(open, 'select o::text as row from auth.outbox o where user_id = $1', [
      she.id,
    ]);
    expect(rows.filter(({ row }) => /marigold|feedback/i.test(row))).toEqual([]);
    expect(rows.filter(({ row }) => row.includes('note'))).toHaveLength(2);
    const before = open.post.sent.length;
    await open.tick();
    await open.post.deliver();
    const mails = open.post.sent.slice(before).map(({ subject, text }) => `${subject} ${text}`);
    expect(mails.filter((text) => /marigold|feedback|cramp/i.test(text))).toEqual([]);
    expect(mails.some((text) => text.startsWith('A note for you'))).toBe(true);
    const { notices } = (await she.browser.call('getNotices')).body as NoticesReply;
    expect(notices.map(({ title, opens }) => [title, opens])).toEqual([['We answered your feedback', '/feedback']]);
    expect((await thread(she, one)).said.at(-1)?.words).toBe('Take marigold for the cramps.');
  });

  it('is not answered by who read an older version: her new words are read first', async () => {
    const she = await person(open);
    const one = await sent(she);
    await take(admin, one);
    const { version } = ((await opened(admin, one)).body as OpenedFeedback).case;
    await she.browser.call('sayMoreFeedback', { ...of(one), body: { words: 'One more thing.' } });
    await admin.prove('answerFeedback');
    const body = { version, words: 'Too soon', state: 'done', announcement: null } as const;
    expect(await admin.browser.call('answerFeedback', { ...of(one), body })).toMatchObject({
      status: 409,
      body: { code: 'feedback_moved_on' },
    });
    expect((await thread(she, one)).said.filter(({ byHouse }) => byHouse)).toEqual([]);
  });

  it.each([
    ['nothing but white space', { words: ' \n' }, 422],
    ['too much', { words: 'a'.repeat(FEEDBACK.longest + 1) }, 422],
    ['a note that is not there', { announcement: '00000000-0000-4000-8000-00000000dead' }, 404],
  ] as const)('takes no answer of %s', async (_, changes, status) => {
    const she = await person(open);
    const one = await sent(she);
    await take(admin, one);
    expect((await answer(admin, one, changes)).status).toBe(status);
    expect((await thread(she, one)).said).toHaveLength(1);
  });

  it('changes a state without words, and not into what it is', async () => {
    const one = await sent(await person(open));
    await take(admin, one);
    expect((await answer(admin, one, { words: null, state: 'planned' })).body).toMatchObject({
      case: { state: 'planned' },
    });
    await take(admin, one);
    expect(await answer(admin, one, { words: null, state: 'planned' })).toMatchObject({
      status: 409,
      body: { code: 'nothing_changed' },
    });
  });
});

describe('merging', () => {
  async function pair() {
    const [she, other] = [await person(open), await person(open)];
    const [lead, same] = [await sent(she), await sent(other, 'The wheel again.')];
    return { she, other, lead, same };
  }
  async function merge(who: Helper, one: { id: string }, into: number) {
    await take(who, one);
    const { version } = ((await opened(who, one)).body as OpenedFeedback).case;
    await who.prove('mergeFeedback');
    return who.browser.call('mergeFeedback', { ...of(one), body: { version, into } });
  }

  it('lets one answer reach everybody who said the same, each in their own words alone', async () => {
    const { she, other, lead, same } = await pair();
    expect((await merge(admin, same, lead.number)).body).toMatchObject({ case: { mergedInto: lead.number } });
    expect(await inQueue(same)).toBeUndefined();
    expect(await inQueue(lead)).toMatchObject({ merged: 1 });
    await take(second, lead);
    expect(((await opened(second, lead)).body as OpenedFeedback).said).toHaveLength(1);
    expect((await answer(second, lead, { words: 'Both mended.', state: 'done' })).status).toBe(200);
    for (const [who, one] of [
      [she, lead],
      [other, same],
    ] as const) {
      const { state, said } = await thread(who, one);
      expect([state, said.at(-1)?.words, said.length]).toEqual(['done', 'Both mended.', 2]);
    }
    await other.browser.call('sayMoreFeedback', { ...of(same), body: { words: 'Thank you' } });
    expect(await inQueue(same)).toMatchObject({ mergedInto: null });
    expect(await inQueue(lead)).toBeUndefined();
  });

  it('whoever writes the answer hears that one joined meanwhile', async () => {
    const { lead, same } = await pair();
    await take(second, lead);
    const { version } = ((await opened(second, lead)).body as OpenedFeedback).case;
    await merge(admin, same, lead.number);
    await second.prove('answerFeedback');
    const body = { version, words: 'To one', state: 'done', announcement: null } as const;
    expect((await second.browser.call('answerFeedback', { ...of(lead), body })).body).toMatchObject({
      code: 'feedback_moved_on',
    });
  });

  it('comes back to the queue when the other one is deleted or closed by its member', async () => {
    for (const end of ['deleteFeedback', 'closeFeedback'] as const) {
      const { she, lead, same } = await pair();
      await merge(admin, same, lead.number);
      expect((await she.browser.call(end, of(lead))).status).toBe(200);
      expect(await inQueue(same)).toMatchObject({ mergedInto: null });
    }
  });

  it('is refused into itself, into what is not there, into what waits no more, and in a ring', async () => {
    const { lead, same } = await pair();
    expect((await merge(admin, same, same.number)).body).toMatchObject({ code: 'feedback_merge' });
    expect((await merge(admin, same, 999_999)).body).toMatchObject({ code: 'feedback_merge' });
    expect((await merge(admin, same, lead.number)).status).toBe(200);
    expect((await merge(admin, lead, same.number)).body).toMatchObject({ code: 'feedback_merge' });
  });
});

it('what we changed because members asked: a note once it is published, for whom it is meant, even when the feedback is gone', async () => {
  const [she, teen] = [await person(open), await person(open, { birthday: localDate('2011-02-03') })];
  const one = await sent(she);
  await admin.prove('addAnnouncement');
  const note: AnnouncementPost = {
    ...{ title: 'The wheel turns right', words: 'It does now.', category: 'Tracker', audience: 'adults' },
    ...{ date: localDate('2026-11-20'), state: 'published' },
  };
  const { items } = (await admin.browser.call('addAnnouncement', { body: note })).body as { items: { id: string }[] };
  const announcement = items[0]?.id ?? '';
  const changes = async (who: Person) =>
    ((await who.browser.call('getFeedback')).body as FeedbackReply).changes.map(({ title }) => title);
  expect(await changes(she)).toEqual([]);
  await take(admin, one);
  expect((await answer(admin, one, { state: 'done', announcement })).body).toMatchObject({ case: { announcement } });
  expect(await thread(she, one)).toMatchObject({ announcement, state: 'done' });
  expect(await changes(she)).toEqual([note.title]);
  expect(await changes(teen)).toEqual([]);
  await she.browser.call('deleteFeedback', of(one));
  expect(await changes(she)).toEqual([note.title]);
});
