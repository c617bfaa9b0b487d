import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { PRODUCT } from '#domain/account/product.ts';
import { parseShift } from './clock.ts';
import { readS3Url, type S3Place } from './files/large/s3-place.ts';
import { readStoreUrl, type StorePlace } from './files/store-place.ts';

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

/** The keys of the payment provider. `apiBase` is null for the provider itself. */
type StripeKeys = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly connectSecret: string | null;
  readonly prices: { readonly premium_monthly: string; readonly premium_yearly: string };
  readonly apiBase: string | null;
};

/**
 * The settings of one running server, parsed once. `localDefault` is what product-decisions 18 calls the local default.
 */
export type Env = Readonly<{
  production: boolean;
  localDefault: boolean;
  port: number;
  host: string;
  publicOrigin: string;
  dataDir: string;
  databaseUrl: string | null;
  databaseOwnerUrl: string | null;
  /** A direct way to the database, where requests take a pooler: for what listens, the set-up and jobs. */
  databaseListenUrl: string | null;
  /** Read replicas of the database; none: everything is read where it is written. */
  databaseReadUrls: readonly string[];
  /** Seconds that a start waits for a database that does not answer. */
  databaseWait: number;
  rootKey: string | null;
  rootKeyFile: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  trustProxy: readonly string[];
  rateFactor: number;
  /** How many processes share the requests: each counts its part of the limits that are not kept in the database. */
  processes: number;
  passwordMin: number;
  /** Whom push services may write to; null: no push. */
  vapidSubject: string | null;
  /** The payment provider; null: the practice checkout on the local default, none elsewhere. */
  stripe: StripeKeys | null;
  /** Whether the payment provider works out the tax of orders; else our tables do. */
  stripeTax: boolean;
  /** The client files of the release before this one, served beside our own; null: none. */
  assetsBefore: string | null;
  /** Whether the payment provider pays members out; else the bank does, by a file. */
  stripePayouts: boolean;
  /** Where what members brought and the ledger of erasures lie for all hosts; null: in the data folder. */
  store: StorePlace | null;
  /** The setting that named it. */
  storeSetting: 'STORE_URL' | 'S3_URL';
  /** Where teachers' recordings lie; null: in the store. */
  s3: S3Place | null;
  /** Where backups go by themselves; null: nowhere. */
  backupDir: string | null;
  /** The public half of the pair that backups are encrypted to. */
  backupRecipient: string | null;
  /** The secret half, for restoring alone. */
  backupIdentityFile: string | null;
  /** Who runs this installation, for the pages that have to say so. */
  operator: { readonly name: string | null; readonly address: readonly string[]; readonly email: string | null };
  demo: boolean;
  /** Free bytes below which writes wait. */
  diskLeast: number;
  clockShift: string | null;
  logLevel: LogLevel;
}>;

const CHECKOUT = resolve(import.meta.dirname, '../../..');
const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

const whole = (min: number, max: number, say: string) =>
  z
    .string()
    .regex(/^\d{1,6}$/, say)
    .transform(Number)
    .refine((n) => n >= min && n <= max, say);
const urlOf = (protocols: readonly string[], say: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), say);
const POSTGRES = ['postgres:', 'postgresql:'];
const database = (name: string) =>
  urlOf(POSTGRES, `${name} must be an address like postgres://user:password@host:5432/name.`);

