import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#server/testing/database.ts';
import { Database } from '../database.ts';
import type { ReplicaNews } from './replicas.ts';

let database: TestDatabase;
let other: TestDatabase;
let opened: Database | null = null;
beforeAll(async () => {
  [database, other] = await Promise.all([testDatabase(), testDatabase()]);
});
afterEach(() => opened?.close());
afterAll(async () => {
  await database.drop();
  await other.drop();
});

async function openWith(
  readUrl: string,
): Promise<{ replicas: NonNullable<Database['replicas']>; told: ReplicaNews[] }> {
  const told: ReplicaNews[] = [];
  opened = new Database({
    urls: database.urls,
    readUrls: [readUrl],
    onFault: () => undefined,
    onReplica: (news) => void told.push(news),
  });
  const { replicas } = opened;
  if (!replicas) throw new Error('there are none');
  await replicas.looked();
  await replicas.looked();
  return { replicas, told };
}

it('are none unless addresses are given', () => {
  opened = new Database({ urls: database.urls, onFault: () => undefined });
  expect(opened.replicas).toBeNull();
});

it.each([
  ['the primary itself', () => database.urls.member],
  ['another database', () => other.urls.member],
  ['nobody', () => 'postgres://nobody@127.0.0.1:1/nothing'],
])('are not used where the address leads to %s', async (_, url) => {
  const { replicas, told } = await openWith(url());
  expect(replicas.origin).toMatch(/^\d+\.0000000\d$/);
  expect(replicas.choose('0', null)).toBeNull();
  expect(told.filter(({ why }) => why === null)).toEqual([]);
  expect(inject('testServer').version).toBeGreaterThanOrEqual(15);
});
