import type { HoldReason } from '#domain/referral/statement.ts';
import { dollars } from '#domain/membership/dollars.ts';
import { LEAST_PAYOUT } from '#domain/referral/commission.ts';

const WHY: Readonly<Record<HoldReason, string>> = {
  same_email: 'same mailbox as the owner of the code',
  same_device: 'same browser as the owner of the code',
  same_network: 'same network as the owner of the code',
  same_card: 'same card as the owner of the code',
  known_person: 'mailbox or browser of another account',
  many_in_a_day: 'ten or more by this code that day',
};

/** What the payment provider answers, and why a payout was taken out, in words. */
const REFUSALS: Readonly<Record<string, string>> = {
  insufficient_capabilities_for_transfer: 'Her account there can’t be paid to yet.',
  account_invalid: 'Her account there is gone.',
  balance_insufficient: 'There wasn’t enough money at the payment provider.',
  'account suspended': 'Her account here was suspended meanwhile.',
  'taken back meanwhile': 'A refund meanwhile left her owing us.',
  'called off': 'The run was called off.',
};

/** Words of /admin/payouts. */
export const payoutsCopy = {
  kicker: 'Keeping the house',
  title: 'Payouts',
  loading: 'Loading...',
  failed: { title: 'We couldn’t load the payouts', text: 'Nothing was changed. Please try again.' },
  reason: 'Reason',
  reasonHint: 'It stays in the record of staff acts.',
  short: 'Say why in ten characters or more.',
  notDone: 'That wasn’t done. Please try again.',
  nothing: 'Nobody has reached the least sum with an account to pay to.',
  held: {
    title: 'Sign-ups to check',
    none: 'None. Sign-ups that look like a code of one’s own come here.',
    line: (code: string, day: string) => `By a code that begins with ${code}, ${day}`,
    worth: (cents: number) => (cents > 0 ? `${dollars(cents)} wait` : 'Nothing waits yet'),
    same: (count: number) => `${count} held with this code`,
    why: (reason: HoldReason) => WHY[reason],
    counts: 'Let it count',
    refuse: 'Refuse it',
    busy: 'Saving...',
  },
  owed: {
    title: 'What we owe',
    all: 'Due, all members',
    ready: 'Ready to pay',
    noPlace: 'No account given',
    negative: 'Below zero',
    people: (count: number) => (count === 1 ? '1 member' : `${count} members`),
    lead: `A run holds what is due to everybody from ${dollars(LEAST_PAYOUT)} who gave an account, each line once. A second admin signs before money moves.`,
    run: 'Prepare the run',
    running: 'Preparing...',
  },
  runs: {
    title: 'Runs',
    none: 'No run yet.',
    of: (day: string) => `Run of ${day}`,
    note: ({ whole, back, open }: { whole: number; back: number; open: number }) =>
      [
        `${dollars(whole)} sent`,
        back > 0 && `${dollars(back)} came back`,
        open === 0 ? 'all answered' : open === 1 ? '1 not answered yet' : `${open} not answered yet`,
      ]
        .filter(Boolean)
        .join(', '),
    proofOf: (proof: string) => REFUSALS[proof] ?? proof,
    file: 'Get the file for the bank',
    fileBusy: 'Making it...',
    fileNote: 'CSV in US dollars with names and account numbers. Delete it once the bank has it.',
    state: { waits: 'waits', sent: 'sent', paid: 'paid', failed: 'came back', off: 'taken out' },
    way: { bank: 'By the bank', provider: 'By the payment provider' },
    partBack: (cents: number) => `${dollars(cents)} came back`,
    waits: (cents: number) => `${dollars(cents)}, waits for a second signature`,
    allOff: 'Called off. All of it is owed again.',
    yours: 'Another admin prepared this. Check the sums above, then sign. Nothing leaves before that.',
    another: 'You prepared this. Another admin signs it before anything leaves.',
    alone:
      'You prepared this, and there’s no other admin. You can sign it yourself with a fresh proof. The record says so.',
    byOne: 'Prepared and signed by the same admin. There was no other.',
    sign: 'Sign the run',
    signing: 'Signing...',
    callOff: 'Call it off',
    payout: (id: string) => `P ${id.slice(0, 8).toUpperCase()}`,
    proof: 'Bank reference, or why it failed',
    proofShort: 'Enter the bank’s reference, or what it said.',
    paid: 'Mark as paid',
    failed: 'It came back',
  },
} as const;
