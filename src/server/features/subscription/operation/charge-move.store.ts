import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';

/** A move of a member's next charge that is on its way. `job` is the scope in which the worker may act as the member. */
export type ChargeMove = {
  readonly id: string;
  readonly userId: string;
  readonly base: Date | null;
  readonly target: Date | null;
  readonly turn: number;
};
export type MoveOutcome = 'done' | 'needless' | 'refused';

/** What the provider is to be asked about a member's next charge: written in the transaction that causes it. */
export const chargeMoveStore = {
  /** Owed from the commit of this transaction on, once for its id. */
  async ask({ tx }: { readonly tx: Tx }, { id, now }: { id: string; now: Date }): Promise<void> {
    await tx.callFunction('ask_charge_move', [id, now]);
  },

  /** Null when it is settled. From here on the worker may act as its member for five minutes. */
  async open(db: Database, id: string): Promise<ChargeMove | null> {
    const [row] = await db.asWorker(null, (tx) =>
      tx.callFunction<{ user_id: string; base: Date | null; target: Date | null; turn: number }>('open_charge_move', [
        id,
      ]),
    );
    return row ? { id, userId: row.user_id, base: row.base, target: row.target, turn: row.turn } : null;
  },

  /** Reckons it anew; null while another one of the member's is on its way. */
  async aim(
    db: Database,
    move: ChargeMove,
    { base, target }: { base: Date; target: Date },
  ): Promise<ChargeMove | null> {
    const [row] = await db.asWorker(null, (tx) =>
      tx.callFunction<{ turn: number }>('aim_charge_move', [move.id, base, target]),
    );
    return row ? { ...move, base, target, turn: row.turn } : null;
  },

  /** Settles it in the member's scope, with `after` in the same transaction, by whoever is first. */
  async settle(
    db: Database,
    { id, userId }: ChargeMove,
    { outcome, after }: { outcome: MoveOutcome; after?: (owner: { tx: Tx; userId: string }) => Promise<unknown> },
  ): Promise<void> {
    await db.asWorker(id, async (tx) => {
      const [row] = await tx.callFunction<{ settle_charge_move: boolean }>('settle_charge_move', [id, outcome]);
      if (row?.settle_charge_move) await after?.({ tx, userId });
    });
    await db.asWorker(null, (tx) => tx.callFunction('end_scope', [id]));
  },

  /** Removes what was settled before an instant. */
  async sweep(db: Database, before: Date): Promise<number> {
    const [done] = await db.asWorker(null, (tx) =>
      tx.callFunction<{ sweep_charge_moves: string }>('sweep_charge_moves', [before]),
    );
    return Number(done?.sweep_charge_moves ?? 0);
  },
};
