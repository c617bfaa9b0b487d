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
    lead: `A run sends what is due to everybody from ${dollars(LEAST_PAYOUT)} who gave an account, each line once.`,
    run: 'Start the payout run',
    running: 'Starting...',
  },
  runs: {
    title: 'Runs',
    none: 'No run yet.',
    of: (day: string) => `Run of ${day}`,
    note: (open: number, cents: number) =>
      open === 0 ? `${dollars(cents)}, all answered` : `${dollars(cents)}, ${open} without an answer of the bank`,
    file: 'Get the file for the bank',
    fileBusy: 'Making it...',
    fileNote: 'CSV in US dollars with names and account numbers. Delete it once the bank has it.',
    state: { sent: 'sent', paid: 'paid', failed: 'came back' },
    payout: (id: string) => `P ${id.slice(0, 8).toUpperCase()}`,
    proof: 'Bank reference, or why it failed',
    proofShort: 'Enter the bank’s reference, or what it said.',
    paid: 'Mark as paid',
    failed: 'It came back',
  },
} as const;
