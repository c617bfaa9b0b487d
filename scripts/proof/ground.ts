import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { attachEmbedded } from '#server/platform/db/embedded/embedded.ts';
import { freePort, ROOT } from '../bench/ground/place.ts';
import { environment, postmasterOf, type Product } from '../bench/ground/product.ts';
import { NODE_FLAGS } from '../start/server.mjs';
import { ensureServerBundle, SERVER_BUNDLE } from '../start/server-bundle.mjs';
import { ensureWebBuild } from '../start/web-build.mjs';

export type Victim = 'server' | 'database' | 'both';

/** The built product on a data folder of its own, whose every line is kept in a file, and which may be killed. */
export class Ground {
  readonly scratch = mkdtempSync(join(tmpdir(), 'moonhearth-proof-'));
  readonly dataDir = join(this.scratch, 'data');
  /** All that the server has written to stdout and stderr. */
  readonly said = join(this.scratch, 'said.log');
  origin = '';
  adminUrl = '';
  #port = 0;
  #server: ChildProcess | null = null;
  /** The PostgreSQL that was killed last. */
  #killed = 0;

  /** Starts the server, again after a kill too, and waits until it is ready. */
  async start(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    this.#port ||= await freePort();
    this.origin = `http://localhost:${this.#port}`;
    const log = openSync(this.said, 'a', 0o600);
    const env = { ...environment({ port: this.#port, dataDir: this.dataDir }), DEMO: '0', ...settings };
    const child = spawn(process.execPath, [...NODE_FLAGS, SERVER_BUNDLE], {
      cwd: ROOT,
      env,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    process.once('exit', () => child.kill('SIGKILL'));
    this.#server = child;
    if (!(await this.readyWithin(90_000)))
      throw new Error(`the product did not start:\n${readFileSync(this.said, 'utf8').slice(-2_000)}`);
    this.adminUrl ||= (await attachEmbedded({ dataDir: this.dataDir, log: () => undefined })).adminUrl;
  }

  get product(): Product {
    const pid = this.#server?.pid ?? 0;
    return {
      pid,
      stop: () => this.stop(),
      origin: this.origin,
      dataDir: this.dataDir,
      adminUrl: this.adminUrl,
      processes: [pid, postmasterOf(this.dataDir)],
      readyAfter: 0,
    };
  }

  /** Waits until it can serve; false when it cannot in that time, or has ended. */
  async readyWithin(ms: number): Promise<boolean> {
    for (const until = performance.now() + ms; performance.now() < until; await sleep(25)) {
      if (this.#server && this.#server.exitCode !== null) return false;
      // What it said a moment ago is kept for a second: another PostgreSQL that answers is what counts.
      if (this.#killed !== 0 && ([0, this.#killed].includes(this.#database()) || !(await answers(this.adminUrl))))
        continue;
      const ready = await fetch(`${this.origin}/readyz`, { signal: AbortSignal.timeout(3_000) }).then(
        (reply) => reply.ok,
        () => false,
      );
      if (ready) return true;
    }
    return false;
  }

  /** Kills without a word, as the kernel does when memory runs out. */
  async kill(victim: Victim): Promise<void> {
    const server = this.#server;
    const database = this.#database();
    if (victim !== 'server') {
      this.#killed = database;
      process.kill(database, 'SIGKILL');
    }
    if (victim === 'database' || !server || server.exitCode !== null) return;
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
    this.#server = null;
  }

  /** The PostgreSQL of the data folder by its own word; 0 while there is none. */
  #database(): number {
    return existsSync(join(this.dataDir, 'postgres/postmaster.pid')) ? postmasterOf(this.dataDir) : 0;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill('SIGINT');
    const late = setTimeout(() => server.kill('SIGKILL'), 25_000);
    await gone;
    clearTimeout(late);
  }

  async leave(): Promise<void> {
    await this.stop();
    rmSync(this.scratch, { recursive: true, force: true });
  }
}

let shared: Ground | null = null;

/** The one product that the proofs share, started when the first asks for it. */
export async function sharedGround(): Promise<Ground> {
  if (shared) return shared;
  await ensureWebBuild(process.execPath);
  await ensureServerBundle(process.execPath);
  const ground = new Ground();
  await ground.start();
  shared = ground;
  return ground;
}

/** Ends what the proofs shared. */
export async function leaveShared(): Promise<void> {
  await shared?.leave();
  shared = null;
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  return client
    .connect()
    .then(() => client.end())
    .then(
      () => true,
      () => false,
    );
}
