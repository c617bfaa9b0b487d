import { PAYS, WHO_SHE_IS } from '#server/platform/manifest/answers.ts';
import { OWNER, ROW_ID, clear, hashed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { WITH_ACCOUNT } from '#server/platform/manifest/tables.ts';
import { DAY_MS } from '#server/platform/retention/older-than.ts';
import { ownDashboard } from './own-referrals.ts';
import { openPlace } from './payout/payout-place.ts';
import { payoutAccountStore } from './payout/payout-account.store.ts';
import { healPayoutAccounts, partPayoutAccount } from './payout/payout-account.ts';
import { healTransfers, sendPayout } from './payout/transfers.ts';
import { referralHandlers } from './referral.handlers.ts';
import { commissionStore, referrerStore } from './referral.store.ts';
import { makeDue, settleReferral } from './settle.ts';

const STAFF_ACT = { atOnce: 'it moves money or decides about it, as things are now' } as const;
const NETWORK_DAYS = 30;
const DEVICE_DAYS = 395;
const HEALED_AT_MINUTE = 23;
const PARTY = clear('C1', 'the random id under which the books know a referrer');

export const referralManifest = manifest({
  name: 'referral',
  tables: {
    'auth.referral_mark': {
      owner: 'member',
      retention: {
        words: 'networks 30 days and devices 13 months after they were seen last, the rest as long as the account',
        by: { sweeps: ['referralMarks'] },
      },
      erase: 'cascade',
      toldAs: 'referral-marks',
      columns: {
        user_id: OWNER,
        kind: clear('C1', 'whether it is of an address, a browser, a network or a card'),
        hash: hashed('C1', 'keyed-hash', 'finds out a code of one’s own; nothing can be read from it'),
        at: clear('C1', 'when it was seen last'),
      },
    },
    'auth.referrer': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'cascade',
      toldAs: 'referrals',
      columns: {
        user_id: OWNER,
        party: PARTY,
        code: clear('C4', 'her code'),
        joined_at: clear('C4', 'when she agreed to the rules'),
        sent: clear('C4', 'how often she shared her link; never to whom'),
        payout: hashed('C2', 'app-key', {
          purpose: 'where her payouts go',
          export: 'collections.referrals',
        }),
        payout_at: clear('C4', 'since when'),
      },
    },
    'auth.referral': {
      owner: 'none',
      retention: { words: 'as long as the account of its referrer', by: 'event' },
      erase: { none: 'goes with its referrer; of an invited member who leaves the id is taken out' },
      toldAs: 'referrals',
      columns: {
        id: ROW_ID,
        party: PARTY,
        invited: clear('C1', 'who came; no member and no staff is shown it'),
        number: clear('C4', 'stands for who came, in what her referrer reads'),
        at: clear('C4', 'when'),
        state: clear('C4', 'whether it counts'),
        reasons: clear('C4', 'why it is looked at, or does not count'),
        decided_at: clear('C4', 'when somebody decided'),
        first_paid_at: clear('C4', 'when the first invoice was paid: twelve months begin'),
      },
    },
    'auth.commission': {
      owner: 'none',
      retention: { words: 'as long as the account of its referrer', by: 'event' },
      erase: { none: 'goes with its referrer' },
      toldAs: 'referrals',
      columns: {
        id: ROW_ID,
        referral_id: clear('C4', 'whose invoice, by the number of her referral'),
        party: PARTY,
        invoice: clear('C4', 'which invoice at the payment provider, so that it earns once; goes with her account'),
        charge: hashed('C1', 'keyed-hash', 'finds it again when money is given back after her account is gone'),
        asked: clear('C1', 'how often its charge was read by itself'),
        heard: clear('C1', 'which of these readings this is'),
        plan: clear('C4', 'of which plan'),
        paid: clear('C4', 'how much was paid, in cents'),
        refunded: clear('C4', 'how much was given back, in cents'),
        disputed: clear('C4', 'whether the bank has taken it back'),
        paid_at: clear('C4', 'when it was paid'),
        due_at: clear('C4', 'when its commission falls due'),
        is_due: clear('C4', 'whether it has'),
      },
    },
    'auth.commission_line': {
      owner: 'none',
      retention: { words: 'as long as the account of its referrer', by: 'event' },
      erase: { none: 'goes with its referrer' },
      toldAs: 'referrals',
      columns: {
        id: ROW_ID,
        party: PARTY,
        commission_id: clear('C4', 'of which commission'),
        payout_id: clear('C4', 'of which payout'),
        seq: clear('C4', 'its place among them'),
        kind: clear('C4', 'earned, taken back, due or paid'),
        cents: clear('C4', 'how much'),
        reason: clear('C4', 'why it was taken back'),
        at: clear('C4', 'when'),
      },
    },
    'auth.payout_account': {
      owner: 'none',
      retention: { words: 'until she drops it, or her account goes', by: 'event' },
      erase: { none: 'goes with its referrer; the payment provider is asked to delete it' },
      toldAs: 'referrals',
      columns: {
        party: PARTY,
        id: clear('C1', 'the key under which the payment provider made it once'),
        country: clear('C4', 'in which country she is paid'),
        account_id: clear('C4', 'which account it is at the payment provider'),
        state: clear('C4', 'whether it can be paid to'),
        asked: clear('C1', 'how often it was read'),
        heard: clear('C1', 'which reading this is'),
        at: clear('C4', 'when it was begun'),
      },
    },
    'auth.parting_payout_account': {
      owner: 'none',
      retention: {
        words: 'until the payment provider has deleted it, minutes',
        by: { sweeps: ['partingPayoutAccounts'] },
      },
      erase: { none: 'written by her erasure, for the provider to delete her account, and gone in minutes' },
      toldAs: 'referrals',
      columns: {
        id: ROW_ID,
        account_id: clear('C4', 'which account is to be deleted there'),
        at: clear('C1', 'since when'),
      },
    },
    'auth.payout_run': {
      owner: 'none',
      retention: { words: 'as long as the installation', by: 'installation' },
      erase: { none: 'that an admin paid out, and when' },
      toldAs: 'books',
      columns: {
        id: ROW_ID,
        at: clear('C4', 'when'),
        staff: clear('C1', 'a digest of the admin’s id: it says who while that account exists'),
        least: clear('C4', 'the least sum that was paid out'),
        signed_at: clear('C4', 'when another admin signed it'),
        signed_by: clear('C1', 'a digest of that admin’s id'),
      },
    },
    'auth.payout': {
      owner: 'none',
      retention: { words: 'as long as the account of its referrer', by: 'event' },
      erase: { none: 'goes with its referrer; the books keep the sum' },
      toldAs: 'referrals',
      columns: {
        id: ROW_ID,
        run_id: clear('C4', 'in which run'),
        party: PARTY,
        cents: clear('C4', 'how much'),
        state: clear('C4', 'sent, paid or failed'),
        proof: clear('C4', 'the bank’s reference, or why it failed'),
        payout: hashed('C2', 'app-key', {
          purpose: 'where it went',
          notExported: 'the same place as in her referrals, as it was at that time',
        }),
        way: clear('C4', 'whether by the bank or by the payment provider'),
        returned: clear('C4', 'how much came back'),
        called_off: clear('C4', 'whether it was taken out before it was sent'),
        account_id: clear('C4', 'her account at the payment provider, as it was at that time'),
        transfer_id: clear('C4', 'which transfer of the payment provider’s it is'),
        at: clear('C4', 'when it was sent'),
        ended_at: clear('C4', 'when it was answered'),
      },
    },
  },
  offline: {
    joinReferrals: WHO_SHE_IS,
    noteSent: { atOnce: 'it counts that she shared her link, which leaves her device anyway' },
    putPayoutPlace: PAYS,
    deletePayoutPlace: PAYS,
    beginPayoutAccount: PAYS,
    deletePayoutAccount: PAYS,
    decideReferral: STAFF_ACT,
    beginPayouts: STAFF_ACT,
    signPayouts: STAFF_ACT,
    callOffPayouts: STAFF_ACT,
    getPayoutFile: STAFF_ACT,
    endPayout: STAFF_ACT,
  },
  handlers: referralHandlers,
  jobs: {
    referral_settle: ({ db, clock }, { id }) =>
      db.asWorker(null, (tx) => settleReferral(tx, { referral: id, invoices: [], now: clock.now() })),
    payout_transfer: (services, { id }) => sendPayout(services, id),
    part_payout_account: (services, { id }) => partPayoutAccount(services, id),
  },
  everyMinute: {
    commissions: async (services, now) => {
      await makeDue(services, now);
      if (now.getUTCMinutes() !== HEALED_AT_MINUTE) return;
      await healTransfers(services, now);
      await healPayoutAccounts(services, now);
    },
  },
  sweeps: {
    partingPayoutAccounts: ({ db }) => payoutAccountStore.partAgain(db),
    referralMarks: ({ db, clock }) =>
      commissionStore.sweepMarks(db, {
        networks: new Date(clock.now().getTime() - NETWORK_DAYS * DAY_MS),
        devices: new Date(clock.now().getTime() - DEVICE_DAYS * DAY_MS),
      }),
  },
  exports: async ({ me, vault }) => {
    const [referrer, told] = await Promise.all([
      referrerStore.mine(me.tx),
      ownDashboard({ vault, publicOrigin: '', payouts: null }, me),
    ]);
    if (!referrer) return { collections: { referrals: [] } };
    const { invited, lines, account } = told;
    const place = referrer.payout && openPlace(vault, { party: referrer.party, sealed: referrer.payout });
    return {
      collections: { referrals: [{ code: referrer.code, payoutsGoTo: place, payoutAccount: account, invited, lines }] },
    };
  },
});
