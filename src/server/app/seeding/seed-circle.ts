import { NEW_COUNT_MAX, type Room } from '#domain/circle/limits.ts';
import type { AccountDeps } from '#server/features/account/public.ts';
import { circleContent, LAID, laidRows, loadCategories } from '#server/features/circle/public.ts';
import { Copy } from '#server/platform/db/copy-in.ts';
import type { Owner } from '#server/platform/db/owner.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { Chance } from './chance.ts';
import { addFound, foundWordsCopy, lexemesOfPieces } from './found-words.ts';
import { seedMembers, type Writer } from './members.ts';
import { rarePlaces } from './sentences.ts';
import { threadAt, type Ground } from './threads.ts';

export type SeedSize = { readonly posts: number; readonly members: number; readonly seed: number };
export type Seeded = {
  readonly posts: number;
  readonly replies: number;
  readonly holds: number;
  readonly writers: readonly Writer[];
};
type Options = SeedSize & {
  readonly deps: AccountDeps;
  readonly owner: Owner;
  readonly say: (line: string) => void;
};

/** Small enough to lie in the socket's buffers while the next rows are made: so both processors work. */
const ROWS_A_COPY = 2_000;
const NEW_TO_ALL = 2 * NEW_COUNT_MAX;
const TABLES = ['app.circle_post', 'app.circle_reply', 'auth.circle_hold', 'auth.circle_words'] as const;

/**
 * Fills the circle in one transaction: nobody sees a half of it, and one that is broken off leaves nothing. Indexes that
 * no rule hangs on are taken away first and made again at the end.
 */
export async function seedCircle(options: Options): Promise<Seeded> {
  const { owner, deps, seed, say } = options;
  const chance = new Chance(seed);
  await owner.query("begin; set local synchronous_commit = off; set local maintenance_work_mem = '512MB'");
  try {
    const writers = await timed(say, 'members', () =>
      seedMembers({ deps, owner, chance }, options.members).then((made) => ({ made, count: made.length })),
    );
    const ground = await groundOf(options, writers.made);
    const indexes = await takeIndexes(owner);
    for (const table of TABLES) await owner.query(`alter table ${table} disable trigger all`);
    const { counts } = await timed(say, 'posts, replies and their search words', () =>
      copyThreads({ owner, chance, ground, vault: deps.vault }),
    );
    for (const table of TABLES) await owner.query(`alter table ${table} enable trigger all`);
    await timed(say, 'indexes', async () => {
      for (const index of indexes) await owner.query(index);
      return { count: indexes.length };
    });
    await layVisits(owner, { writers: writers.made, now: ground.now });
    await owner.query('commit');
    await timed(say, 'statistics', async () => {
      for (const table of TABLES) await owner.query(`vacuum (analyze) ${table}`);
      return { count: TABLES.length };
    });
    return { ...counts, writers: writers.made };
  } catch (error) {
    await owner.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function groundOf({ deps, posts }: Options, writers: readonly Writer[]): Promise<Ground> {
  const { categories, plantNames } = circleContent();
  await loadCategories(deps.db);
  const slugs = (room: Room) => categories[room].map(({ slug }) => slug);
  return {
    adults: writers.filter(({ isTeen }) => !isTeen),
    teens: writers.filter(({ isTeen }) => isTeen),
    categories: { community: slugs('community'), teen: slugs('teen') },
    plants: plantNames,
    count: posts,
    rare: rarePlaces(posts),
    now: deps.clock.now(),
  };
}

async function copyThreads({
  owner,
  chance,
  ground,
  vault,
}: {
  owner: Owner;
  chance: Chance;
  ground: Ground;
  vault: Vault;
}) {
  const tables = ['posts', 'replies', 'holds'] as const;
  const copies = tables.map((name) => ({ name, copy: new Copy(LAID[name].table, LAID[name].columns) }));
  const found = foundWordsCopy();
  const lexemes = await lexemesOfPieces(owner);
  const counts = { posts: 0, replies: 0, holds: 0 };
  let underWay: Promise<void> = Promise.resolve();
  const send = async () => {
    await underWay;
    underWay = (async () => {
      for (const { copy } of copies) await copy.flush(owner);
      await found.flush(owner);
    })();
    // Heard when it is waited for; a fault must not end the process before that.
    underWay.catch(() => undefined);
  };
  for (let index = 0; index < ground.count; index += 1) {
    const thread = threadAt(chance, { ground, index });
    const rows = laidRows(vault, thread);
    addFound(found, { thread, rows, lexemes });
    for (const { name, copy } of copies) {
      for (const cells of rows[name]) copy.add(cells);
      counts[name] += rows[name].length;
    }
    if ((copies[0]?.copy.waiting ?? 0) >= ROWS_A_COPY) await send();
  }
  await send();
  await underWay;
  return { counts, count: counts.posts + counts.replies };
}

/**
 * Everybody was in her room before its newest posts, knows its rules, and has a good standing by her named words. What is
 * new to her is as much in a small circle as in a large one: more than is counted.
 */
async function layVisits(owner: Owner, { writers, now }: { writers: readonly Writer[]; now: Date }): Promise<void> {
  const { houseRules } = circleContent();
  const visits = new Copy('app.circle_visit', [
    ...['user_id', 'room', 'at', 'hour_seen', 'rules_accepted_at', 'rules_version'],
  ]);
  const { rows } = await owner.query<{ at: Date }>(
    "select at from app.circle_post where room = 'community' and state = 'shown' order by at desc offset $1 limit 1",
    [NEW_TO_ALL],
  );
  const seenAt = rows[0]?.at ?? now;
  for (const { id, isTeen } of writers) {
    const room: Room = isTeen ? 'teen' : 'community';
    visits.add([id, room, seenAt, 0, seenAt, houseRules[room].version]);
  }
  await visits.flush(owner);
  await owner.query(
    `insert into auth.circle_standing (user_id, accepted, since)
      select a.user_id, 3 + coalesce(w.n, 0), a.created_at from auth.account a
        left join (select p.author_id, count(*) as n from app.circle_post p where p.state = 'shown' and p.author_id is not null group by 1) w on w.author_id = a.user_id
       where a.user_id = any ($1) on conflict do nothing`,
    [writers.map(({ id }) => id)],
  );
}

/** Takes away the indexes that no constraint needs, and gives the statements that make them again. */
async function takeIndexes(owner: Owner): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
      where i.indrelid = any ($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [[...TABLES]],
  );
  for (const { name } of rows) await owner.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

async function timed<T extends { count: number }>(
  say: (line: string) => void,
  what: string,
  work: () => Promise<T>,
): Promise<T> {
  const began = performance.now();
  const done = await work();
  const seconds = (performance.now() - began) / 1000;
  say(
    `${what}: ${done.count} in ${seconds.toFixed(1)} s, ${Math.round(done.count / Math.max(0.001, seconds))} a second`,
  );
  return done;
}
