import { isWithin } from '#server/platform/env-refusals.ts';
import { EnvRefused, type Env } from '#server/platform/env.ts';
import { foreignRootKeys } from '#server/platform/vault/foreign-root-key.store.ts';
import { DIST } from '../pages/dist.ts';
import { wayBack, whyNot } from './data-dir.ts';
import { liveRootKeys, nameOfRootKeys } from './root-keys.ts';

type Coded = { readonly code?: string; readonly path?: string; readonly syscall?: string; readonly message?: string };

/**
 * Throws one line where the database cannot be reached, or was sealed under another root key than the live ones. Comes
 * before anything is changed in it.
 */
export async function refuseStranger(env: Env, adminUrl: string): Promise<void> {
  const live = liveRootKeys(env).map(({ id }) => id);
  const foreign = await foreignRootKeys(adminUrl, live).catch((error: unknown) => {
    throw env.databaseUrl ? new Error(unreached(env, error as Coded), { cause: error }) : error;
  });
  if (foreign.length > 0)
    throw new Error(
      `${nameOfRootKeys(env)} is not the root key of this database: it was sealed under ${foreign.join(', ')}, and this is ${live.join(', ')}. Name the right one in ROOT_KEY_FILE or ROOT_KEY.`,
    );
}

/** One line for what stopped a start or a command: what is wrong, where, and the way out. Only settings have several. */
export function toldFailure(error: unknown, env: Env | null): string {
  if (error instanceof EnvRefused) return error.message;
  const told =
    env && (toldOfListening(error as Coded, env) ?? toldOfFiles(error as Coded, env) ?? toldOfDatabase(error, env));
  const { message, code } = error as Coded;
  return told ?? (message || code || 'It failed without saying why.');
}

/** Says of an address which host and database it means, and never the password in it. */
function placeOf(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(
    url.replace(/^postgres(?:ql)?:\/\/(?=\/)/, 'postgres://localhost'),
  );
  return `${searchParams.get('host') ?? hostname}${port && `:${port}`}${pathname}`;
}

const REFUSED: Readonly<Record<string, string>> = {
  '3D000': 'there is no database of this name: create it (createdb), or correct the name',
  '28P01': 'the user or the password is wrong: correct it',
  '28000': 'this user may not log in there: correct the user, or allow it in pg_hba.conf',
  '53300': 'it has no connection left: raise max_connections, or close some',
  '57P03': 'it is still starting: try again in a moment',
  ENOTFOUND: 'there is no host of this name: correct it',
  EAI_AGAIN: 'the name of the host cannot be looked up now: correct it, or check the network',
};

function unreached(env: Env, error: Coded): string {
  const name = env.databaseOwnerUrl ? 'DATABASE_OWNER_URL' : 'DATABASE_URL';
  const why = REFUSED[error.code ?? ''] ?? (isSilent(error) ? SILENT(error) : `it refuses: ${firstLine(error)}`);
  return `${name} (${placeOf(env.databaseOwnerUrl ?? env.databaseUrl ?? '')}): ${why}.`;
}

/** Nothing at the other end, or nothing within the time the driver waits. */
const isSilent = ({ code, syscall, message = '' }: Coded) =>
  syscall === 'connect' || code === 'ECONNREFUSED' || /timeout/i.test(message);
const SILENT = ({ code }: Coded) =>
  `nothing answers there (${code ?? 'no answer in 10 s'}): start that PostgreSQL, or correct the address`;

function toldOfListening({ code, syscall }: Coded, { host, port }: Env): string | null {
  if (syscall !== 'listen') return null;
  if (code === 'EADDRINUSE')
    return `PORT (${port}) is in use by another program: stop that one, or set PORT to another number.`;
  if (code === 'EADDRNOTAVAIL') return `HOST (${host}) is not an address of this machine: name one that is.`;
  return code === 'EACCES' ? `PORT (${port}) is reserved for root: set PORT to a number from 1024 on.` : null;
}

function toldOfFiles({ code, path }: Coded, env: Env): string | null {
  if (!code || !path) return null;
  if (env.assetsBefore && isWithin(env.assetsBefore, path))
    return `ASSETS_BEFORE (${env.assetsBefore}) holds no built pages: name dist/client of the release before this one, or leave it out.`;
  if (isWithin(DIST, path)) return `The built pages are incomplete (${path}). npm start builds them.`;
  if (env.backupDir && isWithin(env.backupDir, path)) return `BACKUP_DIR (${env.backupDir}) ${whyNot(code)}`;
  if (!isWithin(env.dataDir, path)) return null;
  return code === 'ENOENT' ? damaged(env, `${path} is missing`) : `DATA_DIR (${env.dataDir}) ${whyNot(code)}`;
}

const FULL = /No space left on device|Disk quota exceeded/i;
const READ_ONLY = /Read-only file system/i;
const BROKEN =
  /could not (?:open|read|find|locate)|invalid|incorrect|corrupt|not a valid|does not exist|is missing|incompatible|PANIC/i;
/** What PostgreSQL answers where its own files are not what they should be. */
const BROKEN_CODES = new Set(['XX001', 'XX002', '58P01', '58030', '3D000', '42P04', '28P01']);
/** What it answers to whoever knocks meanwhile. */
const WAITING = /is (?:starting up|shutting down)|not yet accepting/;
const NOT_STARTED = /^PostgreSQL (?:did not start|ended while starting)|^The database could not be made/;

function toldOfDatabase(error: unknown, env: Env): string | null {
  if (env.databaseUrl) return null;
  const { code = '', message = '' } = error as Coded;
  const notStarted = NOT_STARTED.test(message);
  if (code === '53100' || (notStarted && FULL.test(message))) return `DATA_DIR (${env.dataDir}) ${whyNot('ENOSPC')}`;
  if (notStarted && READ_ONLY.test(message)) return `DATA_DIR (${env.dataDir}) ${whyNot('EROFS')}`;
  if (BROKEN_CODES.has(code)) return damaged(env, firstLine(error));
  if (!notStarted) return null;
  const said = [...message.matchAll(/(?:FATAL|PANIC): +(.*)/g)]
    .flatMap(([, line]) => (line && !WAITING.test(line) ? line : []))
    .at(-1);
  if (said && BROKEN.test(said)) return damaged(env, said);
  return `PostgreSQL did not start on DATA_DIR (${env.dataDir}): ${said ?? firstLine(error)}. Its log is ${env.dataDir}/postgres.log.`;
}

function damaged({ dataDir }: Env, why: string): string {
  return `DATA_DIR (${dataDir}) is damaged: ${why.replace(/\.$/, '')}. ${wayBack(dataDir)}`;
}

function firstLine(error: unknown): string {
  return ((error as Coded).message ?? '').split('\n', 1)[0] ?? '';
}
