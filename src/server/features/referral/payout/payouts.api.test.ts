import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { provingAny } from '#server/testing/circle/proving-any.ts';
import { sql, staff } from '#server/testing/circle/circle-cases.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openPaidApp, type PaidApp } from '#server/testing/paid-app.ts';
import {
  adminActs,
  books,
  dashboard,
  invitedPays,
  invoiceOf,
  joins,
  PLACE,
  quietDays,
  REASON,
} from '#server/testing/money/referrals.ts';

type Acts = ReturnType<typeof adminActs>;
let paid: PaidApp;
let admin: Acts;
let other: Acts;
let otherId: string;
beforeAll(async () => {
  paid = await openPaidApp();
  const acts = async () => {
    const person = await staff(paid, { role: 'admin' });
    return { id: person.id, acts: adminActs(person.browser, await provingAny(paid, person)) };
  };
  ({ acts: admin } = await acts());
  ({ acts: other, id: otherId } = await acts());
});
afterAll(() => paid.close());

const sumsFor = async (browser: Browser) => (await dashboard(browser)).sums;
const zero = { pending: 0, held: 0, due: 0, paid: 0 };
const waiting = async () =>
  (await admin.look()).runs.find(({ signedAt, payouts }) => !signedAt && payouts.some(({ state }) => state === 'sent'));
/** One admin prepares, the other signs. */
const runs = async () => {
  const made = await admin.run();
  const run = await waiting();
  if (made.status === 200) expect((await other.sign(run?.id ?? '')).status).toBe(200);
  return made;
};
const trail = (action: string, object: string) =>
  sql<{ detail: string | null; result: string; reason: string }>(
    paid,
    'select detail, result, reason from auth.staff_audit where action = $1 and object = $2 order by result',
    [action, object],
  );
/** A member to whom $13.40 is due, and the customer of one who came by her code. */
async function owed(): Promise<{ her: Browser; customer: string }> {
  const { browser: her } = await paid.member();
  const code = await joins(her);
  const { customer } = await invitedPays(paid, code, 'premium_yearly');
  await invitedPays(paid, code, 'premium_yearly');
  await quietDays(paid, 32);
  return { her, customer };
}

