import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import { findBinaries } from './binaries.ts';
import { ensureCluster, readPassword, SUPERUSER } from './cluster.ts';
import { keepRunning } from './postgres-supervisor.ts';
import { holderOf, tryLock, waitForLock, type Lock } from './lock.ts';
import { makeSocketFolder, clusterPathsIn, type ClusterPaths } from './cluster-paths.ts';
import { findPostmaster, logTail, startPostmaster, stillRuns, stopPostmaster, type Postmaster } from './postmaster.ts';
import { chooseRunAs, type RunAs } from './run-as.ts';
import type { PostgresSettings } from './settings.ts';
import { tryConnect } from './try-connect.ts';

export type EmbeddedOptions = {
  /** The folder that holds everything; made when missing. */
  readonly dataDir: string;
  /** Receives one plain line for each thing a person may want to know. */
  readonly log: (line: string) => void;
  /** Settings of PostgreSQL on top of ours; for tests, which may trade durability for speed. */
  readonly settings?: PostgresSettings;
  /** Instead of trying out how PostgreSQL can be started. */
  readonly runAs?: RunAs;
};

/** A running database: the superuser's address, for setting up alone, and its end. */
export type Embedded = { readonly adminUrl: string; stop(): Promise<void> };

const DATABASE = 'moonhearth';

/**
 * Opens the embedded PostgreSQL for the one server of this data folder: makes it on the first start, adopts one that a
 * killed server left running, else starts it, and starts it again whenever it ends unbidden. Throws a line that names
 * the other process when a server runs on the folder already.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const place = clusterPathsIn(options.dataDir);
  const tried = tryLock(place.serverLock);
  if ('heldBy' in tried)
    throw new Error(
      `A server (process ${tried.heldBy}) already runs on ${place.dataDir}. Stop it, or give this one a DATA_DIR of its own.`,
    );
  try {
    const opened = await open(place, options);
    const supervisor = keepRunning({
      running: opened.running,
      start: async () => (await open(place, options)).running,
      log: options.log,
    });
    return { adminUrl: opened.adminUrl, stop: once(async () => closing(await supervisor.end(), tried.lock)) };
  } catch (error) {
    tried.lock.release();
    throw error;
  }
}

/**
 * Opens the same database for a command (admin, seed, backup), beside a server or without one. `stop` ends PostgreSQL
 * only when this command has started it and no server has come to use it since.
 */
export async function attachEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const place = clusterPathsIn(options.dataDir);
  const opened = await open(place, options);
  const leave = async (): Promise<void> => {
    if (!opened.startedHere) return;
    // A server that starts now waits for this lock before it looks for a PostgreSQL to adopt.
    const lock = await waitForLock(place.startLock, 30_000);
    try {
      if (holderOf(place.serverLock) === null) await stopPostmaster(opened.running);
    } finally {
      lock.release();
    }
  };
  return { adminUrl: opened.adminUrl, stop: once(leave) };
}

type Opened = { readonly adminUrl: string; readonly running: Postmaster; readonly startedHere: boolean };

async function open(place: ClusterPaths, options: EmbeddedOptions): Promise<Opened> {
  const lock = await waitForLock(place.startLock, 60_000);
  try {
    const found = findPostmaster(place);
    const adopted = found === null ? null : await adopt(place, found);
    if (found !== null && adopted !== null && !(await archivesAs(adopted, options.settings))) {
      const beside = holderOf(place.serverLock);
      if (beside !== null && beside !== process.pid) {
        if (options.settings?.['archive_mode'] === 'on')
          options.log('The running server was started without BACKUP_DIR and keeps no backup. Start it again with it.');
      } else await stopPostmaster(found);
    }
    if (found !== null && adopted !== null && stillRuns(found)) {
      options.log(`Found PostgreSQL (process ${found.pid}) still running and goes on with it.`);
      return { adminUrl: adopted, running: found, startedHere: false };
    }
    const running = await start(place, options);
    // What does not come up does not stay behind either.
    const adminUrl = await connectable({ place, running }).catch(async (error: unknown) => {
      await stopPostmaster(running);
      throw error;
    });
    if (adminUrl === null)
      throw new Error(`PostgreSQL ended while starting. The end of ${place.logFile}:\n${logTail(place)}`);
    return { adminUrl, running, startedHere: true };
  } finally {
    lock.release();
  }
}

/** Goes on with a PostgreSQL that was left running; the server, which is alone on it, stops one that lets nobody in. */
async function adopt(place: ClusterPaths, found: Postmaster): Promise<string | null> {
  try {
    return await connectable({ place, running: found });
  } catch (error) {
    if (holderOf(place.serverLock) === process.pid) await stopPostmaster(found);
    throw error;
  }
}

async function start(place: ClusterPaths, options: EmbeddedOptions): Promise<Postmaster> {
  const binaries = findBinaries(place.spareLibraries);
  const as = options.runAs ?? chooseRunAs(binaries.postgres, binaries.env);
  await ensureCluster(place, { binaries, as, settings: options.settings ?? {} });
  makeSocketFolder(place, as);
  return startPostmaster(place, { binaries, as });
}

async function closing(running: Postmaster, lock: Lock): Promise<void> {
  try {
    await stopPostmaster(running);
  } finally {
    lock.release();
  }
}

/**
 * Waits until PostgreSQL accepts connections (after a crash it first replays its log) and makes our database in it.
 * Returns the address, or null when it ended instead.
 */
async function connectable({ place, running }: { place: ClusterPaths; running: Postmaster }): Promise<string | null> {
  const password = readPassword(place);
  const address = (database: string): string =>
    `postgres://${SUPERUSER}:${password}@localhost:5432/${database}?host=${encodeURIComponent(running.sockets)}`;
  for (;;) {
    const failure = await tryConnect(address(DATABASE));
    if (failure === null) return address(DATABASE);
    if (failure === 'missing database') await makeDatabase(address('postgres'));
    else if (!stillRuns(running)) return null;
    else await sleep(10);
  }
}

/**
 * Whether a PostgreSQL that was left running keeps its log for an archive as it should now; that can only be changed by
 * a new start.
 */
async function archivesAs(url: string, settings: PostgresSettings = {}): Promise<boolean> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ archive_mode: string }>('show archive_mode');
  await client.end();
  return rows[0]?.archive_mode === (settings['archive_mode'] ?? 'off');
}

async function makeDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${escapeIdentifier(DATABASE)}`);
  await client.end();
}

function once(action: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => (running ??= action());
}
