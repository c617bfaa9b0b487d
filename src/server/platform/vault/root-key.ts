import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** A key that wraps other keys: 32 bytes, known by the first 8 hex digits of its hash. */
export type RootKey = { readonly id: string; readonly bytes: Buffer };

/** Where root keys come from; several may be live during a rotation, the first one wraps what is new. */
export type RootKeySource = { readonly env: string | null; readonly file: string };

/**
 * Reads one or more root keys (base64, 32 bytes each, separated by commas or lines). Throws when one is not 32 bytes.
 */
export function parseRootKeys(text: string): RootKey[] {
  const keys = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(rootKeyFrom);
  if (keys.length === 0) throw new Error('ROOT_KEY is empty');
  return keys;
}

function rootKeyFrom(base64: string): RootKey {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length !== 32) throw new Error('ROOT_KEY must be 32 bytes in base64');
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}

/**
 * The live root keys, newest first. With `make`, a missing key file is made with mode 0600; without it that is an
 * error.
 */
export function loadRootKeys(source: RootKeySource, make: boolean): RootKey[] {
  if (source.env) return parseRootKeys(source.env);
  if (!existsSync(source.file)) {
    if (!make) throw new Error('ROOT_KEY or ROOT_KEY_FILE is missing');
    writeRootKeys(source.file, [randomBytes(32)]);
  }
  return parseRootKeys(readFileSync(source.file, 'utf8'));
}

/** Writes the key file whole or not at all, readable by its owner only. */
export function writeRootKeys(file: string, keys: readonly Buffer[]): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const half = `${file}.new`;
  const handle = openSync(half, 'w', 0o600);
  writeSync(handle, `${keys.map((key) => key.toString('base64')).join('\n')}\n`);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(half, file);
}

/** A key derived from the root key for one use, such as the password of a database role. HKDF-SHA-256, hex. */
export function derivedSecret(root: RootKey, use: string): string {
  return Buffer.from(hkdfSync('sha256', root.bytes, '', `moonhearth|${use}`, 32)).toString('hex');
}
