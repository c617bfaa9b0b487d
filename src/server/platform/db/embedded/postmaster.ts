import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Tools } from './cluster.ts';
import type { ClusterPaths } from './cluster-paths.ts';
import { anyWorkingIn, commandLine, startOf } from './processes.ts';

/** A PostgreSQL that runs on our cluster: its process, and the folder of its socket. */
export type Postmaster = { readonly pid: number; readonly started: string; readonly sockets: string };

const LOG_LIMIT = 8 * 1024 * 1024;

/** The PostgreSQL that runs on the cluster, also one left behind by a server that was killed; null when none does. */
export function findPostmaster(place: ClusterPaths): Postmaster | null {
  const path = join(place.cluster, 'postmaster.pid');
  if (!existsSync(path)) return null;
  const [pidText, , , , sockets] = readFileSync(path, 'utf8').split('\n');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 1) return null;
  const words = commandLine(pid);
  const isOurs = words[0]?.endsWith('postgres') === true && words.includes(place.cluster);
  const started = startOf(pid);
  return isOurs && started !== null ? { pid, started, sockets: sockets?.trim() || place.sockets } : null;
}

/**
 * Starts PostgreSQL on the cluster, in a process group of its own so that Ctrl-C in the terminal reaches the server
 * alone. Returns once it has written its pid file.
 */
export async function startPostmaster(place: ClusterPaths, tools: Tools): Promise<Postmaster> {
  await clearStalePid(place);
  if (existsSync(place.logFile) && statSync(place.logFile).size > LOG_LIMIT) truncateSync(place.logFile);
  const log = openSync(place.logFile, 'a', 0o600);
  const [file, args] = tools.as.wrap(tools.binaries.postgres, ['-D', place.cluster]);
  const child = spawn(file, args, {
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...tools.binaries.env },
    cwd: '/',
  });
  closeSync(log);
  const end: { reason: string | null } = { reason: null };
  child.once('error', (error) => {
    end.reason = error.message;
  });
  child.once('exit', (code, signal) => {
    end.reason = `ended with ${code ?? signal}`;
  });
  child.unref();
  for (let waited = 0; waited < 10_000; waited += 10) {
    const found = findPostmaster(place);
    if (found) return found;
    if (end.reason !== null) break;
    await sleep(10);
  }
  // One that hangs before its pid file would be found by nobody.
  if (end.reason === null) child.kill('SIGQUIT');
  throw new Error(
    `PostgreSQL did not start (${end.reason ?? 'no pid file after 10 s'}). The end of ${place.logFile}:\n${logTail(place)}`,
  );
}

/**
 * Stops PostgreSQL: open work is rolled back, what was committed is on the disk. Falls back to an immediate stop after
 * 20 s.
 */
export async function stopPostmaster(running: Postmaster): Promise<void> {
  if (await endsAfter('SIGINT', { running, patience: 20_000 })) return;
  if (await endsAfter('SIGQUIT', { running, patience: 5_000 })) return;
  throw new Error(`PostgreSQL (process ${running.pid}) does not stop`);
}

/** Whether this very PostgreSQL still runs. */
export function stillRuns(running: Postmaster): boolean {
  return startOf(running.pid) === running.started;
}

/** The last lines PostgreSQL wrote; by its settings they hold no values. */
export function logTail(place: ClusterPaths): string {
  return existsSync(place.logFile) ? readFileSync(place.logFile, 'utf8').split('\n').slice(-12).join('\n') : '';
}

async function endsAfter(
  signal: NodeJS.Signals,
  { running, patience }: { running: Postmaster; patience: number },
): Promise<boolean> {
  if (!stillRuns(running)) return true;
  process.kill(running.pid, signal);
  for (let waited = 0; waited < patience; waited += 10) {
    if (!stillRuns(running)) return true;
    await sleep(10);
  }
  return false;
}

/**
 * Removes the pid files of a dead PostgreSQL. Its number may belong to another process by now, or to a zombie that
 * nobody reaps, and PostgreSQL would then refuse to start. Children that outlived their killed parent are waited for:
 * two servers on one cluster would destroy it.
 */
async function clearStalePid(place: ClusterPaths): Promise<void> {
  const path = join(place.cluster, 'postmaster.pid');
  if (!existsSync(path)) return;
  for (let waited = 0; anyWorkingIn(place.cluster); waited += 50) {
    if (waited >= 10_000) throw new Error(`Processes of an earlier PostgreSQL still work in ${place.cluster}`);
    await sleep(50);
  }
  rmSync(path, { force: true });
  rmSync(join(place.sockets, '.s.PGSQL.5432.lock'), { force: true });
}
