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
      (await tx.callFunction<Factors>('factors_of', [userId]))[0] ?? {
        codes_since: null,
        recovery_left: 0,
        passkeys: 0,
      }
    );
  },
  async codeApp(tx: Tx, userId: string): Promise<{ seed: Buffer; confirmed: boolean } | null> {
    return (await tx.callFunction<{ seed: Buffer; confirmed: boolean }>('code_app_of', [userId]))[0] ?? null;
  },
  async startCodeApp(tx: Tx, userId: string, seed: Buffer): Promise<boolean> {
    return isTrue(await tx.callFunction('start_code_app', [userId, seed]));
  },
  /** False when a code of this step, or a later one, was used before. */
  async useCode(
    tx: Tx,
    { userId, step, confirms }: { userId: string; step: number; confirms: boolean },
  ): Promise<boolean> {
    return isTrue(await tx.callFunction('use_code', [userId, step, confirms]));
  },
  async endCodeApp(tx: Tx, userId: string): Promise<void> {
    await tx.callFunction('end_code_app', [userId]);
  },
  async setRecoveryCodes(tx: Tx, userId: string, hashes: readonly Buffer[]): Promise<void> {
    await tx.callFunction('set_recovery_codes', [userId, hashes]);
  },
  async useRecoveryCode(tx: Tx, userId: string, hash: Buffer): Promise<boolean> {
    return isTrue(await tx.callFunction('use_recovery_code', [userId, hash]));
  },
  async dropIdleRecovery(tx: Tx, userId: string): Promise<void> {
    await tx.callFunction('drop_idle_recovery', [userId]);
  },
  async passkeys(tx: Tx, userId: string): Promise<StoredPasskey[]> {
    return tx.callFunction<StoredPasskey>('passkeys_of', [userId]);
  },
  async addPasskey(
    tx: Tx,
    {
      id,
      userId,
      credentialId,
      publicKey,
      counter,
      transports,
      name,
    }: {
      id: string;
      userId: string;
      credentialId: Buffer;
      publicKey: Buffer;
      counter: number;
      transports: readonly string[];
      name: Buffer;
    },
  ): Promise<boolean> {
    return isTrue(
      await tx.callFunction('add_passkey', [id, userId, credentialId, publicKey, counter, transports, name]),
    );
  },
  async findPasskey(tx: Tx, credentialId: Buffer): Promise<FoundPasskey | null> {
    return (await tx.callFunction<FoundPasskey>('find_passkey', [credentialId]))[0] ?? null;
  },
  async usePasskey(tx: Tx, credentialId: Buffer, counter: number): Promise<boolean> {
    return isTrue(await tx.callFunction('use_passkey', [credentialId, counter]));
  },
  async renamePasskey(tx: Tx, { userId, id, name }: { userId: string; id: string; name: Buffer }): Promise<boolean> {
    return isTrue(await tx.callFunction('rename_passkey', [userId, id, name]));
  },
  async endPasskey(tx: Tx, userId: string, id: string): Promise<boolean> {
    return isTrue(await tx.callFunction('end_passkey', [userId, id]));
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
    await tx.callFunction('new_challenge', [hash, purpose, userId, shared, seconds]);
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
    return (await tx.callFunction<Waiting>('use_challenge', [hash, purpose]))[0] ?? null;
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
