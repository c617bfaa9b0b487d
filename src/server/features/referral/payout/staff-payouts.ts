import { randomUUID } from 'node:crypto';
import type { PayoutsReply } from '#contract/referral/referral.schemas.ts';
import type { referralRoutes } from '#contract/referral/referral.routes.ts';
import { LEAST_PAYOUT } from '#domain/referral/commission.ts';
import { refuse, Refusal, type HandlersOf, type Me } from '#server/platform/http/handler.ts';
import type { ReferralDeps } from '../own-referrals.ts';
import { bankFile } from './bank-file.ts';
import { openPlace } from './payout-place.ts';
import { payoutStore, type OwedRow, type StaffReason } from './payout.store.ts';

export type OfStaff =
  | 'getPayouts'
  | 'decideReferral'
  | 'beginPayouts'
  | 'signPayouts'
  | 'callOffPayouts'
  | 'getPayoutFile'
  | 'endPayout';

type Asked = {
  readonly me: Me;
  readonly body: { readonly reason: string };
  readonly requestId: string;
  readonly ipPrefix: string;
};

/** What an admin reads and does about payouts: a run is prepared by one, signed by another, and only then sent. */
export function staffHandlers({
  vault,
  clock,
  payouts,
}: Pick<ReferralDeps, 'vault' | 'clock' | 'payouts'>): Pick<HandlersOf<typeof referralRoutes>, OfStaff> {
  const why = ({ body, requestId, ipPrefix }: Asked): StaffReason => ({
    reason: body.reason.trim(),
    requestId,
    ipPrefix,
    now: clock.now(),
  });
  const transfers = payouts !== null;
  const payoutsFor = (me: Me) => readPayouts(me, transfers);
  return {
    getPayouts: ({ me }) => payoutsFor(me),
    decideReferral: async (asked) => {
      const { me, params, body } = asked;
      const act = { referral: params.referral, counts: body.counts, ...why(asked) };
      return (await payoutStore.decide(me.tx, act)) === 'done' ? payoutsFor(me) : refuse('not_found');
    },
    beginPayouts: async (asked) => {
      const sent = await payoutStore.begin(asked.me.tx, {
        run: randomUUID(),
        least: LEAST_PAYOUT,
        transfers,
        ...why(asked),
      });
      if (sent < 0) return refuse('not_found');
      return sent === 0 ? refuse('nothing_changed') : payoutsFor(asked.me);
    },
    signPayouts: async (asked) => {
      const outcome = await payoutStore.sign(asked.me.tx, { run: asked.params.run, ...why(asked) });
      // That somebody tried stays in the trail.
      if (outcome === 'own_run') return new Refusal('own_payout_run', {}, true);
      return outcome === 'done' ? payoutsFor(asked.me) : refuse('not_found');
    },
    callOffPayouts: async (asked) => {
      const outcome = await payoutStore.callOff(asked.me.tx, { run: asked.params.run, ...why(asked) });
      return outcome === 'done' ? payoutsFor(asked.me) : refuse('not_found');
    },
    getPayoutFile: async (asked) => {
      const { run } = asked.params;
      const state = await payoutStore.stateOf(asked.me.tx, run);
      if (state !== 'signed') return refuse(state === 'none' ? 'not_found' : 'payout_not_signed');
      const rows = await payoutStore.forBank(asked.me.tx, { run, ...why(asked) });
      const ordered = rows.map(({ id, party, cents, payout }) => ({
        id,
        cents,
        place: openPlace(vault, { party, sealed: payout }),
      }));
      return { name: `payouts-${run.slice(0, 8)}.csv`, text: bankFile(ordered) };
    },
    endPayout: async (asked) => {
      const { me, params, body } = asked;
      const act = { payout: params.payout, paid: body.paid, proof: body.proof.trim(), ...why(asked) };
      const outcome = await payoutStore.end(me.tx, act);
      if (outcome === 'not_signed') return refuse('payout_not_signed');
      return outcome === 'done' ? payoutsFor(me) : refuse('not_found');
    },
  };
}

async function readPayouts({ tx }: Me, transfers: boolean): Promise<PayoutsReply> {
  const [held, owed, runs, isOnlyAdmin] = await Promise.all([
    payoutStore.held(tx),
    payoutStore.owed(tx, transfers),
    payoutStore.runs(tx),
    payoutStore.isOnlyAdmin(tx),
  ]);
  return {
    held: held.map(({ id, at, reasons, code_mark: codeBegins, held: sameCode, pending }) => ({
      id,
      at: at.toISOString(),
      reasons,
      codeBegins,
      sameCode: Number(sameCode),
      pending: Number(pending),
    })),
    owed: owedSums(owed),
    runs: runs.map(({ id, at, signed_at: signedAt, is_mine: isMine, by_one: byOne, payouts }) => ({
      id,
      at: at.toISOString(),
      signedAt: signedAt?.toISOString() ?? null,
      isMine,
      byOne,
      payouts,
    })),
    isOnlyAdmin,
  };
}

function owedSums(rows: readonly OwedRow[]): PayoutsReply['owed'] {
  const cents = rows.map((row) => ({ ...row, cents: Number(row.cents) }));
  const over = cents.filter((row) => row.cents >= LEAST_PAYOUT);
  const ready = over.filter((row) => row.has_place && !row.waits);
  const sum = (of: readonly { readonly cents: number }[]) => of.reduce((all, row) => all + row.cents, 0);
  return {
    members: cents.filter((row) => row.cents > 0).length,
    cents: sum(cents),
    ready: ready.length,
    readyCents: sum(ready),
    noPlace: over.filter((row) => !row.has_place).length,
    negative: cents.filter((row) => row.cents < 0).length,
  };
}
