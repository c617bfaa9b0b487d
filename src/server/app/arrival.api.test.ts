import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ARRIVAL_MS } from '#contract/limits.ts';
import { UPLOADS } from '#contract/uploads.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { addArrival } from './mounting/arrival.ts';

const MOST_MS = 300;
let port = 0;
const faults: string[] = [];
const app = Fastify();
beforeAll(async () => {
  addArrival(app, MOST_MS);
  app.setErrorHandler((error, _request, reply) => {
    faults.push(String(error));
    return reply.code(500).send();
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const url of ['/words', UPLOADS.avatar]) app.post(url, async () => ({ arrived: true }));
  await app.listen({ port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** Sends a body of two letters, the second one later, and gives what came back. */
function slowly(url: string, afterMs: number): Promise<string> {
  return new Promise((done) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1');
    const later = setTimeout(() => socket.write('b'), afterMs);
    socket.on('data', (piece) => (answer += piece.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(later);
      done(answer);
    });
    socket.write(
      `POST ${url} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: text/plain\r\ncontent-length: 2\r\n\r\na`,
    );
  });
}

it('words that do not arrive in time are cut off with 408, and nothing else happens', async () => {
  expect(await slowly('/words', 4 * MOST_MS)).toMatch(/^HTTP\/1\.1 408 /);
});
it('words that arrive in time are taken', async () => {
  expect(await slowly('/words', MOST_MS / 3)).toMatch(/^HTTP\/1\.1 200 [\s\S]*"arrived":true/);
});
it('a file may take longer than words', async () => {
  expect(await slowly(UPLOADS.avatar, 2 * MOST_MS)).toMatch(/^HTTP\/1\.1 200 /);
});

it('the product waits for a file as long as it says, and for words no longer', async () => {
  const open: TestApp = await openTestApp();
  expect([open.app.server.requestTimeout, ARRIVAL_MS]).toEqual([120_000, { request: 30_000, upload: 120_000 }]);
  await open.close();
});
