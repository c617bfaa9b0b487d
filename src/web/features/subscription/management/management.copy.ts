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
    title: 'We couldn’t load your plan',
    text: 'Nothing about it has changed. Try again in a moment.',
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
  renews: { before: 'Renews on ', after: '.', notice: ' We’ll email you a week before.' },
  firstPayment: { before: 'Your trial is still free. Your first payment is on ', after: '.' },
  ends: {
    said: (day: LocalDate) => `You canceled on ${dayWithYear(day)}. Everything stays open until `,
    after: '. We won’t charge you again.',
  },
  grace: {
    before: 'Your last payment failed. Everything stays open until ',
    after: ' while we try your card again. A card that works fixes it right away.',
  },
  changeCard: 'Change card',
  change: {
    to: (name: string) => `Change to ${name}`,
    asking: 'Checking the cost...',
    changing: 'Changing...',
    keep: (name: string) => `Keep ${name}`,
    title: (name: string) => `What changing to ${name} costs`,
    now: 'Due now',
    credit: (name: string) => `Refund for unused ${name}`,
    next: (day: LocalDate) => `Next charge, on ${dayWithYear(day)}`,
    amount: dollars,
    done: (name: string) => `You’re on ${name} now.`,
    failed: 'We couldn’t change your plan. It’s the same as before, and nothing was charged.',
    noPreview: 'We couldn’t check the cost. Nothing has changed. Please try again.',
  },
  card: {
    title: 'Card',
    ends: ({ brand, last4, month, year }: NonNullable<SubscriptionReply['card']>) =>
      `${capital(brand)} ending in ${last4}, expires ${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`,
    none: 'There’s no card on this plan.',
    kept: 'The payment provider has your card number. We never see it.',
    opening: 'Opening...',
    everything: 'Open the provider’s page',
    failed: 'We couldn’t open the provider’s page. Nothing has changed. Please try again.',
  },
  cancel: {
    title: 'Cancel',
    lead: 'Two clicks, no questions, no phone call.',
    open: 'Cancel my plan',
    keeps: (day: LocalDate) => `You keep everything until ${dayWithYear(day)}.`,
    after: ' After that, logging, calendar, journal, moon and export stay free.',
    yes: 'Yes, cancel',
    cancelling: 'Canceling...',
    keep: 'Keep my plan',
    done: (day: LocalDate) => `Canceled. Everything stays open until ${dayWithYear(day)}.`,
    failed: 'We couldn’t cancel it. Your plan continues. Please try again.',
  },
  resume: {
    button: (name: string) => `Resume ${name}`,
    busy: 'Resuming...',
    done: (name: string) => `${name} continues. Nothing was charged.`,
    failed: 'We couldn’t resume it. Your plan still ends as you chose. Please try again.',
  },
  gift: {
    lifetime: { title: 'For life', text: 'Premium is yours for life. It never renews and never costs anything.' },
    months: {
      title: 'A gift of Premium',
      before: 'Everything is open until ',
      after: '. It’s free and won’t renew.',
    },
  },
  trial: {
    title: 'No plan yet',
    before: 'Your trial runs until ',
    after: '. It’s free, and no plan starts unless you choose one.',
    action: 'See the plans',
  },
  limited: {
    kicker: 'Your trial has ended',
    lapsed: 'Your plan has ended',
    stays: 'What stays free',
    opens: 'What Premium opens',
    action: 'See the plans',
  },
  invoices: {
    title: 'Invoices',
    loading: 'Loading...',
    receipt: 'Receipt',
    receiptOf: (day: LocalDate) => `Receipt, ${dayWithYear(day)}`,
    state: { paid: '', open: 'open', refunded: 'refunded', void: 'voided' },
    other: 'Moonhearth',
    amount: dollars,
    empty: 'No invoices yet. You’ll get one with your first payment.',
    more: 'See earlier invoices on the provider’s page.',
    failed: {
      title: 'We couldn’t load your invoices',
      text: 'They’re safe with the payment provider. Please try again.',
    },
  },
} as const;
