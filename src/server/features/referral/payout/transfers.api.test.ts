import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { provingAny } from '#server/testing/circle/proving-any.ts';
import { sql, staff } from '#server/testing/circle/circle-cases.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openPaidApp, type PaidApp } from '#server/testing/paid-app.ts';
import { signedEvent } from '#server/platform/payments/practice/webhooks/webhook-sender.ts';
import {
  adminActs,
  atMinute,
  books,
  dashboard,
  invitedPays,
  joins,
  PLACE,
  quietDays,
} from '#server/testing/money/referrals.ts';

type Acts = ReturnType<typeof adminActs>;
let paid: PaidApp;
let admin: Acts;
let other: Acts;
beforeAll(async () => {
  paid = await openPaidApp({ paysOut: true });
  const acts = async () => {
    const person = await staff(paid, { role: 'admin' });
    return adminActs(person.browser, await provingAny(paid, person));
  };
  admin = await acts();
  other = await acts();
});
afterAll(() => paid.close());

const zero = { pending: 0, held: 0, due: 0, paid: 0 };
const sumsFor = async (browser: Browser) => (await dashboard(browser)).sums;
/** Where her account at the provider stands there. */
const newestAccount = () => paid.practice.look(({ state }) => Object.values(state.payoutAccounts).at(-1)?.id ?? 'none');
const begin = (browser: Browser, country = 'DE') => browser.call('beginPayoutAccount', { body: { country } });

/** A member to whom $13.40 is due; with an account at the provider whose form is done, unless asked otherwise. */
async function owed({ form = true } = {}): Promise<{ her: Browser; account: string }> {
  const { browser: her } = await paid.member();
  const code = await joins(her);
  await invitedPays(paid, code, 'premium_yearly');
  await invitedPays(paid, code, 'premium_yearly');
  await quietDays(paid, 32);
  expect((await begin(her)).status).toBe(200);
  const account = await newestAccount();
  if (form) await paid.practice.control.giveForm(account);
  await paid.practice.control.settled();
  return { her, account };
}

const jobs = async (task: 'payout_transfer' | 'part_payout_account' = 'payout_transfer') => {
  const rows = await sql<{ id: string }>(
    paid,
    "with taken as (delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = $1 returning j.payload->>'id' as id) select * from taken",
    [task],
  );
  return rows.map(({ id }) => id);
};
/** One prepares, the other signs; gives the run as it is and the transfers that are to be made. */
async function signed(): Promise<{ run: string; transfers: string[] }> {
  expect((await admin.run()).status).toBe(200);
  const run = (await admin.look()).runs.find(({ signedAt }) => signedAt === null)?.id ?? '';
  expect(await jobs()).toEqual([]);
  expect((await other.sign(run)).status).toBe(200);
  return { run, transfers: await jobs() };
}
const transfersAt = (account: string) =>
  paid.practice.look(({ state }) =>
    Object.values(state.transfers).filter(({ destination }) => destination === account),
  );
const told = async (payout: string) =>
  (await admin.look()).runs.flatMap(({ payouts }) => payouts).find(({ id }) => id === payout);

