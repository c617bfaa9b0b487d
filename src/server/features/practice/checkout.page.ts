import { dollars } from '#domain/membership/dollars.ts';
import { practiceTrialEnd } from '#server/platform/payments/practice/billing/checkout.ts';
import { practiceTax } from '#server/platform/payments/practice/billing/purchase.ts';
import { periodEndAfter } from '#server/platform/payments/practice/billing/months.ts';
import { known } from '#server/platform/payments/practice/state/state.ts';
import type { PracticeContext } from '#server/platform/payments/practice/state/context.ts';
import type { PurchaseRecord, SessionRecord } from '#server/platform/payments/practice/state/records.ts';
import { statementOf } from '#server/platform/payments/practice/wire/purchase.ts';
import { cardChoice } from './card-choice.ts';
import { day, escaped, facts, gonePage, notice, practicePage, type PracticePage } from './frame.ts';
import { PRACTICE_WORDS } from './practice.copy.ts';

const words = PRACTICE_WORDS.checkout;
const DAY = 86_400;

/** Where a session leads once it is paid: the member's success address with the session's id in it. */
export function afterPaying(session: Pick<SessionRecord, 'id' | 'successUrl'>): string {
  return session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

/** The page of one checkout session, or where it leads when it is paid already. `wrong` says what the last try met. */
export function checkoutPage(
  context: PracticeContext,
  id: string,
  wrong: Wrong = null,
): PracticePage | { readonly leads: string } {
  const purchase = Object.hasOwn(context.state.purchases, id) ? context.state.purchases[id] : undefined;
  if (purchase) return purchasePage(purchase, wrong);
  const session = Object.hasOwn(context.state.sessions, id) ? context.state.sessions[id] : undefined;
  if (!session) return gonePage();
  if (session.status === 'complete') return { leads: afterPaying(session) };
  const back = session.cancelUrl ?? '/';
  if (session.status === 'expired' || known(context.state.customers, session.customer).deleted)
    return notice(PRACTICE_WORDS.closed, { status: 410, href: back });
  const price = known(context.state.prices, session.price);
  const free = practiceTrialEnd(context, session);
  const due = free === null ? price.amount : 0;
  const nextAt = free ?? periodEndAfter(context.at, { anchor: context.at, every: price.every });
  const rows: [string, string][] = [
    [words.today, `<b>${dollars(due)}</b>`],
    ...(free === null ? [] : [[words.freeUntil, `${day(free)}, ${daysLeft(free - context.at)}`] as [string, string]]),
    [
      free === null ? words.next : words.first,
      `${dollars(price.amount)} on ${day(nextAt)}, ${words.onward[price.every]}`,
    ],
  ];
  const plan = `<section class="night" aria-labelledby="plan"><p class="kicker">${words.plan}</p><h2 id="plan">${escaped(price.name)}</h2><p class="price"><b>${dollars(price.amount)}</b> ${words.per[price.every]}</p>${facts(rows)}</section>`;
  const pay = due > 0 ? `${words.pay} ${dollars(due)}` : words.payNothing;
  return tillPage({ id: session.id, about: plan, pay, back, wrong, more: words.declinedMore });
}

/** The page of one payment: what it is for, in neutral words, and its sum. */
function purchasePage(purchase: PurchaseRecord, wrong: Wrong): PracticePage | { readonly leads: string } {
  if (purchase.status === 'complete') return { leads: afterPaying(purchase) };
  const back = purchase.cancelUrl ?? '/';
  if (purchase.status === 'expired') return notice(PRACTICE_WORDS.closedOrder, { status: 410, href: back });
  const about = `<section class="night" aria-labelledby="plan"><p class="kicker">${words.order}</p><h2 id="plan">${escaped(purchase.name)}</h2><p class="price"><b>${dollars(purchase.amount)}</b> ${words.once}</p>${facts([...(purchase.isTaxed ? [[words.tax, dollars(practiceTax(purchase.amount))] as [string, string]] : []), [words.statement, escaped(statementOf({ statement: purchase.statement ?? null }))]])}</section>`;
  const pay = `${words.pay} ${dollars(purchase.amount + (purchase.isTaxed ? practiceTax(purchase.amount) : 0))}`;
  return tillPage({ id: purchase.id, about, pay, back, wrong, more: words.declinedOrder });
}

type Wrong = 'declined' | 'choose' | null;
type Till = {
  readonly id: string;
  readonly about: string;
  readonly pay: string;
  readonly back: string;
  readonly wrong: Wrong;
  /** What a declined card means here. */ readonly more: string;
};

function tillPage({ id, about, pay, back, wrong, more }: Till): PracticePage {
  const deeds = `<p class="deeds"><button class="button primary" type="submit">${pay}</button><a class="button line" href="${escaped(back)}">${words.back}</a></p>`;
  const form = `<form method="post" action="/practice/checkout/${id}">${cardChoice(words.cards, 'h2')}${deeds}</form>`;
  const title = wrong === null ? words.title : wrong === 'declined' ? words.declined : words.choose;
  return {
    status: wrong === null ? 200 : 422,
    html: practicePage(
      title,
      `<p class="kicker">${words.title}</p><h1>${PRACTICE_WORDS.plainly}</h1><p class="lead">${words.explain}</p>${wrongNote(wrong, more)}<div class="two">${about}${form}</div>`,
    ),
  };
}

function daysLeft(seconds: number): string {
  const days = Math.ceil(seconds / DAY);
  return `${days} ${days === 1 ? words.dayLeft : words.daysLeft}`;
}

function wrongNote(wrong: Wrong, more: string): string {
  if (wrong === null) return '';
  const says = wrong === 'declined' ? `<b>${words.declined}</b> ${more}` : `<b>${words.choose}</b>`;
  return `<p class="note wrong" role="alert" tabindex="-1" autofocus>${says}</p>`;
}
