import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PREPARED } from './locations.ts';

const START_SECONDS = 120;
const NOT_LOCAL_DEFAULT = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'SMTP_URL',
  'PUBLIC_ORIGIN',
  'HOST',
  'ROOT_KEY',
  'ROOT_KEY_FILE',
  'STORE_URL',
  'S3_URL',
  'DEMO',
  'CLOCK_SHIFT',
  'NODE_ENV',
  'STRIPE_SECRET_KEY',
];

/**
 * How a newcomer starts the product, and the server alone as that built it: only that one can be killed without a word.
 */
export const START = { npmStart: 'scripts/start.mjs', serverAlone: 'dist/server/main.js' } as const;

/** Where `npm start` has the server's code kept as compiled. */
const COMPILED = resolve('.cache/compile');

export type ServerLocation = { readonly port: string; readonly origin: string; readonly dataDir: string };
export type Server = { readonly process: ChildProcess; readonly said: string[]; readonly place: ServerLocation };

/** The environment of a server on the local default, and of what is run on its host beside it. */
export function hostEnv(place: ServerLocation): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: place.port,
    DATA_DIR: place.dataDir,
    VAPID_SUBJECT: 'mailto:hello@moonhearth.example',
  };
  for (const name of NOT_LOCAL_DEFAULT) delete env[name];
  return env;
}

/**
 * Starts a server on the local default, with its clock shifted where that is asked ("+1d"), and waits until it can
 * serve. Throws what it said when it does not come up. The server alone has no demo accounts: its journeys make members
 * of their own, and it starts again and again; the first time on a copy of the prepared folder, since making a database
 * and all its tables costs more than the start itself.
 */
export async function openServer(
  place: ServerLocation,
  script: (typeof START)[keyof typeof START],
  clockShift?: string,
): Promise<Server> {
  const env = hostEnv(place);
  if (clockShift) env['CLOCK_SHIFT'] = clockShift;
  if (script === START.serverAlone) Object.assign(env, { DEMO: '0', NODE_COMPILE_CACHE: COMPILED });
  if (script === START.serverAlone && place !== PREPARED && !existsSync(place.dataDir))
    cpSync(PREPARED.dataDir, place.dataDir, { recursive: true });
  const server = {
    process: spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] }),
    said: [] as string[],
    place,
  };
  for (const stream of [server.process.stdout, server.process.stderr])
    stream?.on('data', (chunk: Buffer) => server.said.push(chunk.toString()));
  try {
    await untilReady(server);
    return server;
  } catch (error) {
    await closeServer(server);
    throw new Error(`the house did not open: ${String(error)}\n${server.said.join('').slice(-4_000)}`);
  }
}

/** Makes the folder that all others are copies of, root key and database together. */
export async function prepareFolder(): Promise<void> {
  await endServer(await openServer(PREPARED, START.serverAlone), 'SIGTERM');
}

/** Ends a server with a signal and waits until it is gone. */
export async function endServer({ process: running }: Server, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (running.exitCode === null && running.signalCode === null)
    await Promise.all([once(running, 'exit'), running.kill(signal)]);
}

/** Closes a server in order and removes its data. */
export async function closeServer(server: Server): Promise<void> {
  await endServer(server, 'SIGTERM');
  rmSync(server.place.dataDir, { recursive: true, force: true });
}

async function untilReady({ process: running, place }: Server): Promise<void> {
  for (let tries = 0; tries < START_SECONDS * 4; tries += 1) {
    if (running.exitCode !== null) throw new Error(`the server ended with ${running.exitCode}`);
    if (await isReady(place.origin)) return;
    await wait(250);
  }
  throw new Error(`the server was not ready after ${START_SECONDS} s`);
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}
