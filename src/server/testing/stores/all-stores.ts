import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readStoreUrl } from '#server/platform/files/store-place.ts';
import { openStore, type Store } from '#server/platform/store/open-store.ts';
import { testDatabase } from '../database.ts';
import { openS3StandIn } from './s3-stand-in.ts';

/** The places a store may be in, as STORE_URL names them, for tests of what all of them promise. */
export const STORE_KINDS = ['folder', 's3', 'postgres'] as const;
export type StoreKind = (typeof STORE_KINDS)[number];
export type Stores = {
  readonly urls: Readonly<Record<StoreKind, string>>;
  /** A store of a kind, opened once. */
  readonly of: (kind: StoreKind) => Store;
  /** A folder of this test's own. */
  readonly folder: string;
  close(): Promise<void>;
};

/** Opens a place of each kind, empty: a folder, a bucket of the stand-in, and a database of its own. */
export async function openStores(): Promise<Stores> {
  const folder = mkdtempSync(join(tmpdir(), 'moonhearth-stores-'));
  const [s3, database] = [await openS3StandIn(), await testDatabase()];
  const urls = {
    folder: pathToFileURL(join(folder, 'shared')).href,
    s3: s3.url,
    postgres: database.adminUrl.replace('postgresql:', 'postgres:'),
  };
  const opened = new Map<StoreKind, Store>();
  const of = (kind: StoreKind) => {
    const dataDir = join(folder, `data-${kind}`);
    const known = opened.get(kind) ?? openStore({ dataDir, store: readStoreUrl(urls[kind]), s3: null });
    opened.set(kind, known);
    return known;
  };
  const close = async () => {
    for (const store of opened.values()) await store.close();
    await database.drop();
    await s3.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { urls, of, folder, close };
}
