import { tablesOfMembers } from '#server/testing/fill-tables.ts';
import { connected } from '#server/testing/idle.ts';
import { walk, type Told } from './steps.ts';
import type { Stand } from './stand.ts';

/** How many of a member's steps must have been taken for the two to have been compared at all. */
const LEAST = 160;
const HOUR_MS = 3_600_000;

export type Side = { readonly stand: Stand; readonly adminUrl: string };
type Lived = {
  readonly told: readonly Told[];
  readonly rows: Rows;
  readonly left: Rows;
  readonly swept: readonly number[];
};
type Rows = ReadonlyMap<string, number>;

const OLD_ROWS = 40;
/** What work without a member takes away on all nodes at once, because it is old. */
const OLD = [
  {
    sweep: 'idempotency',
    fill: "insert into app.idempotency (user_id, key, request_hash, status, reply, created_at) select $1, gen_random_uuid(), '', 200, '', now() - interval '8 days' from generate_series(1, $2::int)",
  },
  {
    sweep: 'access_history',
    fill: "insert into app.audit (user_id, id, at, action, result, request_id, ip_prefix) select $1, gen_random_uuid(), now() - interval '400 days', 'sign_in', 'done', 'r', '192.0.2.0/24' from generate_series(1, $2::int)",
  },
] as const;

/** Jobs come and go by themselves. */
const OF_JOBS = new Set(['auth.job_scope', 'auth.outbox', 'auth.session']);

/** Lives the same steps on plain PostgreSQL and on Citus, and tells every difference in the answers and in what is kept. */
export async function compareSides(plain: Side, spread: Side) {
  const one = await live(plain);
  const other = await live(spread);
  const taken = one.told.filter(({ status }) => status < 300).length;
  const wrong = [...answersApart(one.told, other.told), ...rowsApart('', one.rows, other.rows)];
  for (const { rows, left, swept } of [one, other]) {
    if (swept.some((n) => n !== OLD_ROWS)) wrong.push(`of ${OLD_ROWS} old rows went ${swept.join(' and ')}`);
    if (![...rows.values()].some((n) => n > 1)) wrong.push('she kept nothing');
    for (const [table, n] of left)
      if (n > 0 && table.startsWith('app.')) wrong.push(`${n} rows of ${table} outlived her`);
  }
  if (taken < LEAST) wrong.push(`only ${taken} steps were taken`);
  wrong.push(...blindness(one, other));
  return { steps: one.told.length, taken, tables: [...one.rows.values()].filter((n) => n > 0).length, wrong };
}

async function live({ stand, adminUrl }: Side): Promise<Lived> {
  const cookie = await stand.member('ada');
  const owner = await connected(adminUrl);
  try {
    const id = await stand.idOf(cookie);
    let kept: Rows = new Map();
    const swept: number[] = [];
    const told = await walk(stand, cookie, async () => {
      for (const { sweep, fill } of OLD) {
        await owner.query(fill, [id, OLD_ROWS]);
        swept.push(await stand.services.sweeps[sweep]());
      }
      kept = await rowsOf(owner, id);
    });
    stand.clock.advance(HOUR_MS);
    await stand.services.everyMinute.erase(stand.clock.now());
    return { told, rows: kept, left: await rowsOf(owner, id), swept };
  } finally {
    await owner.end();
  }
}

async function rowsOf(owner: Awaited<ReturnType<typeof connected>>, id: string): Promise<Rows> {
  const counted = new Map<string, number>();
  for (const table of await tablesOfMembers(owner)) {
    const { rows } = await owner.query<{ n: number }>(`select count(*)::int as n from ${table} where user_id = $1`, [
      id,
    ]);
    counted.set(table, rows[0]?.n ?? 0);
  }
  return counted;
}

function rowsApart(when: string, one: Rows, other: Rows): string[] {
  return [...one]
    .filter(([table, n]) => !OF_JOBS.has(table) && other.get(table) !== n)
    .map(([table, n]) => `${when}${table} has ${n} rows on plain PostgreSQL and ${other.get(table)} on Citus`);
}

function answersApart(one: readonly Told[], other: readonly Told[]): string[] {
  const [here, there] = [comparable(one), comparable(other)];
  return here.flatMap((text, step) => {
    const theirs = there[step] ?? '';
    if (text === theirs) return [];
    const at = [...text].findIndex((letter, index) => letter !== theirs[index]);
    return [
      `step ${step}, ${one[step]?.name}: ${text.slice(Math.max(0, at - 40), at + 40)} | ${theirs.slice(Math.max(0, at - 40), at + 40)}`,
    ];
  });
}

/** A difference of one word or of one row must be seen, or nothing was. */
function blindness({ told, rows }: Lived, other: Lived): string[] {
  const word = told.map((step, index) => (index === 20 ? { ...step, text: `${step.text} ` } : step));
  const row = new Map(rows).set('app.day_log', -1);
  return [
    ...(answersApart(word, other.told).length > answersApart(told, other.told).length
      ? []
      : ['a planted word was not seen']),
    ...(rowsApart('', row, other.rows).length > rowsApart('', rows, other.rows).length
      ? []
      : ['a planted row was not seen']),
  ];
}

/** What chance or a key made, which is another on each: in the order in which it was met it is the same. */
const MADE: readonly RegExp[] = [
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g,
  /(?<=\/calendar\/)[\w-]{43}(?=\.ics)/g,
  /(?<="hex":")[0-9a-f]+(?=")/g,
  /(?<=[?&]ref=)[A-Z0-9]{8}/g,
  /(?<="code":")[A-Z0-9]{4} ?[A-Z0-9]{4}(?=")/g,
  /(?<=http:\/\/localhost:)\d+/g,
];
/** Instants of the database's own clock, how long a proof of identity holds, and the question of the day, which is hers. */
const OWN: readonly [RegExp, string][] = [
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, 'then'],
  [/(?<="secondsLeft":)\d+/g, 'some'],
  [/(?<="question":)\{.*?\}(?=,"|\}$)/g, '"of the day"'],
  [/(?<="chosen":0,)"right":.*/g, '"of the day"'],
];

function comparable(told: readonly Told[]): string[] {
  const met = new Map<string, string>();
  const named = (made: string): string => {
    const known = met.get(made) ?? `made ${met.size}`;
    met.set(made, known);
    return known;
  };
  return told.map(({ name, status, text }) => {
    const own = OWN.reduce((left, [pattern, word]) => left.replace(pattern, word), text);
    return `${name} ${status} ${MADE.reduce((left, pattern) => left.replace(pattern, named), own)}`;
  });
}
