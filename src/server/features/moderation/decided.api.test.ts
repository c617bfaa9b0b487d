import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CaseReply, DecidedReply, DecisionPost } from '#contract/moderation/moderation.schemas.ts';
import { roleStore } from '#server/features/role/public.ts';
import { asOwner } from '#server/platform/db/owner.ts';
import { bring, person, say, sql, staff, work, type Person } from '#server/testing/circle/circle-cases.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';

let open: TestApp;
let [author, first, second]: Person[] = [];
beforeAll(async () => {
  open = await openTestApp({ at: '2026-11-21T12:00:00Z', env: { RATE_FACTOR: '1000' } });
  [author, first, second] = [await person(open), await staff(open), await staff(open, { vetted: true })];
});
afterAll(() => open.close());

const her = () => author as Person;
const one = () => first as Person;
const other = () => second as Person;
const HIDE: Omit<DecisionPost, 'version'> = { words: 'hide', voice: 'none', days: null, reason: 'cruel', note: null };
const STAND: Omit<DecisionPost, 'version'> = { words: 'stand', voice: 'none', days: null, reason: null, note: null };
const decided = async ({ browser }: Person, query: Record<string, string> = {}) =>
  (await browser.call('getDecidedCases', { query })).body as DecidedReply;
const caseOf = async ({ browser }: Person, id: string) =>
  ((await browser.call('getModerationCase', { params: { case: id } })).body as CaseReply).case;
const send = ({ browser }: Person, id: string, body: DecisionPost) =>
  browser.call('decideModerationCase', { params: { case: id }, body });
const decide = async (by: Person, id: string, decision: Omit<DecisionPost, 'version'>) => {
  open.clock.advance(1_000);
  return send(by, id, { ...decision, version: (await caseOf(by, id)).version });
};
type Said = { body?: string; room?: 'community' | 'teen'; isAnonymous?: boolean; state?: 'shown' | 'held' };
const waiting = async (said: Said = {}) => {
  const words = await say(open, { author: her().id, ...said });
  const { room = 'community' } = said;
  return { words, id: await bring(open, words, { room, reason: 'cruel' }) };
};
const stateOf = async ({ postId }: { postId: string }) =>
  (await sql<{ state: string }>(open, 'select state from app.circle_post where id = $1', [postId]))[0]?.state;
const standing = async ({ id }: Person) =>
  (await sql(open, 'select accepted, hidden, paused_until from auth.circle_standing where user_id = $1', [id]))[0];

