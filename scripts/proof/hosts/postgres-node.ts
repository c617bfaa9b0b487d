import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { withDatabase } from '#server/platform/db/prepare.ts';
import { chooseRunAs, handOver } from '#server/platform/db/embedded/run-as.ts';
import { DEPLOY, filled } from '../../deploy/filled.ts';
import { Program } from './program.ts';
import { readUnit } from './unit.ts';

export const BIN = '/usr/lib/postgresql/15/bin';
const HERE = '127.0.0.1';
const NET = '127.0.0.1/32';
const ROLES = join(DEPLOY, 'postgresql/roles.sql');
const MAY_START = join(DEPLOY, 'postgresql/may-start');

export type Secrets = { readonly admin: string; readonly owner: string; readonly replica: string };
type Place = {
  readonly name: string;
  readonly port: number;
  readonly peer: { readonly name: string; readonly port: number };
  /** A folder that both nodes have parts of. */ readonly folder: string;
  readonly secrets: Secrets;
  /** Whether a commit waits for the other node: without it a planted fault. */ readonly synchronous: boolean;
};

/** One PostgreSQL on a host of its own, as deploy/postgresql and its unit say. */
export class PostgresNode {
  readonly name: string;
  readonly port: number;
  /** Its administrator's way, past every proxy. */
  readonly adminUrl: string;
  readonly #place: Place;
  readonly #data: string;
  readonly #as = chooseRunAs(join(BIN, 'postgres'), {});
  readonly #program: Program;

