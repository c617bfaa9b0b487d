import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '#server/platform/env.ts';
import { openLog } from '#server/platform/log.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { buildServer } from './server.ts';

const LIMIT_MS = 600;
let open: TestApp;
let quick: Awaited<ReturnType<typeof buildServer>>;
beforeAll(async () => {
  open = await openTestApp();
  quick = await buildServer({
    env: readEnv({ DATA_DIR: open.dataDir, ROOT_KEY: Buffer.alloc(32).toString('base64') }),
    log: openLog({ level: 'silent', now: () => new Date() }),
    deps: open.services,
    mostDelay: 0,
    headersMs: LIMIT_MS,
  });
  await quick.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await quick.close();
  await open.close();
});

async function joined(): Promise<{ socket: Socket; said: () => string; closed: Promise<number> }> {
  const { port } = quick.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  const began = performance.now();
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
  // A byte that arrives after the end resets the connection: that is an end, too.
  const closed = new Promise<number>((done) => socket.once('close', () => done(performance.now() - began)));
  return { socket, said: () => said, closed };
}

it('closes a connection whose headers come a byte at a time', async () => {
  const { socket, said, closed } = await joined();
  const drip = setInterval(() => socket.write('x'), 50);
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\nslow: ');
  const after = await closed.finally(() => clearInterval(drip));
  expect(after).toBeGreaterThan(LIMIT_MS - 50);
  expect(after).toBeLessThan(LIMIT_MS * 5);
  expect(said()).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
});

it('closes a connection on which nothing comes', async () => {
  const { closed } = await joined();
  expect(await closed).toBeLessThan(LIMIT_MS * 5);
});

it('keeps one that is at rest between two requests', async () => {
  const { socket, said, closed } = await joined();
  const ask = () => socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  ask();
  await sleep(LIMIT_MS * 2);
  ask();
  await expect.poll(() => said().match(/HTTP\/1.1 200 /g)?.length, { timeout: 5_000 }).toBe(2);
  socket.destroy();
  await closed;
});

it('does so after 15 s in the product, and looks each second', () => {
  const server = open.app.server as Server & { readonly connectionsCheckingInterval?: number };
  expect([server.headersTimeout, server.connectionsCheckingInterval]).toEqual([15_000, 1_000]);
});
