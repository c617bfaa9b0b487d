import type { referralRoutes } from '#contract/referral/referral.routes.ts';
import { bareAccount, placeProblem } from '#domain/referral/payout-place.ts';
import { refuse, type HandlersOf } from '#server/platform/http/handler.ts';
import { joinReferrals, ownDashboard, ownReferrals, type ReferralDeps } from './own-referrals.ts';
import { payoutAccountStore } from './payout/payout-account.store.ts';
import { beginPayoutAccount } from './payout/payout-account.ts';
import { sealPlace, shownPlace } from './payout/payout-place.ts';
import { staffHandlers, type OfStaff } from './payout/staff-payouts.ts';
import { referrerStore } from './referral.store.ts';

type Handlers = HandlersOf<typeof referralRoutes>;

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
    beginPayoutAccount: ({ me, body }) => beginPayoutAccount(deps, { me, country: body.country.trim().toUpperCase() }),
    deletePayoutAccount: async ({ me }) => {
      await payoutAccountStore.drop(me.tx);
      return ownDashboard(deps, me);
    },
    deletePayoutPlace: async ({ me }) => {
      await referrerStore.putPlace(me.tx, { sealed: null, now: clock.now() });
      return { place: null };
    },
  };
}
