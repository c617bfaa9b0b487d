import { randomBytes, randomUUID } from 'node:crypto';
import { MOST_LINES, type DashboardReply, type ReferralsReply } from '#contract/referral/referral.schemas.ts';
import { href } from '#contract/screens.ts';
import { codeOf, shownCode } from '#domain/referral/referral-code.ts';
import { sumsOf, type StatementLine } from '#domain/referral/statement.ts';
import { memberStore, noteMarks } from '#server/features/account/public.ts';
import type { Me } from '#server/platform/http/handler.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { payoutAccountStore } from './payout/payout-account.store.ts';
import type { PayoutDeps } from './payout/payout-account.ts';
import { openPlace, shownPlace } from './payout/payout-place.ts';
import { referrerStore, type InvitedRow, type LineRow, type Referrer } from './referral.store.ts';

export type ReferralDeps = PayoutDeps & { readonly vault: Vault };
type Reading = Pick<ReferralDeps, 'vault' | 'publicOrigin'> & { readonly payouts: unknown };

/** The share side of the member of this transaction. */
export async function ownReferrals(deps: Reading, me: Me): Promise<ReferralsReply> {
  const { joined, invited, sums } = await readOwn(deps, me);
  return { joined, invited, sums };
}

/** Everything she may know of her referrals: each line of money, what is held and why, and where payouts go. */
export async function ownDashboard(deps: Reading, me: Me): Promise<DashboardReply> {
  const { referrer, ...told } = await readOwn(deps, me);
  const place = referrer?.payout ? openPlace(deps.vault, { party: referrer.party, sealed: referrer.payout }) : null;
  const account = await payoutAccountStore.mine(me.tx);
  return { ...told, place: place && shownPlace(place), account, paysOut: deps.payouts !== null };
}

/** She agrees to the rules: a code is made, once, and her mailbox is kept as a keyed hash. */
export async function joinReferrals(deps: ReferralDeps, me: Me): Promise<ReferralsReply> {
  const now = deps.clock.now();
  const { profile } = await memberStore.read(me);
  await noteMarks(me.tx, { vault: deps.vault, traits: { email: profile.email }, now });
  // Another member's code is met once in some hundred thousand million times: then the next one.
  const tries = [0, 1, 2];
  for (const _ of tries)
    if (await referrerStore.join(me.tx, { party: randomUUID(), code: codeOf(randomBytes(8)), now })) break;
  return ownReferrals(deps, me);
}

async function readOwn({ publicOrigin }: Reading, { tx }: Pick<Me, 'tx'>) {
  const [referrer, invited, rows] = await Promise.all([
    referrerStore.mine(tx),
    referrerStore.invited(tx),
    referrerStore.lines(tx, MOST_LINES),
  ]);
  const lines = rows.map(lineOf);
  const joined = referrer && joinedOf(referrer, publicOrigin);
  return { referrer, joined, invited: invited.map(invitedOf), lines, sums: sumsOf(lines) };
}

function joinedOf({ code, joined_at: since, sent }: Referrer, publicOrigin: string) {
  const address = `${publicOrigin}${href('home')}?${new URLSearchParams({ ref: code }).toString()}`;
  return { code: shownCode(code), address, since: since.toISOString(), sent };
}

function invitedOf({ number, at, state, reasons, subscribed }: InvitedRow) {
  return { number, at: at.toISOString(), state, reasons: [...reasons], subscribed };
}

/** A row of the statement as it is told. */
export function lineOf(row: LineRow): StatementLine {
  const { id, at, kind, cents, reason, number, plan, nth, due_at: due, is_due: isDue, state } = row;
  return {
    id,
    at: at.toISOString(),
    kind,
    cents,
    reason,
    number,
    plan,
    nth: row.commission_id === null ? null : Number(nth),
    dueAt: due?.toISOString() ?? null,
    isDue,
    state,
    commission: row.commission_id,
  };
}
