import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { earnedBy, fifthOf } from '#domain/referral/commission.ts';
import { readBalances } from '#server/features/ledger/public.ts';
import { sql } from '#server/testing/circle/circle-cases.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openPaidApp, type PaidApp } from '#server/testing/paid-app.ts';
import { atMinute, dashboard, DAY, joins, quietDays } from '#server/testing/money/referrals.ts';

let paid: PaidApp;
beforeAll(async () => {
  paid = await openPaidApp();
});
afterAll(() => paid.close());

type Deed = {
  readonly what: 'refund' | 'dispute' | 'won' | 'lost' | 'month' | 'due' | 'leaves';
  readonly who: number;
  readonly cents: number;
};
const DEED = fc.record({
  what: fc.constantFrom<Deed['what'][]>('refund', 'refund', 'dispute', 'won', 'lost', 'month', 'due', 'leaves'),
  who: fc.integer({ min: 0, max: 1 }),
  cents: fc.integer({ min: 1, max: 450 }),
});

/** An invited member deletes her account. What the provider told of her until then has been heard; what it tells later, she cannot be found by. */
async function leave(browser: Browser | undefined): Promise<void> {
  if (!browser || (await browser.call('getUser')).status !== 200) return;
  await paid.practice.control.settled();
  await paid.services.everyMinute.billing(atMinute(paid, 41));
  await browser.call('planDeletion', { body: { when: 'now' } });
  await paid.services.sweeps.deletions();
  const parting = await sql<{ id: string }>(paid, 'select id from auth.parting_customer');
  for (const { id } of parting) await paid.work('part_customer', id);
}

type Played = { readonly customers: readonly string[]; readonly friends: readonly { readonly browser: Browser }[] };

async function play({ customers, friends }: Played, { what, who, cents }: Deed): Promise<void> {
  if (what === 'leaves') return leave(friends[who]?.browser);
  if (what === 'month') return paid.later(31 * DAY);
  if (what === 'due') return quietDays(paid, 5);
  const mine = await paid.practice.look(({ state }) =>
    Object.values(state.invoices).filter(({ customer, paid: sum }) => customer === customers[who] && sum > 0),
  );
  const invoice = mine[cents % Math.max(1, mine.length)]?.id;
  if (!invoice) return undefined;
  const { control } = paid.practice;
  await (what === 'refund'
    ? control.refundInvoice(invoice, cents)
    : control.dispute(invoice, what === 'dispute' ? 'open' : what));
  return undefined;
}

it('events that come twice, late, in another order or never end in the books that the provider tells of', async () => {
  const seed = Number(process.env['REFERRAL_SEED'] ?? randomInt(2 ** 31));
  process.stdout.write(`referral interleavings: seed ${seed}\n`);
  const fates = fc.infiniteStream(
    fc.record({ copies: fc.constantFrom(0, 1, 1, 2, 3), delayMs: fc.constantFrom(0, 0, 5, 25) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(DEED, { minLength: 2, maxLength: 8 }), fates, async (deeds, fate) => {
      paid.practice.control.fate(() => ({}));
      const { browser } = await paid.member();
      const code = await joins(browser);
      const friends = [await paid.member({ ref: code }), await paid.member({ ref: code })];
      await paid.later(8 * DAY);
      paid.practice.control.fate(() => fate.next().value);
      const known = await paid.practice.look(({ state }) => new Set(Object.keys(state.customers)));
      for (const friend of friends) await paid.pay(await paid.checkout(friend.browser, 'premium_monthly'));
      const customers = await paid.practice.look(({ state }) =>
        Object.keys(state.customers).filter((id) => !known.has(id)),
      );
      for (const deed of deeds) await play({ customers, friends }, deed);
      await paid.practice.control.settled();
      // What never came is found by the hourly comparison; what was heard by then changes nothing.
      for (const _ of [1, 2]) await paid.services.everyMinute.billing(atMinute(paid, 41));
      const told = await paid.practice.look(({ state }) =>
        Object.values(state.invoices)
          .filter(({ customer, paid: sum }) => customers.includes(customer) && sum > 0)
          .map(({ paid: sum, refunded = 0, dispute }) => ({
            paid: sum,
            refunded,
            disputed: dispute !== undefined && dispute.status !== 'won',
          })),
      );
      const expected = told.reduce((sum, facts) => sum + earnedBy(facts), 0);
      const { sums, lines } = await dashboard(browser);
      expect(sums.pending + sums.due).toBe(expected);
      for (const { cents } of lines.filter(({ kind }) => kind === 'earned'))
        expect(cents).toBeLessThanOrEqual(fifthOf(399));
      const [row] = await sql<{ party: string }>(paid, 'select party from auth.referrer where code = $1', [
        code.replace(' ', ''),
      ]);
      const mine = await readBalances(paid.services.mounting.db, { party: row?.party ?? '' });
      const of = (account: string) => 0 - (mine.find((one) => one.account === account)?.cents ?? 0);
      expect([of('commissions_pending'), of('commissions_payable')]).toEqual([sums.pending, sums.due]);
      const all = await readBalances(paid.services.mounting.db);
      expect(all.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
    }),
    { seed, numRuns: 8, endOnFailure: true },
  );
}, 120_000);
