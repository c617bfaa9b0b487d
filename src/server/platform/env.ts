import { resolve } from 'node:path';
import { PRODUCT } from '#domain/account/product.ts';
import { isLoopback } from './env-loopback.ts';
import { refusals } from './env-refusals.ts';
import { readS3Url } from './files/large/s3-place.ts';
import { readStoreUrl } from './files/store-place.ts';
import { schema, type Env, type EnvSettings } from './env-schema.ts';

export type { Env } from './env-schema.ts';

export type EnvSource = Readonly<Record<string, string | undefined>>;

/** Why the server will not start: one sentence a reason, none of which repeats a secret. */
export class EnvRefused extends Error {
  readonly reasons: readonly string[];
  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.name = 'EnvRefused';
    this.reasons = reasons;
  }
}

/**
 * Reads and checks the environment; the only reader of it in the product. Empty values count as unset. Throws
 * EnvRefused with every reason at once.
 */
export function readEnv(source: EnvSource = process.env): Env {
  const given = Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => (source[name] ? [[name, source[name]]] : [])),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new EnvRefused([...new Set(parsed.error.issues.map((issue) => issue.message))]);
  const env = derive(parsed.data);
  const reasons = refusals(parsed.data, env);
  if (reasons.length > 0) throw new EnvRefused(reasons);
  return env;
}

function derive(settings: EnvSettings): Env {
  const publicOrigin = new URL(settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`).origin;
  const production = settings.NODE_ENV === 'production';
  const localDefault =
    !production &&
    !settings.DATABASE_URL &&
    !settings.SMTP_URL &&
    isLoopback(settings.HOST) &&
    isLoopback(new URL(publicOrigin).hostname);
  return {
    production,
    localDefault,
    publicOrigin,
    port: settings.PORT,
    host: settings.HOST,
    dataDir: resolve(settings.DATA_DIR),
    ...databaseOf(settings, production),
    rootKey: settings.ROOT_KEY ?? null,
    rootKeyFile: settings.ROOT_KEY_FILE ? resolve(settings.ROOT_KEY_FILE) : null,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? `${PRODUCT} <no-reply@${new URL(publicOrigin).hostname}>`,
    trustProxy: settings.TRUST_PROXY,
    rateFactor: settings.RATE_FACTOR ?? (localDefault ? 100 : 1),
    processes: settings.PROCESSES,
    passwordMin: settings.PASSWORD_MIN,
    vapidSubject: settings.VAPID_SUBJECT ?? null,
    stripe: stripeOf(settings),
    stripeTax: settings.STRIPE_TAX === '1',
    assetsBefore: settings.ASSETS_BEFORE ? resolve(settings.ASSETS_BEFORE) : null,
    stripePayouts: settings.STRIPE_PAYOUTS === '1',
    ...storeOf(settings, production),
    backupDir: settings.BACKUP_DIR ? resolve(settings.BACKUP_DIR) : null,
    backupRecipient: settings.BACKUP_RECIPIENT ?? null,
    backupIdentityFile: settings.BACKUP_IDENTITY_FILE ? resolve(settings.BACKUP_IDENTITY_FILE) : null,
    operator: operatorOf(settings),
    demo: settings.DEMO ? settings.DEMO === '1' : localDefault,
    diskLeast: settings.DISK_LEAST_MB * 1024 * 1024,
    clockShift: settings.CLOCK_SHIFT ?? null,
    logLevel: settings.LOG_LEVEL,
  };
}

function databaseOf(
  {
    DATABASE_URL: url,
    DATABASE_OWNER_URL: owner,
    DATABASE_LISTEN_URL: listen,
    DATABASE_READ_URL: databaseReadUrls,
    DATABASE_WAIT: wait,
  }: EnvSettings,
  production: boolean,
): Pick<Env, 'databaseUrl' | 'databaseOwnerUrl' | 'databaseListenUrl' | 'databaseReadUrls' | 'databaseWait'> {
  return {
    databaseUrl: url ?? null,
    databaseOwnerUrl: owner ?? null,
    databaseListenUrl: listen ?? null,
    databaseReadUrls,
    databaseWait: wait ?? (production ? 60 : 0),
  };
}

/** A bucket for recordings takes all else too where every host has to see it and nothing else is named. */
function storeOf(
  { STORE_URL, S3_URL, DATABASE_URL }: EnvSettings,
  production: boolean,
): Pick<Env, 'store' | 'storeSetting' | 's3'> {
  const s3 = readS3Url(S3_URL);
  const stands = STORE_URL === undefined && production && DATABASE_URL !== undefined && s3 !== null;
  return {
    store: stands ? { kind: 's3', s3 } : readStoreUrl(STORE_URL),
    storeSetting: stands ? 'S3_URL' : 'STORE_URL',
    s3,
  };
}

/** Null until every key is given; half of them is refused by name (env-refusals.ts). */
function stripeOf(settings: EnvSettings): Env['stripe'] {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_MONTHLY: premium_monthly,
    STRIPE_PRICE_YEARLY: premium_yearly,
  } = settings;
  if (!secretKey || !webhookSecret || !premium_monthly || !premium_yearly) return null;
  return {
    secretKey,
    webhookSecret,
    connectSecret: settings.STRIPE_CONNECT_WEBHOOK_SECRET ?? null,
    prices: { premium_monthly, premium_yearly },
    apiBase: settings.STRIPE_API_BASE ?? null,
  };
}

function operatorOf({
  OPERATOR_NAME: name,
  OPERATOR_ADDRESS: address,
  OPERATOR_EMAIL: email,
}: EnvSettings): Env['operator'] {
  return { name: name ?? null, address, email: email ?? null };
}
