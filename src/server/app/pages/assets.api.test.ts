import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAssets } from './assets.ts';
import { addHeaders } from '../mounting/headers.ts';

const FILE = {
  type: 'text/javascript; charset=utf-8',
  identity: Buffer.from('plain'),
  br: Buffer.from('packed'),
  gzip: null,
};
const KEPT = new Set(['/sw.js', '/assets/e-1.js', '/offline.html']);
const app = Fastify();

beforeAll(async () => {
  addHeaders(app, { publicOrigin: 'http://localhost' });
  addAssets(app, (url) => (KEPT.has(url) ? FILE : null));
  await app.ready();
});
afterAll(() => app.close());

it.each([
  ['/sw.js', 'no-cache'],
  ['/sw.js?v=2', 'no-cache'],
  ['/assets/e-1.js', 'public, max-age=31536000, immutable'],
])('%s is a script, kept %s, and runs under the policy of a file', async (url, kept) => {
  const { headers, body } = await app.inject({ method: 'GET', url, headers: { 'accept-encoding': 'br' } });
  expect(headers).toMatchObject({
    'cache-control': kept,
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
  });
  expect(body).toBe('packed');
});
it('the document for a time without a line stands under the policy of a page, and is asked for each time', async () => {
  const { headers } = await app.inject({ method: 'GET', url: '/offline.html' });
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining("style-src 'self'; ") as string,
  });
});
it('what is not there is not found', async () =>
  expect((await app.inject({ method: 'GET', url: '/assets/none.js' })).statusCode).toBe(404));