  constructor(place: Place) {
    this.#place = place;
    this.name = place.name;
    this.port = place.port;
    this.adminUrl = `postgres://postgres:${place.secrets.admin}@${HERE}:${place.port}/moonhearth`;
    this.#data = join(place.folder, `data-${place.name}`);
    const unit = readUnit('moonhearth-postgres.service', {
      '/var/lib/moonhearth-postgres': this.#data,
      '/etc/moonhearth/postgresql.conf': this.#file('postgresql.conf'),
    });
    const [program = '', ...args] = unit.command;
    const planted = place.synchronous ? [] : ['-c', 'synchronous_standby_names='];
    const [file, words] = this.#as.wrap(program, [...args, ...planted]);
    this.#program = new Program({
      command: [file, ...words],
      env: { ...process.env, ...unit.environment },
      cwd: place.folder,
      said: join(place.folder, `postgres-${place.name}.log`),
    });
  }

  get isRunning(): boolean {
    return this.#program.isRunning;
  }

  /** Makes the cluster that leads first, starts it, and gives it the roles of deploy/postgresql/roles.sql. */
  async makeFirst(): Promise<void> {
    const { folder, secrets } = this.#place;
    writeFileSync(join(folder, 'admin-password'), secrets.admin, { mode: 0o600 });
    mkdirSync(this.#data, { mode: 0o700 });
    handOver(folder, { as: this.#as, above: folder });
    const cluster = ['-D', this.#data, '-U', 'postgres', '--pwfile', join(folder, 'admin-password')];
    this.#run('initdb', [...cluster, '-A', 'scram-sha-256', '-E', 'UTF8', '--locale', 'C.UTF-8']);
    this.#configure('primary.conf');
    await this.start();
    const said = ['-v', `owner_password=${secrets.owner}`, '-v', `replica_password=${secrets.replica}`];
    this.#run('psql', ['-XqAt', '-v', 'ON_ERROR_STOP=1', ...said, ...this.#at(this), '-d', 'postgres', '-f', ROLES]);
  }

  /** Makes this node anew from the one that leads, as its standby, and starts it. */
  async follow(): Promise<void> {
    const { folder, peer, secrets } = this.#place;
    rmSync(this.#data, { recursive: true, force: true });
    const passwords = join(folder, 'passwords');
    writeFileSync(passwords, `*:*:*:mh_replica:${secrets.replica}\n`, { mode: 0o600 });
    mkdirSync(this.#data, { mode: 0o700 });
    handOver(folder, { as: this.#as, above: folder });
    const from = ['-h', HERE, '-p', String(peer.port), '-U', 'mh_replica', '--no-password'];
    this.#run('pg_basebackup', ['-D', this.#data, ...from, '-c', 'fast', '-X', 'stream'], { PGPASSFILE: passwords });
    writeFileSync(join(this.#data, 'standby.signal'), '');
    rmSync(join(this.#data, 'postgresql.auto.conf'), { force: true });
    this.#configure('standby.conf');
    await this.start();
  }

  /** Starts it where its unit would: false where may-start refuses. `anyway` starts what the unit would not. */
  async start(anyway = false): Promise<boolean> {
    const { peer } = this.#place;
    const may = spawnSync(MAY_START, [this.#data, HERE, String(peer.port)], { encoding: 'utf8' });
    if (may.status !== 0 && !anyway) return false;
    rmSync(join(this.#data, 'postmaster.pid'), { force: true });
    this.#program.start();
    for (let waited = 0; waited < 30_000; waited += 50) {
      if (await this.asks('select 1').then(Boolean, () => false)) return true;
      if (!this.isRunning) break;
      await sleep(50);
    }
    throw new Error(`PostgreSQL ${this.name} did not start:\n${this.#program.lastWords()}`);
  }

  kill(): Promise<void> {
    return this.#program.kill();
  }

  stop(): Promise<void> {
    return this.#program.end('SIGINT');
  }

  /** Makes a standby lead. */
  promote(): void {
    this.#run('pg_ctl', ['promote', '-w', '-D', this.#data]);
  }

  /** Asks one thing as the administrator; the rows. */
  async asks<Row extends object>(sql: string): Promise<Row[]> {
    return this.asAdmin(async (client) => (await client.query<Row>(sql)).rows, 'postgres');
  }

  /** Works as the administrator in a database of this node. */
  async asAdmin<T>(work: (client: Client) => Promise<T>, database = 'moonhearth'): Promise<T> {
    const client = new Client({
      connectionString: withDatabase(this.adminUrl, database),
      connectionTimeoutMillis: 5_000,
    });
    client.on('error', () => undefined);
    await client.connect();
    return work(client).finally(() => client.end());
  }

  get #asAdmin(): { readonly PGPASSWORD: string } {
    return { PGPASSWORD: this.#place.secrets.admin };
  }

  #at({ port }: { readonly port: number }): string[] {
    return ['-h', HERE, '-p', String(port), '-U', 'postgres'];
  }

  #file(name: string): string {
    return join(this.#place.folder, `${this.name}-${name}`);
  }

  /** Writes what stands in /etc/moonhearth of this host. */
  #configure(role: 'primary.conf' | 'standby.conf'): void {
    const { name, port, peer, folder } = this.#place;
    const hba = { PROXY_NET: NET, NODE_NET: NET, APP_NET: NET, DATABASE: 'moonhearth' };
    writeFileSync(this.#file('pg_hba.conf'), filled('postgresql/pg_hba.conf', hba));
    const own = { DATA: this.#data, HBA: this.#file('pg_hba.conf'), ADDRESS: HERE, PORT: port, SOCKETS: folder };
    const primary = filled('postgresql/primary.conf', { ...own, NODE: name, PEER: peer.name });
    const base = this.#file(role === 'primary.conf' ? 'postgresql.conf' : 'primary.conf');
    writeFileSync(base, primary);
    if (role === 'primary.conf') return;
    const ways = { PEER_ADDRESS: HERE, PEER_PORT: peer.port, PASSFILE: join(folder, 'passwords'), NODE: name };
    writeFileSync(this.#file('postgresql.conf'), filled('postgresql/standby.conf', { ...ways, PRIMARY_CONF: base }));
  }

  #run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = this.#asAdmin): void {
    const [file, words] = this.#as.wrap(join(BIN, program), args);
    const { status, stderr } = spawnSync(file, words, {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    if (status !== 0) throw new Error(`${program} failed:\n${stderr}`);
  }
}
