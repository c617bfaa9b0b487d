import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { heedRetryAfter } from '../harness/requests.ts';

test('a journey asks a busy server again when it was told to, and nobody else', async ({ request }) => {
  let asked = 0;
  const busy = createServer((incoming, reply) => {
    asked += 1;
    if (incoming.url === '/down') return void reply.writeHead(503).end();
    reply.writeHead(asked < 3 ? 503 : 200, { 'retry-after': '0.05' }).end();
  });
  await new Promise<void>((done) => busy.listen(0, '127.0.0.1', done));
  const address = busy.address();
  if (address === null || typeof address === 'string') throw new Error('it listens on no port');
  heedRetryAfter(request);
  const origin = `http://127.0.0.1:${address.port}`;
  expect((await request.put(`${origin}/busy`)).status()).toBe(200);
  expect(asked).toBe(3);
  expect((await request.get(`${origin}/down`)).status()).toBe(503);
  expect(asked).toBe(4);
  busy.close();
});
