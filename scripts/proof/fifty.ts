import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { makeMembers } from '../bench/ground/people.ts';
import { tablesOfMembers } from '#server/testing/fill-tables.ts';
import { chancesFrom } from '../forecast/blind.ts';
import { herToday, idIn, memberWrites, sendAs, sendingOf, type Named, type WriteSample } from './deeds.ts';
import { sharedGround, type Ground } from './ground.ts';
import type { Course, Found, Proof } from './proof.ts';

const AT_ONCE = 50;
/** Not now: the same request is running, or too many are. */
const LATER = new Set([409, 503]);
const SHORT_ROUTES = 10;

type Rows = ReadonlyMap<string, number>;
type Actor = { cookie: string; readonly userId: string; readonly told: WriteSample };

/**
 * The same request fifty times at once: what it changes is what it changes once, and every answer of success is the
 * same.
 */
export const fifty: Proof = {
  name: 'fifty-at-once',
  claims: `each write of a member, ${AT_ONCE} times at once under one key: one effect, one answer`,
  run: async ({ short, seed }: Course): Promise<Found> => {
    const ground = await sharedGround();
    const chance = chancesFrom(seed);
    const writes = memberWrites();
    // All are done once, since later ones need what earlier ones made; in the short form some of them, by the seed,
    // fifty times.
    const stormed = new Set(
      short
        ? writes
            .map((named) => ({ named, at: chance() }))
            .toSorted((a, b) => a.at - b.at)
            .slice(0, SHORT_ROUTES)
            .map(({ named }) => named.name)
        : writes.map(({ name }) => name),
    );
    const owner = new Client({ connectionString: ground.adminUrl });
    await owner.connect();
    try {
      return await compare({ ground, owner, stormed }, writes);
    } finally {
      await owner.end();
    }
  },
};

type Scene = { readonly ground: Ground; readonly owner: Client; readonly stormed: ReadonlySet<string> };

async function compare(scene: Scene, writes: readonly Named[]): Promise<Found> {
  const [calm, stormy] = await actorsOf(scene);
  if (!calm || !stormy) throw new Error('nobody came');
  const wrong: string[] = [];
  const seen = { stormed: 0, done: 0, requests: 0, taken: 0 };
  for (const named of writes) {
    const once = await step(scene, { actor: calm, named, times: 1 });
    const times = scene.stormed.has(named.name) ? AT_ONCE : 1;
    const many = await step(scene, { actor: stormy, named, times });
    seen.requests += times;
    if (once.done) seen.taken += 1;
    if (times === 1) continue;
    seen.stormed += 1;
    if (once.done) seen.done += 1;
    wrong.push(...many.wrong, ...differences(named.name, { once: once.rows, many: many.rows }));
    if (once.done !== many.done)
      wrong.push(
        `${named.name} alone was ${once.done ? '' : 'not '}done, fifty times it was ${many.done ? '' : 'not '}`,
      );
  }
  // A row more than one call makes must be seen, or nothing was.
  const rows = await rowsOf(scene.owner, calm.userId);
  const planted = differences('planted', {
    once: rows,
    many: new Map(rows).set('app.journal_entry', (rows.get('app.journal_entry') ?? 0) + 1),
  });
  if (planted.length !== 1) wrong.push('a row that was planted was not seen');
  // Of all writes: the few that the short form draws may be those that refuse.
  if (seen.taken * 2 < writes.length) wrong.push(`only ${seen.taken} of ${writes.length} requests were taken at all`);
  if (seen.done === 0) wrong.push('none of what was sent fifty times was taken');
  return {
    figures: {
      'writes of the table': writes.length,
      'sent fifty times': seen.stormed,
      'of these taken': seen.done,
      requests: seen.requests,
    },
    compared: seen.stormed,
    wrong,
  };
}

async function actorsOf({ ground }: Scene): Promise<Actor[]> {
  const family = `fifty${randomUUID().slice(0, 6)}`;
  const cookies = await makeMembers(ground.product, 2, family);
  return Promise.all(
    cookies.map(async (cookie) => {
      const reply = await fetch(`${ground.origin}/api/auth/user`, { headers: { cookie } });
      const { user } = (await reply.json()) as { user: { id: string } };
      return {
        cookie,
        userId: user.id,
        told: {
          words: (field: string) => (field === 'password' ? 'another ember and rain 8' : `A few words for ${field}`),
          today: herToday(),
          had: new Map(),
          password: 'two lights to live by',
        },
      };
    }),
  );
}

type Step = { readonly rows: Rows; readonly done: boolean; readonly wrong: readonly string[] };

async function step(
  { ground, owner }: Scene,
  { actor, named, times }: { actor: Actor; named: Named; times: number },
): Promise<Step> {
  const before = await rowsOf(owner, actor.userId);
  const sending = sendingOf(named, actor.told);
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: times }, () => sendAs(ground.origin, { named, sending, cookie: actor.cookie, key })),
  );
  const good = answers.filter(({ status }) => status < 300);
  // A proof of identity and a new password give the session a new cookie.
  actor.cookie = good.find((answer) => answer.cookie !== actor.cookie)?.cookie ?? actor.cookie;
  const id = idIn(good[0]?.text ?? '');
  if (id) actor.told.had.set(named.name, id);
  const fresh = good.filter(({ replayed }) => !replayed).length;
  // That the member is here is said every few seconds: no answer is kept, and said again it is the same.
  const isKept = named.route.rate !== 'presence';
  const wrong = [
    ...(isKept && fresh > 1 ? [`${named.name} was done ${fresh} times`] : []),
    ...(new Set(good.map(({ text }) => text)).size > 1 ? [`${named.name} gave different answers to one request`] : []),
    ...[...new Set(answers.map(({ status }) => status))]
      .filter((status) => status >= 500 && !LATER.has(status))
      .map((status) => `${named.name} answered ${status}`),
  ];
  return { rows: gained(before, await rowsOf(owner, actor.userId)), done: good.length > 0, wrong };
}

/** How many rows of each table are a member's. */
async function rowsOf(owner: Client, userId: string): Promise<Rows> {
  const tables = await tablesOfMembers(owner);
  const { rows } = await owner.query<{ name: string; n: string }>(
    tables.map((name) => `select '${name}' as name, count(*) as n from ${name} where user_id = $1`).join(' union all '),
    [userId],
  );
  return new Map(rows.map(({ name, n }) => [name, Number(n)]));
}

function gained(before: Rows, after: Rows): Rows {
  return new Map([...after].map(([name, n]) => [name, n - (before.get(name) ?? 0)]));
}

/** Jobs come and go by themselves: what waits for the worker is not what a request changed. */
const OF_JOBS = new Set(['auth.job_scope', 'auth.outbox']);

function differences(name: string, { once, many }: { once: Rows; many: Rows }): string[] {
  return [...once]
    .filter(([table, n]) => !OF_JOBS.has(table) && many.get(table) !== n)
    .map(([table, n]) => `${name} made ${n} rows in ${table} alone, ${many.get(table)} when it came fifty times`);
}
