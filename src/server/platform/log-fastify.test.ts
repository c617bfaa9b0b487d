import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { openLog } from './log.ts';
import { fastifyLogger, requestFields } from './log-fastify.ts';

const CANARY = 'canary@example.com';

async function hear(visit: (app: ReturnType<typeof Fastify>) => Promise<unknown>): Promise<string[]> {
  const lines: string[] = [];
  const log = openLog({ level: 'debug', now: () => new Date(0), write: (line) => lines.push(line) });
  const app = Fastify({ loggerInstance: fastifyLogger(log), genReqId: () => 'req-7' });
  app.addHook('onResponse', async (request, reply) => log.info('http.request', requestFields(request, reply)));
  app.get('/verify-email/:id', async () => ({ ok: true }));
  app.post('/boom', async () => {
    throw new Error(`failed for ${CANARY}`);
  });
  await visit(app);
  await app.close();
  return lines;
}

it('a request leaves its pattern, status, time and network, and nothing of its address, query, headers or body', async () => {
  const lines = await hear((app) =>
    app.inject({ url: `/verify-email/${CANARY}?email=${CANARY}`, headers: { cookie: CANARY, 'user-agent': CANARY } }),
  );
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    event: 'http.request',
    requestId: 'req-7',
    method: 'GET',
    route: '/verify-email/:id',
    status: 200,
    net: '127.0.0.0/24',
    ms: expect.any(Number),
  });
  expect(lines.join('')).not.toContain('canary');
});

it('a fault is logged once with its request, reduced', async () => {
  const lines = await hear((app) => app.inject({ method: 'POST', url: '/boom', payload: { email: CANARY } }));
  const faults = lines.filter((line) => line.includes('"http.fault"'));
  expect(faults).toHaveLength(1);
  expect(JSON.parse(faults[0] ?? '')).toMatchObject({ level: 'error', requestId: 'req-7', error: { name: 'Error' } });
  expect(lines.join('')).not.toContain('canary');
});

it('an address that has no route shows no trace of itself', async () => {
  const lines = await hear((app) => app.inject(`/${CANARY}`));
  expect(lines.some((line) => line.includes('"status":404') && line.includes('"route":"/*"'))).toBe(true);
  expect(lines.join('')).not.toContain('canary');
});
