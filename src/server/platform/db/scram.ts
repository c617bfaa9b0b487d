import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';

const ROUNDS = 4096;

/**
 * What PostgreSQL keeps of a password (SCRAM-SHA-256, RFC 5802 and 7677). Handing over this instead of the password keeps the
 * password out of statements, and so out of logs and activity views. The salt follows from the password, so that the same password gives the same
 * text; that weakens nothing for passwords that are 32 random bytes, as ours are.
 */
export function scramVerifier(password: string): string {
  const salt = createHmac('sha256', password).update('scram-salt').digest().subarray(0, 16);
  const salted = pbkdf2Sync(password, salt, ROUNDS, 32, 'sha256');
  const storedKey = createHash('sha256')
    .update(createHmac('sha256', salted).update('Client Key').digest())
    .digest('base64');
  const serverKey = createHmac('sha256', salted).update('Server Key').digest('base64');
  return `SCRAM-SHA-256$${ROUNDS}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}
