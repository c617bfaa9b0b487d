import { CHANGED_AT, OWNER, ROW_ID, clear } from '#server/platform/manifest/columns.ts';
import { PAYS } from '#server/platform/manifest/answers.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { WITH_ACCOUNT } from '#server/platform/manifest/tables.ts';
import { oldRowsStore } from '#server/platform/retention/old-rows.store.ts';
import { DAY_MS, olderThan } from '#server/platform/retention/older-than.ts';
import { exportedMembership } from './exported-membership.ts';
import { keepBilling } from './provider-record/compare.ts';
import { takePayoutEvent } from '#server/features/referral/public.ts';
import { takeOrderEvent } from '#server/features/shop/public.ts';
import { chargeMoveStore } from './operation/charge-move.store.ts';
import { partCustomer } from './operation/part-customer.ts';
import { subscriptionHandlers } from './subscription.handlers.ts';
import { subscriptionNotices } from './subscription.notices.ts';

export const subscriptionManifest = manifest({
  name: 'subscription',
  tables: {
    'app.subscription': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'plan',
      columns: {
        user_id: OWNER,
        status: clear('C4', 'what the release before kept here; nothing reads it any more'),
        trial_end_at: clear('C4', 'what the release before kept here; nothing reads it any more'),
        updated_at: CHANGED_AT,
        subscription_id: clear('C4', 'which subscription it is at the payment provider'),
        item_id: clear('C4', 'which line of it a change of plan is about'),
        state: clear('C4', 'what is open to her'),
        plan: clear('C4', 'which plan she pays for'),
        amount: clear('C4', 'what it costs, in cents'),
        since: clear('C4', 'since when she has paid without a break'),
        period_start: clear('C4', 'beginning of what is paid for'),
        period_end: clear('C4', 'end of what is paid for'),
        cancelled_at: clear('C4', 'when she cancelled'),
        cancel_at: clear('C4', 'when the plan ends by that'),
        past_due_since: clear('C4', 'since when a payment waits: seven days of grace begin then'),
        card_brand: clear('C4', 'shows her which card is charged'),
        card_last4: clear('C4', 'shows her which card is charged'),
        card_month: clear('C4', 'tells her when the card runs out'),
        card_year: clear('C4', 'tells her when the card runs out'),
        reading: clear('C1', 'which reading of the provider this is: an older one never replaces a newer'),
      },
    },
    'app.trial': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'plan',
      columns: {
        user_id: OWNER,
        end_at: clear('C4', 'when her free days end'),
      },
    },
    'app.membership_grant': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'plan',
      columns: {
        user_id: OWNER,
        id: ROW_ID,
        kind: clear('C4', 'months, or for ever'),
        months: clear('C4', 'how many'),
        source: clear('C4', 'who gave: an admin or a reward'),
        key: clear('C4', 'lets the same gift come once'),
        reverses: clear('C4', 'the gift that this line takes back'),
        at: clear('C4', 'when it was given, or the end of what she had, from which it counts'),
      },
    },
    'app.billing_note': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'plan',
      columns: {
        user_id: OWNER,
        id: ROW_ID,
        key: clear('C4', 'lets the same thing be written to her once'),
        kind: clear('C4', 'what the mail is about: a receipt, a failed payment, a cancelling'),
        plan: clear('C4', 'the plan the mail names'),
        amount: clear('C4', 'the sum the mail names, in cents'),
        at: clear('C4', 'the day the mail names'),
        created_at: clear('C1', 'when it was written'),
      },
    },
    'auth.payment_customer': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'cascade',
      toldAs: 'plan',
      columns: {
        user_id: OWNER,
        reference: clear('C4', 'the random word under which the payment provider knows her, and all it is told'),
        customer_id: clear('C4', 'who she is at the payment provider'),
        reading: clear('C1', 'counts how often the provider was asked'),
        look_at: clear('C4', 'when her plan is read anew though no event came'),
      },
    },
    'auth.parting_customer': {
      owner: 'none',
      retention: {
        words: 'until the payment provider has let go of her, minutes',
        by: { sweeps: ['parting_customers'] },
      },
      erase: { none: 'written by her erasure, for the provider to let go of her, and gone in minutes' },
      toldAs: 'plan',
      columns: {
        id: ROW_ID,
        customer_id: clear('C4', 'who is to be removed there'),
      },
    },
    'auth.checkout_operation': {
      owner: 'member',
      retention: { words: '90 days', by: { sweeps: ['payment_operations'] } },
      erase: 'cascade',
      toldAs: 'plan',
      columns: {
        id: clear('C1', 'the key under which the provider does it once'),
        user_id: OWNER,
        kind: clear('C4', 'what the provider was asked for'),
        about: clear('C4', 'for which plan, or which page'),
        free_until: clear('C4', 'the free days that she keeps'),
        free_days: clear('C4', 'the free days that she keeps'),
        session_id: clear('C4', 'the page of the provider that was opened for it'),
        state: clear('C4', 'whether it was done'),
        at: clear('C1', 'when it was asked'),
      },
    },
    'auth.charge_move': {
      owner: 'member',
      retention: { words: '90 days', by: { sweeps: ['charge_moves'] } },
      erase: 'cascade',
      toldAs: 'plan',
      columns: {
        id: clear('C1', 'part of the key under which the provider moves a charge once'),
        user_id: OWNER,
        base: clear('C4', 'the end of what was paid for, from which it was reckoned'),
        target: clear('C4', 'when the next charge is to be'),
        turn: clear('C1', 'how often it was reckoned'),
        state: clear('C4', 'whether it was done'),
        at: clear('C1', 'when it was asked for'),
      },
    },
    'auth.webhook_event': {
      owner: 'none',
      retention: { words: '90 days', by: { sweeps: ['payment_events'] } },
      erase: { none: 'ids of events of the provider, without an id of hers' },
      toldAs: 'plan',
      columns: {
        event_id: clear(
          'C4',
          'an event of the payment provider, so that it has its effect once; what it said is not kept',
        ),
        type: clear('C4', 'what kind of event'),
        received_at: clear('C1', 'when it came'),
      },
    },
    'auth.payment_state': {
      owner: 'none',
      retention: { words: 'as long as the installation', by: 'installation' },
      erase: { none: 'one row of the installation' },
      toldAs: 'plan',
      columns: {
        id: clear('C1', 'there is one row'),
        compared_until: clear('C1', 'how far the hourly comparison with the provider has come'),
      },
    },
  },
  notices: subscriptionNotices,
  offline: {
    createCheckoutSession: PAYS,
    createPortalSession: PAYS,
    previewPlanChange: PAYS,
    changePlan: PAYS,
    cancelSubscription: PAYS,
    resumeSubscription: PAYS,
  },
  handlers: subscriptionHandlers,
  jobs: {
    part_customer: (services, { id }) => partCustomer(services, id),
  },
  everyMinute: {
    billing: (services, now) =>
      keepBilling(services, {
        now,
        takeOther: (deps, event) => (event.purchase ? takeOrderEvent(deps, event) : takePayoutEvent(deps, event)),
      }),
  },
  sweeps: {
    payment_events: olderThan('auth.webhook_event', 90 * DAY_MS),
    payment_operations: (services) =>
      oldRowsStore.sweep(services, {
        rows: 'auth.checkout_operation',
        before: new Date(services.clock.now().getTime() - 90 * DAY_MS),
      }),
    parting_customers: ({ db }) => oldRowsStore.partAgain(db),
    charge_moves: ({ db, clock }) => chargeMoveStore.sweep(db, new Date(clock.now().getTime() - 90 * DAY_MS)),
  },
  exports: async ({ me }) => ({ record: { membership: await exportedMembership(me) } }),
});
