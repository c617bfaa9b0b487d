import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReferralsReply } from '#contract/referral/referral.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { provingAny } from '#server/testing/circle/proving-any.ts';
import { sql, staff } from '#server/testing/circle/circle-cases.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openPaidApp, type PaidApp } from '#server/testing/paid-app.ts';
import {
  adminActs,
  atMinute,
  books,
  dashboard,
  DAY,
  invitedPays,
  invoiceOf,
  joins,
  quietDays,
  REASON,
  settleAsked,
} from '#server/testing/money/referrals.ts';

let paid: PaidApp;
let admin: ReturnType<typeof adminActs>;
let owned: Browser;
beforeAll(async () => {
  paid = await openPaidApp();
  const person = await staff(paid, { role: 'admin' });
  owned = person.browser;
  admin = adminActs(person.browser, await provingAny(paid, person));
});
afterAll(() => paid.close());

const sumsFor = async (browser: Browser) => (await dashboard(browser)).sums;
const invitedOf = async (browser: Browser) =>
  ((await browser.call('getReferrals')).body as ReferralsReply).invited.map(({ state, reasons }) => [
    state,
    ...reasons,
  ]);
const kinds = async (browser: Browser) =>
  (await dashboard(browser)).lines.toReversed().map(({ kind, cents, reason }) => [kind, cents, reason]);
const zero = { pending: 0, held: 0, due: 0, paid: 0 };

describe('her code', () => {
  it('is made when she agrees to the rules, once, and stands in her address', async () => {
    const { browser } = await paid.member();
    expect((await browser.call('getReferrals')).body).toEqual({ joined: null, invited: [], sums: zero });
    expect((await browser.call('joinReferrals', { body: { agreed: false } as never })).status).toBe(400);
    const code = await joins(browser);
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4} [2-9A-HJ-NP-Z]{4}$/);
    expect(await joins(browser)).toBe(code);
    expect((await browser.call('getReferrals')).body).toMatchObject({
      joined: { code, address: `http://localhost:3000/?ref=${code.replace(' ', '')}`, sent: 0 },
    });
    await browser.call('noteSent');
    await browser.call('noteSent');
    expect((await browser.call('getReferrals')).body).toMatchObject({ joined: { sent: 2 } });
  });

  it('is for adults: a teen finds nothing, signed out it asks to sign in, and admins alone pay out', async () => {
    const { browser: teen } = await paid.member({ birthday: localDate('2010-05-12') });
    const { browser } = await paid.member();
    for (const name of ['getReferrals', 'getReferralDashboard'] as const) {
      expect((await teen.call(name)).status).toBe(404);
      expect((await paid.browser().call(name)).status).toBe(401);
    }
    expect((await teen.call('joinReferrals', { body: { agreed: true } })).status).toBe(404);
    expect((await browser.call('getPayouts')).status).toBe(404);
    expect((await owned.call('beginPayouts', { body: { reason: REASON } })).body).toMatchObject({
      code: 'step_up_required',
    });
  });

  it('brings whoever types it with spaces and small letters, and of a wrong one nothing is said', async () => {
    const { browser } = await paid.member();
    const code = await joins(browser);
    await paid.member({ ref: ` ${code.toLowerCase().replace(' ', ' - ')} ` });
    await paid.member({ ref: 'NOBODYS2' });
    await paid.member({ ref: code, birthday: localDate('2010-05-12') });
    expect(await invitedOf(browser)).toEqual([['open']]);
  });
});

