import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { keeperReply, myQuestionsReply, openQuestionsReply } from '#contract/teen-circle/teen-circle.schemas.ts';
import { roleStore } from '#server/features/role/public.ts';
import { authorTag, sealAuthor } from '#server/platform/anonymous/author.ts';
import { asOwner } from '#server/platform/db/owner.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';
import type { z } from 'zod';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ at: '2026-11-21T17:20:42Z' });
});
afterAll(() => open.close());

type Keeper = z.output<typeof keeperReply>;
type Mine = z.output<typeof myQuestionsReply>;
type Open = z.output<typeof openQuestionsReply>;

const idOf = async (browser: Browser) => ((await browser.call('getUser')).body as { user: { id: string } }).user.id;
async function teen(firstName = 'Juno') {
  const { browser } = await member(open, { birthday: '2011-03-04' as never, firstName, lastName: 'Halvorsen' });
  return { browser, userId: await idOf(browser) };
}
async function moderator({ vetted, firstName = 'Hedda' }: { vetted: boolean; firstName?: string }) {
  const { browser, body } = await member(open, { firstName, lastName: 'Strand' });
  const userId = await idOf(browser);
  await asOwner(open.database.adminUrl, async (owner) => {
    await roleStore.grant(owner, userId, 'moderator');
    if (vetted) await roleStore.vet(owner, userId, true);
  });
  await browser.call('login', { body: { email: body.email, password: body.password } });
  return { browser, userId };
}
const sql = (text: string, values: unknown[] = []) =>
  run(open.database.adminUrl, (client) => client.query<Record<string, unknown>>(text, values));
/** A question as the letterbox publishes it. */
async function question(userId: string, { body, reason = 'question' }: { body: string; reason?: string }) {
  const id = randomUUID();
  await sql(
    "insert into app.circle_post (id, room, category, kind, body, is_anonymous, author_enc, author_tag, state, reason, at, answered_at, touched_at) values ($1, 'teen', 'moods', 'question', $2, true, $3, $4, 'held', $5, '2026-11-21T16:00:00Z', '2026-11-21T16:00:00Z', '2026-11-21T16:00:00Z')",
    [id, body, sealAuthor(open.vault, { id, userId }), authorTag(open.vault, { userId, postId: id }), reason],
  );
  return id;
}

describe('who looks after the room', () => {
  it('is a vetted moderator by her first name, until a whole hour of her clock, and nobody after it', async () => {
    const { browser: hedda } = await moderator({ vetted: true });
    const { browser: juno } = await teen();
    expect((await juno.call('teenKeeper')).body).toEqual({ keeper: null });
    expect((await hedda.call('teenKeepWatch', { body: { hours: 2 } })).body).toEqual({
      keeper: { firstName: 'Hedda', until: '2026-11-21T19:00:00.000Z', isMine: true },
    });
    const seen = await juno.call('teenKeeper');
    expect(seen.body).toEqual({ keeper: { firstName: 'Hedda', until: '2026-11-21T19:00:00.000Z', isMine: false } });
    expect(JSON.stringify(seen.body)).not.toContain('Strand');
    expect((await hedda.call('teenEndWatch')).body).toEqual({ keeper: null });
    expect((await juno.call('teenKeeper')).body).toEqual({ keeper: null });
  });

  it('is nobody whose vetting was taken back, though her hour runs on', async () => {
    const { browser, userId } = await moderator({ vetted: true, firstName: 'Ines' });
    const { browser: juno } = await teen();
    await browser.call('teenKeepWatch', { body: { hours: 1 } });
    expect(((await juno.call('teenKeeper')).body as Keeper).keeper?.firstName).toBe('Ines');
    await asOwner(open.database.adminUrl, (owner) => roleStore.vet(owner, userId, false));
    expect((await juno.call('teenKeeper')).body).toEqual({ keeper: null });
  });

  it('is not said by a teen, an adult or a moderator who was not vetted', async () => {
    const people = [await teen(), { browser: (await member(open)).browser }, await moderator({ vetted: false })];
    for (const { browser } of people) {
      expect((await browser.call('teenKeepWatch', { body: { hours: 1 } })).status).toBe(404);
      expect((await browser.call('teenOpenQuestions')).status).toBe(404);
    }
    expect((await people[1]?.browser.call('teenKeeper'))?.status).toBe(404);
    expect((await people[2]?.browser.call('teenKeeper'))?.status).toBe(404);
  });

  it('leaves nothing after its end', async () => {
    await sql("update auth.teen_watch set until = '2026-11-21T10:00:00Z'");
    await open.services.sweeps.teen_watches?.();
    expect((await sql('select from auth.teen_watch')).rowCount).toBe(0);
  });
});

