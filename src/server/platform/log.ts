import { isIPv4, isIPv6 } from 'node:net';
import type { LogLevel } from './env-schema.ts';
import { reduceError, errorWord } from './log-error.ts';

/**
 * Everything a line may carry besides time, level and event. Another key does not compile and is dropped at run time.
 */
export type LogFields = Readonly<{
  requestId?: string;
  method?: string;
  /** The pattern of the route, "/api/cycles/:id", never the address that was asked for. */
  route?: string;
  status?: number;
  ms?: number;
  /** A table of the database, by its bare name. */
  table?: string;
  /** The daily pseudonym of the member. */
  who?: string;
  /** The network of the caller, see `ipPrefix`. */
  net?: string;
  code?: string;
  job?: string;
  jobId?: string;
  attempt?: number;
  count?: number;
  /** Set on lines that somebody should be woken for. */
  alert?: true;
}>;

/** A word of the program, such as "jobs.dead": never a sentence, never a value. */
export type LogEvent = `${string}.${string}`;

/** The one way to write a line. Errors are reduced to name, code and frames (see `reduceError`). */
export type Log = {
  debug(event: LogEvent, fields?: LogFields): void;
  info(event: LogEvent, fields?: LogFields): void;
  warn(event: LogEvent, fields?: LogFields, error?: unknown): void;
  error(event: LogEvent, fields?: LogFields, error?: unknown): void;
};

type Level = Exclude<LogLevel, 'silent'>;
type Allowed = { readonly [K in keyof Required<LogFields>]: (value: unknown) => boolean };

const RANK = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 } as const;
const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);
const finite = (value: unknown) => typeof value === 'number' && Number.isFinite(value);

const ALLOWED: Allowed = {
  requestId: matches(/^[\w-]{1,64}$/),
  method: matches(/^[A-Z]{3,7}$/),
  route: matches(/^(?:\/[\w.:*-]*)+$/),
  status: finite,
  ms: finite,
  table: matches(/^[a-z][a-z_]{1,40}$/),
  who: matches(/^[\w-]{1,64}$/),
  net: matches(/^[\da-f.:]{2,39}\/\d{1,3}$/),
  code: (value) => errorWord(value) !== undefined,
  job: (value) => errorWord(value) !== undefined,
  jobId: matches(/^\d{1,19}$/),
  attempt: finite,
  count: finite,
  alert: (value) => value === true,
};

/**
 * How long a line may wait for others, in ms, and how many may wait: a write of its own costs as much as the rest of a
 * small answer.
 */
const MOST_WAIT_MS = 20;
const MOST_WAITING = 100;
let waiting = '';
let count = 0;

function flush(): void {
  const lines = waiting;
  waiting = '';
  count = 0;
  if (lines !== '') process.stdout.write(lines);
}
process.on('exit', flush);

/** Lines leave together; what warns leaves at once, with all that stood before it. */
function together(line: string, atOnce: boolean): void {
  waiting += line;
  count += 1;
  if (atOnce || count >= MOST_WAITING) flush();
  else if (count === 1) setTimeout(flush, MOST_WAIT_MS).unref();
}

/**
 * Opens the log: JSON lines by `write` (stdout by default), one a call, from `level` upwards. Values that do not have
 * their key's shape are dropped.
 */
export function openLog(options: {
  level: LogLevel;
  now: () => Date;
  write?: (line: string, atOnce: boolean) => void;
}): Log {
  const write = options.write ?? together;
  const say =
    (level: Level) =>
    (event: LogEvent, fields: LogFields = {}, error?: unknown) => {
      if (RANK[level] < RANK[options.level]) return;
      const reduced = error === undefined ? {} : { error: reduceError(error) };
      write(
        `${JSON.stringify({ time: options.now().toISOString(), level, event: errorWord(event) ?? 'log.unnamed', ...allowed(fields), ...reduced })}\n`,
        RANK[level] >= RANK.warn,
      );
    };
  return { debug: say('debug'), info: say('info'), warn: say('warn'), error: say('error') };
}

/**
 * The network of an address, "203.0.113.0/24" or "2001:db8:1::/48": all that a log or a limit keeps of it. Undefined
 * for what is no address.
 */
export function ipPrefix(ip: string): string | undefined {
  const bare = ip.includes(':') ? ip.replace(/^::ffff:/i, '').replace(/%.*$/, '') : ip;
  if (isIPv4(bare)) return `${bare.slice(0, bare.lastIndexOf('.'))}.0/24`;
  if (!isIPv6(bare)) return undefined;
  const [head = '', tail = ''] = bare.toLowerCase().split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const groups = bare.includes('::')
    ? [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
    : left;
  return `${groups
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/48`;
}

function allowed(fields: LogFields): LogFields {
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fields))
    if (Object.hasOwn(ALLOWED, key) && ALLOWED[key as keyof LogFields](value)) kept[key] = value;
  return kept;
}
