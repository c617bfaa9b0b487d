import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makePair } from '../recipient.ts';
import { pack, unpack, type ArchiveEntry } from './pack.ts';
import { hashOf, openSealed, readSealed, sealTo } from './seal.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'moonhearth-seal-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const TEXT = 'what nobody may read '.repeat(20_000);
const sealed = async () => {
  const pair = await makePair();
  const path = join(folder, 'one.age');
  const made = await sealTo(path, { source: Readable.from([Buffer.from(TEXT)]), recipient: pair.recipient });
  return { ...pair, path, made };
};

it('opens with the identity alone, and says by its hash what was written', async () => {
  const { path, made, identity } = await sealed();
  expect((await readSealed(path, identity)).toString()).toBe(TEXT);
  expect(made).toEqual({ sha256: await hashOf(path), bytes: readFileSync(path).length });
  expect(readFileSync(path, 'latin1')).not.toContain('nobody');
  await expect(makePair().then((other) => readSealed(path, other.identity))).rejects.toThrow();
});

it('does not open with one byte changed, or cut off', async () => {
  const { path, identity } = await sealed();
  const bytes = readFileSync(path);
  bytes[bytes.length - 40] = (bytes[bytes.length - 40] ?? 0) ^ 1;
  writeFileSync(path, bytes);
  await expect(readSealed(path, identity)).rejects.toThrow();
  truncateSync(path, bytes.length - 200);
  await expect(readSealed(path, identity)).rejects.toThrow();
});

it('leaves nothing under the name, and no part, where the source fails', async () => {
  const { recipient } = await makePair();
  const source = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('the disk went away');
    })(),
  );
  await expect(sealTo(join(folder, 'two.age'), { source, recipient })).rejects.toThrow('the disk went away');
  expect(readdirSync(folder)).toEqual([]);
});

async function* entries(): AsyncGenerator<ArchiveEntry> {
  yield { path: 'empty', folder: true };
  yield {
    path: 'a/large',
    content: async function* () {
      for (let piece = 0; piece < 9; piece += 1) yield Buffer.alloc(300_000, piece);
    },
  };
  yield { path: 'a/nothing', content: async function* () {} };
}

it('unpacks what was packed, and refuses a pack that was cut off or names a place outside', async () => {
  expect(await unpack(Readable.from(pack(entries())), join(folder, 'out'))).toBe(3);
  expect(readFileSync(join(folder, 'out/a/large'))).toHaveLength(2_700_000);
  expect(readFileSync(join(folder, 'out/a/large'))[2_699_999]).toBe(8);
  expect(readdirSync(join(folder, 'out/empty'))).toEqual([]);
  const pieces: Buffer[] = [];
  for await (const piece of pack(entries())) pieces.push(piece);
  await expect(unpack(Readable.from(pieces.slice(0, -1)), join(folder, 'cut'))).rejects.toThrow('cut off');
  const outside = async function* (): AsyncGenerator<ArchiveEntry> {
    yield { path: '../out/a/large', content: async function* () {} };
  };
  await expect(unpack(Readable.from(pack(outside())), join(folder, 'in'))).rejects.toThrow('outside');
});

it('gives the sealed stream piece by piece', async () => {
  const { path, identity } = await sealed();
  let length = 0;
  for await (const piece of await openSealed(path, identity)) length += (piece as Buffer).length;
  expect(length).toBe(TEXT.length);
});

it('gives no name to a file that the disk has changed while it was written', async () => {
  const { recipient } = await makePair();
  const path = join(folder, 'two.age');
  const part = () => join(folder, readdirSync(folder).find((name) => name.endsWith('.part')) ?? 'none');
  async function* source() {
    while (!existsSync(part()) || statSync(part()).size < 200_000) yield randomBytes(100_000);
    const file = openSync(part(), 'r+');
    writeSync(file, 'changed', 50_000);
    closeSync(file);
  }
  await expect(sealTo(path, { source: Readable.from(source()), recipient })).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([]);
});
