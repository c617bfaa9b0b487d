import { describe, expect, it } from 'vitest';
import { ipPrefix, openLog, type LogEvent, type LogFields } from './log.ts';

const CANARY = 'ada.canary@example.com';

function record(level: 'debug' | 'info' | 'warn' | 'error' | 'silent' = 'debug') {
  const lines: string[] = [];
  const log = openLog({ level, now: () => new Date('2026-11-21T09:54:00Z'), write: (line) => lines.push(line) });
  return {
    log,
    lines,
    last: () => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown> & { error: { frames: string[] } },
  };
}

it('writes one JSON line a call, with time, level and event', () => {
  const { log, lines } = record();
  log.info('http.request', {
    requestId: 'req-1',
    method: 'GET',
    route: '/api/cycles/:id',
    status: 200,
    ms: 3.2,
    who: 'a1b2',
    net: '203.0.113.0/24',
  });
  expect(lines).toEqual([
    '{"time":"2026-11-21T09:54:00.000Z","level":"info","event":"http.request","requestId":"req-1","method":"GET","route":"/api/cycles/:id","status":200,"ms":3.2,"who":"a1b2","net":"203.0.113.0/24"}\n',
  ]);
});

it('drops keys and values outside the allow-list', () => {
  const { log, lines, last } = record();
  const smuggled = {
    email: CANARY,
    body: { note: CANARY },
    route: `/verify-email?email=${CANARY}`,
    code: CANARY,
    who: CANARY,
    requestId: CANARY,
    net: '203.0.113.77',
    status: '200',
    alert: 'yes',
    jobId: CANARY,
    job: 'a b',
    method: 'get',
  };
  log.info('http.request', smuggled as unknown as LogFields);
  expect(last()).toEqual({ time: '2026-11-21T09:54:00.000Z', level: 'info', event: 'http.request' });
  log.info(`hello ${CANARY} to you.` as LogEvent);
  expect(last()['event']).toBe('log.unnamed');
  expect(lines.join('')).not.toContain('canary');
  // @ts-expect-error a key outside the list does not compile
  log.info('http.request', { email: CANARY });
  expect(lines.join('')).not.toContain('canary');
});

it.each([
  ['debug', 4],
  ['info', 3],
  ['warn', 2],
  ['error', 1],
  ['silent', 0],
] as const)('level %s lets %i of four lines through', (level, count) => {
  const { log, lines } = record(level);
  log.debug('a.b');
  log.info('a.b');
  log.warn('a.b');
  log.error('a.b');
  expect(lines).toHaveLength(count);
});

describe('errors never tell what a person wrote', () => {
  const database = Object.assign(new Error(`duplicate key ${CANARY}`), {
    code: '23505',
    detail: `Key (email)=(${CANARY})`,
    where: CANARY,
    query: CANARY,
    constraint: 'member_email_key',
    parameters: [CANARY],
  });
  const frameLike = new Error(`x\n    at ${CANARY} (file:///${CANARY}:1:1)\n    at secret (/canary/path.ts:1:1)`);
  const changed = new Error(`first ${CANARY}`);
  changed.message = 'second';
  const named = Object.assign(new Error('x'), { name: CANARY, code: CANARY });
  const caused = new Error('outer', { cause: new Error(CANARY) });

  it.each<[string, unknown]>([
    ['a database error', database],
    ['a message that looks like frames', frameLike],
    ['a changed message', changed],
    ['a name and code with values', named],
    ['a cause', caused],
    ['a thrown text', CANARY],
    ['a thrown object', { email: CANARY }],
  ])('%s', (_, error) => {
    const { log, lines } = record();
    log.error('http.fault', {}, error);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('canary');
  });

  it('but they say where, and which', () => {
    const { log, last } = record();
    log.error('http.fault', {}, database);
    expect(last().error).toMatchObject({ name: 'Error', code: '23505', constraint: 'member_email_key' });
    expect(last().error.frames[0]).toMatch(/log\.test\.ts:\d+:\d+/);
    log.error('http.fault', {}, Object.assign(new Error('x'), { responseCode: 550, code: 550 }));
    expect(last().error).toMatchObject({ code: 'E550' });
  });
});

describe('networks', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['2001:0DB8:0001::', '2001:db8:1::/48'],
    ['not an address', undefined],
    ['', undefined],
  ])('%s -> %s', (ip, net) => expect(ipPrefix(ip)).toBe(net));
});
