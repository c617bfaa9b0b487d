import { dollars } from '#domain/membership/dollars.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import { dayWithYear } from '../subscription.copy.ts';

/** The words of the two pages that the checkout comes back to. */
export const outcome = {
  asking: {
    kicker: 'One moment',
    title: 'We are asking whether it arrived',
    lead: 'The payment provider tells us when it is done, usually within seconds. You can stay here or go on; nothing is lost either way.',
  },
  slow: {
    kicker: 'It takes longer than usual',
    title: 'No word yet, and that is all right',
    lead: 'If you paid, your plan opens by itself as soon as the provider tells us, and a mail follows. If you did not finish, nothing was charged. There is no need to pay twice.',
    again: 'Ask again',
    asking: 'Asking...',
  },
  unreached: {
    kicker: 'No connection',
    title: 'We could not ask just now',
    lead: 'What you paid is safe with the payment provider, and nothing is charged twice. Please ask again when you are back on line.',
  },
  welcome: {
    kicker: 'Premium Member',
    title: 'Welcome in. The fire is yours.',
    lead: (name: string | null) => (name ? `${name} is open to you, all of it.` : 'Premium is open to you, all of it.'),
    free: ({ price, day }: { price: number; day: LocalDate }) =>
      `Nothing was charged today: your free days stay free, and the first payment of ${dollars(price)} comes on ${longDate(day)}.`,
    renews: (day: LocalDate) => `It renews on ${dayWithYear(day)}, and a receipt is on its way to your mailbox.`,
  },
  cancelled: {
    kicker: 'Nothing was charged',
    title: 'No hurry at all',
    trial: (day: LocalDate) =>
      `You left the checkout, and that is fine. Every room stays open to you until ${longDate(day)}, and what you wrote is yours in any case.`,
    expired: 'You left the checkout, and that is fine. What you wrote is yours and stays open, for ever.',
    subscribed: 'You left the checkout, and your plan is as it was.',
    plans: 'Back to the plans',
  },
  home: 'On to my day',
  plan: 'See my plan',
} as const;
