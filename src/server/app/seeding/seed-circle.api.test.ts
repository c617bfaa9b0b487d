import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PostsPage, RoomReply, ThreadReply } from '#contract/circle/circle.schemas.ts';
import { openAuthor } from '#server/platform/anonymous/author.ts';
import { publish } from '#server/testing/circle/circle-people.ts';
import { asOwner, type Owner } from '#server/platform/db/owner.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { SEEDED_PASSWORD, seededEmail, type Writer } from './members.ts';
import { refuseRealMembers } from './refuse-seed.ts';
import { RARE_WORDS } from './sentences.ts';
import { seedCircle, type Seeded } from './seed-circle.ts';

const SIZE = { posts: 2_000, members: 120, seed: 7 };
let open: TestApp;
let seeded: Seeded;
/** Somebody of the seed who wrote both with and without her name. */
let writer: Writer;
let her: Browser;

beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '100' } });
  seeded = await asOwner(open.database.adminUrl, (owner) =>
    seedCircle({ ...SIZE, deps: open.services.account, owner, say: () => undefined }),
  );
  const { rows } = await query<{ author_id: string }>(
    "select author_id from app.circle_post where room = 'community' and state = 'shown' and author_id is not null group by 1 order by count(*) desc limit 1",
  );
  writer = seeded.writers.find(({ id }) => id === rows[0]?.author_id) as Writer;
  her = await signedIn(seeded.writers.indexOf(writer));
}, 120_000);
afterAll(async () => {
  await open.close();
});

/** A statement of the database's owner. */
const query: Owner['query'] = (sql, values) => asOwner(open.database.adminUrl, (owner) => owner.query(sql, values));

async function signedIn(index: number): Promise<Browser> {
  const browser = open.browser();
  const reply = await browser.call('login', { body: { email: seededEmail(index), password: SEEDED_PASSWORD } });
  expect(reply.status).toBe(200);
  return browser;
}

type Kind = 'named post' | 'nameless post' | 'named reply' | 'nameless reply';
/** Which columns have a value in every row of a kind that is shown, of those of the seed or of those said just now. */
async function filled(kind: Kind, bodies: readonly string[] | null): Promise<string[]> {
  const table = kind.endsWith('post') ? 'circle_post' : 'circle_reply';
  const { rows } = await query<{ key: string }>(
    `select key from (select to_jsonb(p) as row from app.${table} p
      where state = 'shown' and is_anonymous = $1 and (($2::text[] is null and body not like 'Said by hand%') or body = any ($2))) t, jsonb_each(row)
      where jsonb_typeof(value) <> 'null' group by key having count(*) = (select count(*) from app.${table} where state = 'shown' and is_anonymous = $1 and (($2::text[] is null and body not like 'Said by hand%') or body = any ($2))) order by key`,
    [kind.startsWith('nameless'), bodies],
  );
  return rows.map(({ key }) => key);
}

