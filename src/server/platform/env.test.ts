import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvRefused, readEnv, type EnvSource } from './env.ts';
import type { StorePlace } from './files/store-place.ts';
import { isLoopback } from './env-loopback.ts';

const KEY = Buffer.alloc(32, 7).toString('base64');
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://moonhearth.example',
  DATABASE_URL: 'postgres://app:pw@db/m',
  STORE_URL: 'postgres://app:pw@db2/store',
  SMTP_URL: 'smtps://u:pw@mail.example',
  ROOT_KEY: KEY,
};

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_MONTHLY: 'price_m',
  STRIPE_PRICE_YEARLY: 'price_y',
};

function reasons(source: EnvSource): readonly string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    if (error instanceof EnvRefused) return error.reasons;
    throw error;
  }
}

describe('defaults of running.md', () => {
  it('an empty environment is the local default', () => {
    const env = readEnv({});
    expect(env).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicOrigin: 'http://localhost:3000',
      passwordMin: 6,
      logLevel: 'info',
      localDefault: true,
      production: false,
      demo: true,
      rateFactor: 100,
      databaseUrl: null,
      smtpUrl: null,
      rootKey: null,
      clockShift: null,
      trustProxy: [],
    });
    expect(env.dataDir).toBe(join(process.cwd(), '.data'));
    expect(env.mailFrom).toBe('Moonhearth <no-reply@localhost>');
  });
  it('the public origin follows the port', () =>
    expect(readEnv({ PORT: '4100' }).publicOrigin).toBe('http://localhost:4100'));
  it('an empty value counts as unset', () =>
    expect(readEnv({ PORT: '', SMTP_URL: '', DEMO: '' })).toMatchObject({
      port: 3000,
      localDefault: true,
      demo: true,
    }));
  it('a trailing slash of the origin is left out', () =>
    expect(readEnv({ PUBLIC_ORIGIN: 'http://localhost:5000/' }).publicOrigin).toBe('http://localhost:5000'));
  it('proxies are a list', () =>
    expect(readEnv({ TRUST_PROXY: '10.0.0.0/8, ::1,loopback' }).trustProxy).toEqual(['10.0.0.0/8', '::1', 'loopback']));
  it('payments are all four keys, or none', () => {
    expect(readEnv({}).stripe).toBeNull();
    expect(readEnv(STRIPE).stripe).toEqual({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      connectSecret: null,
      prices: { premium_monthly: 'price_m', premium_yearly: 'price_y' },
      apiBase: null,
    });
  });
  it('payouts by the provider are off unless asked for, and practiced on the local default', () => {
    const secret = { STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2' };
    expect(readEnv(STRIPE).stripePayouts).toBe(false);
    expect(readEnv({ STRIPE_PAYOUTS: '1' }).stripePayouts).toBe(true);
    const env = readEnv({ ...STRIPE, ...secret, STRIPE_PAYOUTS: '1' });
    expect([env.stripePayouts, env.stripe?.connectSecret]).toEqual([true, 'whsec_2']);
  });
  it('demo accounts can be switched off', () => expect(readEnv({ DEMO: '0' }).demo).toBe(false));
});

describe('local default (product-decisions 18)', () => {
  it.each<[string, EnvSource]>([
    ['a database address', { DATABASE_URL: 'postgres://app@db/m' }],
    ['a mail relay', { SMTP_URL: 'smtp://127.0.0.1:2525' }],
    ['a public host', { HOST: '0.0.0.0' }],
    ['a public origin', { PUBLIC_ORIGIN: 'https://moonhearth.example' }],
    ['production', PRODUCTION],
  ])('%s ends it, and with it the loose limits and the demo accounts', (_, source) =>
    expect(readEnv(source)).toMatchObject({ localDefault: false, rateFactor: 1, demo: false }),
  );
  it.each(['127.0.0.1', '127.8.0.1', '::1', '[::1]', 'localhost', 'LOCALHOST'])('%s is this machine', (host) =>
    expect(isLoopback(host)).toBe(true),
  );
  it.each(['0.0.0.0', '::', '10.0.0.1', 'localhost.example', '127.example', '127.0.0.1.example'])('%s is not', (host) =>
    expect(isLoopback(host)).toBe(false),
  );
});