describe('a payout', () => {
  let her: Browser;
  let customer: string;
  beforeEach(async () => {
    ({ her, customer } = await owed());
  });
  // A clock that stands still gives two runs one instant: what is meant is the payout that waits.
  const payoutOf = async (cents: number) => {
    const run = (await admin.look()).runs.find(({ payouts }) =>
      payouts.some((one) => one.cents === cents && one.state === 'sent'),
    );
    return {
      run: run?.id ?? '',
      payout: run?.payouts.find((one) => one.cents === cents && one.state === 'sent')?.id ?? '',
    };
  };

  it('asks where to, with words for each slip, and shows the end of it alone', async () => {
    const put = (changes: Partial<typeof PLACE>) => her.call('putPayoutPlace', { body: { ...PLACE, ...changes } });
    expect((await put({ account: 'DE89 3704 0044 0532 0130 01' })).body).toMatchObject({
      fields: { account: 'This IBAN has a typing slip. Please check each group.' },
    });
    expect((await put({ holder: ' ' })).status).toBe(400);
    expect((await put({ account: '000123456789' })).body).toMatchObject({
      fields: { bank: 'Without an IBAN we need your bank’s BIC or routing number.' },
    });
    expect((await put({})).body).toEqual({ place: { holder: 'Mara Lind', country: 'DE', last: '3000' } });
    const dump = JSON.stringify(await sql(paid, "select encode(payout, 'escape') from auth.referrer"));
    expect(dump).not.toMatch(/Lind|3704/);
    expect((await her.call('deletePayoutPlace')).body).toEqual({ place: null });
    const nobody = await paid.member();
    expect((await nobody.browser.call('putPayoutPlace', { body: PLACE })).status).toBe(404);
  });

  it('is sent once, marked paid by its proof, and what fails comes back', async () => {
    await her.call('putPayoutPlace', { body: PLACE });
    expect((await runs()).status).toBe(200);
    expect((await runs()).body).toMatchObject({ code: 'nothing_changed' });
    expect(await sumsFor(her)).toEqual({ ...zero, paid: 1340 });
    const { run, payout } = await payoutOf(1340);
    const file = (await admin.file(run)).body as { text: string };
    expect(file.text).toContain('Mara Lind,DE,DE89370400440532013000,,13.40,USD,P ');
    expect((await admin.end(payout, false)).status).toBe(200);
    expect((await admin.end(payout, true)).status).toBe(404);
    expect(await sumsFor(her)).toEqual({ ...zero, due: 1340 });
    expect((await runs()).status).toBe(200);
    const again = await payoutOf(1340);
    expect(again.payout).not.toBe(payout);
    await admin.end(again.payout, true);
    expect(await sumsFor(her)).toEqual({ ...zero, paid: 1340 });
    const after = await books(paid);
    expect(after['payouts'] ?? 0).toBe(0);
    expect(Object.values(after).reduce((sum, cents) => sum + cents, 0)).toBe(0);
  });

  it('that was made before a dispute leaves a debt, which the next commissions pay first', async () => {
    await her.call('putPayoutPlace', { body: PLACE });
    await runs();
    await admin.end((await payoutOf(1340)).payout, true);
    await paid.practice.control.dispute(await invoiceOf(paid, customer));
    await paid.practice.control.settled();
    expect(await sumsFor(her)).toEqual({ ...zero, due: -670, paid: 1340 });
    expect((await admin.look()).owed.negative).toBeGreaterThan(0);
    expect((await runs()).body).toMatchObject({ code: 'nothing_changed' });
    const { joined } = await dashboard(her);
    await invitedPays(paid, joined?.code ?? '', 'premium_yearly');
    await quietDays(paid, 32);
    expect(await sumsFor(her)).toEqual({ ...zero, due: 0, paid: 1340 });
    expect((await runs()).body).toMatchObject({ code: 'nothing_changed' });
  });

  it('below the least sum waits', async () => {
    const one = await paid.member();
    await invitedPays(paid, await joins(one.browser), 'premium_yearly');
    await quietDays(paid, 32);
    await one.browser.call('putPayoutPlace', { body: PLACE });
    await runs();
    expect(await sumsFor(one.browser)).toEqual({ ...zero, due: 670 });
  });

  it('and all of it goes into her export, and her rows with her account; the books keep their sums', async () => {
    await her.call('putPayoutPlace', { body: PLACE });
    const { body } = await her.send({ method: 'GET', url: '/api/export/json' });
    expect(body).toMatchObject({
      collections: { referrals: [{ payoutsGoTo: { account: 'DE89370400440532013000' }, invited: [{}, {}] }] },
    });
    const before = await books(paid);
    const counted = () =>
      sql<{ count: string }>(
        paid,
        'select (select count(*) from auth.commission_line) + (select count(*) from auth.referral) + (select count(*) from auth.referrer) as count',
      );
    const [rows] = await counted();
    expect((await her.call('planDeletion', { body: { when: 'now' } })).status).toBe(200);
    await paid.services.sweeps.deletions();
    const [left] = await counted();
    // Two commissions of two lines each, two referrals, and she herself.
    expect(Number(rows?.count) - Number(left?.count)).toBe(7);
    expect(await books(paid)).toEqual(before);
  });
});

