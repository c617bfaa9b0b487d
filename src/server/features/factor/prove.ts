import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/query.ts';
import { stepOf } from '#server/platform/factors/one-time-code.ts';
import { question, readAnswer, readWords } from '#server/platform/factors/passkey.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { factorStore, type ChallengePurpose } from './factor.store.ts';
import { recoveryHash } from './recovery-codes.ts';

export type FactorDeps = { readonly vault: Vault; readonly clock: Clock; readonly publicOrigin: string };
export const CHALLENGE_SECONDS = 600;

/** What is stored of a challenge, or of the token of a sign-in that waits. */
export function challengeHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function seedPlace(userId: string): string {
  return `code_app|${userId}`;
}

/**
 * Whether a code is right: of the member's app, one step of time off at most and each once; or a recovery code, once.
 * Real time rules.
 */
export async function isRightCode(
  { vault, clock }: FactorDeps,
  { tx, userId, code }: { tx: Tx; userId: string; code: string },
): Promise<boolean> {
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return factorStore.useRecoveryCode(tx, userId, recoveryHash(vault, { userId, code }));
  const app = await factorStore.codeApp(tx, userId);
  if (!app?.confirmed) return false;
  const seed = vault.openUnder('second-factor', { place: seedPlace(userId), sealed: app.seed });
  const step = stepOf(seed, { code: digits, at: clock.real() });
  return step !== null && factorStore.useCode(tx, { userId, step, confirms: false });
}

/**
 * A question to the member's passkeys, or, with nobody, to any that the browser holds. Answered once, within ten
 * minutes.
 */
export async function askPasskey(
  { publicOrigin }: FactorDeps,
  { tx, userId, purpose }: { tx: Tx; userId: string | null; purpose: ChallengePurpose },
): Promise<string> {
  const challenge = randomBytes(32);
  await factorStore.newChallenge(tx, {
    hash: challengeHash(challenge.toString('base64url')),
    purpose,
    userId,
    seconds: CHALLENGE_SECONDS,
  });
  const has = userId
    ? (await factorStore.passkeys(tx, userId)).map(({ credential_id: credentialId, transports }) => ({
        credentialId,
        transports,
      }))
    : [];
  return JSON.stringify(await question({ origin: publicOrigin }, { has, challenge }));
}

/**
 * The member whose passkey answered a question of ours; null when anything is not right. The question is used up either
 * way.
 */
export async function passkeyOwner(
  { publicOrigin }: FactorDeps,
  { tx, answer: words, purpose, asked }: { tx: Tx; answer: string; purpose: ChallengePurpose; asked: string | null },
): Promise<{ userId: string; maySignIn: boolean } | null> {
  const answer = readWords(words);
  const waiting = answer && (await factorStore.useChallenge(tx, challengeHash(answer.challenge), purpose));
  if (!answer || !waiting || waiting.user_id !== asked) return null;
  const found = await factorStore.findPasskey(tx, answer.credentialId);
  if (!found || (asked && found.user_id !== asked)) return null;
  const counter = await readAnswer(
    { origin: publicOrigin },
    { answer, passkey: { publicKey: found.public_key, counter: Number(found.counter) } },
  );
  if (counter === null || !(await factorStore.usePasskey(tx, answer.credentialId, counter))) return null;
  return { userId: found.user_id, maySignIn: found.may_sign_in };
}
