import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FoundPage } from '#contract/circle/contact.schemas.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { sitter, type Sitter } from '#server/testing/circle/circle-people.ts';

let open: TestApp;
let she: Sitter;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
  she = await sitter(open);
});
afterAll(() => open.close());

const admin = async (sql: string, values: unknown[] = []) =>
  (await run(open.database.adminUrl, (client) => client.query<Record<string, unknown>>(sql, values))).rows;
const find = async (who: Sitter, words: string, more: object = {}) => {
  const answer = await who.call('Search', { body: { words, ...more } });
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as FoundPage;
};
const ids = ({ items }: FoundPage) => items.map(({ id }) => id);
const hits = ({ items }: FoundPage) =>
  items.flatMap(({ segments }) => segments.filter(({ hit }) => hit).map(({ text }) => text));

describe('search', () => {
  it('stems by the language of who looks, finds words as they are, and tells hits in pieces', async () => {
    const other = await sitter(open);
    const english = await other.post('Walking eases <b>my</b> crampinesses, I walked for hours.');
    const german = await other.post('Wärmflaschen helfen mir sehr.', { language: 'de' });
    expect(ids(await find(she, 'walks'))).toEqual([english.id]);
    expect(hits(await find(she, 'walk'))).toEqual(['Walking', 'walked']);
    expect(JSON.stringify(await find(she, 'walk'))).not.toContain('ts_headline');
    expect(ids(await find(she, 'Wärmflasche', { language: 'de-AT' }))).toEqual([german.id]);
    expect(ids(await find(she, 'Wärmflaschen', { language: 'en' }))).toEqual([german.id]);
    expect(ids(await find(she, 'Wärmflasche', { language: 'tlh' }))).toEqual([]);
    expect(ids(await find(she, 'walks eases'))).toEqual([english.id]);
    expect(ids(await find(she, 'walks moonless'))).toEqual([]);
    expect(ids(await find(she, '@r.community'))).toEqual([]);
    expect(ids(await find(she, "'); drop table app.circle_post; --"))).toEqual([]);
    expect(ids(await find(she, '   '))).toEqual([]);
  });

  it('finds replies with the post of their thread, keeps to a topic and to the room', async () => {
    const other = await sitter(open);
    const post = await other.post('What do you drink?');
    const reply = await she.reply(post.id, 'Nettle and raspberry leaf, lukewarm.');
    const [found] = (await find(she, 'raspberry')).items;
    expect(found).toMatchObject({ id: reply.id, isReply: true, post: { id: post.id, body: 'What do you drink?' } });
    expect(ids(await find(she, 'raspberry', { category: 'womb-health' }))).toEqual([reply.id]);
    expect(ids(await find(she, 'raspberry', { category: 'menopause' }))).toEqual([]);
    const teen = await sitter(open, 'teen');
    expect(ids(await find(teen, 'raspberry'))).toEqual([]);
  });

  it('does not find what was changed, taken back, hidden, muted, or said by who blocked her', async () => {
    const other = await sitter(open);
    const [changed, back, blocked] = [
      await other.post('An umbrella once'),
      await other.post('An umbrella twice'),
      await other.post('An umbrella thrice'),
    ];
    expect(new Set(ids(await find(she, 'umbrella')))).toEqual(new Set([changed.id, back.id, blocked.id]));
    await other.call('ChangePost', { params: { post: changed.id }, body: { body: 'A parasol once' } });
    await other.call('TakeBackPost', { params: { post: back.id } });
    expect(ids(await find(she, 'umbrella'))).toEqual([blocked.id]);
    expect(ids(await find(she, 'parasol'))).toEqual([changed.id]);
    const mine = await she.post('My own umbrella');
    const answer = await other.call('Block', { body: { post: mine.id } });
    expect(ids(await find(she, 'umbrella'))).toEqual([mine.id]);
    expect(ids(await find(other, 'umbrella'))).toEqual([blocked.id]);
    await other.call('EndQuiet', { params: { quiet: (answer.body as { id: string }).id } });
    await admin("update app.circle_post set state = 'hidden' where id = $1", [blocked.id]);
    expect(ids(await find(she, 'umbrella'))).toEqual([mine.id]);
  });
});