describe('a commission', () => {
  it('is a fifth, pending at first, due after thirty quiet days, and in the books each time', async () => {
    const { browser } = await paid.member();
    const before = await books(paid);
    const code = await joins(browser);
    await invitedPays(paid, code, 'premium_yearly');
    expect(await sumsFor(browser)).toEqual({ ...zero, pending: 670 });
    await quietDays(paid, 29);
    expect(await sumsFor(browser)).toEqual({ ...zero, pending: 670 });
    await quietDays(paid, 2);
    await quietDays(paid, 0);
    expect(await sumsFor(browser)).toEqual({ ...zero, due: 670 });
    expect(await kinds(browser)).toEqual([
      ['earned', 670, null],
      ['due', 0, null],
    ]);
    const after = await books(paid);
    expect((after['commissions_payable'] ?? 0) - (before['commissions_payable'] ?? 0)).toBe(-670);
    expect(Object.values(after).reduce((sum, cents) => sum + cents, 0)).toBe(0);
  });

  it('comes with each invoice of twelve months and with none after them', async () => {
    const { browser } = await paid.member();
    await invitedPays(paid, await joins(browser), 'premium_monthly');
    for (let month = 0; month < 13; month += 1) await paid.later(31 * DAY);
    const { lines } = await dashboard(browser);
    const earned = lines.filter(({ kind }) => kind === 'earned');
    expect(earned.map(({ cents }) => cents)).toEqual(Array.from({ length: 12 }, () => 80));
    expect(earned.map(({ nth }) => nth)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('is taken back in proportion, wholly, and never by more than it was', async () => {
    const { browser } = await paid.member();
    const { customer } = await invitedPays(paid, await joins(browser), 'premium_yearly');
    const invoice = await invoiceOf(paid, customer);
    expect(await paid.practice.control.refundInvoice(invoice, 1000)).toBe(true);
    await paid.practice.control.settled();
    expect(await sumsFor(browser)).toEqual({ ...zero, pending: 470 });
    // More than is left is refused where it would be given back.
    expect(await paid.practice.control.refundInvoice(invoice, 2352)).toBe(false);
    expect(await paid.practice.control.refundInvoice(invoice, 2351)).toBe(true);
    await paid.practice.control.settled();
    expect(await sumsFor(browser)).toEqual(zero);
    expect(await kinds(browser)).toEqual([
      ['earned', 670, null],
      ['reversed', -200, 'refund'],
      ['reversed', -470, 'refund'],
    ]);
    await quietDays(paid, 40);
    expect(await sumsFor(browser)).toEqual(zero);
  });

  it('waits out a dispute, comes back when it is won, and not when it is lost', async () => {
    const { browser } = await paid.member();
    const { customer } = await invitedPays(paid, await joins(browser), 'premium_yearly');
    const invoice = await invoiceOf(paid, customer);
    await paid.practice.control.dispute(invoice);
    await paid.practice.control.settled();
    expect(await sumsFor(browser)).toEqual(zero);
    await quietDays(paid, 31);
    await paid.practice.control.dispute(invoice, 'won');
    await paid.practice.control.settled();
    expect(await kinds(browser)).toEqual([
      ['earned', 670, null],
      ['reversed', -670, 'dispute'],
      ['restored', 670, 'dispute_won'],
      ['due', 0, null],
    ]);
  });
});

describe('a commission of an invited member who has left', () => {
  it('is still taken back and restored, and nothing that is kept of it leads to her', async () => {
    const { browser } = await paid.member();
    const friend = await invitedPays(paid, await joins(browser), 'premium_yearly');
    const invoice = await invoiceOf(paid, friend.customer);
    const charge = await paid.practice.look(({ state }) => state.invoices[invoice]?.payment?.charge ?? '');
    await friend.browser.call('planDeletion', { body: { when: 'now' } });
    await paid.services.sweeps.deletions();
    const kept = JSON.stringify(
      await sql(paid, 'select c.*, f.* from auth.commission c join auth.referral f on f.id = c.referral_id'),
    );
    for (const told of [invoice, charge, friend.customer]) expect(kept).not.toContain(told);
    await paid.practice.control.refundInvoice(invoice, 1000);
    await paid.practice.control.settled();
    expect(await sumsFor(browser)).toEqual({ ...zero, pending: 470 });
    await paid.practice.control.dispute(invoice);
    await paid.practice.control.settled();
    expect(await sumsFor(browser)).toEqual(zero);
    // The event is lost; the hourly comparison finds it.
    paid.practice.control.fate(() => ({ copies: 0 }));
    await paid.practice.control.dispute(invoice, 'won');
    paid.practice.control.fate(() => ({}));
    await paid.services.everyMinute.billing(atMinute(paid, 41));
    expect(await kinds(browser)).toEqual([
      ['earned', 670, null],
      ['reversed', -200, 'refund'],
      ['reversed', -470, 'dispute'],
      ['restored', 470, 'dispute_won'],
    ]);
  });
});

describe('a code of her own', () => {
  it('by another spelling of her mailbox does not count', async () => {
    const { browser } = await paid.member({ email: 'ivy.lane@gmail.com' });
    const code = await joins(browser);
    await invitedPays(paid, code, 'premium_yearly');
    await paid.member({ email: 'i.vylane+two@googlemail.com', ref: code });
    expect(await invitedOf(browser)).toEqual([['open'], ['refused', 'same_email']]);
  });

  it('in her own browser is held, earns nothing that is due, and is told without saying who', async () => {
    const her = await paid.member();
    const code = await joins(her.browser);
    const { ...hers } = Object.fromEntries(her.browser.cookies);
    const second = paid.browser();
    second.cookies.set('device', hers['device'] ?? '');
    const body = { ...her.body, email: 'her.second@example.org', ref: code, firstName: 'Secondella' };
    await second.call('register', { body });
    await second.call('verifyEmail', { body: { token: await paid.post.tokenFor(body.email, 'verify-email') } });
    expect(await invitedOf(her.browser)).toEqual([['held', 'same_device']]);
    const told = JSON.stringify([await dashboard(her.browser), await admin.look()]);
    expect(told).not.toMatch(/Secondella|her\.second/);
  });

  it('by the same card is held from the moment it pays; an admin decides, once, with a reason in the trail', async () => {
    const her = await invitedPays(paid, await joins((await paid.member()).browser), 'premium_monthly');
    const code = await joins(her.browser);
    const other = await paid.member({ ref: code });
    await paid.later(8 * DAY);
    const page = await paid.checkout(other.browser, 'premium_yearly');
    paid.practice.control.hold();
    await paid.practice.control.pay(page);
    const [row] = await sql<{ customer_id: string }>(
      paid,
      'select customer_id from auth.payment_customer order by customer_id = $1, reading, user_id',
      [her.customer],
    );
    const customers = await paid.practice.look(({ state }) => Object.values(state.customers).map(({ id }) => id));
    expect(row).toBeTruthy();
    await paid.practice.control.shareCard(customers.at(-1) ?? '', her.customer);
    paid.practice.control.release();
    await paid.practice.control.settled();
    // Her own card is known since her own events came.
    expect(await invitedOf(her.browser)).toEqual([['held', 'same_card']]);
    expect(await sumsFor(her.browser)).toEqual({ ...zero, held: 670 });
    await quietDays(paid, 31);
    expect(await sumsFor(her.browser)).toEqual({ ...zero, held: 670 });
    const { held } = await admin.look();
    const one = held.find(({ reasons }) => reasons.includes('same_card'));
    expect(one).toMatchObject({ pending: 670, codeBegins: code.slice(0, 3) });
    expect((await admin.decide(one?.id ?? '', false)).status).toBe(200);
    expect((await admin.decide(one?.id ?? '', true)).status).toBe(404);
    await settleAsked(paid);
    expect(await sumsFor(her.browser)).toEqual(zero);
    expect((await kinds(her.browser)).at(-1)).toEqual(['reversed', -670, 'refused']);
    const [trail] = await sql<{ detail: string; reason: string }>(
      paid,
      "select detail, reason from auth.staff_audit where action = 'referral' order by at desc limit 1",
    );
    expect(trail).toEqual({ detail: 'refused', reason: REASON });
  });

  it('ten in a day are looked at, thirty in a month are the most', async () => {
    const { browser } = await paid.member();
    const code = await joins(browser);
    for (let count = 0; count < 11; count += 1) await paid.member({ ref: code });
    expect((await invitedOf(browser)).map(([state]) => state).filter((state) => state === 'held')).toHaveLength(2);
    await sql(
      paid,
      `insert into auth.referral (id, party, number, at, state)
         select gen_random_uuid(), r.party, 100 + g, $1, 'open' from auth.referrer r, generate_series(1, 25) g where r.code = $2`,
      [paid.clock.now(), code.replace(' ', '')],
    );
    await paid.member({ ref: code });
    expect((await invitedOf(browser)).at(-1)?.[0]).toBe('over_cap');
  });
});

it('marks of networks and browsers go in their time, the others stay', async () => {
  const { browser } = await paid.member();
  const { user } = (await browser.call('getUser')).body as { user: { id: string } };
  const DAYS = { network: [29, 31], device: [394, 396], email: [4000], card: [4000] } as const;
  for (const [kind, ages] of Object.entries(DAYS))
    for (const age of ages)
      await sql(
        paid,
        "insert into auth.referral_mark (user_id, kind, hash, at) values ($1, $2, convert_to($3, 'UTF8'), $4)",
        [user.id, kind, `${kind} ${age}`, new Date(paid.clock.now().getTime() - age * DAY)],
      );
  expect(await paid.services.sweeps.referralMarks()).toBeGreaterThanOrEqual(2);
  const left = await sql<{ hash: string }>(
    paid,
    "select convert_from(hash, 'UTF8') as hash from auth.referral_mark where user_id = $1 and length(hash) < 20 order by 1",
    [user.id],
  );
  expect(left.map(({ hash }) => hash)).toEqual(['card 4000', 'device 394', 'email 4000', 'network 29']);
});
