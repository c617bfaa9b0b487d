import type { AccountAct, TrailAction } from '#domain/admin/admin.ts';
import type { SubscriptionState } from '#domain/membership/entitlement.ts';
import type { Grant } from '#domain/membership/grants.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';

/** An account as the database gives it to an admin. */
export type AccountRow = {
  readonly user_id: string;
  readonly position_at: string;
  readonly created_at: Date;
  readonly verified: boolean;
  readonly suspended: boolean;
  readonly roles: readonly ('teacher' | 'moderator' | 'admin')[];
  readonly teen_vetted: boolean;
  readonly sessions: number;
  readonly seen_on: string | null;
  readonly mask: Buffer | null;
  readonly has_factor: boolean;
  readonly factors_due: Date | null;
  readonly trial_end: Date | null;
  readonly state: SubscriptionState | null;
  readonly period_end: Date | null;
  readonly cancel_at: Date | null;
  readonly past_due_since: Date | null;
  readonly grants: readonly (Omit<Grant, 'at'> & { readonly at: string })[];
  readonly mine: boolean;
};
/** One line of what staff did. */
export type TrailRow = {
  readonly id: string;
  readonly position_at: string;
  readonly at: Date;
  readonly role: string;
  readonly action: string;
  readonly detail: string | null;
  readonly object: string | null;
  readonly result: string;
  readonly reason: string | null;
  readonly by_me: boolean;
  readonly staff: string;
};
/** Who acts, for the trail. */
export type StaffAct = { readonly requestId: string; readonly ipPrefix: string; readonly now: Date };
type Position = readonly string[] | null;
type Act = {
  readonly telling: string;
  readonly user: string;
  readonly act: AccountAct;
  readonly detail: string | null;
  readonly reason: string;
  readonly waitHours: number;
};
/** What became of an act: done, or why nothing was. */
export type ActOutcome = 'done' | 'not_found' | 'own_account' | 'last_admin' | 'account_not_ready' | 'nothing_changed';
/** What is owed to the member an act was about. */
export type StaffTelling = {
  readonly user_id: string;
  readonly act: AccountAct;
  readonly detail: string | null;
  readonly at: Date;
};

/** Accounts as an admin may see and change them, behind privileged functions that ask for the role themselves. */
export const accountListStore = {
  page(tx: Tx, { after, most }: { after: Position; most: number }): Promise<AccountRow[]> {
    return tx.callFunction<AccountRow>('staff_accounts', [null, after?.[0] ?? null, after?.[1] ?? null, most]);
  },

  async one(tx: Tx, user: string): Promise<AccountRow | null> {
    return (await tx.callFunction<AccountRow>('staff_accounts', [[user], null, null, 1]))[0] ?? null;
  },

  async find(
    tx: Tx,
    { emailIndex, id }: { emailIndex: Buffer | null; id: string | null },
    { requestId, ipPrefix, now }: StaffAct,
  ): Promise<string | null> {
    const args = [emailIndex, id, requestId, ipPrefix, now];
    const [row] = await tx.callFunction<{ find_account_for_staff: string | null }>('find_account_for_staff', args);
    return row?.find_account_for_staff ?? null;
  },

  async act(
    tx: Tx,
    { telling, user, act, detail, reason, waitHours }: Act,
    { requestId, ipPrefix, now }: StaffAct,
  ): Promise<ActOutcome> {
    const wait = `${waitHours} hours`;
    const args = [telling, user, act, detail, reason, wait, requestId, ipPrefix, now];
    return (
      (await tx.callFunction<{ act_on_account: ActOutcome }>('act_on_account', args))[0]?.act_on_account ?? 'not_found'
    );
  },

  trail(
    tx: Tx,
    {
      action = null,
      role = null,
      since,
      after,
      most,
    }: {
      action?: TrailAction | null | undefined;
      role?: string | null | undefined;
      since: Date | null;
      after: Position;
      most: number;
    },
  ): Promise<TrailRow[]> {
    const args = [action, role, since, after?.[0] ?? null, after?.[1] ?? null, most];
    return tx.callFunction<TrailRow>('staff_trail', args);
  },

  /** What a job owes; from then on the worker may act as its member for five minutes. */
  async openTelling(db: Database, id: string): Promise<StaffTelling | null> {
    return db.asWorker(
      null,
      async (tx) => (await tx.callFunction<StaffTelling>('open_staff_telling', [id]))[0] ?? null,
    );
  },

  async closeTelling(db: Database, id: string): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('close_staff_telling', [id]));
  },

  async dueFactorHelp(db: Database, now: Date): Promise<string[]> {
    const rows = await db.asWorker(null, (tx) => tx.callFunction<{ user_id: string }>('due_factor_help', [now]));
    return rows.map(({ user_id: userId }) => userId);
  },

  async endFactorHelp(db: Database, userId: string): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('end_factor_help', [userId]));
  },
};
