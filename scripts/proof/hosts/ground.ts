import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { ROOT } from '../../bench/ground/place.ts';
import { DEPLOY, filled } from '../../deploy/filled.ts';
import { ownCertificate } from '../../deploy/own-certificate.ts';
import { admitPooler, poolerHere, poolerOf } from './pooler.ts';
import { lowPort } from '../low-port.ts';
import { PostgresNode, type Secrets } from './postgres-node.ts';
import { Program } from './program.ts';
import { openRelay, type Relay } from './relay.ts';
import { readUnit, settingsIn } from './unit.ts';

const HERE = '127.0.0.1';
export const HAPROXY = '/usr/sbin/haproxy';

/** All that deploy/ starts, each as on a host of its own, and what it takes to kill any of it. */
export type Hosts = {
  readonly folder: string;
  /** What all hosts see. */
  readonly store: string;
  readonly origin: string;
  readonly relay: Relay;
  readonly servers: readonly Program[];
  readonly proxy: Program;
  /** Null where there is no pgbouncer that can do it. */ readonly pooler: Program | null;
  readonly a: PostgresNode;
  readonly b: PostgresNode;
  /** Whether every process, and the proxy before them, answers within so many ms. */
  serves(ms: number): Promise<boolean>;
  leave(): Promise<void>;
};

type Asked = { readonly processes: number; readonly chance: () => number; readonly synchronous?: boolean };

/** Opens the two PostgreSQL nodes, haproxy and so many server processes, and waits until they serve. */
export async function openHosts({ processes, chance, synchronous = true }: Asked): Promise<Hosts> {
  const folder = mkdtempSync(join(tmpdir(), 'mh-hosts-'));
  const secret = () => randomBytes(18).toString('hex');
  const secrets: Secrets = { admin: secret(), owner: secret(), replica: secret() };
  const port = () => lowPort(chance);
  const [portA, portB, https, http, database, mail] = [
    await port(),
    await port(),
    await port(),
    await port(),
    await port(),
    await port(),
  ];
  const ports = [await port(), await port(), await port(), await port()];
  const node = (name: string, own: number, peer: { name: string; port: number }) =>
    new PostgresNode({ name, port: own, peer, folder, secrets, synchronous });
  const a = node('a', portA, { name: 'b', port: portB });
  const b = node('b', portB, { name: 'a', port: portA });
  const relay = await openRelay(mail);
  const origin = `https://localhost:${https}`;
  const store = join(folder, 'store');
  mkdirSync(store, { mode: 0o700 });
  const proxy = proxyOf({
    folder,
    values: {
      HTTPS: `${HERE}:${https}`,
      HTTP: `${HERE}:${http}`,
      POSTGRES: `${HERE}:${database}`,
      A: `${HERE}:${portA}`,
      B: `${HERE}:${portB}`,
      ...apps(ports),
    },
  });
  const file = poolerHere();
  const [pooled, password] = [await port(), secret()];
  const pooler = file ? poolerOf({ file, folder, port: pooled, database, password }) : null;
  const url = `postgres://moonhearth_owner:${secrets.owner}@${HERE}:${database}/moonhearth`;
  const servers = ports.slice(0, processes).map((own, index) =>
    serverOf({
      folder,
      store,
      index,
      port: own,
      settings: {
        PUBLIC_ORIGIN: origin,
        PROCESSES: String(processes),
        DATABASE_URL: pooler ? url.replace(`:${database}/`, `:${pooled}/`) : url,
        DATABASE_OWNER_URL: url,
        SMTP_URL: relay.url,
      },
    }),
  );
  const origins = [origin, ...ports.slice(0, processes).map((own) => `http://${HERE}:${own}`)];
  const serves = async (ms: number): Promise<boolean> => {
    for (const until = performance.now() + ms; performance.now() < until; await sleep(100))
      if ((await Promise.all(origins.map(isReady))).every(Boolean)) return true;
    return false;
  };
  const leave = async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await Promise.all([proxy.kill(), pooler?.kill(), a.kill(), b.kill(), relay.close()]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await a.makeFirst();
    await b.follow();
    if (pooler) await admitPooler(a, password);
    proxy.start();
    pooler?.start();
    servers.forEach((server) => server.start());
    if (!(await serves(120_000)))
      throw new Error(`nothing is served:\n${servers[0]?.lastWords()}\n${proxy.lastWords()}`);
  } catch (error) {
    await leave();
    throw error;
  }
  return { folder, store, origin, relay, servers, proxy, pooler, a, b, serves, leave };
}

function apps(ports: readonly number[]): Record<string, string> {
  return Object.fromEntries(ports.map((port, index) => [`APP${index + 1}`, `${HERE}:${port}`]));
}

function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(3_000) }).then(
    (reply) => reply.ok,
    () => false,
  );
}

function proxyOf({ folder, values }: { folder: string; values: Readonly<Record<string, string>> }): Program {
  const conf = join(folder, 'haproxy');
  mkdirSync(conf);
  for (const name of ['nobody.http', 'said-once.lst']) copyFileSync(join(DEPLOY, 'haproxy', name), join(conf, name));
  const certificate = join(conf, 'own.pem');
  ownCertificate(certificate);
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(certificate, 'utf8')]);
  const file = join(conf, 'haproxy.cfg');
  writeFileSync(file, filled('haproxy/haproxy.cfg', { ...values, RUN: conf, CONF: conf, CERTIFICATE: certificate }));
  return new Program({
    command: [HAPROXY, '-db', '-f', file],
    env: process.env,
    cwd: conf,
    said: join(folder, 'haproxy.log'),
  });
}

type Serving = {
  readonly folder: string;
  readonly store: string;
  readonly index: number;
  readonly port: number;
  readonly settings: Readonly<
    Record<'PUBLIC_ORIGIN' | 'PROCESSES' | 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'SMTP_URL', string>
  >;
};

/** A server process as its unit starts it; but for NODE_ENV, since production refuses wider limits, which the writers need. */
function serverOf({ folder, store, index, port, settings }: Serving): Program {
  const key = join(folder, 'root-key');
  if (!existsSync(key)) writeFileSync(key, randomBytes(32).toString('base64'), { mode: 0o600 });
  const { PUBLIC_ORIGIN: ORIGIN, PROCESSES, ...secrets } = settings;
  const { command, environment, againMs } = readUnit('moonhearth@.service', {
    '/opt/moonhearth/current': ROOT,
    '%d': folder,
    '%i': String(index + 1),
  });
  const values = {
    APP_ADDRESS: HERE,
    ORIGIN,
    PROXIES: HERE,
    PROCESSES,
    SHARED: store,
    OWN: join(folder, `own-${index + 1}`),
    MAIL_FROM: 'Moonhearth <no-reply@localhost>',
    ASSETS_BEFORE: '',
  };
  const { NODE_ENV: _, ...said } = {
    ...environment,
    ...settingsIn(filled('systemd/moonhearth.env', values)),
    ...settingsIn(filled('systemd/secrets.env', secrets)),
  };
  return new Program({
    command,
    env: { PATH: process.env['PATH'], ...said, PORT: String(port), RATE_FACTOR: '99999' },
    cwd: ROOT,
    said: join(folder, `server-${index + 1}.log`),
    againMs,
  });
}
