import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded, type Embedded } from './embedded.ts';
import { clusterPathsIn } from './cluster-paths.ts';

let dataDir = '';
let database: Embedded;
const lines: string[] = [];
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'mh-keeper-'));
  database = await openEmbedded({ dataDir, log: (line) => void lines.push(line) });
});
afterAll(async () => {
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const pidOf = () =>
  Number(readFileSync(join(clusterPathsIn(dataDir).cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
const ask = async <T extends object>(sql: string): Promise<T[]> => {
  const client = new Client({ connectionString: database.adminUrl });
  client.on('error', () => undefined);
  await client.connect();
  return client
    .query<T>(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
};
async function answersWithin(ms: number): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < ms) {
    if (
      await ask('select 1').then(
        () => true,
        () => false,
      )
    )
      return performance.now() - began;
    await new Promise((after) => setTimeout(after, 20));
  }
  return Infinity;
}

it('a PostgreSQL that was killed is there again within five seconds, at its address, with all that was committed; twice', async () => {
  await ask('create table kept (n integer); insert into kept values (1)');
  for (const round of [1, 2]) {
    const killed = pidOf();
    process.kill(killed, 'SIGKILL');
    expect(await answersWithin(5_000)).toBeLessThan(5_000);
    expect(pidOf()).not.toBe(killed);
    expect(lines.filter((line) => line.includes(`process ${killed}`) && line.includes('started again'))).toHaveLength(
      1,
    );
    expect(await ask(`insert into kept values (${round + 1}) returning (select count(*)::int from kept) as n`)).toEqual(
      [{ n: round }],
    );
  }
});

it('one that is stopped on purpose stays stopped', async () => {
  const told = lines.length;
  await database.stop();
  expect(await answersWithin(700)).toBe(Infinity);
  expect(lines.length).toBe(told);
});
