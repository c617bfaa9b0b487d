import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Upload } from '@tus/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStores, STORE_KINDS, type Stores } from '#server/testing/stores/all-stores.ts';
import { allLines, type LedgerStep, type Line } from '../erasures/ledger.ts';

let stores: Stores;
beforeAll(async () => {
  stores = await openStores();
});
afterAll(() => stores.close());

const later = () => new Date(Date.now() + 60_000);
const all = async <T>(items: AsyncIterable<T>) => {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
};

describe.each(STORE_KINDS)('files: %s', (kind) => {
  const files = () => stores.of(kind).files;

  it('gives back what was put, replaces it, names it and removes it', async () => {
    const [name, other] = [randomUUID(), randomUUID()];
    const bytes = randomBytes(300_000);
    await files().put(name, bytes);
    await files().put(other, Buffer.from('other'));
    expect((await files().get(name))?.equals(bytes)).toBe(true);
    expect((await all(files().namesBefore(later()))).toSorted()).toEqual([name, other].toSorted());
    expect(await all(files().namesBefore(new Date(0)))).toEqual([]);
    await files().put(name, Buffer.from('again'));
    expect((await files().get(name))?.toString()).toBe('again');
    await files().remove(name);
    await files().remove(name);
    expect(await files().get(name)).toBeNull();
    expect(await all(files().namesBefore(later()))).toEqual([other]);
    await files().remove(other);
  });

  it('takes no name that could be a path', async () => {
    for (const name of ['../../etc/passwd', '', 'a/b'])
      await expect((async () => files().get(name))()).rejects.toThrow('not the name');
  });
});

describe.each(STORE_KINDS)('recordings: %s', (kind) => {
  const sounds = () => stores.of(kind).largeFiles;
  const bytes = randomBytes(3_000_001);
  const content = () => Readable.from([bytes.subarray(0, 1_000_000), bytes.subarray(1_000_000)]);

  it('keeps a stream, gives parts of it over the seams of pieces, and removes it', async () => {
    const name = randomUUID();
    await sounds().put(name, { content: content(), bytes: bytes.length });
    const read = async (from: number, to: number) => {
      const part = await sounds().read(name, { from, to });
      return part && buffer(part);
    };
    expect((await read(0, bytes.length - 1))?.equals(bytes)).toBe(true);
    for (const [from, to] of [
      [1_048_575, 1_048_576],
      [2_097_152, 2_097_152],
      [999_998, 2_200_000],
      [2_999_999, 9_000_000],
    ] as const)
      expect((await read(from, to))?.equals(bytes.subarray(from, to + 1))).toBe(true);
    expect(await all(sounds().namesBefore(later()))).toEqual([name]);
    await sounds().remove(name);
    expect(await sounds().read(name, { from: 0, to: 1 })).toBeNull();
    expect(await all(sounds().namesBefore(later()))).toEqual([]);
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
    await expect(sounds().put(name, { content: broken, bytes: bytes.length })).rejects.toThrow();
    // A store of the protocol keeps an object whole or not at all. The stand-in keeps what came until then.
    if (kind === 's3') return sounds().remove(name);
    expect(await sounds().read(name, { from: 0, to: 1 })).toBeNull();
    expect(await all(sounds().namesBefore(later()))).toEqual([]);
  });

  it('takes no name that could be a path', async () => {
    await expect((async () => sounds().read('../../etc/passwd', { from: 0, to: 1 }))()).rejects.toThrow('not the name');
  });

  it('keeps nothing of a stream that is too short or too long', async () => {
    for (const wrong of [-1, 1]) {
      const name = randomUUID();
      await expect(sounds().put(name, { content: content(), bytes: bytes.length + wrong })).rejects.toThrow();
      expect(await sounds().read(name, { from: 0, to: 1 })).toBeNull();
    }
    expect(await all(sounds().namesBefore(later()))).toEqual([]);
  });
});

describe.each(STORE_KINDS)('the ledger of erasures: %s', (kind) => {
  const ledger = () => stores.of(kind).ledger;
  const line = (step: LedgerStep, { at = '2026-11-21T12:00:00.000Z', member = 'a' } = {}): Line => ({
    step,
    at,
    key: '01234567',
    member: member.repeat(64),
  });

  it('is empty before the first line', async () => expect(await allLines(ledger())).toEqual([]));

  it('has each line once it is added, in pages, and gives those since an instant', async () => {
    const days = Array.from({ length: 1_005 }, (_, index) => new Date(Date.UTC(2024, 0, 1 + index)).toISOString());
    for (let at = 0; at < days.length; at += 50)
      await Promise.all(days.slice(at, at + 50).map((day) => ledger().add(line('done', { at: day, member: 'b' }))));
    await ledger().add(line('asked'));
    await ledger().add(line('done'));
    const pages = await all(ledger().pages(null));
    expect(Math.max(...pages.map((page) => page.length))).toBeLessThanOrEqual(1_000);
    expect(
      pages
        .flat()
        .map(({ at }) => at)
        .toSorted()
        .slice(0, 1_005),
    ).toEqual(days);
    const of = (member: string) => (one: Line) => one.member === member.repeat(64);
    expect(pages.flat().filter(of('a'))).toEqual([line('asked'), line('done')]);
    const recent = (await all(ledger().pages(new Date('2026-11-21T00:00:00Z')))).flat();
    expect(recent.filter(of('a'))).toEqual([line('asked'), line('done')]);
    // What lies in files is read file by file.
    if (kind !== 'folder') expect(recent).toHaveLength(2);
  }, 60_000);

  it('bears that a line is added again', async () => {
    await ledger().add(line('undone', { member: 'c' }));
    await ledger().add(line('undone', { member: 'c' }));
    const found = (await allLines(ledger())).filter(({ member }) => member[0] === 'c');
    expect(new Set(found.map((one) => JSON.stringify(one))).size).toBe(1);
  });
});

