import { dollars } from '#domain/membership/dollars.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import { dayWithYear } from '../subscription.copy.ts';

/** The words of the two pages that the checkout comes back to. */
export const outcome = {
  asking: {
    kicker: 'One moment',
    title: 'Checking your payment',
    lead: 'The payment provider usually confirms within seconds. You can wait here or go on. You won’t lose anything.',
  },
  slow: {
    kicker: 'Longer than usual',
    title: 'Your payment isn’t confirmed yet',
    lead: 'If you paid, your plan opens as soon as the provider confirms, and we’ll email you. If you didn’t finish, nothing was charged. Please don’t pay twice.',
    again: 'Check again',
    asking: 'Checking...',
  },
  unreached: {
    kicker: 'No connection',
    title: 'We couldn’t check your payment',
    lead: 'Your payment is safe with the payment provider, and you won’t be charged twice. Check again when you’re back online.',
  },
  welcome: {
    kicker: 'Premium Member',
    title: 'Welcome in. The fire is yours.',
    lead: (name: string | null) =>
      name ? `${name} is active, and everything in it is open.` : 'Premium is active, and everything in it is open.',
    free: ({ price, day }: { price: number; day: LocalDate }) =>
      `Nothing was charged today. Your first payment of ${dollars(price)} is on ${longDate(day)}.`,
    renews: (day: LocalDate) => `It renews on ${dayWithYear(day)}. We’re emailing you a receipt.`,
  },
  cancelled: {
    kicker: 'Nothing was charged',
    title: 'No hurry',
    trial: (day: LocalDate) =>
      `You left the checkout, and that’s fine. Everything stays open until ${longDate(day)}. Everything you’ve written stays yours.`,
    expired: 'You left the checkout, and that’s fine. Everything you’ve logged and written stays open.',
    subscribed: 'You left the checkout. Your plan hasn’t changed.',
    plans: 'See the plans again',
  },
  home: 'Go to my day',
  plan: 'See my plan',
} as const;
