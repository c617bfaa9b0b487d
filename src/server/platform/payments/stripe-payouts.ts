import type Stripe from 'stripe';
import { PaymentRefused, PaymentUnavailable } from './payments.ts';
import type { PayoutAccountState, Payouts, Transfer } from './payouts.ts';
import { asked, stripeClient, whenGone, type StripePlace } from './stripe-client.ts';

/**
 * Payouts over the provider's connected accounts: an account that may only receive transfers, its form and its papers at
 * the provider's own pages, losses and fees ours. One in another country than ours is under the recipient agreement,
 * which alone allows payments across a border.
 */
export function stripePayouts(settings: StripePlace): Payouts {
  const stripe = stripeClient(settings);
  return {
    createAccount: async ({ reference, country, key }) => {
      const ours = (await asked(stripe.accounts.retrieveCurrent())).country;
      const made = await asked(
        stripe.accounts.create(accountAsked({ reference, country, ours }), { idempotencyKey: key }),
      );
      return made.id;
    },
    readAccount: async (id) => {
      const account = await asked(stripe.accounts.retrieve(id)).catch(whenAccountGone);
      return account && stateOf(account);
    },
    deleteAccount: async (id) => {
      await asked(stripe.accounts.del(id)).catch(whenAccountGone);
    },
    createAccountPage: async ({ accountId, returnUrl, again }) =>
      (
        await asked(
          stripe.accountLinks.create({
            account: accountId,
            type: 'account_onboarding',
            return_url: returnUrl,
            refresh_url: again,
          }),
        )
      ).url,
    transfer: async ({ accountId, cents, reference, key }) => {
      // A key is forgotten after a day; what it sent is not.
      const { data } = await asked(stripe.transfers.list({ transfer_group: reference, limit: 1 }));
      const [made] = data;
      if (made) return toTransfer(made);
      return toTransfer(
        await asked(
          stripe.transfers.create(
            {
              amount: cents,
              currency: 'usd',
              destination: accountId,
              transfer_group: reference,
              metadata: { reference },
            },
            { idempotencyKey: key },
          ),
        ),
      );
    },
    readTransfer: async (id) => {
      const transfer = await asked(stripe.transfers.retrieve(id)).catch(whenGone);
      return transfer && toTransfer(transfer);
    },
  };
}

function accountAsked({
  reference,
  country,
  ours,
}: {
  reference: string;
  country: string;
  ours: string | undefined;
}): Stripe.AccountCreateParams {
  return {
    country,
    business_type: 'individual',
    capabilities: { transfers: { requested: true } },
    controller: {
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'express' },
    },
    ...(country !== ours && { tos_acceptance: { service_agreement: 'recipient' } }),
    metadata: { reference },
  };
}

/** It can be paid to while it may take transfers, pays out, and no bank has given a payment back. */
function stateOf({
  capabilities,
  payouts_enabled: pays,
  details_submitted: given,
  external_accounts: banks,
}: Stripe.Account): PayoutAccountState {
  if (!given) return 'begun';
  const isBack = banks?.data.some((bank) => bank.object === 'bank_account' && bank.status === 'errored') === true;
  return capabilities?.transfers === 'active' && pays && !isBack ? 'ready' : 'stopped';
}

function toTransfer({ id, metadata, amount, amount_reversed: reversed }: Stripe.Transfer): Transfer {
  return { id, reference: metadata['reference'] ?? null, cents: amount, reversed };
}

/** The provider tells of an account that is gone as of one that is none of ours. */
function whenAccountGone(error: unknown): null {
  const isOurs = error instanceof PaymentRefused || error instanceof PaymentUnavailable;
  if (isOurs && ['account_invalid', 'resource_missing'].includes(error.code)) return null;
  throw error;
}