describe('a question to a moderator', () => {
  it('waits for moderators, those of crisis first, and says nothing of who asked', async () => {
    const { userId } = await teen();
    const { browser: hedda } = await moderator({ vetted: true });
    const calm = await question(userId, { body: 'Is a pad at night okay?' });
    const urgent = await question(userId, { body: 'I don’t want to be here', reason: 'crisis' });
    const { items, more } = (await hedda.call('teenOpenQuestions')).body as Open;
    expect([items.map(({ id }) => id), more]).toEqual([[urgent, calm], false]);
    expect(Object.keys(items[0] ?? {}).toSorted()).toEqual(['at', 'body', 'id']);
    expect(JSON.stringify(items)).not.toContain(userId);
  });

  it('is answered once, to the one who asked alone; the room reads it when she says so, without her name', async () => {
    const { browser: juno, userId } = await teen();
    const { browser: ada } = await teen('Ada');
    const { browser: hedda, userId: heddaId } = await moderator({ vetted: true });
    const { browser: ines } = await moderator({ vetted: true, firstName: 'Ines' });
    const id = await question(userId, { body: 'How do I tell my coach?' });
    const answer = (who: Browser, body: string) => who.call('teenAnswer', { params: { question: id }, body: { body } });
    expect((await answer(hedda, '  ')).body).toMatchObject({ code: 'words_refused' });
    expect((await answer(hedda, 'One sentence is enough.')).status).toBe(200);
    expect((await answer(ines, 'Another answer.')).body).toMatchObject({ code: 'answered_meanwhile' });
    expect(((await hedda.call('teenOpenQuestions')).body as Open).items.map((one) => one.id)).not.toContain(id);

    const mine = (await juno.call('teenMyQuestions')).body as Mine;
    expect(mine.items).toEqual([
      {
        id,
        body: 'How do I tell my coach?',
        at: '2026-11-21T16:00:00.000Z',
        isShared: false,
        answer: { firstName: 'Hedda', body: 'One sentence is enough.', at: '2026-11-21T17:20:42.000Z' },
      },
    ]);
    expect(JSON.stringify(mine)).not.toContain(heddaId);
    expect(((await ada.call('teenMyQuestions')).body as Mine).items).toEqual([]);

    const share = (who: Browser) => who.call('teenShareQuestion', { params: { question: id } });
    expect([(await share(ada)).status, (await share(hedda)).status]).toEqual([404, 404]);
    expect((await share(juno)).status).toBe(200);
    expect((await share(juno)).status).toBe(404);
    expect(((await juno.call('teenMyQuestions')).body as Mine).items[0]?.isShared).toBe(true);
    const { rows } = await sql('select state, reason, at, author_id, replies from app.circle_post where id = $1', [id]);
    expect(rows).toEqual([
      { state: 'shown', reason: null, at: new Date('2026-11-21T17:00:00Z'), author_id: null, replies: 1 },
    ]);
  });

  it('cannot be shown before it was answered, nor answered when it was taken back', async () => {
    const { browser: juno, userId } = await teen();
    const { browser: hedda } = await moderator({ vetted: true });
    const id = await question(userId, { body: 'Never mind?' });
    expect((await juno.call('teenShareQuestion', { params: { question: id } })).status).toBe(404);
    await sql("update app.circle_post set state = 'taken_back', body = '' where id = $1", [id]);
    const answered = await hedda.call('teenAnswer', { params: { question: id }, body: { body: 'Of course.' } });
    expect(answered.status).toBe(404);
  });
});

describe('what is told of the room', () => {
  it('to adults: what it is, and nothing of what is said in it', async () => {
    const { browser } = await member(open);
    expect((await browser.call('teenAbout')).body).toMatchObject({ title: 'Teen Circle is for ages 13 to 17' });
    expect((await browser.call('teenTopics')).status).toBe(404);
  });

  it('to teens: topics with the source of each statement about health', async () => {
    const { browser } = await teen();
    const { items } = (await browser.call('teenTopics')).body as { items: { opening: { source: object | null }[] }[] };
    expect(items.length).toBe(4);
    expect(items[0]?.opening[0]?.source).toMatchObject({ organisation: expect.any(String) as string });
  });
});
