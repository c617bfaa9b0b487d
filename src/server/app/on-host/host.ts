import { ARCHIVING } from '#server/platform/backup/make/backup-scheduler.ts';
import { attachEmbedded } from '#server/platform/db/embedded/embedded.ts';
import type { PostgresSettings } from '#server/platform/db/embedded/settings.ts';
import type { LoginUrls } from '#server/platform/db/database.ts';
import { prepareDatabase, type PrepareOptions } from '#server/platform/db/prepare.ts';
import { readEnv, type Env } from '#server/platform/env.ts';
import { derivedSecret } from '#server/platform/vault/root-key.ts';
import { Vault } from '#server/platform/vault/vault.ts';
import { checkSharedFolder } from './check-store.ts';
import { checkDataDir } from './data-dir.ts';
import { liveRootKeys } from './root-keys.ts';
import { refuseStranger, toldFailure } from './start-failures.ts';

/** The password of one of the database's login roles: made from the root key, stored nowhere. */
export function rolePassword(vault: Vault): (role: string) => string {
  return (role) => derivedSecret(vault.root, `db-role|${role}`);
}

/**
 * How the embedded database runs here, whoever starts it: a command that started it otherwise would leave a hole in the
 * backup's log.
 */
export function settingsOf(env: Env): PostgresSettings {
  return env.backupDir ? ARCHIVING : {};
}

/** The ways to a database elsewhere: that of the requests, a direct one where they take a pooler, its read replicas. */
export function waysOf({
  databaseUrl,
  databaseListenUrl,
  databaseReadUrls,
}: Env): Pick<PrepareOptions, 'requestUrl' | 'listenUrl' | 'readUrls'> {
  return {
    readUrls: databaseReadUrls,
    ...(databaseUrl && { requestUrl: databaseUrl }),
    ...(databaseListenUrl && { listenUrl: databaseListenUrl }),
  };
}

export type Host = { readonly env: Env; readonly vault: Vault; readonly adminUrl: string; readonly urls: LoginUrls };

/**
 * Runs a command on the host beside a running server, or without one: reads the environment, attaches to the database,
 * leaves it as it was. A database that it starts itself runs with the settings of `meanwhile`; the next start has the
 * usual ones.
 */
export async function onHost<T>(work: (host: Host) => Promise<T>, meanwhile: PostgresSettings = {}): Promise<T> {
  const env = readEnv();
  checkDataDir(env);
  await checkSharedFolder(env);
  const vault = new Vault(() => liveRootKeys(env));
  const embedded = env.databaseUrl
    ? null
    : await attachEmbedded({
        dataDir: env.dataDir,
        settings: { ...settingsOf(env), ...meanwhile },
        log: (line) => void process.stderr.write(`${line}\n`),
      });
  try {
    const adminUrl = embedded?.adminUrl ?? env.databaseOwnerUrl ?? env.databaseUrl ?? '';
    await refuseStranger(env, adminUrl);
    const { urls } = await prepareDatabase({ adminUrl, ...waysOf(env), passwordFor: rolePassword(vault) });
    return await work({ env, vault, adminUrl, urls });
  } finally {
    await embedded?.stop();
  }
}

/** Runs a command's main function: prints what went wrong in one line and leaves with 1. */
export function runCommand(main: () => Promise<void>): void {
  main().then(
    () => process.exit(0),
    (error: unknown) => leave(error),
  );
}

/** Ends the process with one line on stderr that says what went wrong. */
export function leave(error: unknown): never {
  process.stderr.write(`${toldFailure(error, envOrNull())}\n`);
  process.exit(1);
}

function envOrNull(): Env | null {
  try {
    return readEnv();
  } catch {
    // Then the settings themselves are what is told.
    return null;
  }
}
