import { href } from '#contract/screens.ts';
import { dollars } from '#domain/membership/dollars.ts';
import { WITHDRAWAL_DAYS } from '#domain/shop/order.ts';
import { worded, type Email, type MailWords } from '#server/platform/mail/email.ts';
import type { OrderRow } from './shop.store.ts';

export type OrderNews = 'paid' | 'sent' | 'refunded' | 'tooLate';
type Told = Pick<OrderRow, 'id' | 'number' | 'paid' | 'refunded' | 'lines'>;

const SUBJECT = 'Your order';
const BACK = `You can change your mind until ${WITHDRAWAL_DAYS} days after it arrives. The page of your order says how.`;

const LETTERS: Readonly<Record<OrderNews, (told: Told) => Omit<Email, 'subject'>>> = {
  paid: ({ number, paid, lines }) => ({
    before: [
      `Thank you. We received ${dollars(paid)} for your order ${number}.`,
      lines.some(({ kind }) => kind === 'physical')
        ? 'We’ll email you again when it’s on its way. The parcel says nothing about what’s inside.'
        : 'It’s ready for you now, and you can get it again whenever you like.',
    ],
    action: 'Open my order',
    after: lines.some(({ kind }) => kind === 'physical') ? [BACK] : [],
  }),
  sent: ({ number }) => ({
    before: [`Your order ${number} is on its way. The page of your order has the number to follow it by.`],
    action: 'Follow my order',
    after: [BACK],
  }),
  refunded: ({ number, refunded }) => ({
    before: [
      `We’ve refunded ${dollars(refunded)} of your order ${number} to the card you paid with.`,
      'Your bank usually shows it within 5 to 10 days. Points you used come back in proportion.',
    ],
    action: 'Open my order',
    after: [],
  }),
  tooLate: ({ number, paid }) => ({
    before: [
      `Your payment for order ${number} reached us after its time had run out, and someone had bought the last one.`,
      `We’re refunding all of it, ${dollars(paid)}, to the card you paid with. Points you used are back in your account.`,
    ],
    action: 'Open my order',
    after: ['We’re sorry. Nothing else is needed from you.'],
  }),
};

/** An email about an order. It names its number and its sum, and nothing of what was bought. */
export function orderMail(
  told: Told,
  { news, firstName, publicOrigin }: { news: OrderNews; firstName: string; publicOrigin: string },
): MailWords {
  const link = `${publicOrigin}${href('shopOrder', { params: { order: told.id } })}`;
  return worded({ firstName, link }, { subject: SUBJECT, ...LETTERS[news](told) });
}
