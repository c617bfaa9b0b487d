import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CaseReply, DecisionPost, QueueReply, ToldReply } from '#contract/moderation/moderation.schemas.ts';
import { APPEAL_DAYS } from '#domain/circle/limits.ts';
import { roleStore } from '#server/features/role/public.ts';
import { asOwner } from '#server/platform/db/owner.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { bring, person, say, sql, staff, work, workAndWait, type Person } from '#server/testing/circle/circle-cases.ts';

let open: TestApp;
let [author, first, second]: Person[] = [];
beforeAll(async () => {
  open = await openTestApp({ at: '2026-11-21T12:00:00Z', env: { RATE_FACTOR: '1000' } });
  [author, first, second] = [await person(open), await staff(open), await staff(open, { role: 'admin' })];
});
afterAll(() => open.close());
beforeEach(async () => {
  // What is told in one test comes after what was told in another.
  open.clock.advance(1_000);
  await sql(open, "update auth.circle_case set state = 'decided'");
});

const her = () => author as Person;
const one = () => first as Person;
const other = () => second as Person;
const queue = async ({ browser }: Person) =>
  (await browser.call('getModerationQueue', { query: {} })).body as QueueReply;
const caseOf = async ({ browser }: Person, id: string) =>
  (await browser.call('getModerationCase', { params: { case: id } })).body as CaseReply;
const HIDE: Omit<DecisionPost, 'version'> = { words: 'hide', voice: 'none', days: null, reason: 'cruel', note: null };
const STAND: Omit<DecisionPost, 'version'> = { words: 'stand', voice: 'none', days: null, reason: null, note: null };
const decide = async (
  by: Person,
  id: string,
  decision: Omit<DecisionPost, 'version'> & { version?: number },
  headers: Record<string, string> = {},
) => {
  const version = decision.version ?? (await caseOf(by, id)).case.version;
  return by.browser.call('decideModerationCase', { params: { case: id }, body: { ...decision, version } }, headers);
};
/** All that a member was told. One instant holds more of it here than a page does, in no order of its own. */
async function told({ browser }: Person): Promise<ToldReply> {
  let page = (await browser.call('getToldWords', { query: {} })).body as ToldReply;
  const items = [...page.items];
  while (page.next !== null) {
    page = (await browser.call('getToldWords', { query: { after: page.next } })).body as ToldReply;
    items.push(...page.items);
  }
  return { ...page, items };
}
const stateOf = async ({ postId }: { postId: string }) =>
  (
    await sql<{ state: string; reason: string | null }>(
      open,
      'select state, reason from app.circle_post where id = $1',
      [postId],
    )
  )[0];
const standing = async ({ id }: Person) =>
  (
    await sql(
      open,
      'select accepted, warnings, hidden, paused_until, closed_at from auth.circle_standing where user_id = $1',
      [id],
    )
  )[0];
const reported = async (body = 'DM me for drops', changes: { isAnonymous?: boolean } = {}) => {
  const words = await say(open, { author: her().id, body, ...changes });
  return { words, id: await bring(open, words, { reason: 'selling' }) };
};

describe('who may look after the circle', () => {
  it('is a moderator or an admin; for everybody else there is nothing there', async () => {
    const teacher = await staff(open, { role: 'teacher' });
    const teen = await person(open, { birthday: '2011-05-12' as never });
    for (const { browser } of [her(), teacher, teen]) {
      expect((await browser.call('getModerationQueue', { query: {} })).status).toBe(404);
      expect((await browser.call('getAuthorRequests')).status).toBe(404);
    }
    expect((await one().browser.call('getModerationQueue', { query: {} })).status).toBe(200);
  });

  it('and in the teens’ room a vetted one alone, an admin not', async () => {
    const vetted = await staff(open, { vetted: true });
    const words = await say(open, { author: her().id, room: 'teen', state: 'held', body: 'Is that a rule?' });
    const id = await bring(open, words, { room: 'teen', why: 'first_words' });
    const rooms = async (by: Person) => (await queue(by)).items.map(({ room }) => room);
    expect([await rooms(one()), await rooms(other()), await rooms(vetted)]).toEqual([[], [], ['teen']]);
    expect((await queue(one())).waiting).toEqual([{ room: 'community', count: 0 }]);
    expect((await decide(one(), id, { ...STAND, version: 1 })).status).toBe(404);
    expect((await decide(vetted, id, STAND)).status).toBe(200);
    expect(await stateOf(words)).toMatchObject({ state: 'shown' });
  });
});

