import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PostsPage } from '#contract/circle/circle.schemas.ts';
import { asOwner, type Owner } from '#server/platform/db/owner.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { SEEDED_PASSWORD, seededEmail } from './members.ts';
import { seedCircle } from './seed-circle.ts';

/** Tables that grow with what is said. */
const GROWING = new Set(['circle_post', 'circle_reply', 'circle_words', 'circle_hold', 'circle_report', 'circle_case']);
const SIZES = [1_000, 20_000];
/** A prepared statement is planned once for all values after five times. */
const TIMES = 7;
const SORTED_MOST = 1_500;

type Node = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Node[];
};
type Circle = { readonly open: TestApp; readonly her: Browser; readonly page: PostsPage };

const circles: Circle[] = [];
const usual = pg.Client.prototype.connect;
let heard: Node[] = [];

// Every statement tells its plan to the connection that sent it, those within functions too.
function hear(notice: { message?: string | undefined }): void {
  const plan = /plan:\s*(\{[\s\S]*)/.exec(notice.message ?? '')?.[1];
  if (plan) heard.push((JSON.parse(plan) as { Plan: Node }).Plan);
}

async function circleOf(posts: number): Promise<Circle> {
  const open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
  await asOwner(open.database.adminUrl, async (owner) => {
    const { writers } = await seedCircle({
      ...{ posts, members: 60, seed: 3, deps: open.services.account, owner, say: () => undefined },
    });
    expect(writers).toHaveLength(60);
    await hideOldWords(owner);
    const { rows } = await owner.query<{ name: string }>('select current_database() as name');
    const settings = { log_min_duration: '0', log_analyze: 'on', log_timing: 'off', log_nested_statements: 'on' };
    for (const [name, value] of Object.entries({ ...settings, log_format: 'json', log_level: 'notice' }))
      await owner.query(`alter database ${rows[0]?.name} set auto_explain.${name} = '${value}'`);
    await owner.query(`alter database ${rows[0]?.name} set session_preload_libraries = 'auto_explain'`);
    await owner.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  });
  const her = open.browser();
  for (let index = 0; her.cookies.size === 0 || !(await isAdult(her)); index += 1)
    await her.call('login', { body: { email: seededEmail(index), password: SEEDED_PASSWORD } });
  const page = (await her.call('communityPosts', { query: { limit: '30' } })).body as PostsPage;
  return { open, her, page };
}

/** A tenth of the old words was hidden, with a name and without: the larger the circle, the more. */
async function hideOldWords(owner: Owner): Promise<void> {
  await owner.query("set session_replication_role = 'replica'");
  for (const table of ['app.circle_post', 'app.circle_reply'])
    await owner.query(
      `update ${table} set state = 'hidden', reason = 'cruel' where state = 'shown' and at < now() - interval '60 days' and hashtext(id::text) % 10 = 0`,
    );
  await owner.query("set session_replication_role = 'origin'");
  await owner.query('analyze app.circle_post, app.circle_reply');
}

async function isAdult(browser: Browser): Promise<boolean> {
  const { user } = (await browser.call('getUser')).body as { user: { ageGroup: string } };
  return user.ageGroup === 'adult';
}

beforeAll(async () => {
  Object.assign(pg.Client.prototype, {
    connect(this: pg.Client, ...rest: unknown[]) {
      this.on('notice', hear);
      return Reflect.apply(usual, this, rest) as unknown;
    },
  });
  for (const posts of SIZES) circles.push(await circleOf(posts));
}, 240_000);
afterAll(async () => {
  pg.Client.prototype.connect = usual;
  for (const { open } of circles) await open.close();
});

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
const isGrowing = (node: Node) => GROWING.has(node['Relation Name'] ?? '');
const looked = (node: Node) =>
  ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 1);

