import { dollars } from '#domain/membership/dollars.ts';
import { PRODUCT } from '#domain/account/product.ts';
import { known } from '#server/platform/payments/practice/state/state.ts';
import type { PracticeContext } from '#server/platform/payments/practice/state/context.ts';
import type { InvoiceRecord, LineRecord } from '#server/platform/payments/practice/state/records.ts';
import { cardName } from './card-choice.ts';
import { day, escaped, facts, gonePage, practicePage, type PracticePage } from './frame.ts';
import { PRACTICE_WORDS } from './practice.copy.ts';

const words = PRACTICE_WORDS.receipt;

/** An invoice by the secret part of its address, as a page; a receipt once it is paid. It names nobody. */
export function receiptPage(context: PracticeContext, secret: string): PracticePage {
  const invoice = Object.values(context.state.invoices).find(({ page: own }) => own === secret);
  if (!invoice) return gonePage();
  const title = invoice.status === 'paid' ? words.receipt : words.invoice;
  const lines = `<ul class="rows">${invoice.lines.map(row).join('')}</ul>`;
  return {
    status: 200,
    html: practicePage(
      `${title} ${invoice.number}`,
      `<article class="paper"><p class="kicker">${PRODUCT}</p><h1>${title}</h1><p class="lead">${PRACTICE_WORDS.plainly}</p>${facts(headOf(context, invoice))}${lines}${facts(sumsOf(invoice))}</article>`,
    ),
  };
}

function row({ amount, description, start, end }: LineRecord): string {
  return `<li><span>${escaped(description)}</span><b>${dollars(amount)}</b><span class="meta">${day(start)} ${words.to} ${day(end)}</span></li>`;
}

function headOf({ state }: PracticeContext, { number, created, payment }: InvoiceRecord): [string, string][] {
  const method = payment && known(state.methods, payment.method);
  return [
    [words.number, escaped(number)],
    [words.date, day(created)],
    ...(method ? [[words.paidWith, cardName(method.card)] as [string, string]] : []),
  ];
}

function sumsOf({ status, due, paid, total, startingBalance, endingBalance }: InvoiceRecord): [string, string][] {
  const used = Math.max(0, Math.min(total, endingBalance - startingBalance));
  return [
    ...(used > 0 ? [[words.credit, dollars(-used)] as [string, string]] : []),
    ...(total < 0 ? [[words.creditLeft, dollars(-total)] as [string, string]] : []),
    status === 'paid' ? [words.paid, `<b>${dollars(paid)}</b>`] : [words.due, `<b>${dollars(due)}</b>. ${words.open}`],
  ];
}
