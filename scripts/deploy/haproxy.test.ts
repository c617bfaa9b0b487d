import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../bench/ground/place.ts';
import { DEPLOY, filled } from './filled.ts';
import { ownCertificate } from './own-certificate.ts';

/** Two servers as haproxy sees them: what each was asked, and what it does with a path. */
type Asked = { readonly at: number; readonly path: string; readonly forwarded: string };
const asked: Asked[] = [];
let breaksOff: 'first' | 'never' | 'always' = 'never';
const answer = (at: number) => (message: IncomingMessage, reply: ServerResponse) => {
  const path = message.url ?? '';
  if (path === '/readyz') return reply.end();
  asked.push({ at, path, forwarded: String(message.headers['x-forwarded-for']) });
  const isFirst = asked.filter((one) => one.path === path).length === 1;
  if (breaksOff === 'always' || (breaksOff === 'first' && isFirst)) return message.socket.destroy();
  const isThere = !path.startsWith('/assets/') || path === `/assets/only-${at}.js`;
  reply.statusCode = isThere ? 200 : 404;
  return reply.end(`from ${at}`);
};

const folder = mkdtempSync(join(tmpdir(), 'mh-haproxy-'));
let servers: Server[] = [];
let proxy: ChildProcess | null = null;
let port = 0;
const call = (path: string, { method = 'GET', headers = {}, body = '' } = {}) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const ca = readFileSync(join(folder, 'own.pem'));
    const sent = request({ host: 'localhost', port, path, method, headers, ca, agent: false }, (reply) => {
      let text = '';
      reply
        .on('data', (piece: Buffer) => (text += piece.toString()))
        .on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
    });
    sent.on('error', reject).end(body);
  });

describe.runIf(existsSync('/usr/sbin/haproxy'))('haproxy as deploy/ has it', () => {
  beforeAll(async () => {
    servers = [0, 1].map((at) => createServer(answer(at)).listen(0, '127.0.0.1'));
    await Promise.all(servers.map((server) => once(server, 'listening')));
    const [one, other] = servers.map((server) => `127.0.0.1:${(server.address() as AddressInfo).port}`);
    for (const name of ['nobody.http', 'said-once.lst'])
      copyFileSync(join(DEPLOY, 'haproxy', name), join(folder, name));
    const own = join(folder, 'own.pem');
    ownCertificate(own);
    port = await freePort();
    const nobody = `127.0.0.1:${await freePort()}`;
    const places = { APP1: one ?? '', APP2: other ?? '', APP3: nobody, APP4: nobody, A: nobody, B: nobody };
    const ways = {
      HTTPS: `127.0.0.1:${port}`,
      HTTP: `127.0.0.1:${await freePort()}`,
      POSTGRES: `127.0.0.1:${await freePort()}`,
    };
    writeFileSync(
      join(folder, 'haproxy.cfg'),
      filled('haproxy/haproxy.cfg', { ...places, ...ways, RUN: folder, CONF: folder, CERTIFICATE: own }),
    );
    proxy = spawn('/usr/sbin/haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')], { stdio: 'ignore' });
    for (
      let tries = 0;
      tries < 100 &&
      !(await call('/').then(
        ({ status }) => status === 200,
        () => false,
      ));
      tries += 1
    )
      await sleep(100);
    // By now those that are not there are known not to be.
    await sleep(3_000);
  });
  afterAll(async () => {
    proxy?.kill('SIGKILL');
    for (const server of servers) server.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    asked.length = 0;
    breaksOff = 'never';
  });

  test.each(['/assets/only-0.js', '/assets/only-1.js'])(
    '%s of one release comes, whichever is asked first',
    async (path) => {
      const all = await Promise.all(Array.from({ length: 8 }, () => call(path)));
      expect(all.map(({ status }) => status)).toEqual(Array(8).fill(200));
      expect(asked.some(({ at }) => !path.includes(String(at)))).toBe(true);
    },
  );
  test('a file of no release is not found', async () => expect((await call('/assets/none.js')).status).toBe(404));

  const key = { 'idempotency-key': 'a-key-of-hers', 'content-type': 'application/json' };
  test.each([
    ['what reads', '/api/cycles', {}, 200],
    ['a write with its key', '/api/day-logs', { method: 'PUT', headers: key, body: '{}' }, 200],
    ['a write without one', '/api/day-logs', { method: 'PUT', body: '{}' }, 502],
    ['what no key holds together', '/api/community/anonymous-posts', { method: 'POST', headers: key, body: '{}' }, 502],
    ['a sign-in', '/api/auth/login', { method: 'POST', headers: key, body: '{}' }, 502],
  ])('%s that broke off is sent again, or told as failed: %s', async (_, path, init, status) => {
    breaksOff = 'first';
    expect((await call(path, init)).status).toBe(status);
    expect(asked.filter((one) => one.path === path)).toHaveLength(status === 200 ? 2 : 1);
  });

  test('who asks is said by haproxy alone', async () => {
    await call('/', { headers: { 'x-forwarded-for': '9.9.9.9' } });
    expect(asked.map(({ forwarded }) => forwarded)).toEqual(['127.0.0.1']);
  });
  test('a body that no route takes comes to nobody', async () => {
    const body = 'x'.repeat(1_048_577);
    expect(
      (await call('/api/day-logs', { method: 'PUT', body, headers: { 'content-length': String(body.length) } })).status,
    ).toBe(413);
    expect(asked).toEqual([]);
  });
  test('the parts of one upload come to one server', async () => {
    for (let tries = 0; tries < 6; tries += 1) await call('/api/uploads/a1f0', { method: 'PATCH', body: 'part' });
    expect(new Set(asked.map(({ at }) => at)).size).toBe(1);
  });
  test('where nobody is left it is 502, at which a browser shows its copy', async () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    await sleep(4_000);
    expect(await call('/')).toMatchObject({
      status: 502,
      text: expect.stringContaining('away for a moment') as string,
    });
  });
});
