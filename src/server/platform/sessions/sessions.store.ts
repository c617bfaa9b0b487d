import type { Database } from '../db/database.ts';
import type { Tx } from '../db/query.ts';

export type SessionRow = {
  readonly id: string;
  readonly user_id: string;
  readonly age_band: 'teen' | 'adult';
  readonly band_day: string;
  readonly shared_device: boolean;
  readonly seen_at: Date;
  readonly roles: readonly ('teacher' | 'moderator' | 'admin')[];
};
export type NewSession = { id: string; userId: string; tokenHash: Buffer; kind: 'member' | 'registration'; band: 'teen' | 'adult'; bandDay: string; shared: boolean; ipPrefix: string; idle: string; absolute: string };

/** Sessions behind their doors. */
export const sessionStore = {
  async read(db: Database, tokenHash: Buffer): Promise<SessionRow | null> {
    return db.asVisitor(async (tx) => (await tx.door<SessionRow>('read_session', [tokenHash]))[0] ?? null);
  },
  /** A session that this transaction has just opened. */
  async readIn(tx: Tx, tokenHash: Buffer): Promise<SessionRow> {
    const [row] = await tx.door<SessionRow>('read_session', [tokenHash]);
    if (!row) throw new Error('a session that was just opened is missing');
    return row;
  },
  /** Which of these sessions (hex of their hashes) live on a device that is one member's alone. */
  async livingAlone(tx: Tx, sessions: readonly string[]): Promise<ReadonlySet<string>> {
    const read = async (session: string) => (await tx.door<SessionRow>('read_session', [Buffer.from(session, 'hex')])).some((row) => !row.shared_device);
    const living = await Promise.all([...new Set(sessions)].map(async (session) => ((await read(session)) ? [session] : [])));
    return new Set(living.flat());
  },
  async open(tx: Tx, session: NewSession): Promise<void> {
    const { id, userId, tokenHash, kind, band, bandDay, shared, ipPrefix, idle, absolute } = session;
    await tx.door('open_session', [id, userId, tokenHash, kind, band, bandDay, shared, ipPrefix, idle, absolute]);
  },
  async touch(tx: Tx, { id, idle, band, bandDay }: { id: string; idle: string; band: string; bandDay: string }): Promise<void> {
    await tx.door('touch_session', [id, idle, band, bandDay]);
  },
  async end(db: Database, tokenHash: Buffer): Promise<void> {
    await db.asVisitor((tx) => tx.door('end_session', [tokenHash]));
  },
  /** Removes what time has made useless. Worker role only. */
  async sweep(tx: Tx): Promise<void> {
    await tx.door('sweep');
  },
};
