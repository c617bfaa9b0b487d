import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { E2E } from './place.ts';

const START_SECONDS = 120;
const LOCAL_DEFAULT = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'SMTP_URL', 'PUBLIC_ORIGIN', 'HOST', 'ROOT_KEY', 'ROOT_KEY_FILE', 'S3_URL', 'DEMO', 'CLOCK_SHIFT', 'NODE_ENV', 'STRIPE_SECRET_KEY'];

function openHouse(said: string[]): ChildProcess {
  const env: NodeJS.ProcessEnv = { ...process.env, PORT: E2E.port, DATA_DIR: E2E.dataDir };
  for (const name of LOCAL_DEFAULT) delete env[name];
  const house = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [house.stdout, house.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  return house;
}

async function isReady(): Promise<boolean> {
  try {
    return (await fetch(`${E2E.origin}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

async function untilReady(house: ChildProcess): Promise<void> {
  for (let tries = 0; tries < START_SECONDS * 4; tries += 1) {
    if (house.exitCode !== null) throw new Error(`the server ended with ${house.exitCode}`);
    if (await isReady()) return;
    await wait(250);
  }
  throw new Error(`the server was not ready after ${START_SECONDS} s`);
}

/** Starts the product as a newcomer does, on a data folder of its own. Answers how to close it again. */
export default async function setup(): Promise<() => Promise<void>> {
  const said: string[] = [];
  const house = openHouse(said);
  const close = async (): Promise<void> => {
    if (house.exitCode === null) await Promise.all([once(house, 'exit'), house.kill('SIGTERM')]);
    rmSync(E2E.dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(house);
  } catch (error) {
    await close();
    throw new Error(`the house did not open: ${String(error)}\n${said.join('').slice(-4_000)}`);
  }
  return close;
}
