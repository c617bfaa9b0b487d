import { randomUUID } from 'node:crypto';
import { href } from '#contract/screens.ts';
import { TRANSFER_COUNTRIES } from '#domain/referral/transfer-countries.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { refuse, type Me, type Refusal } from '#server/platform/http/handler.ts';
import type { Log } from '#server/platform/log.ts';
import { PaymentRefused, PaymentUnavailable } from '#server/platform/payments/payments.ts';
import type { Payouts } from '#server/platform/payments/payouts.ts';
import { payoutAccountStore } from './payout-account.store.ts';

export type PayoutDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Null where the provider pays nobody out: then the bank does. */
  readonly payouts: Payouts | null;
  readonly publicOrigin: string;
};

/**
 * The page of the provider where she says where payouts go; her account there is made once, under an id that was written
 * down before. Refused where payouts do not go by the provider, or not to her country.
 */
export async function beginPayoutAccount(
  { db, clock, log, payouts, publicOrigin }: PayoutDeps,
  { me, country }: { me: Me; country: string },
): Promise<{ url: string } | Refusal> {
  if (!payouts) return refuse('not_found');
  if (!TRANSFER_COUNTRIES.includes(country))
    return refuse('invalid_input', { fields: { country: 'Choose the country of your bank.' } });
  const account = await payoutAccountStore.begin(db, {
    userId: me.userId,
    id: randomUUID(),
    country,
    now: clock.now(),
  });
  if (!account) return refuse('not_found');
  try {
    const { id } = account;
    const accountId =
      account.account_id ?? (await payouts.createAccount({ reference: id, country: account.country, key: id }));
    if (account.account_id === null) await payoutAccountStore.keep(db, { id, accountId });
    const back = `${publicOrigin}${href('referralDashboard')}`;
    return { url: await payouts.createAccountPage({ accountId, returnUrl: back, again: back }) };
  } catch (error) {
    if (!(error instanceof PaymentRefused) && !(error instanceof PaymentUnavailable)) throw error;
    log.warn('payouts.failed', {}, error);
    return refuse('payouts_unavailable');
  }
}

/** Reads an account anew, and writes down how it stands. Gives that, or null for one of nobody's. */
export async function readPayoutAccount(
  { db, payouts }: { readonly db: Database; readonly payouts: Payouts },
  accountId: string,
): Promise<'begun' | 'ready' | 'stopped' | null> {
  const asked = await payoutAccountStore.ask(db, accountId);
  if (!asked) return null;
  const state = (await payouts.readAccount(accountId)) ?? 'stopped';
  await db.asWorker(null, (tx) => payoutAccountStore.hear(tx, { ...asked, state }));
  return state;
}

/** Deletes at the provider an account that she dropped, or that her erasure left. Tried again until it is done. */
export async function partPayoutAccount(
  { db, payouts }: Pick<PayoutDeps, 'db' | 'payouts'>,
  id: string,
): Promise<void> {
  const accountId = await payoutAccountStore.parting(db, id);
  if (!accountId) return;
  if (!payouts) throw new Error('a payout account is to be deleted, and this server pays nobody out');
  await payouts.deleteAccount(accountId);
  await payoutAccountStore.parted(db, id);
}

const DAY_MS = 86_400_000;
const HEALED_DAYS = 60;
const MOST = 100;

/** Reads anew the accounts that cannot be paid to: what happens in them is in no list that could be compared. */
export async function healPayoutAccounts(deps: PayoutDeps, now: Date): Promise<void> {
  const { db, payouts } = deps;
  if (!payouts) return;
  const since = new Date(now.getTime() - HEALED_DAYS * DAY_MS);
  for (const accountId of await payoutAccountStore.unready(db, { since, most: MOST }))
    await readPayoutAccount({ db, payouts }, accountId);
}
