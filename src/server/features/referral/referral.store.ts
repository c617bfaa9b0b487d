import type { InvoiceFacts, LineKind, LineReason, NewLine, ReferralState } from '#domain/referral/commission.ts';
import type { HoldReason } from '#domain/referral/statement.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';

export type Referrer = {
  readonly party: string;
  readonly code: string;
  readonly joined_at: Date;
  readonly sent: number;
  readonly payout: Buffer | null;
};
export type InvitedRow = {
  readonly number: number;
  readonly at: Date;
  readonly state: ReferralState;
  readonly reasons: readonly HoldReason[];
  readonly subscribed: boolean;
};
export type LineRow = {
  readonly id: string;
  readonly at: Date;
  readonly kind: LineKind;
  readonly cents: number;
  readonly reason: LineReason | null;
  readonly number: number | null;
  readonly plan: string | null;
  readonly nth: string | null;
  readonly due_at: Date | null;
  readonly is_due: boolean;
  readonly state: ReferralState | 'sent' | 'paid' | 'failed';
  readonly commission_id: string | null;
};
/** A referral that is held until the end of the transaction, together with its referrer. */
export type LockedReferral = {
  readonly id: string;
  readonly party: string;
  readonly state: ReferralState;
  readonly first_paid_at: Date | null;
};
export type CommissionRow = InvoiceFacts & {
  readonly id: string;
  readonly invoice: string;
  readonly is_due: boolean;
  readonly due_at: Date;
  readonly net: string;
  readonly lines: string;
};
export type NewCommission = InvoiceFacts & {
  readonly id: string;
  readonly invoice: string;
  /** The charge that paid it, as a keyed hash. */
  readonly charge: Buffer | null;
  readonly plan: string | null;
  readonly paidAt: Date;
  readonly dueAt: Date;
};

/** What a referrer reads and changes herself, in her own transaction. */
export const referrerStore = {
  /** False for who may not, which the route has refused before. */
  async join(tx: Tx, { party, code, now }: { party: string; code: string; now: Date }): Promise<boolean> {
    const [row] = await tx.callFunction<{ join_referrals: boolean }>('join_referrals', [party, code, now]);
    return row?.join_referrals === true;
  },
  async mine(tx: Tx): Promise<Referrer | null> {
    return (await tx.callFunction<Referrer>('my_referrer'))[0] ?? null;
  },
  async noteSent(tx: Tx): Promise<void> {
    await tx.callFunction('note_sent');
  },
  async putPlace(tx: Tx, { sealed, now }: { sealed: Buffer | null; now: Date }): Promise<boolean> {
    const [row] = await tx.callFunction<{ put_payout_place: boolean }>('put_payout_place', [sealed, now]);
    return row?.put_payout_place === true;
  },
  invited(tx: Tx): Promise<InvitedRow[]> {
    return tx.callFunction<InvitedRow>('my_invited');
  },
  lines(tx: Tx, most: number): Promise<LineRow[]> {
    return tx.callFunction<LineRow>('my_commission_lines', [most]);
  },
};

/** What the worker writes of referrals, in the transaction of an event or a job. */
export const commissionStore = {
  /** Whether the member of this job was invited, and whether she refers. */
  async of(db: Database, job: string): Promise<{ readonly referral: string | null; readonly refers: boolean } | null> {
    const [row] = await db.asWorker(job, (tx) =>
      tx.callFunction<{ referral_id: string | null; refers: boolean }>('my_referral'),
    );
    return row ? { referral: row.referral_id, refers: row.refers } : null;
  },
  async lock(tx: Tx, referral: string): Promise<LockedReferral | null> {
    return (await tx.callFunction<LockedReferral>('lock_referral', [referral]))[0] ?? null;
  },
  async put(tx: Tx, referral: string, commission: NewCommission): Promise<void> {
    const { id, invoice, charge, plan, paid, refunded, disputed, paidAt, dueAt } = commission;
    const args = [id, referral, invoice, charge, plan, paid, refunded, disputed, paidAt, dueAt];
    await tx.callFunction('put_commission', args);
  },
  /** The commission of a charge whose member has left; numbers the reading that is about to be made. */
  async askCharge(
    db: Database,
    charge: Buffer,
  ): Promise<{ readonly id: string; readonly referral: string; readonly reading: string } | null> {
    const [row] = await db.asWorker(null, (tx) =>
      tx.callFunction<{ id: string; referral_id: string; reading: string }>('ask_charge', [charge]),
    );
    return row ? { id: row.id, referral: row.referral_id, reading: row.reading } : null;
  },
  /** Writes a reading of it down, unless a newer one stands there. */
  async hearCharge(
    tx: Tx,
    { id, reading, refunded, disputed }: { id: string; reading: string } & Omit<InvoiceFacts, 'paid'>,
  ): Promise<void> {
    await tx.callFunction('hear_charge', [id, reading, refunded, disputed]);
  },
  all(tx: Tx, referral: string): Promise<CommissionRow[]> {
    return tx.callFunction<CommissionRow>('commissions_of', [referral]);
  },
  async add(
    tx: Tx,
    { id, commission, seq, line, at }: { id: string; commission: string; seq: number; line: NewLine; at: Date },
  ): Promise<void> {
    await tx.callFunction('add_commission_line', [id, commission, seq, line.kind, line.cents, line.reason, at]);
  },
  async fallingDue(db: Database, { now, most }: { now: Date; most: number }): Promise<string[]> {
    const rows = await db.asWorker(null, (tx) =>
      tx.callFunction<{ referral_id: string }>('referrals_falling_due', [now, most]),
    );
    return rows.map((row) => row.referral_id);
  },
  async sweepMarks(db: Database, { networks, devices }: { networks: Date; devices: Date }): Promise<number> {
    const rows = await db.asWorker(null, (tx) =>
      tx.callFunction<{ sweep_marks: string }>('sweep_marks', [networks, devices]),
    );
    return Number(rows[0]?.sweep_marks ?? 0);
  },
};
