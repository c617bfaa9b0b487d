import { href } from '#contract/screens.ts';
import { worded } from '#server/platform/mail/email.ts';
import type { NoticeCase, NoticeKind } from '#server/platform/notices/kind.ts';

/** What an email about a parcel tells: never what is in it. */
export type ToldMove = {
  readonly to: 'sent' | 'arrived' | 'returned' | 'canceled';
  readonly number: string;
  readonly carrier: string | null;
  readonly tracking: string | null;
};

const SAYS: Readonly<Record<ToldMove['to'], (told: ToldMove) => readonly string[]>> = {
  sent: ({ number, carrier, tracking }) => [
    `Your order ${number} is on its way.`,
    ...(carrier && tracking ? [`It travels with ${carrier}, number ${tracking}.`] : []),
  ],
  arrived: ({ number }) => [
    `Your order ${number} should be with you now. You have 14 days from today to take it back, without a reason.`,
  ],
  returned: ({ number }) => [`What you sent back from order ${number} is here.`],
  canceled: ({ number }) => [`We had to cancel your order ${number}. Whatever you paid for it goes back to you.`],
};

/** What she hears when her parcel moves on: neutral outside, plain inside. */
export const shopAdminNotices = {
  orderMoved: {
    name: 'order_moved',
    who: { age: 'adult', which: 'everyone it concerns' },
    when: { cause: 'event' },
    channels: ['email'],
    quietHours: 'respect',
    goodFor: { email: 'until sent' },
    closed: 'never',
    trace: 'name and time',
    words: { letter },
  },
} as const satisfies Record<string, NoticeKind<ToldMove>>;

function letter({ to, data, about, publicOrigin }: NoticeCase<ToldMove>) {
  const link = `${publicOrigin}${about ? href('order', { order: about }) : href('shop')}`;
  return worded(
    { firstName: to.firstName, link },
    { subject: 'About your order', before: SAYS[data.to](data), action: 'See your order', after: [] },
  );
}
