import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { Env } from '../env.ts';
import { writeFlushed } from '../files/flushed.ts';

type Said = Pick<Env, 'dataDir' | 'localDefault' | 'backupRecipient' | 'backupIdentityFile'>;

const identityIn = (dataDir: string) => join(dataDir, 'backup-identity');
const recipientIn = (dataDir: string) => join(dataDir, 'backup-recipient');

/**
 * To whom backups are encrypted: BACKUP_RECIPIENT, or on the local default a pair made once, whose secret half is
 * written once to a file of mode 0600 that no backup holds. Elsewhere it throws, since a secret half that stays beside
 * the data protects nothing.
 */
export async function recipientOf(
  { dataDir, localDefault, backupRecipient }: Said,
  say: (line: string) => void,
): Promise<string> {
  if (backupRecipient) return backupRecipient;
  if (existsSync(recipientIn(dataDir))) return readFileSync(recipientIn(dataDir), 'utf8').trim();
  if (!localDefault)
    throw new Error(
      'BACKUP_RECIPIENT is missing: make a pair with age-keygen on another machine and give its public half (age1...).',
    );
  const { identity, recipient } = await makePair();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  await writeFlushed(identityIn(dataDir), `${identity}\n`, 'wx');
  await writeFlushed(recipientIn(dataDir), `${recipient}\n`);
  say(
    `The key that opens your backups lies in ${identityIn(dataDir)}. Take it off this machine and keep it safe: whoever has it and a backup can restore, and without it nobody can.`,
  );
  return recipient;
}

/**
 * The secret half, for a restore or a drill: BACKUP_IDENTITY_FILE, or the file of the local default while it is still
 * there. Null where it is elsewhere, as it should be.
 */
export function identityOf({ dataDir, backupIdentityFile }: Said): string | null {
  const file = backupIdentityFile ?? identityIn(dataDir);
  if (!existsSync(file)) return null;
  const found = /AGE-SECRET-KEY-[A-Z0-9-]+/.exec(readFileSync(file, 'utf8'));
  if (!found) throw new Error(`${file} holds no identity of age (AGE-SECRET-KEY-...).`);
  return found[0];
}

/** A pair that opens one backup, such as that of a rehearsal. */
export async function makePair(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}