const POSTS = 9_000;
/** Every third says one word, every tenth another, a few in a thousand a third, over five years. */
const FILL = `insert into app.circle_post (id, room, category, body, is_anonymous, author_id, state, at, answered_at, touched_at)
  select gen_random_uuid(), 'community', case when n % 7 = 0 then 'rituals' else 'womb-health' end,
    'number' || n || case when n % 3 = 0 then ' bonfires' else '' end || case when n % 10 = 0 then ' lanterns' else '' end
      || case when n % 1500 = 7 then ' sassafras' else '' end,
    false, gen_random_uuid(), 'shown', at, at, at
    from generate_series(1, ${POSTS}) n, lateral (select timestamptz '2026-11-20' - n * interval '5 hours' as at) t`;

describe('search in thousands of posts', () => {
  beforeAll(async () => {
    await admin(FILL);
    await admin('analyze auth.circle_words');
  });

  it.each([
    ['bonfire', 'bonfires', POSTS / 3],
    ['lantern', 'lanterns', POSTS / 10],
    ['sassafras', 'sassafras', POSTS / 1500],
  ])('%s: every hit once, newest first, page after page', async (asked, word, count) => {
    const expected = (
      await admin(`select id from app.circle_post where body like '% ${word}%' order by at desc, id desc`)
    ).map(({ id }) => id);
    expect(expected).toHaveLength(count);
    const got: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 6; page += 1) {
      const found: FoundPage = await find(she, asked, after ? { after } : {});
      got.push(...ids(found));
      after = found.next;
      if (!after) break;
    }
    expect(got).toEqual(expected.slice(0, Math.min(120, count)));
    const topic = await find(she, asked, { category: 'rituals' });
    const ofTopic = await admin(
      `select id from app.circle_post where body like '% ${word}%' and category = 'rituals' order by at desc, id desc limit 20`,
    );
    expect(ids(topic)).toEqual(ofTopic.map(({ id }) => id));
  });

  it('uses the index of words, which row-level security would keep it from', async () => {
    const scans = async () => {
      await admin('select pg_stat_force_next_flush()');
      const [row] = await admin(
        "select idx_scan::int as n from pg_stat_user_indexes where indexrelname = 'circle_words_found'",
      );
      return Number(row?.['n']);
    };
    const before = await scans();
    await find(she, 'sassafras');
    // The connections of the product tell what they did within a second of standing still.
    await expect.poll(scans, { timeout: 15_000, interval: 500 }).toBeGreaterThan(before);
    const plan = async (sql: string) => JSON.stringify(await admin(`explain ${sql}`));
    const [source] = await admin("select prosrc from pg_proc where proname = 'words_by_index'");
    const statement = String(source?.['prosrc'])
      .replace('p_query', "'sassafras'::tsquery")
      .replace('p_at', "'infinity'")
      .replace('p_id', "'ffffffff-ffff-ffff-ffff-ffffffffffff'")
      .replace('p_most', '400');
    expect(await plan(statement)).toContain('Bitmap Index Scan on circle_words_found');
    // The same question under a policy: no index of words.
    const guarded = `set local role w_user; set local app.sid = 'x'`;
    const seen = await run(open.database.adminUrl, async (client) => {
      await client.query(`begin; create table app.guarded as select id, words, at from auth.circle_words; create index on app.guarded using gin (words); analyze app.guarded;
        alter table app.guarded enable row level security; create policy read on app.guarded to w_user using (auth.uid() is not null); grant select on app.guarded to w_user; ${guarded}`);
      const { rows } = await client.query("explain select id from app.guarded where words @@ 'sassafras'::tsquery");
      await client.query('rollback');
      return JSON.stringify(rows);
    });
    expect(seen).not.toContain('Index');
  });
});
