import { randomUUID } from 'node:crypto';
import { LIFETIMES } from '#contract/limits.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';
import { newToken, sidOf, tokenHash } from '#server/platform/sessions/sessions.ts';
import { sessionStore } from '#server/platform/sessions/sessions.store.ts';
import type { NewKeyring } from '#server/platform/vault/vault.ts';
import { accountNotices } from './account.notices.ts';
import type { LinkPurpose, Purpose } from './links.ts';

export type AccountRow = {
  readonly user_id: string;
  readonly password_hash: string;
  readonly verified_at: Date | null;
  readonly suspended_at: Date | null;
};
type Registration = { userId: string; emailIndex: Buffer; passwordHash: string; key: NewKeyring; now: Date };

/** A member, and the keyed hash under which the erasure ledger knows the member. */
type Marked = { readonly userId: string; readonly mark: Buffer };

/** Accounts behind privileged functions. */
export const accountStore = {
  async find(tx: Tx, emailIndex: Buffer): Promise<AccountRow | null> {
    return (await tx.callFunction<AccountRow>('find_account', [emailIndex]))[0] ?? null;
  },

  /** False when the address is known already. */
  async register(tx: Tx, { userId, emailIndex, passwordHash, key, now }: Registration): Promise<boolean> {
    const rows = await tx.callFunction<{ register: boolean }>('register', [
      userId,
      emailIndex,
      passwordHash,
      key.version,
      key.sealed.rootKeyId,
      key.sealed.wrapped,
      now,
    ]);
    return rows[0]?.register === true;
  },

  /**
   * Goes on as a member who is not signed in, within this transaction before a session only: the session is never
   * handed out and lives a minute.
   */
  async actAs(tx: Tx, userId: string): Promise<void> {
    const sid = sidOf(newToken());
    await sessionStore.open(tx, {
      id: randomUUID(),
      userId,
      tokenHash: tokenHash(sid),
      kind: 'registration',
      ageGroup: 'adult',
      ageGroupDay: '1970-01-01',
      shared: true,
      ipPrefix: '',
      idle: '1 minute',
      absolute: '1 minute',
    });
    await tx.actAs(sid);
  },

  /**
   * Work of the product as one member who is not signed in, on the host or by a job: a transaction of the member's own,
   * by a session that is never handed out and lives a minute.
   */
  async asMember<T>(db: Database, userId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    const sid = sidOf(newToken());
    await db.asWorker(null, (tx) => tx.callFunction('open_passing_session', [randomUUID(), userId, tokenHash(sid)]));
    return db.asMember({ sid, user_id: userId }, work);
  },

  /** Whether there is anybody, also whom half a deletion has left something. */
  async isPeopled(db: Database): Promise<boolean> {
    const [row] = await db.asWorker(null, (tx) => tx.callFunction<{ has: boolean }>('has_members'));
    return row?.has === true;
  },

  /** Members without a mark, a page of them. */
  async unmarked(db: Database, most: number): Promise<string[]> {
    const rows = await db.asWorker(null, (tx) => tx.callFunction<{ user_id: string }>('unmarked_members', [most]));
    return rows.map((row) => row.user_id);
  },

  /** Notes the marks of members who had none. */
  async mark(db: Database, members: readonly Marked[]): Promise<void> {
    const of = [members.map(({ userId }) => userId), members.map(({ mark }) => mark)];
    await db.asWorker(null, (tx) => tx.callFunction('mark_members', of));
  },

  /** Those of these marks whom the database has, also whom half a deletion has left something. */
  async marked(db: Database, marks: readonly Buffer[]): Promise<Marked[]> {
    const rows = await db.asWorker(null, (tx) =>
      tx.callFunction<{ user_id: string; mark: Buffer }>('marked_members', [marks]),
    );
    return rows.map(({ user_id: userId, mark }) => ({ userId, mark }));
  },

  /** A fresh link and the mail that carries it. Earlier links of the purpose stop working. */
  async postLink(
    tx: Tx,
    { userId, purpose, hash }: { userId: string; purpose: Purpose; hash: (linkId: string) => Buffer },
  ): Promise<void> {
    const linkId = randomUUID();
    await tx.callFunction('new_link', [
      linkId,
      userId,
      purpose,
      hash(linkId),
      purpose === 'verify' ? LIFETIMES.verifyLink : LIFETIMES.resetLink,
    ]);
    await outboxStore.postBare(tx, { kind: accountNotices[purpose], userId, linkId });
  },

  async useLink(tx: Tx, purpose: LinkPurpose, hash: Buffer): Promise<string | null> {
    return (await tx.callFunction<{ use_link: string | null }>('use_link', [purpose, hash]))[0]?.use_link ?? null;
  },

  async peekLink(tx: Tx, purpose: LinkPurpose, hash: Buffer): Promise<string | null> {
    return (await tx.callFunction<{ peek_link: string | null }>('peek_link', [purpose, hash]))[0]?.peek_link ?? null;
  },

  async markVerified(tx: Tx, userId: string, now: Date): Promise<void> {
    await tx.callFunction('mark_verified', [userId, now]);
  },

  /** Every session of the member's, on every process. */
  async endSessions(tx: Tx, userId: string): Promise<void> {
    await tx.callFunctionOf('end_sessions_of', userId);
  },

  async setPassword(
    tx: Tx,
    { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
  ): Promise<void> {
    await tx.callFunction('set_password', [userId, passwordHash, now]);
    await tx.callFunction('end_sessions_of', [userId]);
  },
};
