import { relative, sep } from 'node:path';
import type { Env, EnvSettings } from './env-schema.ts';
import { databaseAt } from './files/store-place.ts';

/**
 * Why these settings may not run, one sentence each; empty when they may. Production is judged by the end of
 * security.md 1.
 */
export function refusals(settings: EnvSettings, env: Env): string[] {
  return [
    ...(env.production ? inProduction(settings, env) : []),
    ...anywhere(settings, env),
    ...ofStore(env),
    ...ofBackups(env),
  ];
}

const STRIPE_KEYS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_YEARLY',
] as const;

/** What says how to come to a database elsewhere says nothing without it. */
function ofDatabase(env: Env): string[] {
  if (env.databaseUrl) return [];
  const reasons: string[] = [];
  for (const [name, isSet] of [
    ['DATABASE_OWNER_URL', env.databaseOwnerUrl],
    ['DATABASE_LISTEN_URL', env.databaseListenUrl],
  ])
    if (isSet) reasons.push(`${name} is set without DATABASE_URL: give both, or neither for the embedded database.`);
  if (env.databaseReadUrls.length > 0)
    reasons.push('DATABASE_READ_URL is set without DATABASE_URL: the embedded database has no replicas.');
  return reasons;
}

function anywhere(settings: EnvSettings, env: Env): string[] {
  const reasons = ofDatabase(env);
  if (env.rootKey && env.rootKeyFile)
    reasons.push('ROOT_KEY and ROOT_KEY_FILE are both set: give one, so that it is certain which key is in use.');
  if (settings.DEMO === '1' && !env.localDefault && !env.production)
    reasons.push(
      'DEMO=1 makes accounts with known passwords and works on the local default only: unset it, or unset DATABASE_URL and SMTP_URL and serve on localhost.',
    );
  const missing = STRIPE_KEYS.filter((name) => !settings[name]);
  if (missing.length > 0 && missing.length < STRIPE_KEYS.length)
    reasons.push(`${missing.join(', ')} is missing: payments need all of ${STRIPE_KEYS.join(', ')}, or none of them.`);
  if (settings.STRIPE_PRICE_MONTHLY && settings.STRIPE_PRICE_MONTHLY === settings.STRIPE_PRICE_YEARLY)
    reasons.push('STRIPE_PRICE_MONTHLY and STRIPE_PRICE_YEARLY are the same price: each plan needs its own.');
  if (settings.STRIPE_API_BASE && missing.length === STRIPE_KEYS.length)
    reasons.push('STRIPE_API_BASE is set without the keys of the payment provider: give all of them, or leave it out.');
  if (settings.STRIPE_API_BASE && settings.STRIPE_SECRET_KEY?.includes('_live_'))
    reasons.push('STRIPE_API_BASE would hand a live key to another server: use a test key with it.');
  return [...reasons, ...ofPayouts(settings, env)];
}

function ofPayouts({ STRIPE_PAYOUTS: on, STRIPE_CONNECT_WEBHOOK_SECRET: secret }: EnvSettings, env: Env): string[] {
  if (on !== '1') return secret ? ['STRIPE_CONNECT_WEBHOOK_SECRET is set without STRIPE_PAYOUTS=1.'] : [];
  if (!env.stripe) return env.localDefault ? [] : ['STRIPE_PAYOUTS=1 needs the keys of the payment provider.'];
  return secret ? [] : ['STRIPE_PAYOUTS=1 needs STRIPE_CONNECT_WEBHOOK_SECRET, for what happens in members’ accounts.'];
}

function ofStore({ store, databaseUrl, databaseOwnerUrl, databaseListenUrl, production }: Env): string[] {
  if (production && databaseUrl && !store)
    return [
      'STORE_URL is missing beside DATABASE_URL: name a place that every host sees for pictures, recordings and the ledger of erasures, a bucket, a PostgreSQL server of its own, or a folder that all hosts share (file:///...). On a single host file:// with DATA_DIR keeps them where they are.',
    ];
  if (store?.kind !== 'postgres') return [];
  const own = [databaseUrl, databaseOwnerUrl, databaseListenUrl].flatMap((url) => (url ? [databaseAt(url)] : []));
  return own.includes(databaseAt(store.url))
    ? [
        'STORE_URL is the database of DATABASE_URL: a restore of it would bring back who was deleted. Name a database on another server, a bucket, or a folder that all hosts share.',
      ]
    : [];
}

function ofBackups(env: Env): string[] {
  const reasons: string[] = [];
  if (env.backupDir && env.databaseUrl)
    reasons.push(
      'BACKUP_DIR is for the embedded database: the one at DATABASE_URL is backed up by its own tools. Unset one of the two.',
    );
  if (env.backupDir && isWithin(env.dataDir, env.backupDir))
    reasons.push('BACKUP_DIR is inside DATA_DIR: whatever destroys one would take both. Put it somewhere else.');
  if (env.backupDir && !env.backupRecipient && !env.localDefault)
    reasons.push(
      'BACKUP_RECIPIENT is missing beside BACKUP_DIR: make a pair with age-keygen on another machine and give its public half.',
    );
  return reasons;
}

function inProduction(settings: EnvSettings, env: Env): string[] {
  const reasons: string[] = [];
  if (!env.rootKey && !env.rootKeyFile)
    reasons.push(
      'In production the root key must be given by ROOT_KEY or ROOT_KEY_FILE; the key made for local use is not enough.',
    );
  if (env.rootKeyFile && isWithin(env.dataDir, env.rootKeyFile))
    reasons.push(
      'ROOT_KEY_FILE is inside DATA_DIR, beside the database and the development key: in production it must be somewhere else.',
    );
  if (!env.publicOrigin.startsWith('https:')) reasons.push('In production PUBLIC_ORIGIN must begin with https://.');
  if (!env.smtpUrl) reasons.push('In production SMTP_URL must name a mail relay.');
  if (settings.CLOCK_SHIFT)
    reasons.push('CLOCK_SHIFT moves the clock for trying things out and is refused in production.');
  if (settings.RATE_FACTOR !== undefined)
    reasons.push('RATE_FACTOR loosens the limits for trying things out and is refused in production.');
  if (settings.DEMO === '1') reasons.push('DEMO makes accounts with known passwords and is refused in production.');
  return reasons;
}

/** Whether a path is a folder itself or somewhere below it. */
export function isWithin(folder: string, file: string): boolean {
  const [first] = relative(folder, file).split(sep);
  return first !== '..';
}
