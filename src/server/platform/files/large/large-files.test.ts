import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { readS3Url } from './s3-place.ts';
import { largeOnDisk } from './large-on-disk.ts';

const folder = mkdtempSync(join(tmpdir(), 'large-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const filesUnder = (place: string) =>
  readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

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
