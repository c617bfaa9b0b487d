import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { addMailbox } from '../mailbox.ts';
import { allowedHosts } from './host.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ addPages: async (app, env) => addMailbox(app, env.dataDir) });
});
afterAll(() => open.close());

const ask = (url: string, host: string, headers: Record<string, string> = {}) =>
  open.app.inject({ method: 'GET', url, headers: { ...headers, host } });
const STRANGE = [
  'rebind.example:3000',
  'localhost.rebind.example:3000',
  '127.0.0.1.rebind.example:3000',
  'localhost:3001',
  'localhost',
  '10.0.0.7:3000',
  'localhost:3000@rebind.example',
  'localhost:3000, rebind.example',
  '[::2]:3000',
];

describe('a name that is not ours', () => {
  it.each(STRANGE)('"%s" is misdirected, and reads neither email nor API nor page', async (host) => {
    for (const url of ['/dev/mail', '/api/openapi.json', '/api/auth/user', '/nowhere', '/calendar/x.ics']) {
      const answer = await ask(url, host);
      expect([url, answer.statusCode]).toEqual([url, 421]);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.body).not.toContain('mailbox');
    }
  });
  it('is not made ours by a header that a proxy would set', async () => {
    expect((await ask('/dev/mail', 'rebind.example', { 'x-forwarded-host': 'localhost:3000' })).statusCode).toBe(421);
    expect((await ask('/dev/mail', 'localhost:3000', { 'x-forwarded-host': 'rebind.example' })).statusCode).toBe(200);
  });
  it('writes nothing either', async () => {
    const answer = await open.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { host: 'rebind.example:3000', 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(answer.statusCode).toBe(421);
  });
});

describe('a name that is ours', () => {
  it.each(['localhost:3000', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]:3000'])('%s reads the mailbox', async (host) =>
    expect((await ask('/dev/mail', host)).statusCode).toBe(200),
  );
  it('a balancer may ask whether the server lives, by whatever address it has', async () => {
    expect((await ask('/healthz', '10.0.0.7:3000')).statusCode).toBe(200);
    expect((await ask('/readyz', '10.0.0.7:3000')).statusCode).toBe(200);
  });
});

describe('the names that are ours', () => {
  it.each([
    ['https://moonhearth.example', 3000, ['moonhearth.example', 'moonhearth.example:443']],
    ['https://moonhearth.example:8443', 3000, ['moonhearth.example:8443']],
    [
      'http://localhost:5000',
      3441,
      ['127.0.0.1:3441', '127.0.0.1:5000', '[::1]:3441', '[::1]:5000', 'localhost:3441', 'localhost:5000'],
    ],
    ['http://localhost', 80, ['127.0.0.1', '127.0.0.1:80', '[::1]', '[::1]:80', 'localhost', 'localhost:80']],
  ])('of %s on port %i', (publicOrigin, port, hosts) =>
    expect([...allowedHosts({ publicOrigin, port })].toSorted()).toEqual(hosts),
  );
});
