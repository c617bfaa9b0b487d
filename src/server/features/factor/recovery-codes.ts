import { randomInt } from 'node:crypto';
import type { Vault } from '#server/platform/vault/vault.ts';

export const RECOVERY_CODES = 10;
/** No letter that is read as another. 10 of 31 are 49 bits. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';

/** A set of recovery codes such as "k3m9p-7wxq2". */
export function newRecoveryCodes(): string[] {
  const letters = () => Array.from({ length: 5 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
  return Array.from({ length: RECOVERY_CODES }, () => `${letters()}-${letters()}`);
}

/** What is stored of a code, however it was typed. */
export function recoveryHash(vault: Vault, { userId, code }: { userId: string; code: string }): Buffer {
  return vault.mac('second-factor', `recovery|${userId}|${code.toLowerCase().replace(/[^0-9a-z]/g, '')}`);
}
