import { sql, type Compilable } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#server/testing/database.ts';
import { cutPage, keyset, type RowPosition } from './keyset.ts';
import { q } from './query.ts';

type Row = { readonly id: string; readonly position: RowPosition };
const newestFirst = keyset([
  ['at', 'timestamptz'],
  ['id', 'uuid'],
]);

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await testDatabase();
  client = new Client({ connectionString: database.adminUrl });
  await client.connect();
  await client.query('create table pg_temp.note (owner int not null, id uuid not null, at timestamptz not null)');
  await client.query('create index note_newest on pg_temp.note (owner, at desc, id desc)');
});
afterAll(async () => {
  await client.end();
  await database.drop();
});
beforeEach(() => client.query('truncate pg_temp.note'));

const idOf = (number: number) => `5f0c2b1e-0000-4000-8000-${String(number).padStart(12, '0')}`;
const add = (number: number, at: string, owner = 1) =>
  client.query('insert into pg_temp.note values ($1, $2, $3)', [owner, idOf(number), at]);
const run = async <T>(query: Compilable<T>, before = '') => {
  const { sql: text, parameters } = query.compile();
  return (await client.query(before + text, [...parameters])).rows as T[];
};
const asked = (after: RowPosition | null, most: number) =>
  newestFirst.page(
    q
      .selectFrom(sql<{ id: string; owner: number }>`pg_temp.note`.as('note'))
      .select('id')
      .select(newestFirst.position.as('position'))
      .where('owner', '=', 1),
    { most, ...(after && { after }) },
  );
const page = async (after: RowPosition | null, limit = 2) => {
  const { rows, next } = cutPage<Row>(await run(asked(after, limit + 1)), limit);
  return { numbers: rows.map(({ id }) => Number(id.slice(-12))), next };
};
async function all(limit: number, between: () => Promise<unknown> = async () => undefined): Promise<number[][]> {
  const pages: number[][] = [];
  for (let next: RowPosition | null = null; ;) {
    const one: Awaited<ReturnType<typeof page>> = await page(next, limit);
    pages.push(one.numbers);
    if (one.next === null) return pages;
    next = one.next;
    await between();
  }
}
const days = async (count: number) => {
  for (let number = 1; number <= count; number += 1)
    await add(number, `2026-11-${String(number).padStart(2, '0')}T08:00:00Z`);
};

describe('a list read by its keys', () => {
  it('comes newest first, each row once, and ends where a page is exactly full', async () => {
    await days(5);
    expect(await all(2)).toEqual([[5, 4], [3, 2], [1]]);
    expect(await all(5)).toEqual([[5, 4, 3, 2, 1]]);
    expect(await all(1)).toEqual([[5], [4], [3], [2], [1]]);
    await client.query('truncate pg_temp.note');
    expect(await all(2)).toEqual([[]]);
  });

  it('tells rows of one instant apart by the last column', async () => {
    for (const number of [3, 1, 5, 2, 4]) await add(number, '2026-11-01T08:00:00Z');
    expect(await all(2)).toEqual([[5, 4], [3, 2], [1]]);
  });

  it('loses no digit of an instant: rows a microsecond apart stay apart', async () => {
    for (const number of [1, 2, 3, 4]) await add(number, `2026-11-01T08:00:00.00000${number}Z`);
    expect(await all(1)).toEqual([[4], [3], [2], [1]]);
  });

  it('leaves no gap where rows were removed between two pages, the last of the page before among them', async () => {
    await days(6);
    const first = await page(null);
    await client.query('delete from pg_temp.note where id = any($1)', [[idOf(5), idOf(4)]]);
    const second = await page(first.next);
    expect([first.numbers, second.numbers]).toEqual([
      [6, 5],
      [3, 2],
    ]);
    expect((await page(second.next)).numbers).toEqual([1]);
  });

  it('doubles nothing where rows came in at the top meanwhile', async () => {
    await days(5);
    let more = 100;
    expect(await all(2, () => add((more += 1), '2026-12-01T08:00:00Z'))).toEqual([[5, 4], [3, 2], [1]]);
  });

  it('stays within what the query is about', async () => {
    await days(2);
    await add(9, '2026-11-01T08:00:00Z', 2);
    expect(await all(1)).toEqual([[2], [1]]);
  });

  it('is served by an index on its columns, however deep the page lies: no offset, no count, no sort', async () => {
    await client.query(
      "insert into pg_temp.note select 1, gen_random_uuid(), timestamptz '2020-01-01' + n * interval '1 minute' from generate_series(1, 5000) n",
    );
    await client.query('analyze pg_temp.note');
    const query = asked(['2021-01-01 00:00:00+00', idOf(1)], 21);
    expect(query.compile().sql).not.toMatch(/offset|count/i);
    const plan = (await run<unknown>(query, 'explain (analyze, costs off, timing off, summary off) '))
      .map((row) => (row as { 'QUERY PLAN': string })['QUERY PLAN'])
      .join('\n');
    expect(plan).toContain('note_newest');
    expect(plan).toContain('Index Cond: ((owner = 1) AND (ROW(at, id) <');
    expect(plan).not.toMatch(/Sort|Filter|Seq Scan/);
  });
});
