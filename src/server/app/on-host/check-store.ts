import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { asOwner } from '#server/platform/db/owner.ts';
import type { Env } from '#server/platform/env.ts';
import { storeName, type StorePlace } from '#server/platform/files/store-place.ts';
import { writeFlushed } from '#server/platform/files/flushed.ts';
import type { Objects } from '#server/platform/files/objects/objects.ts';
import { openStore, type StoreEnv } from '#server/platform/store/open-store.ts';
import { whyNot } from './data-dir.ts';

type Coded = { readonly code?: string; readonly name?: string; readonly message?: string };
type Checked = StoreEnv & Pick<Env, 'storeSetting' | 'production'>;

const PROBE = Buffer.from('Moonhearth can write here.');

/**
 * Throws one line that names the setting and the way out where nothing can be kept in the store of every host, where it
 * forgets on a power cut, or where a restore of the database would take the ledger of erasures back with it.
 */
export async function checkStore(env: Checked, adminUrl: string): Promise<void> {
  const { store: place, storeSetting } = env;
  if (place?.kind === 'folder') return checkSharedFolder(env);
  if (!place) return;
  const told = `${storeSetting} (${storeName(place)})`;
  const { objects, close } = openStore(env);
  try {
    if (objects) await tryObjects(objects);
  } catch (error) {
    throw new Error(`${told}: ${whyNotThere(error as Coded)}.`, { cause: error });
  } finally {
    await close();
  }
  if (place.kind === 'postgres' && env.production) await checkServers(place, { adminUrl, told });
}

/**
 * Throws one line where the folder that all hosts share is not there or cannot be written. One that is missing is not
 * made: on a host whose disk is not mounted it would be a folder of its own.
 */
export async function checkSharedFolder({
  store,
  storeSetting,
}: Pick<Checked, 'store' | 'storeSetting'>): Promise<void> {
  if (store?.kind !== 'folder') return;
  const { folder } = store;
  const told = `${storeSetting} (${folder})`;
  if (!(await stat(folder).catch(() => null))?.isDirectory())
    throw new Error(
      `${told} is not there: mount the folder that all hosts share, or make it if this is the first start.`,
    );
  const probe = join(folder, `probe-${randomUUID()}`);
  try {
    await writeFlushed(probe, PROBE);
  } catch (error) {
    throw new Error(`${told} ${whyNot((error as Coded).code)}`, { cause: error });
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

async function tryObjects(objects: Objects): Promise<void> {
  const name = `probe-${randomUUID()}`;
  await objects.put(name, PROBE);
  const back = await objects.get(name);
  await objects.remove(name);
  if (!back?.equals(PROBE)) throw new Error('it does not give back what it was given');
}

type Facts = { readonly started: string; readonly durable: boolean };

/** One server restored to an earlier instant has all of its databases as they were then. */
async function checkServers(
  { url }: Extract<StorePlace, { kind: 'postgres' }>,
  { adminUrl, told }: { adminUrl: string; told: string },
): Promise<void> {
  const [there, here] = [await factsOf(url), await factsOf(adminUrl)];
  if (there.started === here.started)
    throw new Error(
      `${told} is on the PostgreSQL server of DATABASE_URL: a restore of that server would bring back who was deleted. Name a database on another server, a bucket, or a folder that all hosts share.`,
    );
  if (!there.durable)
    throw new Error(
      `${told} runs with fsync or synchronous_commit off: what was noted there could be lost. Set both on.`,
    );
}

async function factsOf(url: string): Promise<Facts> {
  const { rows } = await asOwner(url, (owner) =>
    owner.query<Facts>(
      "select extract(epoch from pg_postmaster_start_time())::text as started, current_setting('fsync') = 'on' and current_setting('synchronous_commit') in ('on', 'remote_apply') as durable",
    ),
  );
  const [facts] = rows;
  if (!facts) throw new Error('a database that answers nothing');
  return facts;
}

const REFUSED: Readonly<Record<string, string>> = {
  NoSuchBucket: 'there is no bucket of this name: make it, or correct the name',
  InvalidAccessKeyId: 'the key is unknown there: correct it',
  SignatureDoesNotMatch: 'the secret of the key is wrong: correct it',
  AccessDenied: 'the key may not list, read, write and delete there: allow it',
  '3D000': 'there is no database of this name: create it (createdb), or correct the name',
  '28P01': 'the user or the password is wrong: correct it',
  '42501': 'this user may make no table there: let the user create a schema in this database',
  ENOTFOUND: 'there is no host of this name: correct it',
  ECONNREFUSED: 'nothing answers there: start it, or correct the address',
};

function whyNotThere({ code = '', name = '', message = '' }: Coded): string {
  return REFUSED[name] ?? REFUSED[code] ?? `nothing can be kept there (${message.split('\n', 1)[0] || name || code})`;
}