describe('refusals in production (end of security.md 1)', () => {
  it('a key file beside the data folder is not inside it', () =>
    expect(
      readEnv({ ...PRODUCTION, ROOT_KEY: undefined, DATA_DIR: '/srv/m', ROOT_KEY_FILE: '/srv/m-key' }).rootKeyFile,
    ).toBe('/srv/m-key'));
  it('the full setting starts', () =>
    expect(readEnv(PRODUCTION)).toMatchObject({ production: true, localDefault: false, rateFactor: 1, demo: false }));
  it.each<[string, EnvSource, string]>([
    ['no root key', { ROOT_KEY: undefined }, 'root key'],
    [
      'the development key',
      { ROOT_KEY: undefined, DATA_DIR: '/srv/m', ROOT_KEY_FILE: '/srv/m/root-key' },
      'development key',
    ],
    [
      'the development key by a detour',
      { ROOT_KEY: undefined, DATA_DIR: '/srv/m', ROOT_KEY_FILE: '/srv/x/../m/root-key' },
      'development key',
    ],
    ['an origin without TLS', { PUBLIC_ORIGIN: 'http://moonhearth.example' }, 'PUBLIC_ORIGIN'],
    ['no mail relay', { SMTP_URL: undefined }, 'SMTP_URL'],
    ['a shifted clock', { CLOCK_SHIFT: '+8d' }, 'CLOCK_SHIFT'],
    ['loosened limits', { RATE_FACTOR: '100' }, 'RATE_FACTOR'],
    ['demo accounts', { DEMO: '1' }, 'DEMO'],
    ['a database without a place that every host sees', { STORE_URL: undefined }, 'STORE_URL'],
    ['a ledger in the database itself', { STORE_URL: 'postgres://other:pw@db:5432/m' }, 'STORE_URL'],
    [
      'a ledger in the database itself, by the way of its owner',
      { DATABASE_OWNER_URL: 'postgres://o:pw@direct:6000/m', STORE_URL: 'postgresql://app@direct:6000/m' },
      'STORE_URL',
    ],
  ])('%s: one sentence that says which', (_, change, word) => {
    const said = reasons({ ...PRODUCTION, ...change });
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(word);
    expect(said[0]).toMatch(/^[A-Z].*\.$/);
  });
  it('says everything at once', () => expect(reasons({ NODE_ENV: 'production' })).toHaveLength(3));
});

describe('the store of every host', () => {
  const S3_URL = 'https://key:secret@s3.example.org/voices';
  const bucket = { bucket: 'voices', endpoint: 'https://s3.example.org' };

  it('is the data folder where nothing else is named', () => {
    expect(readEnv({}).store).toBeNull();
    expect(readEnv({ S3_URL })).toMatchObject({ store: null, s3: bucket });
    expect(readEnv({ DATABASE_URL: 'postgres://app@db/m', S3_URL }).store).toBeNull();
  });
  it('is the bucket of recordings in production beside a database elsewhere', () =>
    expect(readEnv({ ...PRODUCTION, STORE_URL: undefined, S3_URL })).toMatchObject({
      store: { kind: 's3', s3: bucket },
      storeSetting: 'S3_URL',
    }));
  it.each<[string, StorePlace]>([
    ['file:///srv/shared/', { kind: 'folder', folder: '/srv/shared' }],
    ['file:///srv/a%20b', { kind: 'folder', folder: '/srv/a b' }],
    ['postgres://app:pw@db2/store', { kind: 'postgres', url: 'postgres://app:pw@db2/store' }],
  ])('is what STORE_URL names: %s', (url, store) =>
    expect(readEnv({ ...PRODUCTION, STORE_URL: url, S3_URL })).toMatchObject({
      store,
      storeSetting: 'STORE_URL',
      s3: bucket,
    }),
  );
});

