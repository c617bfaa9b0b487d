import type { PayoutsReply } from '#contract/referral/referral.schemas.ts';
import type { HoldReason } from '#domain/referral/statement.ts';
import type { Tx } from '#server/platform/db/query.ts';

/** Who acts and why, for the trail. */
export type StaffReason = {
  readonly reason: string;
  readonly requestId: string;
  readonly ipPrefix: string;
  readonly now: Date;
};
export type HeldRow = {
  readonly id: string;
  readonly at: Date;
  readonly reasons: HoldReason[];
  readonly code_mark: string;
  readonly held: string;
  readonly pending: string;
};
export type OwedRow = {
  readonly party: string;
  readonly cents: string;
  readonly has_place: boolean;
  readonly waits: boolean;
};
export type RunRow = {
  readonly id: string;
  readonly at: Date;
  readonly signed_at: Date | null;
  readonly is_mine: boolean;
  readonly by_one: boolean;
  readonly payouts: PayoutsReply['runs'][number]['payouts'];
};
export type BankRow = {
  readonly id: string;
  readonly party: string;
  readonly cents: number;
  readonly payout: Buffer;
};

const MOST_RUNS = 24;
/** How a run stands: `none` where there is none, or for who may not ask. */
export type RunState = 'none' | 'waits' | 'signed';

/** What an admin sees and does about payouts, behind functions that ask for the role themselves. */
export const payoutStore = {
  held(tx: Tx): Promise<HeldRow[]> {
    return tx.callFunction<HeldRow>('held_referrals');
  },
  /** `transfers`: whether accounts at the payment provider can be paid to. */
  owed(tx: Tx, transfers: boolean): Promise<OwedRow[]> {
    return tx.callFunction<OwedRow>('owed_commissions', [transfers]);
  },
  runs(tx: Tx): Promise<RunRow[]> {
    return tx.callFunction<RunRow>('payout_runs', [MOST_RUNS]);
  },
  async decide(
    tx: Tx,
    { referral, counts, reason, requestId, ipPrefix, now }: { referral: string; counts: boolean } & StaffReason,
  ): Promise<'done' | 'not_found'> {
    const args = [referral, counts, reason, requestId, ipPrefix, now];
    const [row] = await tx.callFunction<{ decide_referral: 'done' | 'not_found' }>('decide_referral', args);
    return row?.decide_referral ?? 'not_found';
  },
  /** How many payouts were sent; 0 when nothing was to be sent, below 0 for who may not. */
  async begin(
    tx: Tx,
    {
      run,
      least,
      transfers,
      reason,
      requestId,
      ipPrefix,
      now,
    }: { run: string; least: number; transfers: boolean } & StaffReason,
  ): Promise<number> {
    const args = [run, least, transfers, reason, requestId, ipPrefix, now];
    const [row] = await tx.callFunction<{ begin_payouts: number }>('begin_payouts', args);
    return row?.begin_payouts ?? -1;
  },
  async isOnlyAdmin(tx: Tx): Promise<boolean> {
    return (await tx.callFunction<{ is_only_admin: boolean }>('is_only_admin'))[0]?.is_only_admin === true;
  },
  async stateOf(tx: Tx, run: string): Promise<RunState> {
    const [row] = await tx.callFunction<{ payout_run_state: RunState }>('payout_run_state', [run]);
    return row?.payout_run_state ?? 'none';
  },
  async sign(tx: Tx, act: { run: string } & StaffReason): Promise<'done' | 'own_run' | 'not_found'> {
    const [row] = await tx.callFunction<{ sign_payouts: 'done' | 'own_run' | 'not_found' }>(
      'sign_payouts',
      argsOf(act),
    );
    return row?.sign_payouts ?? 'not_found';
  },
  async callOff(tx: Tx, act: { run: string } & StaffReason): Promise<'done' | 'not_found'> {
    const [row] = await tx.callFunction<{ call_off_payouts: 'done' | 'not_found' }>('call_off_payouts', argsOf(act));
    return row?.call_off_payouts ?? 'not_found';
  },
  async end(
    tx: Tx,
    {
      payout,
      paid,
      proof,
      reason,
      requestId,
      ipPrefix,
      now,
    }: { payout: string; paid: boolean; proof: string } & StaffReason,
  ): Promise<'done' | 'not_signed' | 'not_found'> {
    const args = [payout, paid, proof, reason, requestId, ipPrefix, now];
    const [row] = await tx.callFunction<{ end_payout: 'done' | 'not_signed' | 'not_found' }>('end_payout', args);
    return row?.end_payout ?? 'not_found';
  },
  forBank(tx: Tx, act: { run: string } & StaffReason): Promise<BankRow[]> {
    return tx.callFunction<BankRow>('payouts_for_bank', argsOf(act));
  },
};

function argsOf({ run, reason, requestId, ipPrefix, now }: { run: string } & StaffReason) {
  return [run, reason, requestId, ipPrefix, now];
}
