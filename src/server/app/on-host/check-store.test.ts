import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv, type Env } from '#server/platform/env.ts';
import { withDatabase } from '#server/platform/db/prepare.ts';
import { openEmbedded, type Embedded } from '#server/platform/db/embedded/embedded.ts';
import { testDatabase, type TestDatabase } from '#server/testing/database.ts';
import { openS3StandIn, type S3StandIn } from '#server/testing/stores/s3-stand-in.ts';
import { checkStore } from './check-store.ts';

let folder: string;
let own: TestDatabase;
let s3: S3StandIn;
let other: Embedded;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'moonhearth-check-'));
  [own, s3] = [await testDatabase(), await openS3StandIn()];
  other = await openEmbedded({ dataDir: join(folder, 'other'), log: () => undefined });
});
afterAll(async () => {
  await other.stop();
  await s3.close();
  await own.drop();
  rmSync(folder, { recursive: true, force: true });
});

const envOf = (url: string, production: boolean): Env => ({
  ...readEnv({ DATA_DIR: join(folder, 'data'), STORE_URL: url }),
  production,
});
/** What a start says of a store. */
const told = (url: string, production = true) =>
  checkStore(envOf(url, production), own.adminUrl).then(
    () => 'started',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );

it('takes a bucket, a database on another server, and a folder that is there', async () => {
  expect(await told(s3.url)).toBe('started');
  expect(await told(other.adminUrl)).toBe('started');
  expect(await told(pathToFileURL(folder).href)).toBe('started');
});

it('refuses a folder that is not there, and makes none', async () => {
  const missing = join(folder, 'unmounted');
  expect(await told(pathToFileURL(missing).href)).toBe(
    `STORE_URL (${missing}) is not there: mount the folder that all hosts share, or make it if this is the first start.`,
  );
  expect(existsSync(missing)).toBe(false);
});

it('refuses in production a database on the server of the product’s own', async () => {
  const beside = withDatabase(own.adminUrl, 'postgres');
  expect(await told(beside)).toMatch(
    /^STORE_URL \(.*\) is on the PostgreSQL server of DATABASE_URL: .* bring back who /,
  );
  expect(await told(own.adminUrl, false)).toBe('started');
});

it('refuses a server that forgets on a power cut', async () => {
  const forgets = new URL(other.adminUrl);
  forgets.searchParams.set('options', '-c synchronous_commit=off');
  expect(await told(forgets.href)).toMatch(/runs with fsync or synchronous_commit off/);
});

it.each<[string, () => string, RegExp]>([
  ['no such bucket', () => s3.url.replace(/[^/]+$/, 'elsewhere'), /\/elsewhere\): there is no bucket of this name/],
  ['a wrong secret', () => s3.url.replace('S3RVER:S3RVER', 'S3RVER:wrong'), /: the secret of the key is wrong/],
  ['no such database', () => withDatabase(own.adminUrl, 'elsewhere'), /: there is no database of this name/],
  ['nothing there', () => 'postgres://a:secret-word@127.0.0.1:1/store', /: nothing answers there/],
])('says what is wrong and never the password: %s', async (_, url, says) => {
  const said = await told(url());
  expect(said).toMatch(/^STORE_URL \(/);
  expect(said).toMatch(says);
  expect(said).not.toMatch(/secret-word|wrong@|\n/);
});

it('refuses a folder that cannot be written', async () => {
  const closed = mkdtempSync(join(folder, 'closed-'));
  chmodSync(closed, 0o500);
  // Root writes anywhere but on what is read-only.
  const url = process.getuid?.() === 0 ? 'file:///proc/self' : pathToFileURL(closed).href;
  expect(await told(url)).toMatch(/^STORE_URL \(.*\) .*(?:name another one|name a folder on|\.)$/);
  expect(await told(url)).not.toBe('started');
});