describe('values that cannot be read', () => {
  it.each<[string, EnvSource]>([
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '3000abc' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://moonhearth.example/app' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'javascript:alert(1)' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://secret-word@db/m' }],
    ['SMTP_URL', { SMTP_URL: 'http://secret-word@mail.example' }],
    ['MAIL_FROM', { MAIL_FROM: 'Moonhearth' }],
    ['MAIL_FROM', { MAIL_FROM: 'a@b.example\r\nBcc: secret-word@x.example' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['TRUST_PROXY', { TRUST_PROXY: '0.0.0.0/0' }],
    ['RATE_FACTOR', { RATE_FACTOR: '0' }],
    ['RATE_FACTOR', { RATE_FACTOR: '-1' }],
    ['PASSWORD_MIN', { PASSWORD_MIN: '5' }],
    ['PASSWORD_MIN', { PASSWORD_MIN: '129' }],
    ['DEMO', { DEMO: 'yes' }],
    ['DEMO', { DEMO: '1', HOST: '0.0.0.0' }],
    ['CLOCK_SHIFT', { CLOCK_SHIFT: '8 days' }],
    ['BACKUP_RECIPIENT', { BACKUP_RECIPIENT: 'secret-word' }],
    ['BACKUP_RECIPIENT', { BACKUP_DIR: '/backup', SMTP_URL: 'smtp://mail.example' }],
    ['BACKUP_DIR', { BACKUP_DIR: '/srv/m/backup', DATA_DIR: '/srv/m' }],
    ['BACKUP_DIR', { BACKUP_DIR: '/srv/m', DATA_DIR: '/srv/m' }],
    ['BACKUP_DIR', { BACKUP_DIR: '/backup', BACKUP_RECIPIENT: 'age1abc', DATABASE_URL: 'postgres://a@db/m' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['NODE_ENV', { NODE_ENV: 'prod' }],
    ['STORE_URL', { STORE_URL: 'https://key:secret-word@s3.example.org/' }],
    ['STORE_URL', { STORE_URL: 'file://host/secret-word' }],
    ['STORE_URL', { STORE_URL: 'file:///' }],
    ['STORE_URL', { STORE_URL: '/srv/secret-word' }],
    ['STRIPE_SECRET_KEY', { ...STRIPE, STRIPE_SECRET_KEY: 'secret-word' }],
    ['STRIPE_WEBHOOK_SECRET', { ...STRIPE, STRIPE_WEBHOOK_SECRET: 'secret-word' }],
    ['STRIPE_WEBHOOK_SECRET', { ...STRIPE, STRIPE_WEBHOOK_SECRET: undefined }],
    ['STRIPE_PRICE_YEARLY', { ...STRIPE, STRIPE_PRICE_YEARLY: undefined }],
    ['STRIPE_PRICE_MONTHLY', { ...STRIPE, STRIPE_PRICE_YEARLY: 'price_m' }],
    ['STRIPE_PAYOUTS', { ...STRIPE, STRIPE_PAYOUTS: 'yes' }],
    ['STRIPE_PAYOUTS', { SMTP_URL: 'smtp://mail.example', STRIPE_PAYOUTS: '1' }],
    ['STRIPE_PAYOUTS', { ...STRIPE, STRIPE_PAYOUTS: '1' }],
    ['STRIPE_CONNECT_WEBHOOK_SECRET', { ...STRIPE, STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2' }],
    ['STRIPE_API_BASE', { STRIPE_API_BASE: 'http://127.0.0.1:12111' }],
    ['STRIPE_API_BASE', { ...STRIPE, STRIPE_API_BASE: 'secret-word' }],
    ['STRIPE_API_BASE', { ...STRIPE, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_API_BASE: 'http://127.0.0.1:12111' }],
    ['ROOT_KEY', { ROOT_KEY: KEY, ROOT_KEY_FILE: '/srv/key' }],
    ['DATABASE_OWNER_URL', { DATABASE_OWNER_URL: 'postgres://owner@db/m' }],
    ['DATABASE_LISTEN_URL', { DATABASE_LISTEN_URL: 'postgres://direct@db/m' }],
    ['DATABASE_READ_URL', { DATABASE_READ_URL: 'postgres://replica/m' }],
    [
      'DATABASE_READ_URL',
      { DATABASE_URL: 'postgres://db/m', DATABASE_READ_URL: 'postgres://replica/m, https://secret-word@replica/m' },
    ],
    ['PROCESSES', { PROCESSES: '0' }],
    ['DATABASE_WAIT', { DATABASE_WAIT: 'long' }],
  ])('%s is refused by name, without repeating the value', (name, source) => {
    const said = reasons(source);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(new RegExp(`^${name}\\b`));
    expect(said[0]).not.toContain('secret-word');
  });

  it('lets BACKUP_DIR be above DATA_DIR, or beside it under a name that begins the same', () => {
    for (const [backupDir, dataDir] of [
      ['/srv', '/srv/m'],
      ['/srv/m-backup', '/srv/m'],
    ] as const)
      expect(readEnv({ BACKUP_DIR: backupDir, DATA_DIR: dataDir }).backupDir).toBe(backupDir);
  });
});
