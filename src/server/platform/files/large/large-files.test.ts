import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LargeFiles } from './large-files.ts';
import { largeInS3 } from './large-in-s3.ts';
import { readS3Url } from './s3-place.ts';
import { largeOnDisk } from './large-on-disk.ts';

const folder = mkdtempSync(join(tmpdir(), 'large-files-'));
let server: S3rver;
const stores: Record<string, LargeFiles> = { disk: largeOnDisk(join(folder, 'disk')) };

beforeAll(async () => {
  server = new S3rver({
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'voices', configs: [] }],
  });
  const { port } = await server.run();
  const place = readS3Url(`http://S3RVER:S3RVER@127.0.0.1:${port}/voices`);
  if (!place) throw new Error('the address was not read');
  stores.s3 = largeInS3(place);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const later = () => new Date(Date.now() + 60_000);
const namesOf = async (store: LargeFiles, instant = later()) => {
  const names: string[] = [];
  for await (const name of store.namesBefore(instant)) names.push(name);
  return names;
};
const filesUnder = (place: string) =>
  readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

describe.each(['disk', 's3'])('large files: %s', (kind) => {
  const store = () => {
    const found = stores[kind];
    if (!found) throw new Error('there is no such store');
    return found;
  };
  const bytes = randomBytes(3_000_001);
  const content = () => Readable.from([bytes.subarray(0, 1_000_000), bytes.subarray(1_000_000)]);

  it('keeps a stream, gives parts of it, names it and removes it', async () => {
    const name = randomUUID();
    await store().put(name, { content: content(), bytes: bytes.length });
    const whole = await store().read(name, { from: 0, to: bytes.length - 1 });
    expect(whole && bytes.equals(await buffer(whole))).toBe(true);
    const part = await store().read(name, { from: 999_998, to: 1_000_003 });
    expect(part && (await buffer(part)).equals(bytes.subarray(999_998, 1_000_004))).toBe(true);
    expect(await namesOf(store())).toEqual([name]);
    expect(await namesOf(store(), new Date(0))).toEqual([]);
    await store().remove(name);
    await store().remove(name);
    expect(await store().read(name, { from: 0, to: 1 })).toBeNull();
    expect(await namesOf(store())).toEqual([]);
  });

  it('keeps nothing of a stream that breaks', async () => {
    const name = randomUUID();
    const broken = Readable.from(
      (async function* () {
        yield bytes.subarray(0, 1_000_000);
        await Promise.resolve();
        throw new Error('the line is gone');
      })(),
    );
    await expect(store().put(name, { content: broken, bytes: bytes.length })).rejects.toThrow();
    // A store of the protocol keeps an object whole or not at all. The one of this test keeps what came until then.
    if (kind === 's3') return;
    expect(await namesOf(store())).toEqual([]);
    expect(await store().read(name, { from: 0, to: 1 })).toBeNull();
  });

  it('takes no name that could be a path', async () => {
    await expect(async () => store().read('../../etc/passwd', { from: 0, to: 1 })).rejects.toThrow('not the name');
  });
});

it('refuses a stream of another length, and leaves nothing on the disk', async () => {
  const store = largeOnDisk(join(folder, 'short'));
  const name = randomUUID();
  await expect(store.put(name, { content: Readable.from([Buffer.alloc(10)]), bytes: 11 })).rejects.toThrow();
  expect(filesUnder(join(folder, 'short'))).toEqual([]);
});

it('keeps files on the disk for nobody else to read', async () => {
  const store = largeOnDisk(join(folder, 'modes'));
  await store.put(randomUUID(), { content: Readable.from([Buffer.alloc(10)]), bytes: 10 });
  const modes = filesUnder(join(folder, 'modes')).map(
    ({ parentPath, name }) => statSync(join(parentPath, name)).mode & 0o777,
  );
  expect(modes).toEqual([0o600]);
});

it.each([
  ['https://key:s%2Fcret@s3.example.org/voices?region=eu-central-1', 's/cret'],
  ['https://s3.example.org/voices', undefined],
  ['https://key:secret@s3.example.org/', undefined],
  ['s3://key:secret@s3.example.org/voices', undefined],
  ['voices', undefined],
])('reads the address of a store: %s', (text, secret) => {
  expect(readS3Url(text)?.secretAccessKey).toBe(secret);
});
