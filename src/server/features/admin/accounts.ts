import type { Account } from '#contract/admin/admin.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { entitlement } from '#domain/membership/entitlement.ts';
import { trialState } from '#domain/membership/trial.ts';
import { makeMask, openMask, type Mask, type NameServices } from './account-name.ts';
import type { AccountRow } from './account-list.store.ts';

const UNREADABLE: Mask = { name: '', address: '' };

/** Accounts as an admin sees them. A name that was never masked before is masked now. */
export async function shownAccounts(services: NameServices, rows: readonly AccountRow[]): Promise<Account[]> {
  const shown: Account[] = [];
  // One after the other: only the first look at an account costs anything.
  for (const row of rows)
    shown.push(shownAccount(row, { mask: await maskOf(services, row), now: services.clock.now() }));
  return shown;
}

async function maskOf(services: NameServices, { user_id: userId, mask }: AccountRow): Promise<Mask> {
  const kept = mask && openMask(services.vault, { userId, sealed: mask });
  if (kept) return kept;
  return makeMask(services, userId).catch((error: unknown) => {
    // Half an account, and one whose key is gone, is listed all the same; what the database refuses is a fault.
    if (error instanceof Error && 'code' in error) throw error;
    return UNREADABLE;
  });
}

function shownAccount(row: AccountRow, { mask, now }: { mask: Mask; now: Date }): Account {
  const { subscriptionStatus } = entitlement({ ...membershipOf(row), ageGroup: 'adult', now });
  const trial = trialState({ subscriptionStatus: 'trial', trialEndDate: row.trial_end?.toISOString() ?? null, now });
  return {
    id: row.user_id,
    name: mask.name,
    address: mask.address,
    since: localDate(row.created_at.toISOString().slice(0, 10)),
    seenOn: row.seen_on === null ? null : localDate(row.seen_on),
    state: row.suspended ? 'paused' : row.verified ? 'active' : 'unverified',
    roles: [...row.roles],
    isTeenVetted: row.teen_vetted,
    subscription: subscriptionStatus,
    daysLeft: subscriptionStatus === 'trial' && trial.kind === 'active' ? trial.daysLeft : null,
    sessions: row.sessions,
    hasFactor: row.has_factor,
    factorsGoAt: row.factors_due?.toISOString() ?? null,
    isMe: row.mine,
  };
}

function membershipOf({ trial_end, state, period_end, cancel_at, past_due_since, grants }: AccountRow) {
  return {
    trialEndAt: trial_end,
    subscription:
      state && period_end ? { state, periodEnd: period_end, cancelAt: cancel_at, pastDueSince: past_due_since } : null,
    grants: grants.map((grant) => ({ ...grant, at: new Date(grant.at) })),
  };
}
