import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { chooseRunAs, handOver } from '#server/platform/db/embedded/run-as.ts';
import { lowPort } from '../../low-port.ts';
import { cpuOf } from '../../../bench/ground/processes.ts';

const BIN = '/usr/lib/postgresql/15/bin';
const PARTS = ['/usr/lib/postgresql/15/lib/citus.so', '/usr/share/postgresql/15/extension/citus.control'];
const READY_MS = 30_000;

/** Why the proof cannot be run on this machine, or null. */
export function lacking(): string | null {
  if (!existsSync(join(BIN, 'postgres'))) return 'PostgreSQL 15 is not installed here (apt-get install postgresql-15)';
  const missing = PARTS.find((part) => !existsSync(part));
  return missing ? `Citus is not built for PostgreSQL 15 here (${missing} is missing)` : null;
}

/** One PostgreSQL 15 with a folder of its own, that keeps what it commits and may be killed. */
export class Node {
  readonly folder: string;
  readonly port: number;
  readonly password: string;
  readonly #settings: readonly string[];
  #process: ChildProcess | null = null;
  #seconds = 0;

  private constructor(made: { folder: string; port: number; password: string; settings: readonly string[] }) {
    this.folder = made.folder;
    this.port = made.port;
    this.password = made.password;
    this.#settings = made.settings;
  }

  /** Makes one and starts it, with Citus loaded or as Debian has it. The superuser of nodes of one Citus has one password. */
  static async open({ citus, password }: { citus: boolean; password: string }): Promise<Node> {
    const settings = citus
      ? [
          'shared_preload_libraries=citus',
          'citus.enable_statistics_collection=off',
          'citus.node_conninfo=sslmode=prefer',
        ]
      : [];
    const folder = mkdtempSync(join(tmpdir(), 'mh-node-'));
    const node = new Node({ folder, port: await lowPort(Math.random), password, settings });
    node.#make();
    await node.start();
    return node;
  }

  /** The superuser's address of one database. */
  url(database: string): string {
    return `postgres://postgres:${this.password}@127.0.0.1:${this.port}/${database}`;
  }

  /** Starts it, after a kill too, and waits until it answers. */
  async start(): Promise<void> {
    const [file, args] = chooseRunAs(join(BIN, 'postgres'), {}).wrap(join(BIN, 'postgres'), [
      '-D',
      this.#cluster,
      '-p',
      String(this.port),
      '-k',
      '',
      ...['listen_addresses=127.0.0.1', 'max_connections=200', 'max_prepared_transactions=200', 'jit=off']
        .concat(this.#settings)
        .flatMap((setting) => ['-c', setting]),
      '-c',
      'log_min_messages=fatal',
    ]);
    const child = spawn(file, args, { stdio: 'ignore' });
    this.#process = child;
    process.once('exit', () => child.kill('SIGKILL'));
    for (const until = performance.now() + READY_MS; !(await this.answers()); await sleep(50))
      if (performance.now() > until) throw new Error('a node of PostgreSQL 15 did not start');
  }

  async answers(): Promise<boolean> {
    const client = new Client({ connectionString: this.url('postgres'), connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
  }

  /** Ends the postmaster and every process of it at once, as the machine's end would. */
  async kill(): Promise<void> {
    const pid = this.#pid();
    this.#seconds += cpuOf([pid]);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
    for (const each of [pid, ...children]) kill(each);
    await this.#ended();
    for (const each of children) while (existsSync(`/proc/${each}`) && !isZombie(each)) await sleep(10);
  }

  /** Processor time of its processes so far, in seconds. */
  seconds(): number {
    return this.#seconds + cpuOf([this.#pid()]);
  }

  async leave(): Promise<void> {
    this.#process?.kill('SIGINT');
    await this.#ended();
    rmSync(this.folder, { recursive: true, force: true });
  }

  get #cluster(): string {
    return join(this.folder, 'cluster');
  }

  #pid(): number {
    const [line = ''] = readFileSync(join(this.#cluster, 'postmaster.pid'), 'utf8').split('\n');
    return Number(line);
  }

  async #ended(): Promise<void> {
    const child = this.#process;
    while (child && child.exitCode === null && child.signalCode === null) await sleep(10);
  }

  #make(): void {
    mkdirSync(this.#cluster, { mode: 0o700 });
    const words = join(this.folder, 'password');
    writeFileSync(words, this.password, { mode: 0o600 });
    const as = chooseRunAs(join(BIN, 'postgres'), {});
    handOver(this.folder, { as, above: this.folder });
    const [initdb, args] = as.wrap(join(BIN, 'initdb'), [
      ...['-D', this.#cluster, '-U', 'postgres', '--pwfile', words, '-A', 'scram-sha-256'],
      ...['-E', 'UTF8', '--locale', 'C.UTF-8', '--no-sync'],
    ]);
    const { status, stderr } = spawnSync(initdb, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`initdb failed:\n${stderr}`);
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It has ended by itself meanwhile.
    if ((error as { code?: string }).code !== 'ESRCH') throw error;
  }
}

function isZombie(pid: number): boolean {
  try {
    return /^State:\s*[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return true;
  }
}
