import { randomUUID } from 'node:crypto';
import type { FreeDays } from '#domain/membership/free-days.ts';
import type { Database } from '#server/platform/db/database.ts';

export type OperationKind = 'checkout' | 'portal' | 'change' | 'cancel' | 'resume';
/** Something the provider is asked for. Its id is the key under which the provider does it once. */
export type Operation = {
  readonly id: string;
  readonly about: string;
  readonly free: FreeDays;
  readonly sessionId: string | null;
  readonly at: Date;
};
export type Asking = {
  readonly userId: string;
  readonly kind: OperationKind;
  readonly about: string;
  readonly free?: FreeDays;
  readonly at: Date;
};

type Row = {
  id: string;
  about: string;
  free_until: Date | null;
  free_days: number | null;
  session_id: string | null;
  at: Date;
};

/**
 * What is asked of the provider: each is written and committed before it is asked. Who asks was told apart by the
 * request.
 */
export const operationStore = {
  /** The open operation of its kind: a new one, or the one that is not finished. */
  async begin(db: Database, { userId, kind, about, free = null, at }: Asking): Promise<Operation> {
    const until = free && 'until' in free ? free.until : null;
    const days = free && 'days' in free ? free.days : null;
    const [row] = await db.asWorker(null, (tx) =>
      tx.callFunction<Row>('begin_operation', [userId, randomUUID(), kind, about, until, days, at]),
    );
    if (!row) throw new Error('an operation that was begun is missing');
    return {
      id: row.id,
      about: row.about,
      free: row.free_until ? { until: row.free_until } : row.free_days ? { days: row.free_days } : null,
      sessionId: row.session_id,
      at: row.at,
    };
  },
  async noteSession(db: Database, { id, sessionId }: { id: string; sessionId: string }): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('note_session', [id, sessionId]));
  },
  async end(db: Database, { id, state }: { id: string; state: 'done' | 'failed' }): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('end_operation', [id, state]));
  },

  /**
   * The member's customer at the provider; null while there is none. With `reference` one is begun under it, where none
   * was.
   */
  async customer(
    db: Database,
    { userId, reference = null }: { userId: string; reference?: string | null },
  ): Promise<{ readonly reference: string; readonly customerId: string | null } | null> {
    const [row] = await db.asWorker(null, (tx) =>
      tx.callFunction<{ reference: string; customer_id: string | null }>('customer_of', [userId, reference]),
    );
    return row ? { reference: row.reference, customerId: row.customer_id } : null;
  },
  async keepCustomer(db: Database, { userId, customerId }: { userId: string; customerId: string }): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('keep_customer', [userId, customerId]));
  },
  /** The customer of an account that is gone, until the provider has let go of the member. */
  async parting(db: Database, id: string): Promise<string | null> {
    const [row] = await db.asWorker(null, (tx) => tx.callFunction<{ customer_id: string }>('parting_customer', [id]));
    return row?.customer_id ?? null;
  },
  async parted(db: Database, id: string): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('customer_parted', [id]));
  },
};