type Read = (circle: Circle) => Promise<{ status: number }>;
const READS: readonly (readonly [string, Read])[] = [
  ['the newest posts', ({ her }) => her.call('communityPosts', { query: { sort: 'newest' } })],
  ['the newest, deep', ({ her, page }) => her.call('communityPosts', { query: { after: page.next ?? '' } })],
  ['the newest answered', ({ her }) => her.call('communityPosts', { query: { sort: 'answered' } })],
  ['of a topic', ({ her }) => her.call('communityPosts', { query: { category: 'womb-health' } })],
  ['a thread', ({ her, page }) => her.call('communityThread', { params: { post: page.items[3]?.id ?? '' } })],
  ['the room and what is new', ({ her }) => her.call('communityRoom')],
  ['home data', ({ her }) => her.call('getHomeData')],
  ['a common word', ({ her }) => her.call('communitySearch', { body: { words: 'moon', language: 'en' } })],
  ['a rare word', ({ her }) => her.call('communitySearch', { body: { words: 'heliotrope', language: 'en' } })],
];

type Cost = { readonly looked: number; readonly scanned: readonly string[]; readonly sorted: number };

/** What a read costs in a circle, the dearest of several times. */
async function costOf(circle: Circle, read: Read): Promise<Cost> {
  let cost: Cost = { looked: 0, scanned: [], sorted: 0 };
  for (let time = 0; time < TIMES; time += 1) {
    heard = [];
    expect((await read(circle)).status).toBe(200);
    const nodes = heard.flatMap(nodesOf);
    expect(nodes.length).toBeGreaterThan(0);
    const scans = nodes.filter((node) => isGrowing(node) && node['Node Type'] === 'Seq Scan');
    const sorts = nodes.filter((node) => node['Node Type'] === 'Sort').map(looked);
    cost = {
      looked: Math.max(
        cost.looked,
        nodes.filter(isGrowing).reduce((sum, node) => sum + looked(node), 0),
      ),
      scanned: [...new Set([...cost.scanned, ...scans.map((node) => node['Relation Name'] ?? '')])],
      sorted: Math.max(cost.sorted, ...sorts),
    };
  }
  return cost;
}

/** What is wrong with a read that costs so much in the small circle and in the large one. */
function faultsOf(few: Cost, many: Cost): string[] {
  return [
    ...many.scanned.map((table) => `reads ${table} from end to end`),
    ...(many.sorted > SORTED_MOST ? [`sorts ${many.sorted} rows`] : []),
    ...(many.looked > few.looked * 1.5 + 100 ? [`looks at ${many.looked} rows instead of ${few.looked}`] : []),
  ];
}

const [small, large] = [() => circles[0] as Circle, () => circles[1] as Circle];
const readOf = (name: string) => READS.find(([each]) => each === name)?.[1] as Read;

describe('with twenty times as many posts', () => {
  it.each(READS)('%s: no table from end to end, none sorted, and hardly more rows looked at', async (_, read) => {
    const few = await costOf(small(), read);
    const many = await costOf(large(), read);
    expect(few.looked).toBeGreaterThan(0);
    expect(faultsOf(few, many)).toEqual([]);
  });
});

describe('a fault is found', () => {
  const without = async (circle: Circle, indexes: string, work: () => Promise<void>) =>
    asOwner(circle.open.database.adminUrl, async (owner) => {
      const { rows } = await owner.query<{ name: string; definition: string }>(
        'select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index where indexrelid::regclass::text ~ $1',
        [indexes],
      );
      expect(rows.length).toBeGreaterThan(0);
      for (const { name } of rows) await owner.query(`drop index ${name}`);
      try {
        await work();
      } finally {
        for (const { definition } of rows) await owner.query(definition);
      }
    });

  it.each([
    ['the newest posts', 'circle_post_newest', /from end to end|sorts|looks at/],
    ['of a topic', 'circle_post_(newest|answered)', /from end to end|sorts|looks at/],
    ['a rare word', 'circle_words_found', /from end to end|looks at/],
    ['the room and what is new', 'circle_(post|reply)_(hidden|waiting|newest|touched)', /from end to end|looks at/],
  ] as const)('%s: without the indexes it goes by', async (name, indexes, told) => {
    const few = await costOf(small(), readOf(name));
    await without(large(), indexes, async () => {
      const faults = faultsOf(few, await costOf(large(), readOf(name)));
      expect(faults.join('; ')).toMatch(told);
      process.stdout.write(`planted, ${name} without ${indexes}: ${faults.join('; ')}\n`);
    });
    expect(faultsOf(few, await costOf(large(), readOf(name)))).toEqual([]);
  });
});