describe('a case', () => {
  it('says what was said, why it is here and what happened before, never who wrote it', async () => {
    const { id } = await reported();
    const { items, waiting, reasons } = await queue(one());
    expect(items).toMatchObject([
      {
        id,
        body: 'DM me for drops',
        whys: ['reported'],
        reports: [{ reason: 'selling', label: 'It’s selling something', count: 1 }],
        before: { age: 'week', troubles: 'none', paused: false },
        wordsState: 'shown',
      },
    ]);
    expect(waiting).toEqual([{ room: 'community', count: 1 }]);
    expect(reasons.length).toBeGreaterThan(5);
    expect(JSON.stringify(items)).not.toContain(her().id);
    expect(JSON.stringify(items)).not.toMatch(/Mara|author/i);
  });

  it('grows while it is open, and opens again when something new comes', async () => {
    const { id, words } = await reported();
    await bring(open, words, { reason: 'selling' });
    await bring(open, words, { reason: 'harm' });
    expect((await caseOf(one(), id)).case.reports.map(({ reason, count }) => [reason, count])).toEqual([
      ['harm', 1],
      ['selling', 2],
    ]);
    await decide(one(), id, STAND);
    expect((await queue(one())).items).toEqual([]);
    await bring(open, words, { reason: 'cruel' });
    expect((await queue(one())).items).toMatchObject([{ id, reports: [{ reason: 'cruel', count: 1 }] }]);
  });

  it('whose words were taken back leaves the queue; deciding it tells so and changes nothing', async () => {
    const { id, words } = await reported();
    const { version } = (await caseOf(one(), id)).case;
    await sql(open, "update app.circle_post set state = 'taken_back', body = '' where id = $1", [words.postId]);
    expect((await queue(one())).items).toEqual([]);
    expect(await decide(one(), id, { ...HIDE, version })).toMatchObject({ status: 409, body: { code: 'case_gone' } });
    expect(await stateOf(words)).toEqual({ state: 'taken_back', reason: null });
  });
});

