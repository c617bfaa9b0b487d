import { dollars } from '#domain/membership/dollars.ts';
import {
  chargeOf,
  disputeCharge,
  endChargeDispute,
  isRefundable,
  refundCharge,
} from '#server/platform/payments/practice/billing/purchase.ts';
import type { PracticeContext } from '#server/platform/payments/practice/state/context.ts';
import type { ChargeRecord, PurchaseRecord } from '#server/platform/payments/practice/state/records.ts';
import { statementOf } from '#server/platform/payments/practice/wire/purchase.ts';
import { afterPaying } from './checkout.page.ts';
import { cardName } from './card-choice.ts';
import { escaped, facts, gonePage, practicePage, type PracticePage } from './frame.ts';
import { PRACTICE_WORDS } from './practice.copy.ts';

const words = PRACTICE_WORDS.payment;
const DEEDS = ['refund', 'dispute', 'won', 'lost'] as const;
type Deed = (typeof DEEDS)[number];
/** What a press came to, as the page says it. */
export type PaymentDone = keyof typeof words.done;

/** What a press came to, read from an address. */
export function paymentDoneOf(given: string | null): PaymentDone | null {
  return (Object.keys(words.done) as PaymentDone[]).find((done) => done === given) ?? null;
}

/** One payment at the provider's desk: how it stands, and what desk and bank can do. */
export function paymentPage(context: PracticeContext, id: string, done: PaymentDone | null): PracticePage {
  const paid = paidOf(context, id);
  if (!paid) return gonePage();
  const { purchase, charge } = paid;
  const wrong = done === 'sum' || done === 'refused';
  const note = done && `<p class="note${wrong ? ' wrong' : ''}" role="status">${words.done[done]}</p>`;
  const about = `<section class="night" aria-labelledby="payment"><p class="kicker">${PRACTICE_WORDS.checkout.order}</p><h2 id="payment">${escaped(purchase.name)}</h2>${facts(rowsOf(purchase, charge))}</section>`;
  const back = `<p class="deeds"><a class="button line" href="${escaped(afterPaying(purchase))}">${words.back}</a></p>`;
  return {
    status: wrong ? 422 : 200,
    html: practicePage(
      words.title,
      `<p class="kicker">${words.title}</p><h1>${PRACTICE_WORDS.plainly}</h1><p class="lead">${words.explain}</p>${note ?? ''}<div class="two">${about}<div>${formsOf(purchase.id, charge)}${back}</div></div>`,
    ),
  };
}

/** Does what was pressed; null where there is no such payment or deed. */
export function doPaymentDeed(
  context: PracticeContext,
  { id, deed, sum }: { readonly id: string; readonly deed: string; readonly sum: string },
): PaymentDone | null {
  const charge = paidOf(context, id)?.charge;
  const known = DEEDS.find((one) => one === deed);
  if (!charge || !known) return null;
  if (known !== 'refund') return doDispute(context, charge, known) ? known : 'refused';
  if (!isRefundable(charge)) return 'refused';
  const cents = /^\d{1,6}(?:\.\d{1,2})?$/.test(sum.trim()) ? Math.round(Number(sum) * 100) : 0;
  if (cents < 1 || cents > leftOf(charge)) return 'sum';
  refundCharge(context, charge, cents);
  return 'refund';
}

function doDispute(context: PracticeContext, charge: ChargeRecord, deed: Exclude<Deed, 'refund'>): boolean {
  return deed === 'dispute' ? disputeCharge(context, charge) : endChargeDispute(context, charge, deed);
}

function paidOf(context: PracticeContext, id: string): { purchase: PurchaseRecord; charge: ChargeRecord } | null {
  const { purchases } = context.state;
  const purchase = Object.hasOwn(purchases, id) ? purchases[id] : undefined;
  const charge = purchase?.intent ? chargeOf(context, purchase.intent) : undefined;
  return purchase && charge ? { purchase, charge } : null;
}

function leftOf({ amount, refunded }: ChargeRecord): number {
  return amount - refunded;
}

function rowsOf(purchase: PurchaseRecord, charge: ChargeRecord): [string, string][] {
  return [
    [words.paid, `<b>${dollars(charge.amount)}</b>`],
    ...(purchase.isTaxed ? [[words.tax, dollars(purchase.tax ?? 0)] as [string, string]] : []),
    [words.card, cardName(charge.card)],
    [words.statement, escaped(statementOf(charge))],
    ...(charge.refunded > 0 ? [[words.refunded, dollars(charge.refunded)] as [string, string]] : []),
    ...(charge.dispute ? [[words.dispute, words.disputes[charge.dispute.status]] as [string, string]] : []),
  ];
}

function formsOf(id: string, charge: ChargeRecord): string {
  const form = (deed: Deed, inside: string) =>
    `<form method="post" action="/practice/payment/${id}/${deed}">${inside}</form>`;
  const press = (deed: Deed, said: string) =>
    form(deed, `<p class="deeds"><button class="button line" type="submit">${said}</button></p>`);
  const left = leftOf(charge);
  const parts = [
    ...(left > 0 && isRefundable(charge)
      ? [
          `<h2>${words.refundTitle}</h2>${form('refund', `<label class="field"><span>${words.sum}</span><input name="sum" inputmode="decimal" autocomplete="off" maxlength="9" value="${(left / 100).toFixed(2)}"></label><p class="deeds"><button class="button primary" type="submit">${words.refund}</button></p>`)}`,
        ]
      : []),
    ...(left > 0 && !charge.dispute ? [`<h2>${words.disputeTitle}</h2>${press('dispute', words.disputeOpen)}`] : []),
    ...(charge.dispute?.status === 'needs_response'
      ? [`<h2>${words.disputeTitle}</h2>${press('won', words.won)}${press('lost', words.lost)}`]
      : []),
  ];
  return parts.length > 0 ? parts.join('') : `<p>${words.none}</p>`;
}