describe('what was decided', () => {
  it('comes newest first, page by page, by room as far as one looks after it, and says by whom only “me” or not', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 5; at += 1) {
      const { id } = await waiting({ body: `Words ${at}`, isAnonymous: at % 2 === 0 });
      ids.push(id);
      await decide(at < 3 ? one() : other(), id, { ...HIDE, note: `Note ${at}` });
    }
    const teen = (await waiting({ room: 'teen', state: 'held' })).id;
    await decide(other(), teen, STAND);
    const seen: DecidedReply['items'][number][] = [];
    for (let after: string | undefined, pages = 0; pages < 9; pages += 1) {
      const page = await decided(one(), { limit: '2', ...(after !== undefined && { after }) });
      seen.push(...page.items);
      if (page.next === null) break;
      after = page.next;
    }
    expect(seen.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(seen.map(({ decision: { byMe } }) => byMe)).toEqual([false, false, true, true, true]);
    expect(seen[0]).toMatchObject({
      body: 'Words 4',
      state: 'decided',
      wordsState: 'hidden',
      decision: { words: 'hide', reason: 'cruel', note: 'Note 4', byMe: false },
    });
    expect((await decided(one())).rooms).toEqual(['community']);
    expect((await decided(one(), { room: 'teen' })).items).toEqual([]);
    expect((await decided(other(), { room: 'teen' })).items.map(({ id }) => id)).toEqual([teen]);
    expect((await decided(other())).items.map(({ id }) => id)).toEqual([teen, ...ids.toReversed()]);
    const all = JSON.stringify(await decided(other()));
    for (const { id } of [her(), one(), other()]) expect(all).not.toContain(id);
  });

  it('can be changed long after: what the earlier decision did is taken back, and the case leads the list anew', async () => {
    const before = await standing(her());
    const { id, words } = await waiting({ body: 'A song' });
    await decide(one(), id, { ...HIDE, voice: 'pause', days: 7 });
    await decide(other(), (await waiting()).id, STAND);
    expect(await standing(her())).toMatchObject({ paused_until: expect.any(Date) });
    const [, found] = (await decided(one())).items;
    expect(found).toMatchObject({ id, decision: { voice: 'pause', days: 7 } });
    expect((await send(one(), id, { ...STAND, version: found?.version ?? 0 })).status).toBe(200);
    expect([await stateOf(words), await standing(her())]).toEqual(['shown', before]);
    const { items } = await decided(one());
    expect(items.filter((item) => item.id === id)).toMatchObject([{ decision: { words: 'stand', voice: 'none' } }]);
  });

  it('of words that were let in: they count toward trust no longer when they are hidden after all', async () => {
    const { accepted } = (await standing(her())) as { accepted: number };
    const { id } = await waiting({ state: 'held' });
    const counts: unknown[] = [];
    for (const decision of [STAND, HIDE, STAND, HIDE]) {
      await decide(one(), id, decision);
      counts.push(((await standing(her())) as { accepted: number }).accepted - accepted);
    }
    expect(counts).toEqual([1, 0, 0, 0]);
  });

  it('changed by two at once is changed by one; the second is told', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, words } = await waiting();
      await decide(one(), id, HIDE);
      const { version } = await caseOf(one(), id);
      const both = await Promise.all([
        send(one(), id, { ...STAND, version }),
        send(other(), id, { ...HIDE, words: 'change', version }),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'case_moved_on' });
      const listed = (await decided(one())).items.find((item) => item.id === id);
      expect(await stateOf(words)).toBe(listed?.decision.words === 'stand' ? 'shown' : 'change_asked');
    }
  });

  it('is neither read nor changed by whose role was taken meanwhile', async () => {
    const [demoted, signedOut] = [await staff(open), await staff(open)];
    const { id, words } = await waiting();
    await decide(demoted, id, HIDE);
    const { version } = await caseOf(demoted, id);
    await asOwner(open.database.adminUrl, (owner) => roleStore.revoke(owner, signedOut.id, 'moderator'));
    expect((await signedOut.browser.call('getDecidedCases', { query: {} })).status).toBe(401);
    // And where the session goes on: the functions ask for the role themselves.
    await sql(open, 'alter table auth.role disable trigger all');
    await sql(open, 'delete from auth.role where user_id = $1', [demoted.id]);
    await sql(open, 'alter table auth.role enable trigger all');
    expect((await decided(demoted)).items ?? []).toEqual([]);
    expect((await send(demoted, id, { ...STAND, version })).status).toBe(404);
    expect(await stateOf(words)).toBe('hidden');
    expect((await decided(one())).items[0]).toMatchObject({ id, decision: { byMe: false } });
  });

  it('on an appeal is changed by others, never by whom it overruled', async () => {
    const { id, words } = await waiting({ body: 'Overruled' });
    const { id: decision } = (await decide(one(), id, HIDE)).body as { id: string };
    await work(open);
    await her().browser.call('appealDecision', { body: { decision, words: 'I was quoting a song.' } });
    expect((await decided(one())).items.map((item) => item.id)).not.toContain(id);
    await decide(other(), id, STAND);
    expect((await decided(one())).items[0]).toMatchObject({
      id,
      isOwnDecision: true,
      decision: { onAppeal: true, byMe: false },
    });
    expect(await decide(one(), id, HIDE)).toMatchObject({ status: 409, body: { code: 'own_decision' } });
    expect(await stateOf(words)).toBe('shown');
    expect((await decide(other(), id, HIDE)).status).toBe(200);
  });

  it('holds nothing of words that were withdrawn', async () => {
    const { id, words } = await waiting();
    await decide(one(), id, HIDE);
    await sql(open, "update app.circle_post set state = 'taken_back', body = '' where id = $1", [words.postId]);
    expect((await decided(one())).items.map((item) => item.id)).not.toContain(id);
  });
});