describe('a decision', () => {
  it('hides with a reason she reads, is told to her, and can be reversed', async () => {
    const { id, words } = await reported('You are so stupid');
    const before = await standing(her());
    const tried = await decide(one(), id, { ...HIDE, note: ' Please be gentle. ' });
    expect(tried.status).toBe(200);
    expect(await stateOf(words)).toEqual({ state: 'hidden', reason: 'cruel' });
    await work(open);
    const heard = (await told(her())).items.find(({ excerpt }) => excerpt === 'You are so stupid');
    expect(heard).toMatchObject({
      kind: 'decision',
      excerpt: 'You are so stupid',
      outcome: { words: 'hide', reason: 'cruel', note: 'Please be gentle.' },
      why: expect.stringContaining('without the insult'),
      mayAppeal: true,
    });
    const hidden = (before as { hidden: number } | undefined)?.hidden ?? 0;
    expect(await standing(her())).toMatchObject({ hidden: hidden + 1 });
    await open.tick();
    expect((await told(other())).items).toEqual([]);
    expect((await decide(one(), id, STAND)).status).toBe(200);
    expect(await stateOf(words)).toMatchObject({ state: 'shown' });
    expect(await standing(her())).toMatchObject({ hidden });
  });

  it('pauses for one of the lengths there are, warns, asks for a change; each is undone by the next', async () => {
    const { id, words } = await reported();
    expect(await decide(one(), id, { ...HIDE, voice: 'pause', days: 5 })).toMatchObject({
      status: 400,
      body: { fields: { days: expect.any(String) } },
    });
    await decide(one(), id, { ...HIDE, voice: 'pause', days: 3 });
    expect(await standing(her())).toMatchObject({ paused_until: new Date('2026-11-24T13:00:00Z') });
    await decide(one(), id, { ...HIDE, words: 'change', voice: 'warn' });
    expect([await stateOf(words), await standing(her())]).toMatchObject([
      { state: 'change_asked' },
      { paused_until: null, warnings: 1 },
    ]);
    await decide(one(), id, STAND);
    expect(await standing(her())).toMatchObject({ warnings: 0 });
    expect((await caseOf(one(), id)).trail.map(({ words: kind, voice }) => [kind, voice])).toEqual([
      ['hide', 'pause'],
      ['change', 'warn'],
      ['stand', 'none'],
    ]);
  });

  it('needs a reason wherever something is taken from her', async () => {
    const { id, words } = await reported();
    expect(await decide(one(), id, { ...HIDE, reason: null })).toMatchObject({
      status: 400,
      body: { fields: { reason: 'Choose a reason first.' } },
    });
    expect(await stateOf(words)).toMatchObject({ state: 'shown' });
  });

  it('letting held words in counts toward trust', async () => {
    const words = await say(open, { author: her().id, state: 'held' });
    const id = await bring(open, words, { why: 'contact' });
    const { accepted } = (await standing(her())) as { accepted: number };
    await decide(one(), id, STAND);
    expect(await standing(her())).toMatchObject({ accepted: accepted + 1 });
    expect(await stateOf(words)).toMatchObject({ state: 'shown' });
  });

  it('sent twice under one key is one, and is not made about one’s own words', async () => {
    const { id } = await reported();
    const { version } = (await caseOf(one(), id)).case;
    const key = { 'idempotency-key': 'b3f1c2d4-0000-4000-8000-0000000000aa' };
    const sent = [
      await decide(one(), id, { ...HIDE, version }, key),
      await decide(one(), id, { ...HIDE, version }, key),
    ];
    expect(sent[1]?.body).toEqual(sent[0]?.body);
    expect((await caseOf(one(), id)).trail).toHaveLength(1);
    for (const isAnonymous of [false, true]) {
      const own = await say(open, { author: one().id, isAnonymous });
      const mine = await bring(open, own, { reason: 'cruel' });
      expect(await decide(one(), mine, HIDE)).toMatchObject({ status: 409, body: { code: 'own_words' } });
    }
  });

  it('of two moderators at once is one: the second is told, and sees it fresh', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, words } = await reported();
      const { version } = (await caseOf(one(), id)).case;
      const both = await Promise.all([
        decide(one(), id, { ...HIDE, version }),
        decide(other(), id, { ...STAND, version }),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'case_moved_on' });
      const { trail } = await caseOf(other(), id);
      expect(trail).toHaveLength(1);
      expect((await stateOf(words))?.state).toBe(trail[0]?.words === 'hide' ? 'hidden' : 'shown');
    }
  });

  it('waits while another holds the case for ten minutes', async () => {
    const { id } = await reported();
    const claim = ({ browser }: Person) => browser.call('claimModerationCase', { params: { case: id } });
    expect((await claim(one())).body).toMatchObject({ mine: true });
    expect((await claim(other())).body).toMatchObject({ mine: false });
    expect((await caseOf(other(), id)).case.claim).toBe('other');
    expect(await decide(other(), id, HIDE)).toMatchObject({ body: { code: 'case_claimed' } });
    open.clock.advance(10 * 60_000 + 1);
    expect((await decide(other(), id, HIDE)).status).toBe(200);
  });

  it('of somebody whose role was taken meanwhile is none', async () => {
    const gone = await staff(open);
    const { id, words } = await reported();
    const { version } = (await caseOf(gone, id)).case;
    await asOwner(open.database.adminUrl, (owner) => roleStore.revoke(owner, gone.id, 'moderator'));
    expect((await decide(gone, id, { ...HIDE, version })).status).toBe(401);
    await sql(open, 'alter table auth.role disable trigger all');
    const still = await staff(open);
    await sql(open, 'delete from auth.role where user_id = $1', [still.id]);
    await sql(open, 'alter table auth.role enable trigger all');
    expect((await decide(still, id, { ...HIDE, version })).status).toBe(404);
    expect([await stateOf(words), (await caseOf(one(), id)).trail]).toMatchObject([{ state: 'shown' }, []]);
  });
});

