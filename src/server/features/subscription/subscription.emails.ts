import { href } from '#contract/screens.ts';
import { PRODUCT } from '#domain/account/product.ts';
import type { BillingNote } from '#domain/membership/billing-notes.ts';
import { PLANS } from '#domain/membership/plans.ts';
import { worded, type Email, type MailWords } from '#server/platform/mail/email.ts';

type Note = Omit<BillingNote, 'key'>;
type BillingDetails = { readonly plan: string; readonly sum: string; readonly day: string };
type To = { readonly firstName: string; readonly publicOrigin: string; readonly timeZone: string };

const HERS =
  'Whatever happens to your plan, what you wrote stays yours. You can read it, add to it and export it at any time.';

const EMAILS: Readonly<Record<Note['kind'], (told: BillingDetails) => Email>> = {
  receipt: ({ plan, sum, day }) => ({
    subject: `Your receipt from ${PRODUCT}`,
    before: [`Thank you. We received ${sum} for ${plan} on ${day}.`],
    action: 'Open my invoices',
    after: ['You can change or cancel your plan there too, in two clicks.'],
  }),
  payment_failed: ({ plan, sum, day }) => ({
    subject: `Your payment to ${PRODUCT} did not go through`,
    before: [
      `We couldn’t charge ${sum} for ${plan}. Usually the card has expired, or your bank wants you to confirm.`,
      `Nothing is lost, and everything stays open until ${day}. We’ll try the payment again. To use another card, go here:`,
    ],
    action: 'Update my card',
    after: [HERS],
  }),
  payment_recovered: ({ plan, day }) => ({
    subject: `Your payment to ${PRODUCT} went through`,
    before: [`Your payment for ${plan} went through, and your plan continues. It’s paid until ${day}.`],
    action: 'See my plan',
    after: [],
  }),
  cancelled: ({ plan, day }) => ({
    subject: `Your plan with ${PRODUCT} is canceled`,
    before: [
      `${plan} is canceled. Everything stays open until ${day}. You won’t be charged again.`,
      'If you change your mind before then, you can keep your plan with one click:',
    ],
    action: 'See my plan',
    after: [HERS],
  }),
  renewal: ({ plan, sum, day }) => ({
    subject: `Your plan with ${PRODUCT} renews soon`,
    before: [
      `${plan} renews on ${day}. We’ll charge ${sum} for another year.`,
      'If that’s what you want, there’s nothing to do. If not, you can change or cancel it before then, in two clicks:',
    ],
    action: 'See my plan',
    after: [],
  }),
};

/**
 * An email about money. It names the plan, the sum and the day, in the member's zone, and nothing else of the member.
 */
export function billingMail({ kind, plan, amount, at }: Note, { firstName, publicOrigin, timeZone }: To): MailWords {
  const told = { plan: plan ? PLANS[plan].name : 'your plan', sum: dollars(amount ?? 0), day: dayOf(at, timeZone) };
  const email = EMAILS[kind](told);
  return worded(
    { firstName, link: `${publicOrigin}${href('subscriptionManagement')}` },
    { ...email, before: email.before.map(capitalised) },
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
