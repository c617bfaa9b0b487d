import type { NoticeCase, NoticeKind } from '#server/platform/notices/kind.ts';
import { shopStore } from './shop.store.ts';
import { orderMail, type OrderNews } from './shop.emails.ts';

/** What she hears about an order, each by an email of its own, in words that say nothing of what is in it. */
const kind = <Name extends string>(name: Name, news: OrderNews) =>
  ({
    name,
    who: { age: 'adult', which: 'everyone it concerns' },
    when: { cause: 'event' },
    channels: ['email'],
    quietHours: 'at once',
    goodFor: { email: 'until sent' },
    closed: 'never',
    trace: 'name and time',
    words: { letter: (of: NoticeCase<null>) => letter(of, news) },
  }) as const satisfies NoticeKind<null>;

export const shopNotices = {
  orderPaid: kind('order_paid', 'paid'),
  orderSent: kind('order_sent', 'sent'),
  orderRefunded: kind('order_refunded', 'refunded'),
  orderTooLate: kind('order_too_late', 'tooLate'),
};

async function letter({ owner, to, about, publicOrigin }: NoticeCase<null>, news: OrderNews) {
  const order = about ? await shopStore.order(owner.tx, about) : null;
  return order && orderMail(order, { news, firstName: to.firstName, publicOrigin });
}