describe('the second signature', () => {
  let her: Browser;
  let customer: string;
  let named = 0;
  beforeEach(async () => {
    ({ her, customer } = await owed());
    await her.call('putPayoutPlace', { body: { ...PLACE, holder: `Lind ${(named += 1)}` } });
    const { status } = await admin.run();
    if (status !== 200) throw new Error(`the run answered ${status}`);
  });
  const made = async () => {
    const run = await waiting();
    if (!run) throw new Error('no run waits');
    return { id: run.id, payout: run.payouts.find(({ state }) => state === 'sent')?.id ?? '' };
  };

  it('is another admin’s: until then nothing leaves, and she is told of nothing', async () => {
    const { id, payout } = await made();
    expect((await admin.look()).runs.find((run) => run.id === id)).toMatchObject({ isMine: true, signedAt: null });
    expect((await other.look()).runs.find((run) => run.id === id)).toMatchObject({ isMine: false });
    const own = await admin.sign(id);
    expect([own.status, own.body]).toMatchObject([409, { code: 'own_payout_run' }]);
    for (const acts of [admin, other]) {
      expect((await acts.file(id)).body).toMatchObject({ code: 'payout_not_signed' });
      expect((await acts.end(payout, true)).body).toMatchObject({ code: 'payout_not_signed' });
    }
    const { sums, lines } = await dashboard(her);
    expect(sums).toEqual({ ...zero, due: 1340 });
    expect(lines.every(({ kind }) => kind !== 'paid')).toBe(true);
    expect((await other.sign(id)).status).toBe(200);
    expect((await other.sign(id)).status).toBe(404);
    expect((await admin.callOff(id)).status).toBe(404);
    expect(await sumsFor(her)).toEqual({ ...zero, paid: 1340 });
    expect((await admin.file(id)).status).toBe(200);
    expect((await admin.end(payout, true)).status).toBe(200);
    expect(await trail('payout_sign', id)).toEqual([
      { detail: null, result: 'done', reason: REASON },
      { detail: null, result: 'own_run', reason: REASON },
    ]);
  });

  it('asks for a proof made for it, and for an admin', async () => {
    const { id } = await made();
    const params = { run: id };
    expect((await her.call('signPayouts', { params, body: { reason: REASON } })).status).toBe(404);
    expect((await her.call('callOffPayouts', { params, body: { reason: REASON } })).status).toBe(404);
    expect((await paid.browser().call('signPayouts', { params, body: { reason: REASON } })).status).toBe(401);
    const third = await staff(paid, { role: 'admin' });
    expect((await third.browser.call('signPayouts', { params, body: { reason: REASON } })).body).toMatchObject({
      code: 'step_up_required',
    });
    await sql(paid, 'delete from auth.role where user_id = $1', [third.id]);
    expect((await other.callOff(id)).status).toBe(200);
  });

  it('takes out who was suspended or came to owe us meanwhile; a run that is called off is owed again', async () => {
    const { id } = await made();
    await paid.practice.control.dispute(await invoiceOf(paid, customer));
    await paid.practice.control.settled();
    expect((await other.sign(id)).status).toBe(200);
    expect(await sumsFor(her)).toEqual({ ...zero, due: 670 });
    expect(((await admin.file(id)).body as { text: string }).text).not.toContain(`Lind ${named}`);
    const second = await owed();
    await second.her.call('putPayoutPlace', { body: PLACE });
    const before = await books(paid);
    await admin.run();
    const again = await made();
    expect((await books(paid))['payouts'] ?? 0).toBeLessThanOrEqual((before['payouts'] ?? 0) - 1340);
    expect((await other.callOff(again.id)).status).toBe(200);
    expect((await other.sign(again.id)).status).toBe(404);
    expect(await sumsFor(second.her)).toEqual({ ...zero, due: 1340 });
    expect((await dashboard(second.her)).lines.every(({ kind }) => kind !== 'returned')).toBe(true);
    expect(await books(paid)).toEqual(before);
  });

  it('is given by the same admin where there is no other, by another proof, and the trail says so', async () => {
    const { id } = await made();
    await sql(paid, "delete from auth.role where user_id = $1 and role = 'admin'", [otherId]);
    expect((await admin.look()).isOnlyAdmin).toBe(true);
    expect((await admin.sign(id)).status).toBe(200);
    expect((await admin.look()).runs.find((run) => run.id === id)).toMatchObject({ byOne: true });
    expect(await trail('payout_sign', id)).toEqual([{ detail: 'the only admin', result: 'done', reason: REASON }]);
    await sql(paid, "insert into auth.role (user_id, role) values ($1, 'admin')", [otherId]);
    expect((await admin.look()).isOnlyAdmin).toBe(false);
  });
});
