import type { StaffRole } from '#domain/account/staff.ts';
import type { Database } from '../db/database.ts';
import type { Tx } from '../db/query.ts';
import type { Owner } from '../vault/owner.ts';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export type SessionRow = {
  readonly id: string;
  readonly user_id: string;
  readonly age_band: 'teen' | 'adult';
  readonly band_day: string;
  readonly shared_device: boolean;
  readonly seen_at: Date;
  /** When the session last proved that it is the member: by signing in, or by a step-up. */
  readonly stepped_up_at: Date | null;
  /** The roles that were given to the member, in effect or not. */
  readonly held_roles: readonly StaffRole[];
  readonly has_factor: boolean;
  /** Whether the member is a moderator who was vetted for the teens' room. */
  readonly teen_vetted: boolean;
};
export type ListedSession = {
  readonly id: string;
  readonly device: string | null;
  readonly shared: boolean;
  readonly createdAt: Date;
  readonly seenAt: Date;
};
/** From when on a session opens nothing (null: never by itself), and whether the member left it by the quick exit. */
export type Shut = { readonly shut_at: Date | null; readonly left_at: Date | null };
export type NewSession = {
  id: string;
  userId: string;
  tokenHash: Buffer;
  kind: 'member' | 'registration';
  ageGroup: 'teen' | 'adult';
  ageGroupDay: string;
  shared: boolean;
  ipPrefix: string;
  idle: string;
  absolute: string;
};

/** Sessions behind privileged functions. */
export const sessionStore = {
  async read(db: Database, tokenHash: Buffer): Promise<(SessionRow & Shut) | null> {
    return db.asVisitor(async (tx) => {
      const [[row], [shut]] = await Promise.all([
        tx.callFunction<SessionRow>('read_session', [tokenHash]),
        tx.callFunction<Shut>('read_shut', [tokenHash]),
      ]);
      return row && shut ? { ...row, ...shut } : null;
    });
  },
  /** A session while it lives, by a transaction that is under way. */
  async findIn(tx: Tx, tokenHash: Buffer): Promise<SessionRow | null> {
    return (await tx.callFunction<SessionRow>('read_session', [tokenHash]))[0] ?? null;
  },
  /** A session that this transaction has just opened. */
  async readIn(tx: Tx, tokenHash: Buffer): Promise<SessionRow> {
    const row = await sessionStore.findIn(tx, tokenHash);
    if (!row) throw new Error('a session that was just opened is missing');
    return row;
  },
  /** Which of these sessions live on a device that is one member's alone. */
  async livingAlone(tx: Tx, sessions: readonly string[]): Promise<ReadonlySet<string>> {
    const ids = sessions.filter((session) => ID.test(session));
    return new Set(
      ids.length > 0 ? (await tx.callFunction<{ id: string }>('living_alone', [ids])).map(({ id }) => id) : [],
    );
  },
  async open(tx: Tx, session: NewSession): Promise<void> {
    const { id, userId, tokenHash, kind, ageGroup, ageGroupDay, shared, ipPrefix, idle, absolute } = session;
    await tx.callFunction('open_session', [
      id,
      userId,
      tokenHash,
      kind,
      ageGroup,
      ageGroupDay,
      shared,
      ipPrefix,
      idle,
      absolute,
    ]);
  },
  async touch(
    tx: Tx,
    {
      id,
      idle,
      absolute,
      ageGroup,
      ageGroupDay,
    }: { id: string; idle: string; absolute: string; ageGroup: string; ageGroupDay: string },
  ): Promise<void> {
    await tx.callFunction('touch_session', [id, idle, absolute, ageGroup, ageGroupDay]);
  },
  /** Seals the words for the device of a session to it. */
  async nameDevice({ tx, keys }: Owner, { session, device }: { session: string; device: string }): Promise<void> {
    await tx.callFunction('name_device', [session, keys.seal({ table: 'session', rowId: session }, device)]);
  },
  /** The session goes on under another token, from a proof of identity on. False when it has ended. */
  async stepUp(tx: Tx, { session, tokenHash }: { session: string; tokenHash: Buffer }): Promise<boolean> {
    return (await tx.callFunction<{ step_up: boolean }>('step_up', [session, tokenHash]))[0]?.step_up === true;
  },
  /** Where the member of the transaction is signed in, newest first, with the words for each device opened. */
  async mine({ tx, keys }: Owner): Promise<ListedSession[]> {
    const rows = await tx.callFunction<{
      id: string;
      device: Buffer | null;
      shared_device: boolean;
      created_at: Date;
      seen_at: Date;
    }>('my_sessions');
    return rows.map(({ id, device, shared_device: shared, created_at: createdAt, seen_at: seenAt }) => ({
      id,
      device: device && (keys.openOrNull({ table: 'session', rowId: id }, device) as string | null),
      shared,
      createdAt,
      seenAt,
    }));
  },
  /** Ends one session of the member of the transaction. False when it is none of the member's. */
  async endMine(tx: Tx, session: string): Promise<boolean> {
    return (
      (await tx.callFunction<{ end_my_session: boolean }>('end_my_session', [session]))[0]?.end_my_session === true
    );
  },
  async endOthers(tx: Tx, session: string): Promise<void> {
    await tx.callFunction('end_other_sessions', [session]);
  },
  async end(db: Database, tokenHash: Buffer): Promise<void> {
    await db.asVisitor((tx) => tx.callFunction('end_session', [tokenHash]));
  },
};
