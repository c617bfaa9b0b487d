import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { findBinaries } from '#server/platform/db/embedded/binaries.ts';
import { clusterPathsIn, type ClusterPaths } from '#server/platform/db/embedded/cluster-paths.ts';
import { attachEmbedded, type Embedded } from '#server/platform/db/embedded/embedded.ts';
import { findPostmaster } from '#server/platform/db/embedded/postmaster.ts';
import { chooseRunAs, handOver } from '#server/platform/db/embedded/run-as.ts';
import type { PostgresSettings } from '#server/platform/db/embedded/settings.ts';
import type { LoginUrls } from '#server/platform/db/database.ts';
import { loginUrls, prepareDatabase } from '#server/platform/db/prepare.ts';
import { ensureRoles, type PasswordFor } from '#server/platform/db/roles.ts';

// What is lost when the machine stops is of no use afterwards; all else is as it would be.
const FAST: PostgresSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '100',
  max_wal_senders: '4',
  wal_keep_size: '512MB',
};
const LATE_MS = 30_000;

/** A migrated primary and a replica that follows it by streaming, both of a test's own. */
export type PrimaryWithReplica = {
  readonly adminUrl: string;
  readonly urls: LoginUrls;
  readonly readUrl: string;
  readonly jobsUrl: string;
  /** The superuser on the replica: for what a test does to it. */
  readonly replicaAdminUrl: string;
  /** Lets the replica take in nothing of what comes, or go on. */
  readonly pause: (isPaused: boolean) => Promise<void>;
  /** Waits until the replica has replayed all that is written. */
  readonly caughtUp: () => Promise<void>;
  /** Kills the replica without a word. */
  readonly killReplica: () => Promise<void>;
  /** Starts it again, on the same address. */
  readonly startReplica: () => Promise<void>;
  /** Process numbers of both postmasters. */
  readonly processes: () => { readonly primary: number; readonly replica: number };
  readonly close: () => Promise<void>;
};

/** Makes both, the replica as a copy of the running primary. About four seconds. */
export async function openPrimaryWithReplica(passwordFor: PasswordFor): Promise<PrimaryWithReplica> {
  const folder = mkdtempSync(join(tmpdir(), 'mh-replica-'));
  const [first, second] = ['primary', 'replica'].map((name) => placeIn(join(folder, name))) as [Place, Place];
  const primary = await start(first, FAST);
  try {
    const { urls, jobsUrl } = await prepareDatabase({ adminUrl: primary.adminUrl, passwordFor });
    await letReplicasIn(first, primary.adminUrl);
    await copy({ from: first, to: second, adminUrl: primary.adminUrl });
    const conninfo = `host=${first.paths.sockets} port=5432 user=postgres password=${passwordOf(first.paths)}`;
    const follow = () => start(second, { ...FAST, primary_conninfo: `'${conninfo}'` });
    let replica = await follow();
    const roles = await asAdmin(primary.adminUrl, (client) => ensureRoles(client, passwordFor));
    const caughtUp = async () => {
      const { rows } = await asAdmin(primary.adminUrl, (client) =>
        client.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at'),
      );
      await until(replica.adminUrl, {
        sql: 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as is',
        values: [rows[0]?.at],
      });
    };
    await caughtUp();
    return {
      adminUrl: primary.adminUrl,
      urls,
      jobsUrl,
      readUrl: loginUrls(replica.adminUrl, roles, passwordFor).urls.member,
      replicaAdminUrl: replica.adminUrl,
      pause: async (isPaused) => {
        await asAdmin(replica.adminUrl, (client) =>
          client.query(`select pg_wal_replay_${isPaused ? 'pause' : 'resume'}()`),
        );
        const state = isPaused ? 'paused' : 'not paused';
        await until(replica.adminUrl, { sql: 'select pg_get_wal_replay_pause_state() = $1 as is', values: [state] });
      },
      caughtUp,
      killReplica: async () => {
        const running = findPostmaster(second.paths);
        if (running) process.kill(running.pid, 'SIGKILL');
        while (findPostmaster(second.paths)) await sleep(20);
      },
      startReplica: async () => {
        replica = await follow();
      },
      processes: () => ({
        primary: findPostmaster(first.paths)?.pid ?? 0,
        replica: findPostmaster(second.paths)?.pid ?? 0,
      }),
      close: async () => {
        await replica.stop();
        await primary.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await primary.stop();
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

type Place = { readonly dataDir: string; readonly paths: ClusterPaths };

function placeIn(dataDir: string): Place {
  mkdirSync(dataDir, { mode: 0o700 });
  return { dataDir, paths: clusterPathsIn(dataDir) };
}

function start({ dataDir }: Place, settings: PostgresSettings): Promise<Embedded> {
  return attachEmbedded({ dataDir, log: () => undefined, settings });
}

function passwordOf({ password }: ClusterPaths): string {
  return readFileSync(password, 'utf8').trim();
}

async function letReplicasIn({ paths }: Place, adminUrl: string): Promise<void> {
  appendFileSync(join(paths.cluster, 'pg_hba.conf'), 'local replication all scram-sha-256\n');
  await asAdmin(adminUrl, (client) => client.query('select pg_reload_conf()'));
}

/** The way that PostgreSQL's own manual gives for a copy of a cluster that runs. */
async function copy({ from, to, adminUrl }: { from: Place; to: Place; adminUrl: string }): Promise<void> {
  cpSync(from.paths.password, to.paths.password);
  await asAdmin(adminUrl, async (client) => {
    await client.query("select pg_backup_start('replica', true)");
    cpSync(from.paths.cluster, to.paths.cluster, {
      recursive: true,
      filter: (path) => !/\/(postmaster\.(pid|opts)|pg_wal\/.+|pg_stat_tmp\/.+|pg_replslot\/.+)$/.test(path),
    });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeFileSync(join(to.paths.cluster, 'backup_label'), rows[0]?.labelfile ?? '');
  });
  writeFileSync(join(to.paths.cluster, 'standby.signal'), '');
  for (const folder of ['archive_status', 'summaries'])
    if (existsSync(join(from.paths.cluster, 'pg_wal', folder)))
      mkdirSync(join(to.paths.cluster, 'pg_wal', folder), { recursive: true });
  const { postgres, env } = findBinaries(to.paths.spareLibraries);
  handOver(to.paths.cluster, { as: chooseRunAs(postgres, env), above: to.dataDir });
}

async function until(url: string, { sql, values }: { sql: string; values: readonly unknown[] }): Promise<void> {
  await asAdmin(url, async (client) => {
    for (const late = performance.now() + LATE_MS; performance.now() < late; await sleep(10)) {
      const { rows } = await client.query<{ is: boolean }>(sql, [...values]);
      if (rows[0]?.is) return;
    }
    throw new Error(`still not so after ${LATE_MS} ms: ${sql}`);
  });
}

async function asAdmin<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}
