import { PRODUCT } from '#domain/account/product.ts';
import { worded, type MailTo, type MailWords } from '#server/platform/mail/email.ts';

export type CalendarAddressTold = { readonly what: 'made' | 'renewed'; readonly at: string };

/**
 * Whenever an address is made that shows the member's calendar, or is made to live longer. It names neither the address
 * nor what the calendar holds; the link leads to where a new password is chosen, which ends the address.
 */
export function calendarAddressMail({
  what,
  when,
  ...to
}: MailTo & { readonly what: CalendarAddressTold['what']; readonly when: string }): MailWords {
  const happened =
    what === 'made' ? 'A private calendar address was created for' : 'The private calendar address was extended for';
  return worded(to, {
    subject: `A private calendar address for your ${PRODUCT} account`,
    before: [
      `${happened} your account ${when}. Anyone who has that address can see the calendar until it ends, a year from now.`,
      'If this was you, there’s nothing to do. You can end it any time under Tracker, Export, calendar and imports.',
      'If it wasn’t you, please choose a new password right away. That ends the address and signs out every device:',
    ],
    action: 'Choose a new password',
    after: ['Your access history under Privacy shows each time the calendar was read.'],
  });
}
