import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthorRequest, QueueReply, ToldReply } from '#contract/moderation/moderation.schemas.ts';
import { urgencyOf, type CaseFacts } from '#domain/moderation/urgency.ts';
import { joinDump } from '#server/testing/attacker/joined-dump.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import {
  bring,
  person,
  proving,
  say,
  sql,
  staff,
  work,
  workAndWait,
  type Person,
} from '#server/testing/circle/circle-cases.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ at: '2026-11-21T12:20:00Z', env: { RATE_FACTOR: '1000' } });
});
afterAll(() => open.close());

const queue = async ({ browser }: Person) =>
  ((await browser.call('getModerationQueue', { query: { limit: '20' } })).body as QueueReply).items;
const hide = async ({ browser }: Person, id: string, version = 1) =>
  browser.call('decideModerationCase', {
    params: { case: id },
    body: { version, words: 'hide', voice: 'pause', days: 7, reason: 'cruel', note: null },
  });
const told = async ({ browser }: Person) =>
  ((await browser.call('getToldWords', { query: {} })).body as ToldReply).items;
describe('two cases of one nameless author', () => {
  it('share nothing that those of another do not share, before and after a decision on one', async () => {
    const moderator = await staff(open);
    const [a, b] = [await person(open), await person(open)];
    const ids: string[] = [];
    for (const author of [a, a, b]) {
      const words = await say(open, { author: author.id, isAnonymous: true, body: 'Same words', state: 'held' });
      ids.push(await bring(open, words, { why: 'contact' }));
    }
    const bare = async () => {
      const items = await queue(moderator);
      return ids.map((id) => {
        const { id: _, version: __, ...rest } = items.find((one) => one.id === id) ?? { id, version: 0 };
        return JSON.stringify(rest);
      });
    };
    const [one, two, three] = await bare();
    expect([one, two]).toEqual([three, three]);
    expect(one).toContain('"openedAt":"2026-11-21T12:00:00.000Z"');
    expect((await hide(moderator, ids[0] ?? '')).status).toBe(200);
    await workAndWait(open);
    const [, after, other] = await bare();
    expect(after).toBe(other);
    expect(await told(a)).toMatchObject([{ isAnonymous: true, outcome: { voice: 'pause', days: 7 } }]);
    expect(await told(b)).toEqual([]);
  });

  it('and a dump joins no decision with a standing', async () => {
    const moderator = await staff(open);
    const authors: Person[] = [];
    for (let at = 0; at < 6; at += 1) authors.push(await person(open));
    for (const author of authors) {
      const words = await say(open, { author: author.id, isAnonymous: true, state: 'held' });
      open.clock.advance(1_000);
      await hide(moderator, await bring(open, words, { why: 'contact' }));
    }
    await workAndWait(open);
    const tables = ['auth.circle_decision', 'auth.circle_case', 'auth.circle_telling'];
    const joined = await run(open.database.adminUrl, (client) =>
      joinDump(client, { anonymous: tables, keyOf: (values) => values }),
    );
    const ids = new Set(authors.map(({ id }) => id));
    const betrayed = (['same transaction', 'same instant', 'shared value'] as const).flatMap((way) =>
      [...joined[way].values()].flatMap((members) =>
        [...members].filter((id) => ids.has(id)).map((id) => `${way} ${id}`),
      ),
    );
    expect(betrayed).toEqual([]);
    expect(await sql(open, 'select from auth.circle_standing where paused_until is not null')).toHaveLength(7);
  });
});