describe('her account at the payment provider', () => {
  it('is made once, told a random id and a country alone, and stands as the provider says', async () => {
    const { her, account } = await owed({ form: false });
    expect((await dashboard(her)).account).toEqual({ country: 'DE', state: 'begun' });
    const before = await paid.practice.look(({ state }) => Object.keys(state.payoutAccounts).length);
    const page = (await begin(her)).body as { url: string };
    expect(page.url).toMatch(/^http:\/\/localhost:3000\/practice\/account\/acctlink_/);
    const all = await paid.practice.look(({ state }) => Object.values(state.payoutAccounts));
    expect(all).toHaveLength(before);
    expect(JSON.stringify(all.at(-1)?.metadata)).toMatch(/^\{"reference":"[0-9a-f-]{36}"\}$/);
    await paid.practice.control.giveForm(account);
    await paid.practice.control.settled();
    expect((await dashboard(her)).account).toMatchObject({ state: 'ready' });
    await paid.practice.control.failBank(account);
    await paid.practice.control.settled();
    expect((await dashboard(her)).account).toMatchObject({ state: 'stopped' });
    await paid.practice.control.giveForm(account);
    await paid.practice.control.settled();
    expect((await her.call('deletePayoutAccount')).body).toMatchObject({ account: null });
    const [parting] = await sql<{ id: string }>(paid, 'select id from auth.parting_payout_account');
    paid.practice.control.failNext(3, 500, '/v1/accounts');
    await expect(paid.work('part_payout_account', parting?.id ?? '')).rejects.toThrow();
    await jobs('part_payout_account');
    expect(await paid.services.sweeps.partingPayoutAccounts?.()).toBe(1);
    expect(await jobs('part_payout_account')).toEqual([parting?.id]);
    await paid.work('part_payout_account', parting?.id ?? '');
    await paid.work('part_payout_account', parting?.id ?? '');
    expect(await paid.practice.look(({ state }) => state.payoutAccounts[account]?.deleted)).toBe(true);
  });

  it('is for who refers, in a country the provider pays to; an answer that was lost makes no second one', async () => {
    const { browser: nobody } = await paid.member();
    expect((await begin(nobody)).status).toBe(404);
    const { browser: her } = await paid.member();
    await joins(her);
    expect((await begin(her, 'IN')).body).toMatchObject({ code: 'invalid_input' });
    const before = await paid.practice.look(({ state }) => Object.keys(state.payoutAccounts).length);
    paid.practice.control.failNext(1, 'lost', '/v1/accounts');
    paid.practice.control.failNext(3, 500, '/v1/account_links');
    expect((await begin(her, 'US')).body).toMatchObject({ code: 'payouts_unavailable' });
    expect((await begin(her, 'US')).status).toBe(200);
    expect(await paid.practice.look(({ state }) => Object.keys(state.payoutAccounts).length)).toBe(before + 1);
  });

  it('hears of it though the event was lost', async () => {
    paid.practice.control.fate(() => ({ copies: 0 }));
    const { her } = await owed();
    paid.practice.control.fate(() => ({}));
    expect((await dashboard(her)).account).toMatchObject({ state: 'begun' });
    await paid.services.everyMinute.commissions(atMinute(paid, 23));
    expect((await dashboard(her)).account).toMatchObject({ state: 'ready' });
  });

  it('believes no event of an account that our own secret signs, and none without a signature', async () => {
    const { practice } = paid;
    const body = JSON.stringify({
      id: 'evt_forged',
      object: 'event',
      account: 'acct_forged',
      type: 'account.updated',
      created: 1,
      data: { object: { object: 'account', id: 'acct_forged' } },
    });
    const post = (secret: string, text = body) =>
      paid.hook(text, {
        'content-type': 'application/json',
        'stripe-signature': signedEvent(text, { secret, at: paid.clock.real() }),
      });
    expect(await post(practice.webhookSecret)).toBe(400);
    expect(await post('whsec_other')).toBe(400);
    expect(await post(practice.connectSecret, body.replace('"account":"acct_forged",', ''))).toBe(400);
    expect(await post(practice.connectSecret)).toBe(200);
  });
});

