import type { HoldReason, StatementLine } from '#domain/referral/statement.ts';
import { COMMISSION_PERCENT, LEAST_PAYOUT, MOST_A_MONTH, QUIET_DAYS } from '#domain/referral/commission.ts';
import { FIRST_TOUCH_DAYS } from '#domain/referral/referral-code.ts';
import { PLANS, PLAN_IDS } from '#domain/membership/plans.ts';
import { dollars } from '#domain/membership/dollars.ts';

const NUMBERS = [
  'No one',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];
const inWords = (count: number) => NUMBERS[count] ?? String(count);
const inner = (count: number) => (count === 0 ? 'none' : inWords(count).toLowerCase());
const HOLDS: Readonly<Record<HoldReason, string>> = {
  same_email: 'It used your own email address in another spelling.',
  same_device: 'It came from a browser you sign in with.',
  same_network: 'It came from a network you use.',
  same_card: 'It was paid with a card you use.',
  known_person: 'That person seems to have an account already.',
  many_in_a_day: 'Very many signed up by your code that day.',
};
const ORDINALS = [
  '',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];
const planWords = (plan: string | null) => {
  const id = PLAN_IDS.find((one) => one === plan);
  return id ? PLANS[id].name : 'Premium';
};

/** Words of /referrals and /referral-dashboard. */
export const referralCopy = {
  kicker: 'One flame lights another and is no smaller',
  title: 'Referrals',
  loading: 'Loading...',
  failed: { title: 'We couldn’t load your referrals', text: 'Nothing is lost. Please try again.' },
  friend: (number: number) => `Friend ${number}`,
  candles: {
    you: 'You',
    sent: 'sent',
    held: 'held',
    more: (count: number) => `and ${count} more`,
    alone: 'Your candle. No one has signed up by it yet.',
    label: (stayed: number, came: number, sent: number) =>
      `Your candle, and those it lit: ${stayed} subscribed, ${came} signed up, ${sent} sent`,
    headline: (sent: number, came: number, stayed: number) =>
      sent === 0 && came === 0
        ? 'Your candle is lit.'
        : `${inWords(sent)} invited, ${inner(came)} came, ${inner(stayed)} stayed.`,
    table: 'The same as a table',
    head: ['Friend', 'Signed up', 'Now'],
    state: {
      subscribed: 'Subscribed',
      open: 'Signed up',
      held: 'Being checked',
      refused: 'Doesn’t count',
      over_cap: 'Over the monthly limit',
    },
    none: 'No one yet.',
  },
  join: {
    title: 'Light another candle',
    lead: `When a friend subscribes by your link, a fifth of what she pays in her first twelve months is yours. With Premium Yearly that’s ${dollars(670)}, with Monthly up to ${dollars(960)}.`,
    agree: 'Agree and get my link',
    busy: 'Making your link...',
    note: 'By pressing, you agree to the rules below. You can stop sharing whenever you like.',
  },
  link: {
    label: 'Your link',
    code: (code: string) => `Or by code: ${code}`,
    note: `It counts for ${FIRST_TOUCH_DAYS} days after someone first opens it. You see numbers, never names or anyone’s health.`,
    copy: 'Copy link',
    share: 'Share my link',
    copied: { title: 'Link copied' },
    copiedWords: { title: 'Your words and link are copied' },
    noCopy: { title: 'We couldn’t copy it. Please select the link and copy it yourself.' },
  },
  words: {
    title: 'Words to send along',
    hint: 'Change them as you like. They stay on this page and go only where you send them.',
    field: 'Your words',
    usual:
      'I keep my days in Moonhearth: a calm place for cycle and moon that belongs to me alone. If you’d like to look, this is my link.',
  },
  card: {
    title: 'On paper',
    text: 'A card with a code to scan, to print or to show on your phone.',
    open: 'Open the card',
    page: 'Your card',
    back: 'Back to Referrals',
    print: 'Print the card',
    invites: 'You’re invited to Moonhearth',
    scan: 'Scan this code, or type the address.',
    qr: 'A code that opens your link',
    by: (code: string) => `Code ${code}`,
  },
  dashboardLink: 'What it earned',
  rules: {
    title: 'The rules, in plain words',
    note: 'Who counts, what you get, and when',
    list: [
      `You get ${COMMISSION_PERCENT}% of every paid invoice from a friend’s first twelve months, counted from her first payment and rounded to the nearest cent.`,
      `It counts when she’s new here and opened your link first, at most ${FIRST_TOUCH_DAYS} days before she signed up. Spaces and small letters in a code don’t matter.`,
      `What she pays is pending for ${QUIET_DAYS} days. If nothing is refunded or disputed by then, it’s due.`,
      'If part is refunded, that part of yours goes too. A dispute takes it back until it’s won. If we had already paid you, the next commissions make up for it.',
      'Your own code doesn’t count for you: not with another spelling of your email, your browser, or your card. Someone who looks like that is checked by a person first.',
      `Up to ${MOST_A_MONTH} new members a month count. If ten or more sign up in a day, we take a look.`,
      `We pay out from ${dollars(LEAST_PAYOUT)}, once a month, to the account you give us.`,
      'We never tell you who signed up, and we don’t tell her that you earn by it. It’s fair to say so yourself.',
      'This is for adults. If you delete your account, what hasn’t been paid out by then is lost, so ask for it first.',
    ],
  },
  dashboard: {
    title: 'Your candles',
    none: 'You haven’t got a link yet.',
    toShare: 'Get my link',
    share: 'Share my link',
    sums: { pending: 'pending', due: 'due', paid: 'paid', held: 'held' },
    owes: 'Below zero: a dispute came after we had paid you. The next commissions make up for it.',
    months: {
      title: 'What comes when',
      label: 'Commission by the month it falls due',
      head: ['Month', 'Fell due', 'Will fall due'],
      none: 'When a friend subscribes, you see here what falls due in which month.',
      filled: 'Filled: fell due. Dashed: falls due if nothing is refunded.',
    },
    lines: {
      title: 'Commission',
      none: 'No lines yet. The first one comes with a friend’s first paid invoice.',
      all: 'Show all',
      earned: (number: number | null, plan: string | null) => `Friend ${number ?? ''}, ${planWords(plan)}`,
      nth: (nth: number | null) => `${ORDINALS[nth ?? 0] ?? `${nth}th`} invoice`,
      dueOn: (day: string) => `due on ${day}, if nothing is refunded`,
      quiet: 'thirty quiet days have passed',
      waits: 'waits until we’ve checked the sign-up',
      paid: 'Paid out',
      returned: 'Payout came back',
      returnedNote: 'it couldn’t be delivered, so it’s due again',
      sent: 'on its way to you',
      arrived: 'confirmed',
      failed: 'it couldn’t be delivered',
      refund: 'refunded, so a line against it',
      dispute: 'disputed at her bank, so a line against it',
      dispute_won: 'the dispute was settled, so it counts again',
      refused: 'the sign-up doesn’t count',
    },
    marks: { pending: 'pending', due: 'due', paid: 'paid', reversed: 'reversed', held: 'held' },
    held: {
      title: 'Being checked',
      text: 'A person looks at these within a week. What they earn waits until then.',
      refused: 'Doesn’t count',
      over_cap: `Not counted: more than ${MOST_A_MONTH} new members that month.`,
      of: (reason: HoldReason) => HOLDS[reason],
    },
    statement: {
      title: 'Statement',
      month: 'Month',
      none: 'Your first statement comes with the first line.',
      save: 'Save as CSV',
      file: (month: string) => `statement-${month}.csv`,
      head: ['date', 'line', 'detail', 'amount', 'currency'],
    },
    place: {
      title: 'Where your money goes',
      none: `Add a bank account before we can pay you. We pay out from ${dollars(LEAST_PAYOUT)}, once a month.`,
      spare: 'You don’t need one while the payment provider pays you.',
      to: (holder: string, last: string) => `${holder}, account ending in ${last}`,
      note: 'Encrypted. An admin sees it only when a payout is sent, with a reason in a record that stays.',
      other: 'Or by bank transfer',
      add: 'Add an account',
      change: 'Change',
      remove: 'Delete this account',
      removed: { title: 'Account deleted' },
      sheet: 'Where should it go?',
      holder: 'Name on the account',
      country: 'Country of your bank',
      choose: 'Choose a country',
      account: 'IBAN or account number',
      bank: 'BIC or routing number',
      bankHint: 'You can leave this out with an IBAN.',
      save: 'Save account',
      saving: 'Saving...',
      saved: { title: 'Account saved' },
      failed: 'We couldn’t save this. Please try again.',
    },
    account: {
      state: {
        none: 'The payment provider can pay you. You give it your bank and papers on its own page. We never see them.',
        begun: 'Your form at the payment provider isn’t finished yet.',
        ready: 'The payment provider pays you, into the account you gave it.',
        stopped: 'The payment provider needs something from you before it can pay you.',
      },
      open: {
        none: 'Set up payouts',
        begun: 'Finish the form',
        ready: 'Change it there',
        stopped: 'See what it needs',
      },
      opening: 'Opening its page...',
      drop: 'Disconnect',
      dropped: { title: 'Disconnected. The payment provider deletes that account.' },
      failed: 'We couldn’t open that page. Please try again.',
    },
    tax: {
      title: 'About taxes',
      note: 'A word for your country, not advice',
      US: 'Commission is usually income you report. From $600 a year, you may hear from us about a W-9 and get a 1099-NEC.',
      DE: 'In Germany, commission is usually other income, and less than 256 euros a year is often free. Your tax office can tell you.',
      GB: 'The first £1,000 of trading income a year is often free. Above that, tell HMRC.',
      EU: 'Commission is usually taxable income. Many countries have a small yearly amount that’s free. Your tax office can tell you.',
      other: 'Commission is usually taxable income where you live. Your tax office can tell you what to report.',
    },
  },
} as const;

/** What a line is called, and the words under it. */
export function lineWords(line: StatementLine, day: (iso: string) => string): { name: string; note: string } {
  const { lines: words } = referralCopy.dashboard;
  if (line.kind === 'paid')
    return {
      name: words.paid,
      note: line.state === 'paid' ? words.arrived : line.state === 'failed' ? words.failed : words.sent,
    };
  if (line.kind === 'returned') return { name: words.returned, note: words.returnedNote };
  const name = words.earned(line.number, line.plan);
  if (line.reason) return { name, note: words[line.reason] };
  if (line.state === 'held') return { name, note: words.waits };
  const when = line.isDue || !line.dueAt ? words.quiet : words.dueOn(day(line.dueAt));
  return { name, note: `${words.nth(line.nth)}, ${when}` };
}