export const schema = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'NODE_ENV must be production, development or test.')
    .optional(),
  PORT: whole(0, 65_535, 'PORT must be a number from 0 to 65535.').default(3000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:-]+$/, 'HOST must be an address to listen on, such as 127.0.0.1.')
    .default('127.0.0.1'),
  PUBLIC_ORIGIN: z
    .string()
    .refine(isOrigin, 'PUBLIC_ORIGIN must be an origin like https://example.org, without a path.')
    .optional(),
  ASSETS_BEFORE: z.string().optional(),
  DATA_DIR: z.string().default(join(CHECKOUT, '.data')),
  DATABASE_URL: database('DATABASE_URL').optional(),
  DATABASE_OWNER_URL: database('DATABASE_OWNER_URL').optional(),
  DATABASE_LISTEN_URL: database('DATABASE_LISTEN_URL').optional(),
  DATABASE_READ_URL: z
    .string()
    .transform(splitList)
    .refine(
      (list) => list.every((text) => URL.canParse(text) && POSTGRES.includes(new URL(text).protocol)),
      'DATABASE_READ_URL must list addresses like postgres://host:5432/name, separated by commas.',
    )
    .default([]),
  DATABASE_WAIT: whole(0, 3600, 'DATABASE_WAIT must be a number of seconds, at most 3600.').optional(),
  PROCESSES: whole(1, 1000, 'PROCESSES must be how many processes share the requests, such as 4.').default(1),
  ROOT_KEY: z.string().optional(),
  ROOT_KEY_FILE: z.string().optional(),
  SMTP_URL: urlOf(
    ['smtp:', 'smtps:'],
    'SMTP_URL must be an address like smtps://user:password@mail.example.org.',
  ).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>\r\n@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      `MAIL_FROM must be an address, such as ${PRODUCT} <hello@example.org>.`,
    )
    .optional(),
  TRUST_PROXY: z
    .string()
    .transform(splitList)
    .refine(
      (list) => list.every(isProxy),
      'TRUST_PROXY must list addresses or ranges of proxies, such as 10.0.0.1 or 10.0.0.0/8, separated by commas.',
    )
    .default([]),
  RATE_FACTOR: z
    .string()
    .regex(/^\d{1,5}(\.\d{1,3})?$/, 'RATE_FACTOR must be a positive number.')
    .transform(Number)
    .refine((n) => n > 0, 'RATE_FACTOR must be a positive number.')
    .optional(),
  PASSWORD_MIN: whole(6, 128, 'PASSWORD_MIN must be a number from 6 to 128.').default(6),
  VAPID_SUBJECT: z
    .string()
    .refine(
      isContact,
      'VAPID_SUBJECT must be an address for push services to write to, such as mailto:hello@example.org or https://example.org.',
    )
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(
      /^[sr]k_(?:test|live)_\w+$/,
      'STRIPE_SECRET_KEY must be a secret or restricted key, which begins with sk_ or rk_.',
    )
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook, which begins with whsec_.')
    .optional(),
  STRIPE_PRICE_MONTHLY: z
    .string()
    .regex(/^price_\w+$/, 'STRIPE_PRICE_MONTHLY must be the id of a price, which begins with price_.')
    .optional(),
  STRIPE_PRICE_YEARLY: z
    .string()
    .regex(/^price_\w+$/, 'STRIPE_PRICE_YEARLY must be the id of a price, which begins with price_.')
    .optional(),
  STRIPE_PAYOUTS: z.enum(['0', '1'], 'STRIPE_PAYOUTS must be 0 or 1.').default('0'),
  STRIPE_CONNECT_WEBHOOK_SECRET: z
    .string()
    .regex(
      /^whsec_\w+$/,
      'STRIPE_CONNECT_WEBHOOK_SECRET must be the signing secret of the webhook for connected accounts, which begins with whsec_.',
    )
    .optional(),
  STRIPE_API_BASE: urlOf(
    ['http:', 'https:'],
    'STRIPE_API_BASE must be an address like http://127.0.0.1:12111.',
  ).optional(),
  STRIPE_TAX: z.enum(['0', '1'], 'STRIPE_TAX must be 0 or 1.').default('0'),
  STORE_URL: z
    .string()
    .refine(
      (text) => readStoreUrl(text) !== null,
      'STORE_URL must be an address like https://key:secret@s3.example.org/bucket?region=eu-central-1, postgres://user:password@host:5432/name, or file:///folder/that/all/hosts/share.',
    )
    .optional(),
  S3_URL: z
    .string()
    .refine(
      (text) => readS3Url(text) !== null,
      'S3_URL must be an address like https://key:secret@s3.example.org/bucket?region=eu-central-1.',
    )
    .optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[a-z0-9]+$/, 'BACKUP_RECIPIENT must be the public half of an age pair, which begins with age1.')
    .optional(),
  BACKUP_IDENTITY_FILE: z.string().optional(),
  OPERATOR_NAME: z.string().max(200).optional(),
  OPERATOR_ADDRESS: z
    .string()
    .max(500)
    .transform((text) =>
      text
        .split('|')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .default([]),
  OPERATOR_EMAIL: z
    .string()
    .regex(
      /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/,
      'OPERATOR_EMAIL must be an address people may write to, such as privacy@example.org.',
    )
    .optional(),
  DEMO: z.enum(['0', '1'], 'DEMO must be 0 or 1.').optional(),
  DISK_LEAST_MB: whole(0, 999_999, 'DISK_LEAST_MB must be a number of megabytes.').default(500),
  CLOCK_SHIFT: z
    .string()
    .refine((text) => parseShift(text) !== null, 'CLOCK_SHIFT must look like +8d, -3h or +30m.')
    .optional(),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], 'LOG_LEVEL must be silent, error, warn, info or debug.')
    .default('info'),
});

export type EnvSettings = z.output<typeof schema>;

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return (
    /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password
  );
}

function isContact(text: string): boolean {
  return /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) || (text.startsWith('https://') && isOrigin(text));
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function isProxy(text: string): boolean {
  const [address = '', range, ...rest] = text.split('/');
  if (rest.length > 0) return false;
  if (range === undefined) return PROXY_NAMES.includes(text) || isIP(text) > 0;
  return (
    /^\d{1,3}$/.test(range) &&
    isIP(address) > 0 &&
    Number(range) > 0 &&
    Number(range) <= (isIP(address) === 4 ? 32 : 128)
  );
}