describe.each(STORE_KINDS)('uploads: %s', (kind) => {
  const uploads = () => stores.of(kind).uploads;
  const bytes = randomBytes(9_000_000);
  const begin = async () => {
    const id = randomUUID();
    await uploads().datastore.create(new Upload({ id, size: bytes.length, offset: 0 }));
    return id;
  };
  const came = (id: string) => uploads().withFile(id, async (path) => (existsSync(path) ? readFileSync(path) : null));

  it('goes on where a line was lost, and hands over the whole', async () => {
    const id = await begin();
    const { datastore } = uploads();
    const broken = Readable.from(
      (async function* () {
        yield bytes.subarray(0, 5_000_000);
        await new Promise((done) => setTimeout(done, 20));
        throw new Error('the line is gone');
      })(),
    );
    await expect(datastore.write(broken, id, 0)).rejects.toBeDefined();
    const { offset, size } = await datastore.getUpload(id);
    expect([offset, size]).toEqual([5_000_000, bytes.length]);
    const rest = Readable.from([bytes.subarray(offset, 7_000_000), bytes.subarray(7_000_000)]);
    expect(await datastore.write(rest, id, offset)).toBe(bytes.length);
    expect((await came(id))?.equals(bytes)).toBe(true);
    expect(await all(uploads().idsBefore(later()))).toEqual([id]);
    expect(await all(uploads().idsBefore(new Date(0)))).toEqual([]);
    await uploads().drop(id);
    await uploads().drop(id);
    expect(await came(id)).toBeNull();
    expect(await all(uploads().idsBefore(later()))).toEqual([]);
  });

  it('knows no upload that was not begun', async () => {
    await expect((async () => uploads().datastore.getUpload(randomUUID()))()).rejects.toMatchObject({
      status_code: 404,
    });
  });

  it('removes what a host that was killed had laid there to look at', async () => {
    const id = randomUUID();
    const place = await uploads().withFile(id, async (path) => path);
    writeFileSync(place, 'half');
    expect(await all(uploads().idsBefore(later()))).toEqual([id]);
    await uploads().drop(id);
    expect(existsSync(place)).toBe(false);
  });

  it('takes what is laid there whole', async () => {
    const id = randomUUID();
    await uploads().lay(id, Buffer.from('whole'));
    expect((await came(id))?.toString()).toBe('whole');
    await uploads().drop(id);
  });
});

it('puts pieces together that two hosts wrote of the same place', async () => {
  const { datastore, withFile, drop } = stores.of('s3').uploads;
  const [id, bytes] = [randomUUID(), randomBytes(100)];
  await datastore.create(new Upload({ id, size: 100, offset: 0 }));
  const write = (from: number, to: number) => datastore.write(Readable.from([bytes.subarray(from, to)]), id, from);
  await write(0, 60);
  // The connection that was lost still had these on their way.
  await write(0, 30);
  await write(30, 50);
  expect((await datastore.getUpload(id)).offset).toBe(60);
  await write(60, 100);
  expect(await withFile(id, async (path) => readFileSync(path).equals(bytes))).toBe(true);
  await drop(id);
});

describe.each(['s3', 'postgres'] as const)('objects: %s', (kind) => {
  const objects = () => {
    const { objects: found } = stores.of(kind);
    if (!found) throw new Error('this store has no objects');
    return found;
  };

  it('never replaces what was added, and lists in the order of names', async () => {
    await objects().add('x-2', Buffer.from('first'));
    await objects().add('x-2', Buffer.from('second'));
    await objects().add('x-10', Buffer.from('third'));
    await objects().add('y', Buffer.from('other'));
    expect((await objects().get('x-2'))?.toString()).toBe('first');
    const names = async (asked: { prefix: string; after?: string }) =>
      (await all(objects().list(asked))).map(({ name, bytes }) => `${name} ${bytes}`);
    expect(await names({ prefix: 'x-' })).toEqual(['x-10 5', 'x-2 5']);
    expect(await names({ prefix: 'x-', after: 'x-10' })).toEqual(['x-2 5']);
    for (const name of ['x-2', 'x-10', 'y']) await objects().remove(name);
    expect(await objects().get('x-2')).toBeNull();
  });
});
