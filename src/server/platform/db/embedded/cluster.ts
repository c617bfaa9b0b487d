import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { ClusterPaths } from './cluster-paths.ts';
import { handOver, type RunAs } from './run-as.ts';
import { ACCESS_TEXT, configText, type PostgresSettings } from './settings.ts';

export const MAJOR = '18';
export const SUPERUSER = 'postgres';

/** With what a cluster is made and started. */
export type Tools = { readonly binaries: Binaries; readonly as: RunAs };

/**
 * Makes sure that the cluster is there, whole, owned by whom it runs as, and configured. A cluster is made in a folder
 * of another name and moved into place when it is finished, so that a crash in between leaves nothing that looks like
 * one. Only the holder of the start lock may call this.
 */
export async function ensureCluster(place: ClusterPaths, tools: Tools & { settings: PostgresSettings }): Promise<void> {
  removeUnfinished(place);
  if (!existsSync(place.cluster)) await makeCluster(place, tools);
  const version = readFileSync(join(place.cluster, 'PG_VERSION'), 'utf8').trim();
  if (version !== MAJOR)
    throw new Error(
      `${place.cluster} was made by PostgreSQL ${version}, the bundled one is ${MAJOR}. Use the release that made it, or move the data.`,
    );
  // A folder that came back from a backup or a copy may have lost both.
  chmodSync(place.cluster, 0o700);
  handOver(place.cluster, { as: tools.as, above: place.dataDir });
  writeOwned(join(place.cluster, 'postgresql.conf'), { text: configText(place.sockets, tools.settings), as: tools.as });
  writeOwned(join(place.cluster, 'pg_hba.conf'), { text: ACCESS_TEXT, as: tools.as });
}

/** The superuser's password of an existing cluster. */
export function readPassword(place: ClusterPaths): string {
  if (!existsSync(place.password))
    throw new Error(
      `${place.password} is missing: without it nobody can enter ${place.cluster}. Put it back from the backup.`,
    );
  return readFileSync(place.password, 'utf8').trim();
}

async function makeCluster(place: ClusterPaths, tools: Tools): Promise<void> {
  if (!existsSync(place.password))
    writeOwned(place.password, { text: `${randomBytes(32).toString('base64url')}\n`, as: null });
  const draft = `${place.cluster}.unfinished-${randomBytes(6).toString('hex')}`;
  try {
    mkdirSync(draft, { mode: 0o700 });
    handOver(draft, { as: tools.as, above: place.dataDir });
    writeOwned(`${draft}.password`, { text: readFileSync(place.password, 'utf8'), as: tools.as });
    await runInitdb(draft, tools);
    renameSync(draft, place.cluster);
    syncPath(place.dataDir);
  } finally {
    removeUnfinished(place);
  }
}

async function runInitdb(folder: string, { binaries, as }: Tools): Promise<void> {
  const [file, args] = as.wrap(binaries.initdb, [
    '--pgdata',
    folder,
    '--username',
    SUPERUSER,
    '--pwfile',
    `${folder}.password`,
    '--auth',
    'scram-sha-256',
    '--encoding',
    'UTF8',
    '--locale',
    'C',
    '--locale-provider',
    'builtin',
    '--builtin-locale',
    'C.UTF-8',
    '--data-checksums',
    '--no-instructions',
  ]);
  const child = spawn(file, args, { env: { ...process.env, ...binaries.env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  if (code !== 0)
    throw new Error(`The database could not be made (initdb ended with ${code}):\n${Buffer.concat(said).toString()}`);
}

function removeUnfinished(place: ClusterPaths): void {
  const prefix = `${basename(place.cluster)}.unfinished-`;
  for (const name of readdirSync(place.dataDir)) {
    if (name.startsWith(prefix)) rmSync(join(place.dataDir, name), { recursive: true, force: true });
  }
}

/** Writes a small file whole or not at all, readable by its owner only. */
function writeOwned(path: string, { text, as }: { text: string; as: RunAs | null }): void {
  const owner = as?.owner ?? null;
  const there =
    existsSync(path) && readFileSync(path, 'utf8') === text && (owner === null || statSync(path).uid === owner);
  if (there) return;
  const draft = `${path}.draft`;
  writeFileSync(draft, text, { mode: 0o600 });
  if (owner !== null) chownSync(draft, owner, owner);
  syncPath(draft);
  renameSync(draft, path);
  syncPath(dirname(path));
}

function syncPath(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
