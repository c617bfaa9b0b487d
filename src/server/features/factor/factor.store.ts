import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';

export type Factors = { readonly codes_since: Date | null; readonly recovery_left: number; readonly passkeys: number };
export type StoredPasskey = {
  readonly id: string;
  readonly credential_id: Buffer;
  readonly transports: readonly string[];
  readonly name: Buffer;
  readonly created_at: Date;
  readonly used_at: Date | null;
};
export type FoundPasskey = {
  readonly user_id: string;
  readonly email_index: Buffer;
  readonly public_key: Buffer;
  readonly counter: string;
  readonly may_sign_in: boolean;
};
export type ChallengePurpose = 'second_factor' | 'passkey_sign_in' | 'passkey_enrol' | 'passkey_proof';
export type Waiting = { readonly user_id: string | null; readonly shared: boolean };

/** Second factors behind privileged functions: signing in needs them before there is a session. */
export const factorStore = {
  async of(tx: Tx, userId: string): Promise<Factors> {
    return (
      (await tx.callFunctionOf<Factors>('factors_of', userId))[0] ?? {
        codes_since: null,
        recovery_left: 0,
        passkeys: 0,
      }
    );
  },
  async codeApp(tx: Tx, userId: string): Promise<{ seed: Buffer; confirmed: boolean } | null> {
    return (await tx.callFunctionOf<{ seed: Buffer; confirmed: boolean }>('code_app_of', userId))[0] ?? null;
  },
  async startCodeApp(tx: Tx, seed: Buffer): Promise<boolean> {
    return isTrue(await tx.callFunction('start_code_app', [seed]));
  },
  /** False when a code of this step, or a later one, was used before. */
  async useCode(
    tx: Tx,
    { userId, step, confirms }: { userId: string; step: number; confirms: boolean },
  ): Promise<boolean> {
    return isTrue(await tx.callFunctionOf('use_code', userId, [step, confirms]));
  },
  async endCodeApp(tx: Tx): Promise<void> {
    await tx.callFunction('end_code_app');
  },
  async setRecoveryCodes(tx: Tx, hashes: readonly Buffer[]): Promise<void> {
    await tx.callFunction('set_recovery_codes', [hashes]);
  },
  async useRecoveryCode(tx: Tx, userId: string, hash: Buffer): Promise<boolean> {
    return isTrue(await tx.callFunctionOf('use_recovery_code', userId, [hash]));
  },
  async dropIdleRecovery(tx: Tx): Promise<void> {
    await tx.callFunction('drop_idle_recovery');
  },
  async passkeys(tx: Tx, userId: string): Promise<StoredPasskey[]> {
    return tx.callFunctionOf<StoredPasskey>('passkeys_of', userId);
  },
  async addPasskey(
    tx: Tx,
    {
      id,
      credentialId,
      publicKey,
      counter,
      transports,
      name,
    }: {
      id: string;
      credentialId: Buffer;
      publicKey: Buffer;
      counter: number;
      transports: readonly string[];
      name: Buffer;
    },
  ): Promise<boolean> {
    return isTrue(await tx.callFunction('add_passkey', [id, credentialId, publicKey, counter, transports, name]));
  },
  /** Anybody's before a session, where the device names it; in a member's transaction the member's own alone. */
  async findPasskey(tx: Tx, credentialId: Buffer): Promise<FoundPasskey | null> {
    const name = tx.isMember ? 'find_my_passkey' : 'find_passkey';
    return (await tx.callFunction<FoundPasskey>(name, [credentialId]))[0] ?? null;
  },
  async usePasskey(tx: Tx, credentialId: Buffer, counter: number): Promise<boolean> {
    return isTrue(await tx.callFunction(tx.isMember ? 'use_my_passkey' : 'use_passkey', [credentialId, counter]));
  },
  async renamePasskey(tx: Tx, { id, name }: { id: string; name: Buffer }): Promise<boolean> {
    return isTrue(await tx.callFunction('rename_passkey', [id, name]));
  },
  async endPasskey(tx: Tx, id: string): Promise<boolean> {
    return isTrue(await tx.callFunction('end_passkey', [id]));
  },
  async newChallenge(
    tx: Tx,
    {
      hash,
      purpose,
      userId,
      shared = false,
      seconds,
    }: { hash: Buffer; purpose: ChallengePurpose; userId: string | null; shared?: boolean; seconds: number },
  ): Promise<void> {
    await (tx.isMember
      ? tx.callFunction('new_challenge', [hash, purpose, seconds])
      : tx.callFunction('new_challenge', [hash, purpose, userId, shared, seconds]));
  },
  async tryChallenge(
    tx: Tx,
    { hash, purpose, most }: { hash: Buffer; purpose: ChallengePurpose; most: number },
  ): Promise<Waiting | null> {
    return (await tx.callFunction<Waiting>('try_challenge', [hash, purpose, most]))[0] ?? null;
  },
  async seeChallenge(tx: Tx, hash: Buffer, purpose: ChallengePurpose): Promise<string | null> {
    return (await tx.callFunction<{ user_id: string | null }>('see_challenge', [hash, purpose]))[0]?.user_id ?? null;
  },
  async useChallenge(tx: Tx, hash: Buffer, purpose: ChallengePurpose): Promise<Waiting | null> {
    const name = tx.isMember ? 'use_my_challenge' : 'use_challenge';
    return (await tx.callFunction<Waiting>(name, [hash, purpose]))[0] ?? null;
  },
  /** Removes questions that have run out, and says how many. */
  async sweep(db: Database): Promise<number> {
    return Number(
      (await db.asWorker(null, (tx) => tx.callFunction<{ sweep_challenges: string }>('sweep_challenges')))[0]
        ?.sweep_challenges ?? 0,
    );
  },
};

function isTrue(rows: readonly object[]): boolean {
  return rows.some((row) => Object.values(row)[0] === true);
}
