import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStores, STORE_KINDS, type Stores } from '#server/testing/stores/all-stores.ts';
import { allLines, type LedgerStep, type Line } from '../erasures/ledger.ts';
import { carryOver } from './carry-over.ts';
import { openStore } from './open-store.ts';

let stores: Stores;
beforeAll(async () => {
  stores = await openStores();
  mkdirSync(fileURLToPath(stores.urls.folder));
});
afterAll(() => stores.close());

const line = (step: LedgerStep): Line => ({
  step,
  at: '2024-11-21T12:00:00.000Z',
  key: '01234567',
  member: 'a'.repeat(64),
});
const textsOf = (lines: readonly Line[]) => [...new Set(lines.map((one) => one.step))];
const filesUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

describe.each(STORE_KINDS)('what a data folder holds is carried into the store: %s', (kind) => {
  const place = () => ({ dataDir: join(stores.folder, `old-${kind}`), s3: null });

  it('once, with what a cut left, and never over what is there', async () => {
    const local = openStore({ ...place(), store: null });
    const [name, newer, sound] = [randomUUID(), randomUUID(), randomUUID()];
    const bytes = randomBytes(1_500_000);
    await local.files.put(name, Buffer.from('a picture'));
    await local.files.put(newer, Buffer.from('as it was'));
    await local.largeFiles.put(sound, { content: Readable.from([bytes]), bytes: bytes.length });
    await local.ledger.add(line('asked'));
    await local.ledger.add(line('done'));
    const store = stores.of(kind);
    await store.files.put(newer, Buffer.from('sealed again'));
    const full = vi.spyOn(store.ledger, 'add').mockRejectedValueOnce(new Error('the store is away'));
    await expect(carryOver({ ...place(), store: null }, store)).rejects.toThrow('away');
    full.mockRestore();
    const carried = await carryOver({ ...place(), store: null }, store);
    expect(carried.lines).toBe(2);
    expect((await store.files.get(name))?.toString()).toBe('a picture');
    expect((await store.files.get(newer))?.toString()).toBe('sealed again');
    const whole = await store.largeFiles.read(sound, { from: 0, to: bytes.length });
    expect(whole && (await buffer(whole)).equals(bytes)).toBe(true);
    expect(textsOf(await allLines(store.ledger))).toEqual(['asked', 'done']);
    // Until somebody has judged the lines they are carried again.
    expect((await carryOver({ ...place(), store: null }, store)).lines).toBe(2);
    await carried.done();
    expect(await carryOver({ ...place(), store: null }, store)).toMatchObject({ files: 0, lines: 0 });
    for (const folder of ['files', 'recordings']) expect(filesUnder(join(place().dataDir, folder))).toEqual([]);
    expect(filesUnder(join(place().dataDir, 'erasures', 'carried'))).toHaveLength(1);
  });
});

it('leaves everything where it is when the data folder is the store', async () => {
  const dataDir = join(stores.folder, 'itself');
  const store = openStore({ dataDir, store: { kind: 'folder', folder: dataDir }, s3: null });
  const name = randomUUID();
  await store.files.put(name, Buffer.from('a picture'));
  await store.ledger.add(line('done'));
  const carried = await carryOver({ dataDir, store: null, s3: null }, store);
  expect(carried).toMatchObject({ files: 0, lines: 0 });
  expect(await store.files.get(name)).not.toBeNull();
  expect(await allLines(store.ledger)).toHaveLength(1);
});
