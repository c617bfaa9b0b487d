import type { SubscriptionReply } from '#contract/subscription/subscription.schemas.ts';
import { dollars } from '#domain/membership/dollars.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { monthName } from '#web/ui/drawings/dates/date-words.ts';
import { dayWithYear } from '../subscription.copy.ts';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
/** "September 2025", or "September" of this year. */
const monthSince = (day: LocalDate, today: LocalDate) =>
  `${monthName(day)}${day.slice(0, 4) === today.slice(0, 4) ? '' : ` ${day.slice(0, 4)}`}`;

/** The words of /subscription-management. */
export const management = {
  kicker: 'Subscription & Billing',
  title: 'Your plan',
  loading: 'Loading...',
  failed: {
    title: 'Your plan did not come through',
    text: 'Nothing about it has changed. Please try again in a moment.',
  },
  member: (since: LocalDate | null, today: LocalDate) =>
    since ? `Premium Member since ${monthSince(since, today)}` : 'Premium Member',
  badge: { active: 'Active', ends: (day: LocalDate) => `Ends ${dayWithYear(day).slice(4)}`, failed: 'Payment failed' },
  months: {
    label: (month: string) => `Twelve months from ${monthName(month)} ${month.slice(0, 4)}`,
    state: { lived: 'lived', paid: 'paid for', open: 'to come' },
    word: (month: string) => monthName(month).slice(0, 3),
    whole: (month: string) => `${monthName(month)} ${month.slice(0, 4)}`,
  },
  renews: { before: 'Renews on ', after: '.', notice: ' We write to you a week before.' },
  firstPayment: { before: 'Your free days stay free. The first payment comes on ', after: '.' },
  ends: {
    said: (day: LocalDate) => `You cancelled on ${dayWithYear(day)}. Everything stays open to `,
    after: ', then nothing is charged.',
  },
  grace: {
    before: 'The last payment did not go through. Everything stays open to ',
    after: ' while the card is tried again. A card that works puts it right at once.',
  },
  changeCard: 'Change card',
  change: {
    to: (name: string) => `Change to ${name}`,
    asking: 'Working it out...',
    changing: 'Changing...',
    keep: (name: string) => `Keep ${name}`,
    title: (name: string) => `What changing to ${name} costs`,
    now: 'Due now',
    credit: (name: string) => `Given back for what is left of ${name}`,
    next: (day: LocalDate) => `Next charge, on ${dayWithYear(day)}`,
    amount: dollars,
    done: (name: string) => `You are on ${name} now.`,
    failed: 'The change did not go through. Your plan is as it was, and nothing was charged.',
    noPreview: 'What it would cost did not come through. Nothing has changed; please try again.',
  },
  card: {
    title: 'Card',
    ends: ({ brand, last4, month, year }: NonNullable<SubscriptionReply['card']>) =>
      `${capital(brand)} ending in ${last4}, valid to ${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`,
    none: 'No card is kept for this plan.',
    kept: 'Kept by the payment provider. We never see the number.',
    opening: 'Opening...',
    everything: "Open the provider's page",
    failed: "The provider's page did not open. Nothing has changed; please try again.",
  },
  cancel: {
    title: 'Cancel',
    lead: 'Two clicks, no questions, no call.',
    open: 'Cancel my plan',
    keeps: (day: LocalDate) => `You keep everything to ${dayWithYear(day)}.`,
    after: ' After that your own records stay open for ever: logging, calendar, journal, moon, export.',
    yes: 'Yes, cancel',
    cancelling: 'Cancelling...',
    keep: 'Keep it',
    done: (day: LocalDate) => `Cancelled. Everything stays open to ${dayWithYear(day)}.`,
    failed: 'Cancelling did not go through. Your plan runs on; please try again.',
  },
  resume: {
    button: (name: string) => `Resume ${name}`,
    busy: 'Resuming...',
    done: (name: string) => `${name} runs on. Nothing was charged for it.`,
    failed: 'Resuming did not go through. Your plan still ends as you chose; please try again.',
  },
  gift: {
    lifetime: { title: 'For life', text: 'Premium is yours for life. Nothing renews and nothing is ever charged.' },
    months: {
      title: 'A gift of Premium',
      before: 'Everything is open to ',
      after: '. Nothing is charged, and nothing renews by itself.',
    },
  },
  trial: {
    title: 'No plan yet',
    before: 'Your free days run to ',
    after: '. Nothing is charged, and nothing begins by itself.',
    action: 'See the plans',
  },
  limited: {
    kicker: 'Your free days are over',
    lapsed: 'Your plan has ended',
    stays: 'What stays open, for ever',
    opens: 'What opens with Premium',
    action: 'See the plans',
  },
  invoices: {
    title: 'Invoices',
    loading: 'Loading...',
    receipt: 'Receipt',
    receiptOf: (day: LocalDate) => `Receipt, ${dayWithYear(day)}`,
    state: { paid: '', open: 'open', refunded: 'refunded', void: 'taken back' },
    other: 'Moonhearth',
    amount: dollars,
    empty: 'None yet. The first one comes with the first payment.',
    more: "Earlier ones stand on the provider's page.",
    failed: {
      title: 'Your invoices did not come through',
      text: 'They are safe with the payment provider. Please try again.',
    },
  },
} as const;