describe('an appeal', () => {
  const appeal = (id: string, name: 'appealDecision' | 'appealNameless' = 'appealDecision') =>
    her().browser.call(name, { body: { decision: id, words: 'I was quoting a song.' } });

  it('comes once, is decided by another moderator, and may restore the words', async () => {
    const { id, words } = await reported('A line of a song');
    const { id: decision } = (await decide(one(), id, HIDE)).body as { id: string };
    await work(open);
    open.clock.advance(1_000);
    expect((await appeal(decision)).status).toBe(200);
    expect(await appeal(decision)).toMatchObject({ status: 409, body: { code: 'appeal_closed' } });
    expect((await queue(one())).items).toMatchObject([
      { id, whys: ['appeal'], appeal: { words: 'I was quoting a song.' }, isOwnDecision: true },
    ]);
    expect(await decide(one(), id, STAND)).toMatchObject({ status: 409, body: { code: 'own_decision' } });
    expect((await decide(other(), id, STAND)).status).toBe(200);
    expect(await stateOf(words)).toMatchObject({ state: 'shown' });
    await work(open);
    const { items } = await told(her());
    expect(
      items
        .filter(({ excerpt }) => excerpt === 'A line of a song')
        .map(({ kind, mayAppeal }) => [kind, mayAppeal])
        .toSorted(),
    ).toEqual([
      ['appeal_decided', false],
      ['appeal_received', false],
      ['decision', false],
    ]);
  });

  it('is hers alone, and not taken after its days', async () => {
    const { id } = await reported();
    const { id: decision } = (await decide(one(), id, HIDE)).body as { id: string };
    await work(open);
    const stranger = await person(open);
    const theirs = await stranger.browser.call('appealDecision', { body: { decision, words: 'Mine!' } });
    expect(theirs).toMatchObject({ status: 409 });
    const late = await openTestApp({ beside: open, at: '2027-01-21T12:00:00Z' });
    const again = late.browser();
    for (const [name, value] of her().browser.cookies) again.cookies.set(name, value);
    expect(APPEAL_DAYS).toBe(30);
    expect(await again.call('appealDecision', { body: { decision, words: 'Late.' } })).toMatchObject({ status: 409 });
    await late.close();
  });

  it('about nameless words goes through the letterbox', async () => {
    const { id, words } = await reported('Without a name', { isAnonymous: true });
    const { id: decision } = (await decide(one(), id, HIDE)).body as { id: string };
    await workAndWait(open);
    expect((await told(her())).items[0]).toMatchObject({ isAnonymous: true, mayAppeal: true });
    expect((await appeal(decision)).status).toBe(409);
    expect((await appeal(decision, 'appealNameless')).status).toBe(200);
    expect((await queue(one())).items).toEqual([]);
    await workAndWait(open);
    expect((await queue(one())).items).toMatchObject([{ id, appeal: { words: 'I was quoting a song.' } }]);
    await decide(other(), id, STAND);
    expect(await stateOf(words)).toMatchObject({ state: 'shown' });
  });
});

describe('what was done here', () => {
  it('is open to members of the room, and to nobody of the other', async () => {
    const figures = async ({ browser }: Person, room: 'community' | 'teen') =>
      browser.call('getCircleFigures', { query: { room } });
    expect((await figures(her(), 'community')).body).toMatchObject({
      figures: expect.arrayContaining([{ kind: 'hide', month: expect.any(Number), year: expect.any(Number) }]),
    });
    expect((await figures(her(), 'teen')).status).toBe(404);
  });
});

describe('the trail', () => {
  it('of decisions and of what staff did only grows', async () => {
    for (const table of ['auth.circle_decision', 'auth.staff_audit']) {
      await expect(sql(open, `update ${table} set at = now()`)).rejects.toMatchObject({ code: '23001' });
      await expect(sql(open, `delete from ${table}`)).rejects.toMatchObject({ code: '23001' });
    }
    const [{ n } = { n: 0 }] = await sql<{ n: number }>(
      open,
      "select count(*)::int as n from auth.staff_audit where action like 'decide%'",
    );
    const [{ d } = { d: 0 }] = await sql<{ d: number }>(open, 'select count(*)::int as d from auth.circle_decision');
    expect(n).toBeGreaterThanOrEqual(d);
  });
});
