import { href } from '#contract/screens.ts';
import { PRODUCT } from '#domain/account/product.ts';
import type { BillingNote } from '#domain/membership/billing-notes.ts';
import { PLANS } from '#domain/membership/plans.ts';
import { worded, type Email, type MailWords } from '#server/platform/mail/email.ts';

type Note = Omit<BillingNote, 'key'>;
type BillingDetails = { readonly plan: string; readonly sum: string; readonly day: string };
type To = { readonly firstName: string; readonly publicOrigin: string; readonly timeZone: string };

const HERS =
  'Whatever happens to your plan, what you wrote stays yours: you can read it, add to it and take it along at any time.';

const LETTERS: Readonly<Record<Note['kind'], (told: BillingDetails) => Email>> = {
  receipt: ({ plan, sum, day }) => ({
    subject: `Your receipt from ${PRODUCT}`,
    before: [`Thank you. We received ${sum} for ${plan} on ${day}.`],
    action: 'Open my invoices',
    after: ['Your plan can be changed or cancelled there too, in two clicks.'],
  }),
  payment_failed: ({ plan, sum, day }) => ({
    subject: `Your payment to ${PRODUCT} did not go through`,
    before: [
      `We could not take ${sum} for ${plan}. This is mostly a card that ran out, or a bank that wants to be asked.`,
      `Nothing is lost, and everything stays open until ${day}. The payment is tried again by itself; a new card can be given here:`,
    ],
    action: 'Look after my card',
    after: [HERS],
  }),
  payment_recovered: ({ plan, day }) => ({
    subject: `Your payment to ${PRODUCT} went through`,
    before: [`The payment for ${plan} has come through, and your plan goes on as before. It is paid for until ${day}.`],
    action: 'See my plan',
    after: [],
  }),
  cancelled: ({ plan, day }) => ({
    subject: `Your plan with ${PRODUCT} is cancelled`,
    before: [
      `${plan} is cancelled. Everything stays open until ${day}; after that nothing more is charged.`,
      'Should you change your mind before then, one click takes it back:',
    ],
    action: 'See my plan',
    after: [HERS],
  }),
  renewal: ({ plan, sum, day }) => ({
    subject: `Your plan with ${PRODUCT} renews soon`,
    before: [
      `${plan} renews on ${day}, and ${sum} will be charged for another year.`,
      'If that is what you want, there is nothing to do. If not, it can be cancelled or changed before then, in two clicks:',
    ],
    action: 'See my plan',
    after: [],
  }),
};

/**
 * A letter about money. It names the plan, the sum and the day, in the member's zone, and nothing else of the member.
 */
export function billingMail({ kind, plan, amount, at }: Note, { firstName, publicOrigin, timeZone }: To): MailWords {
  const told = { plan: plan ? PLANS[plan].name : 'your plan', sum: dollars(amount ?? 0), day: dayOf(at, timeZone) };
  const letter = LETTERS[kind](told);
  return worded(
    { firstName, link: `${publicOrigin}${href('subscriptionManagement')}` },
    { ...letter, before: letter.before.map(capitalised) },
  );
}

function dollars(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
}

function dayOf(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(at);
}

function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