describe('a transfer', () => {
  it('is sent once the run is signed, marked paid by the provider’s own id, and in no file for the bank', async () => {
    const { her, account } = await owed();
    await her.call('putPayoutPlace', { body: PLACE });
    const before = await books(paid);
    const { run, transfers } = await signed();
    expect(await transfersAt(account)).toEqual([]);
    for (const id of transfers) await paid.work('payout_transfer', id);
    await paid.practice.control.settled();
    const [sent] = await transfersAt(account);
    const payout = sent?.group ?? '';
    expect(sent).toMatchObject({ amount: 1340, metadata: { reference: payout } });
    expect(await told(payout)).toMatchObject({ state: 'paid', way: 'provider', proof: sent?.id, returned: 0 });
    expect(((await admin.file(run)).body as { text: string }).text.split('\r\n').filter(Boolean)).toHaveLength(1);
    expect((await admin.end(payout, false)).status).toBe(404);
    expect(await sumsFor(her)).toEqual({ ...zero, paid: 1340 });
    const after = await books(paid);
    const moved = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
    expect([moved('payouts'), moved('bank')]).toEqual([0, 0]);
    expect(moved('provider_clearing')).toBe(-moved('commissions_payable'));
  });

  it('that was stopped between the call and its note is the same one, a day later too', async () => {
    const { her, account } = await owed();
    const id = await mine((await signed()).transfers, account);
    paid.practice.control.fate(() => ({ copies: 0 }));
    paid.practice.control.failNext(3, 500, '/v1/transfers/tr_');
    await expect(paid.work('payout_transfer', id)).rejects.toThrow();
    expect(await transfersAt(account)).toHaveLength(1);
    expect(await told(id)).toMatchObject({ state: 'sent', proof: null });
    // The provider forgets a key after a day.
    await paid.practice.at(({ state }) => {
      state.replies = {};
    });
    await Promise.all([paid.work('payout_transfer', id), paid.work('payout_transfer', id)]);
    await paid.work('payout_transfer', id);
    paid.practice.control.fate(() => ({}));
    expect(await transfersAt(account)).toHaveLength(1);
    expect(await told(id)).toMatchObject({ state: 'paid' });
    expect(await sumsFor(her)).toEqual({ ...zero, paid: 1340 });
  });

  it('that two workers make at once is one', async () => {
    const { account } = await owed();
    const id = await mine((await signed()).transfers, account);
    await Promise.all([1, 2, 3].map(() => paid.work('payout_transfer', id)));
    expect(await transfersAt(account)).toHaveLength(1);
    expect(await told(id)).toMatchObject({ state: 'paid' });
  });

  it('is begun again where its job was given up', async () => {
    const { account } = await owed();
    const { transfers } = await signed();
    const id = await mine(transfers, account);
    await paid.services.everyMinute.commissions(atMinute(paid, 23));
    await quietDays(paid, 1);
    expect(await jobs()).toContain(id);
    await paid.work('payout_transfer', id);
    expect(await told(id)).toMatchObject({ state: 'paid' });
  });

  it('that the provider refuses is owed again, with the reason, and no second try is made of it', async () => {
    const { her, account } = await owed();
    const { transfers } = await signed();
    const id = await mine(transfers, account);
    await paid.practice.at(({ state }) => {
      const stored = state.payoutAccounts[account];
      if (stored) stored.given = false;
    });
    await paid.work('payout_transfer', id);
    await paid.work('payout_transfer', id);
    expect(await told(id)).toMatchObject({ state: 'failed', proof: 'insufficient_capabilities_for_transfer' });
    expect(await sumsFor(her)).toEqual({ ...zero, due: 1340 });
    expect((await dashboard(her)).account).toMatchObject({ state: 'begun' });
  });

  it('that comes back in parts is owed again in parts, by lines of their own', async () => {
    const { her, account } = await owed();
    const { transfers } = await signed();
    await paid.work('payout_transfer', await mine(transfers, account));
    const [sent] = await transfersAt(account);
    const back = (cents: number) => paid.practice.control.reverseTransfer(sent?.id ?? '', cents);
    await back(340);
    await paid.practice.control.settled();
    expect(await sumsFor(her)).toEqual({ ...zero, due: 340, paid: 1000 });
    expect(await told(sent?.group ?? '')).toMatchObject({ state: 'paid', returned: 340 });
    await back(1000);
    expect(await back(1)).toBe(false);
    await paid.practice.control.settled();
    expect(await told(sent?.group ?? '')).toMatchObject({ state: 'failed', returned: 1340 });
    expect(await sumsFor(her)).toEqual({ ...zero, due: 1340 });
  });
});

/** The payout of an account among those that are to be sent; the others are sent. */
async function mine(transfers: readonly string[], account: string): Promise<string> {
  const [row] = await sql<{ id: string }>(paid, "select id from auth.payout where account_id = $1 and state = 'sent'", [
    account,
  ]);
  for (const id of transfers) if (id !== row?.id) await paid.work('payout_transfer', id);
  return row?.id ?? '';
}

it('events that come twice, late, in another order or never end in what the provider tells of', async () => {
  const seed = Number(process.env['REFERRAL_SEED'] ?? randomInt(2 ** 31));
  process.stdout.write(`transfers: seed ${seed}\n`);
  const fates = fc.infiniteStream(
    fc.record({ copies: fc.constantFrom(0, 1, 1, 2, 3), delayMs: fc.constantFrom(0, 0, 5, 25) }),
  );
  const parts = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(parts, fates, fc.boolean(), async (cents, fate, isLate) => {
      const { her, account } = await owed();
      const { transfers } = await signed();
      const id = await mine(transfers, account);
      paid.practice.control.fate(() => fate.next().value);
      await paid.work('payout_transfer', id);
      const [sent] = await transfersAt(account);
      for (const part of cents) await paid.practice.control.reverseTransfer(sent?.id ?? '', part);
      if (isLate) await paid.work('payout_transfer', id);
      await paid.practice.control.settled();
      paid.practice.control.fate(() => ({}));
      for (const _ of [1, 2]) await paid.services.everyMinute.billing(atMinute(paid, 41));
      const back = (await transfersAt(account))[0]?.reversed ?? 0;
      expect(await sumsFor(her)).toEqual({ ...zero, due: back, paid: 1340 - back });
      const all = await books(paid);
      expect(all['payouts'] ?? 0).toBe(0);
      expect(Object.values(all).reduce((sum, one) => sum + one, 0)).toBe(0);
      await sql(
        paid,
        'update auth.account set suspended_at = now() where user_id = (select user_id from auth.referrer r join auth.payout p on p.party = r.party where p.id = $1)',
        [id],
      );
    }),
    { seed, numRuns: 6, endOnFailure: true },
  );
}, 120_000);
