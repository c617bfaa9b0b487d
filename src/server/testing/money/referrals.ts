import type { DashboardReply, PayoutsReply, ReferralsReply } from '#contract/referral/referral.schemas.ts';
import type { RouteName } from '#contract/table.ts';
import { readBalances } from '#server/features/ledger/public.ts';
import type { Browser } from '../browser.ts';
import { sql } from '../circle/circle-cases.ts';
import type { PaidApp } from '../paid-app.ts';

export const DAY = 86_400_000;
export const PLACE = {
  holder: 'Mara Lind',
  country: 'DE',
  account: 'DE89 3704 0044 0532 0130 00',
  bank: '',
};
export const REASON = 'The run of the month, as always.';

/** Lets a member join; her code as it is shown. */
export async function joins(browser: Browser): Promise<string> {
  const { body } = await browser.call('joinReferrals', { body: { agreed: true } });
  const { joined } = body as ReferralsReply;
  if (!joined) throw new Error('nobody joined');
  return joined.code;
}

/** A new member by a code, who pays for a plan when her free days are over. */
export async function invitedPays(paid: PaidApp, ref: string, plan: 'premium_monthly' | 'premium_yearly') {
  const her = await paid.member({ ref });
  await paid.later(8 * DAY);
  await paid.pay(await paid.checkout(her.browser, plan));
  const [row] = await sql<{ customer_id: string }>(
    paid,
    'select customer_id from auth.payment_customer c join auth.referral f on f.invited = c.user_id order by f.at desc limit 1',
  );
  return { ...her, customer: row?.customer_id ?? '' };
}

/** The newest paid invoice of a customer at the practice provider. */
export function invoiceOf(paid: PaidApp, customer: string): Promise<string> {
  return paid.practice.look(({ state }) => {
    const found = Object.values(state.invoices).findLast((one) => one.customer === customer && one.paid > 0);
    if (!found) throw new Error('she has paid nothing');
    return found.id;
  });
}

export async function dashboard(browser: Browser): Promise<DashboardReply> {
  const { status, body } = await browser.call('getReferralDashboard');
  if (status !== 200) throw new Error(`the dashboard answered ${status}`);
  return body as DashboardReply;
}

/** Moves the clock on, and lets fall due what is. */
export async function quietDays(paid: PaidApp, days: number): Promise<void> {
  await paid.later(days * DAY);
  await paid.services.everyMinute.commissions(atMinute(paid, 23));
}

/** The next time that a clock shows this minute, for works that are done once an hour. */
export function atMinute(paid: PaidApp, minute: number): Date {
  const now = new Date(paid.clock.now());
  now.setUTCMinutes(minute);
  return now < paid.clock.now() ? new Date(now.getTime() + 3_600_000) : now;
}

/** What the books say of each account, parties together. */
export async function books(paid: PaidApp): Promise<Record<string, number>> {
  const all = await readBalances(paid.services.mounting.db);
  const sums: Record<string, number> = {};
  for (const { account, cents } of all) sums[account] = (sums[account] ?? 0) + cents;
  return sums;
}

/** Does what an admin's decision has asked of the worker. */
export async function settleAsked(paid: PaidApp): Promise<void> {
  const jobs = await sql<{ id: string }>(
    paid,
    "with taken as (delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'referral_settle' returning j.payload->>'id' as id) select * from taken",
  );
  for (const { id } of jobs) await paid.work('referral_settle', id);
}

/** An admin, each of whose acts proves anew who is there. */
export function adminActs(browser: Browser, prove: (name: RouteName) => Promise<void>) {
  return {
    look: async () => (await browser.call('getPayouts')).body as PayoutsReply,
    run: async () => {
      await prove('beginPayouts');
      return browser.call('beginPayouts', { body: { reason: REASON } });
    },
    sign: async (run: string) => {
      await prove('signPayouts');
      return browser.call('signPayouts', { params: { run }, body: { reason: REASON } });
    },
    callOff: async (run: string) => {
      await prove('callOffPayouts');
      return browser.call('callOffPayouts', { params: { run }, body: { reason: REASON } });
    },
    end: async (payout: string, paid: boolean) => {
      await prove('endPayout');
      const body = { paid, proof: paid ? 'TRX 2027-01-02 77' : 'account closed', reason: REASON };
      return browser.call('endPayout', { params: { payout }, body });
    },
    decide: async (referral: string, counts: boolean) => {
      await prove('decideReferral');
      return browser.call('decideReferral', { params: { referral }, body: { counts, reason: REASON } });
    },
    file: async (run: string) => {
      await prove('getPayoutFile');
      return browser.call('getPayoutFile', { params: { run }, body: { reason: REASON } });
    },
  };
}