describe('what the seed lays in', () => {
  it('is as much as was asked for, without a hole in the counts', async () => {
    const { rows } = await query<Record<string, number>>(
      `select count(*)::int as posts, sum(replies)::int as replies, max(last_seq) as longest, avg(is_anonymous::int)::float as nameless,
        count(*) filter (where replies <> (select count(*) from app.circle_reply r where r.post_id = p.id and r.state = 'shown'))::int as miscounted,
        count(*) filter (where holds <> (select count(*) from auth.circle_hold h where h.post_id = p.id))::int as misheld,
        count(*) filter (where is_anonymous and at <> date_trunc('hour', at))::int as telling
       from app.circle_post p`,
    );
    expect(rows[0]).toMatchObject({ posts: 2_000, longest: 400, miscounted: 0, misheld: 0, telling: 0 });
    expect(rows[0]?.['replies']).toBeGreaterThan(1_000);
    expect(rows[0]?.['nameless']).toBeCloseTo(0.3, 1);
  });

  it('is found by the words that the database would have made of it, and a rare word as often in any circle', async () => {
    const { rows } = await query<Record<string, number>>(
      `select count(*)::int as found, count(*) filter (where w.words <> auth.circle_lexemes(coalesce(r.body, p.body), coalesce(r.language, p.language), w.room, p.category, w.at))::int as other,
        (select count(*) from (select id from app.circle_post where state = 'shown' union all select id from app.circle_reply where state = 'shown') s)::int as shown
       from auth.circle_words w join app.circle_post p on p.id = w.post_id left join app.circle_reply r on r.id = w.id and w.id <> w.post_id`,
    );
    expect(rows[0]).toMatchObject({ found: rows[0]?.['shown'], other: 0 });
    for (const { word, hits } of RARE_WORDS) {
      const found = await query<{ n: number }>(
        "select count(*)::int as n from auth.circle_words where room = 'community' and words @@ to_tsquery('simple', $1)",
        [word],
      );
      expect([word, found.rows[0]?.n]).toEqual([word, hits]);
    }
  });

  it('fills the same columns as the handlers do', async () => {
    const category = 'womb-health';
    const said = [
      'Said by hand with a name.',
      'Said by hand without one.',
      'Said by hand as an answer.',
      'Said by hand, an answer without one.',
    ] as const;
    const post = await her.call('communitySayPost', { body: { category, body: said[0] } });
    expect(post.status).toBe(201);
    const { id } = (post.body as { post: { id: string } }).post;
    const nameless = await her.call('communitySayNamelessPost', { body: { category, body: said[1] } });
    expect(nameless.status).toBeLessThan(300);
    expect((await her.call('communitySayReply', { params: { post: id }, body: { body: said[2] } })).status).toBe(201);
    const other = await her.call('communitySayNamelessReply', { params: { post: id }, body: { body: said[3] } });
    expect(other.status).toBeLessThan(300);
    await publish(open);
    for (const [kind, body] of [
      ['named post', said[0]],
      ['nameless post', said[1]],
      ['named reply', said[2]],
      ['nameless reply', said[3]],
    ] as const)
      expect([kind, ...(await filled(kind, null))]).toEqual([kind, ...(await filled(kind, [body]))]);
  });

  it('is hers where she wrote it, with a name and without one, and names open', async () => {
    const { rows } = await query<{ id: string; author_id: string | null; author_enc: Buffer | null }>(
      "select id, author_id, author_enc from app.circle_post where room = 'community' and state = 'shown' and body not like 'Said by hand%' order by at desc, id desc limit 60",
    );
    const authorOf = (row: (typeof rows)[number]) =>
      row.author_id ?? openAuthor(open.vault, { id: row.id, enc: row.author_enc as Buffer });
    const told = (await pages(her, 3)).filter(({ body }) => !body.startsWith('Said by hand'));
    const known = told.slice(0, 60).map(({ id, isMine, firstName, lastName, isAnonymous }) => {
      const row = rows.find((each) => each.id === id);
      return row && { id, isMine, isAnonymous, name: firstName && `${firstName} ${lastName}` };
    });
    expect(known).toEqual(
      rows.map((row) => {
        const by = seeded.writers.find(({ id }) => id === authorOf(row)) as Writer;
        const isAnonymous = row.author_id === null;
        return {
          id: row.id,
          isMine: by === writer,
          isAnonymous,
          name: isAnonymous ? null : `${by.firstName} ${by.lastName}`,
        };
      }),
    );
    expect(known.some((each) => each?.isMine)).toBe(true);
  });

  it('lets a thread of 400 be read, and a member of the seed be let in with her rules accepted', async () => {
    const long = (await pages(her, 4)).find(({ replies }) => replies > 300);
    const thread = (await her.call('communityThread', { params: { post: long?.id ?? '' } })).body as ThreadReply;
    expect(thread.replies.next).not.toBeNull();
    const room = (await her.call('communityRoom')).body as RoomReply;
    expect(JSON.stringify(room)).toContain('rules');
    expect(room.writing.stops).toBeNull();
  });

  it('keeps the teens’ room to teens', async () => {
    const teen = seeded.writers.findIndex(({ isTeen }) => isTeen);
    const hers = await (await signedIn(teen)).call('teenPosts', { query: {} });
    expect((hers.body as PostsPage).items.length).toBeGreaterThan(0);
    expect((await her.call('teenPosts', { query: {} })).status).toBe(404);
  });
});

it('the same seed says the same', async () => {
  const { Chance } = await import('./chance.ts');
  const { wordsOf } = await import('./sentences.ts');
  const of = (seed: number) => {
    const chance = new Chance(seed);
    return [chance.id(), wordsOf(chance, { most: 8 }), chance.longTail(2, 400)];
  };
  expect(of(7)).toEqual(of(7));
  expect(of(7)).not.toEqual(of(8));
  expect(of(7)[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

describe('it refuses', () => {
  const refuse = () => asOwner(open.database.adminUrl, (owner) => refuseRealMembers(owner, open.vault));
  it('to fill a database twice, and one with members of its own', async () => {
    await expect(refuse()).rejects.toThrow(/seeded before/);
    await query("update auth.account set email_index = sha256('somebody') where user_id = $1", [seeded.writers[3]?.id]);
    await expect(refuse()).rejects.toThrow(/holds 1 account of its own/);
  });
});

async function pages(browser: Browser, count: number) {
  let after: string | null = null;
  const items: PostsPage['items'][number][] = [];
  for (let page = 0; page < count; page += 1) {
    const asked: { limit: string; after?: string } = { limit: '30', ...(after !== null && { after }) };
    const body = (await browser.call('communityPosts', { query: asked })).body as PostsPage;
    items.push(...body.items);
    after = body.next;
  }
  return items;
}
