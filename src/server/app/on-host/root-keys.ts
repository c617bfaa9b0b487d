import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '#server/platform/env.ts';
import { loadRootKeys, type RootKey, type RootKeySource } from '#server/platform/vault/root-key.ts';
import { hasCluster } from './data-dir.ts';

/** Where this installation's root keys are. */
export function rootKeySource(env: Env): RootKeySource {
  return { env: env.rootKey, file: env.rootKeyFile ?? join(env.dataDir, 'root-key') };
}

/**
 * The live root keys, newest first. A key is made only on the local default, at its default place, and beside no
 * database: a new key opens nothing that is there. Throws one line that says what is missing.
 */
export function liveRootKeys(env: Env): readonly RootKey[] {
  return read(env, env.rootKeyFile === null && env.localDefault && !hasCluster(env.dataDir));
}

/** The same for a restore, which never makes a key: what it brings back was sealed under one that must be there. */
export function givenRootKeys(env: Env): readonly RootKey[] {
  return read(env, false);
}

function read(env: Env, mayMake: boolean): readonly RootKey[] {
  const source = rootKeySource(env);
  const isMissing = source.env === null && !existsSync(source.file);
  if (isMissing && !mayMake) throw new Error(lacking(env, source.file));
  try {
    return loadRootKeys(source, isMissing);
  } catch (error) {
    throw new Error(unreadable(env, { file: source.file, error }), { cause: error });
  }
}

/** How the root keys are named in what a person is told. */
export function nameOfRootKeys(env: Env): string {
  if (env.rootKey !== null) return 'ROOT_KEY';
  const { file } = rootKeySource(env);
  return env.rootKeyFile === null ? file : `ROOT_KEY_FILE (${file})`;
}

function lacking(env: Env, file: string): string {
  if (env.rootKeyFile !== null)
    return `ROOT_KEY_FILE names ${file}, and there is no such file. Correct the path, or put the key back there. No key was made.`;
  if (hasCluster(env.dataDir))
    return `DATA_DIR (${env.dataDir}) holds a database, and its root key is missing: ${file}. Put that file back, or name the key in ROOT_KEY_FILE. No key was made, since a new one opens nothing.`;
  return `ROOT_KEY and ROOT_KEY_FILE are both missing, and so is ${file}: name the root key of this installation. For a new one, openssl rand -base64 32 makes it.`;
}

function unreadable(env: Env, { file, error }: { file: string; error: unknown }): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EISDIR') return `${nameOfRootKeys(env)} is a folder: name the file in it that holds the key.`;
  if (code === 'EACCES' || code === 'EPERM')
    return `${nameOfRootKeys(env)} cannot be read by this user: give it to the user that runs the server, mode 0600.`;
  if (code !== undefined) throw error;
  const told = env.rootKey === null && env.rootKeyFile === null ? `The root key ${file}` : nameOfRootKeys(env);
  return `${told} is not a root key: it must be 32 bytes in base64, or several of these separated by commas.`;
}