describe('asking who wrote something', () => {
  const ask = ({ browser }: Person, id: string) =>
    browser.call('askForAuthor', { params: { case: id }, body: { reason: 'She says she will hurt herself tonight.' } });
  const requests = async ({ browser }: Person) =>
    ((await browser.call('getAuthorRequests')).body as { items: AuthorRequest[] }).items;

  it('asks for a second factor anew, is written down, masked, short, and told to her', async () => {
    const [moderator, other, author] = [await staff(open), await staff(open), await person(open)];
    const prove = await proving(open, moderator);
    const words = await say(open, { author: author.id, isAnonymous: true, body: 'Tonight' });
    const id = await bring(open, words, { why: 'crisis' });
    expect(await ask(moderator, id)).toMatchObject({ status: 403, body: { code: 'step_up_required' } });
    await prove('askForAuthor');
    expect(await ask(moderator, id)).toMatchObject({ status: 200, body: { waits: false } });
    expect((await ask(moderator, id)).status).toBe(403);
    await work(open);
    const [request] = await requests(moderator);
    expect(request).toMatchObject({
      mine: true,
      author: { name: 'M••• L•••', email: 'w•••@e•••.org', since: '2026-11' },
    });
    expect(JSON.stringify(request)).not.toContain(author.id);
    expect(await requests(other)).toEqual([]);
    await workAndWait(open);
    expect(await told(author)).toMatchObject([{ kind: 'author_opened', excerpt: 'Tonight' }]);
    open.clock.advance(16 * 60_000);
    await open.services.everyMinute.hideAuthors(open.clock.now());
    expect((await requests(moderator))[0]?.author).toBeNull();
    expect(await sql(open, 'select from auth.circle_author_request where sealed is not null')).toEqual([]);
    expect(await sql(open, "select action from auth.staff_audit where action = 'ask author'")).toHaveLength(1);
  });

  it('of a teen takes two people: who asked cannot agree, an unvetted moderator sees nothing of it', async () => {
    const [asks, plain, admin] = [
      await staff(open, { vetted: true }),
      await staff(open),
      await staff(open, { role: 'admin' }),
    ];
    const teen = await person(open, { birthday: '2011-05-12' as never });
    const words = await say(open, { author: teen.id, room: 'teen', isAnonymous: true, state: 'held' });
    const id = await bring(open, words, { why: 'crisis', room: 'teen' });
    const [prove, proveAdmin, provePlain] = [
      await proving(open, asks),
      await proving(open, admin),
      await proving(open, plain),
    ];
    await provePlain('askForAuthor');
    expect((await ask(plain, id)).status).toBe(404);
    await prove('askForAuthor');
    const request = ((await ask(asks, id)).body as { id: string; waits: true }).id;
    await work(open);
    expect(await requests(asks)).toMatchObject([{ id: request, approved: false, author: null }]);
    const agree = ({ browser }: Person) => browser.call('approveAuthor', { params: { request } });
    await prove('approveAuthor');
    expect(await agree(asks)).toMatchObject({ status: 409, body: { code: 'own_request' } });
    expect(await requests(plain)).toEqual([]);
    expect(await requests(admin)).toMatchObject([{ id: request, mine: false, author: null }]);
    expect((await agree(admin)).status).toBe(403);
    await proveAdmin('approveAuthor');
    expect((await agree(admin)).status).toBe(200);
    await work(open);
    expect((await requests(asks))[0]?.author).toMatchObject({ name: 'M••• L•••' });
    expect((await requests(admin)).map(({ author }) => author)).toEqual([]);
  });

  it('closing the circle to a writer asks for the same proof', async () => {
    const [moderator, author] = [await staff(open), await person(open)];
    const prove = await proving(open, moderator);
    const id = await bring(open, await say(open, { author: author.id }), { reason: 'harm' });
    const close = () =>
      moderator.browser.call('closeVoice', { params: { case: id }, body: { version: 1, reason: 'harm', note: null } });
    expect((await close()).status).toBe(403);
    await prove('closeVoice');
    expect((await close()).status).toBe(200);
    expect(await sql(open, 'select closed_at from auth.circle_standing where user_id = $1', [author.id])).toEqual([
      { closed_at: expect.any(Date) },
    ]);
  });
});

it('the queue comes in the order of the rule, page by page, whatever is in it', async () => {
  await sql(open, "update auth.circle_case set state = 'decided'");
  const moderator = await staff(open);
  const author = await person(open);
  const whys = ['crisis', 'harm', 'contact', 'reported', 'reported', 'reported'] as const;
  const reasons = ['harm', 'cruel', 'selling', 'other', 'worried'] as const;
  let seed = 7;
  const draw = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let at = 0; at < 40; at += 1) {
    const words = await say(open, { author: author.id, isAnonymous: draw(2) === 0 });
    for (let more = draw(4); more >= 0; more -= 1) {
      const why = whys[draw(whys.length)] ?? 'reported';
      await bring(open, words, { why, reason: why === 'reported' ? (reasons[draw(reasons.length)] ?? null) : null });
    }
    open.clock.advance(draw(100) * 1_000);
  }
  const seen: QueueReply['items'][number][] = [];
  let after: string | undefined;
  do {
    const query = { limit: '7', ...(after !== undefined && { after }) };
    const page = (await moderator.browser.call('getModerationQueue', { query })).body as QueueReply;
    seen.push(...page.items);
    after = page.next ?? undefined;
  } while (after !== undefined);
  const keys = seen.map(({ room, whys: why, reports, openedAt }) => {
    const known = Object.fromEntries(reports.map(({ reason, count }) => [reason, count]));
    const facts: CaseFacts = {
      room,
      whys: why,
      reports: reports.reduce((sum, { count }) => sum + count, 0),
      reasons: known,
    };
    return [-urgencyOf(facts), Math.floor(Date.parse(openedAt) / 1000)] as const;
  });
  expect(new Set(seen.map(({ id }) => id)).size).toBe(40);
  expect(keys).toEqual(keys.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
});
