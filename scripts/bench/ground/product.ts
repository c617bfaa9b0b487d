import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attachEmbedded } from '#server/platform/db/embedded/embedded.ts';
import { SERVER_BUNDLE } from '../../start/server-bundle.mjs';
import { serverEnv } from '../../start/server.mjs';
import { freePort, startNode, type Running } from './place.ts';

/** The built product, running on a data folder of its own. */
export type Product = Running & {
  readonly origin: string;
  readonly dataDir: string;
  /** The processes whose CPU and memory count as the product's: the server, and its PostgreSQL. */
  readonly processes: readonly [number, number];
  readonly adminUrl: string;
  readonly readyAfter: number;
};

const SAID = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_LISTEN_URL',
  'SMTP_URL',
  'PUBLIC_ORIGIN',
  'HOST',
  'ROOT_KEY',
  'ROOT_KEY_FILE',
  'STORE_URL',
  'S3_URL',
  'CLOCK_SHIFT',
  'NODE_ENV',
  'STRIPE_SECRET_KEY',
];

export function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'moonhearth-bench-'));
}

export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true });
}

/** Settings of the local default, with limits so wide that none of them is what gets measured. */
export function environment({ port, dataDir }: { port: number; dataDir: string }): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {
    ...serverEnv(process.env),
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: '1',
    RATE_FACTOR: '99999',
    LOG_LEVEL: 'info',
  };
  for (const name of SAID) delete env[name];
  return env;
}

/**
 * Starts the product. `preload` names a module to load before it: how the self-test plants its faults. `settings` stand
 * over the usual ones.
 */
export async function startProduct({
  dataDir,
  preload,
  settings = {},
}: {
  dataDir: string;
  preload?: string | undefined;
  settings?: Readonly<Record<string, string>>;
}): Promise<Product> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const args = [...(preload ? ['--import', preload] : []), SERVER_BUNDLE];
  const running = await startNode({
    args,
    env: { ...environment({ port, dataDir }), ...settings },
    url: `${origin}/auth`,
  });
  const attached = await attachEmbedded({ dataDir, log: () => undefined });
  return { ...running, origin, dataDir, adminUrl: attached.adminUrl, processes: [running.pid, postmasterOf(dataDir)] };
}

export function postmasterOf(dataDir: string): number {
  const [line = ''] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  return Number(line);
}
