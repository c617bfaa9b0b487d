import { randomUUID } from 'node:crypto';
import type { PayoutsReply } from '#contract/referral/referral.schemas.ts';
import type { referralRoutes } from '#contract/referral/referral.routes.ts';
import { LEAST_PAYOUT } from '#domain/referral/commission.ts';
import { bareAccount, placeProblem } from '#domain/referral/payout-place.ts';
import { refuse, type HandlersOf, type Me } from '#server/platform/http/handler.ts';
import { bankFile } from './bank-file.ts';
import { joinReferrals, ownDashboard, ownReferrals, type ReferralDeps } from './own-referrals.ts';
import { openPlace, sealPlace, shownPlace } from './payout-place.ts';
import { payoutStore, type OwedRow, type StaffReason } from './payout.store.ts';
import { referrerStore } from './referral.store.ts';

type Handlers = HandlersOf<typeof referralRoutes>;
type OfStaff = 'getPayouts' | 'decideReferral' | 'beginPayouts' | 'getPayoutFile' | 'endPayout';

export function referralHandlers(deps: ReferralDeps): Handlers {
  return { ...ownHandlers(deps), ...staffHandlers(deps) };
}

function ownHandlers(deps: ReferralDeps): Omit<Handlers, OfStaff> {
  const { vault, clock } = deps;
  return {
    getReferrals: ({ me }) => ownReferrals(deps, me),
    joinReferrals: ({ me }) => joinReferrals(deps, me),
    noteSent: async ({ me }) => {
      await referrerStore.noteSent(me.tx);
      return { ok: true };
    },
    getReferralDashboard: ({ me }) => ownDashboard(deps, me),
    putPayoutPlace: async ({ me, body }) => {
      const place = {
        holder: body.holder.trim(),
        country: body.country.trim().toUpperCase(),
        account: bareAccount(body.account),
        bank: bareAccount(body.bank),
      };
      const problem = placeProblem(place);
      if (problem) return refuse('invalid_input', { fields: { [problem.field]: problem.message } });
      const referrer = await referrerStore.mine(me.tx);
      if (!referrer) return refuse('not_found');
      const sealed = sealPlace(vault, { party: referrer.party, place });
      await referrerStore.putPlace(me.tx, { sealed, now: clock.now() });
      return { place: shownPlace(place) };
    },
    deletePayoutPlace: async ({ me }) => {
      await referrerStore.putPlace(me.tx, { sealed: null, now: clock.now() });
      return { place: null };
    },
  };
}

type Asked = {
  readonly me: Me;
  readonly body: { readonly reason: string };
  readonly requestId: string;
  readonly ipPrefix: string;
};

function staffHandlers({ vault, clock }: ReferralDeps): Pick<Handlers, OfStaff> {
  const why = ({ body, requestId, ipPrefix }: Asked): StaffReason => ({
    reason: body.reason.trim(),
    requestId,
    ipPrefix,
    now: clock.now(),
  });
  return {
    getPayouts: ({ me }) => payoutsFor(me),
    decideReferral: async (asked) => {
      const { me, params, body } = asked;
      const act = { referral: params.referral, counts: body.counts, ...why(asked) };
      return (await payoutStore.decide(me.tx, act)) === 'done' ? payoutsFor(me) : refuse('not_found');
    },
    beginPayouts: async (asked) => {
      const sent = await payoutStore.begin(asked.me.tx, { run: randomUUID(), least: LEAST_PAYOUT, ...why(asked) });
      if (sent < 0) return refuse('not_found');
      return sent === 0 ? refuse('nothing_changed') : payoutsFor(asked.me);
    },
    getPayoutFile: async (asked) => {
      const { run } = asked.params;
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
      return (await payoutStore.end(me.tx, act)) === 'done' ? payoutsFor(me) : refuse('not_found');
    },
  };
}

async function payoutsFor({ tx }: Me): Promise<PayoutsReply> {
  const [held, owed, runs] = await Promise.all([payoutStore.held(tx), payoutStore.owed(tx), payoutStore.runs(tx)]);
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
    runs: runs.map(({ id, at, payouts }) => ({ id, at: at.toISOString(), payouts: [...payouts] })),
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
