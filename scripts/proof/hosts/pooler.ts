import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseRunAs } from '#server/platform/db/embedded/run-as.ts';
import { DEPLOY } from '../../deploy/filled.ts';
import type { PostgresNode } from './postgres-node.ts';
import { Program } from './program.ts';

const INI = join(DEPLOY, 'pgbouncer/pgbouncer.ini');
/** From this version on it lends out connections of which statements have names. */
const [MAJOR, MINOR] = [1, 21];

/** The pgbouncer of this machine, or that of `PGBOUNCER`; null where there is none that can do it. */
export function poolerHere(): string | null {
  const file = process.env['PGBOUNCER'] ?? '/usr/sbin/pgbouncer';
  if (!existsSync(INI) || !existsSync(file)) return null;
  const [, major = '0', minor = '0'] =
    /(\d+)\.(\d+)/.exec(spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout) ?? [];
  return Number(major) > MAJOR || (Number(major) === MAJOR && Number(minor) >= MINOR) ? file : null;
}

type Pooling = {
  readonly file: string;
  readonly folder: string;
  readonly port: number;
  /** Where haproxy leads to the PostgreSQL of the moment. */ readonly database: number;
  readonly password: string;
};

/** The pooler as deploy/pgbouncer has it, with other ports and paths, in front of haproxy's way to the database. */
export function poolerOf({ file, folder, port, database, password }: Pooling): Program {
  const users = join(folder, 'userlist.txt');
  writeFileSync(users, `"pgbouncer_auth" "${password}"\n`, { mode: 0o600 });
  const ini = join(folder, 'pgbouncer.ini');
  const text = readFileSync(INI, 'utf8')
    .replaceAll(/port=\d+/g, `port=${database}`)
    .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
    .replace(/^auth_file = .*$/m, `auth_file = ${users}`);
  writeFileSync(ini, text);
  const [program, args] = chooseRunAs(file, {}).wrap(file, [ini]);
  return new Program({
    command: [program, ...args],
    env: process.env,
    cwd: folder,
    said: join(folder, 'pgbouncer.log'),
  });
}

/** Lets the pooler ask for the logins of the requests. */
export async function admitPooler(leader: PostgresNode, password: string): Promise<void> {
  await leader.asks(readFileSync(join(DEPLOY, 'pgbouncer/auth.sql'), 'utf8'));
  await leader.asks(`alter role pgbouncer_auth password '${password}'`);
}
