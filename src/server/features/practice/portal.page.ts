import { dollars } from '#domain/membership/dollars.ts';
import { known } from '#server/platform/payments/practice/state/state.ts';
import type { PracticeContext } from '#server/platform/payments/practice/state/context.ts';
import type {
  InvoiceRecord,
  PortalRecord,
  SubscriptionRecord,
} from '#server/platform/payments/practice/state/records.ts';
import { CARDS } from '#server/platform/payments/practice/wire/customer.ts';
import { cardChoice, cardName } from './card-choice.ts';
import { day, escaped, facts, gonePage, practicePage, type PracticePage } from './frame.ts';
import { PRACTICE_WORDS } from './practice.copy.ts';

const words = PRACTICE_WORDS.portal;
/** A portal page is open for an hour. */
const OPEN_SECONDS = 3_600;
const INVOICES = 24;

export type PortalDone = keyof typeof words.done;

/** What a portal page said it has done, or null. */
export function doneOf(given: string | null): PortalDone | null {
  return given !== null && Object.hasOwn(words.done, given) ? (given as PortalDone) : null;
}

/** The portal session of that id, while it is open and its customer exists. */
export function openPracticePortal({ state, at }: PracticeContext, id: string): PortalRecord | null {
  const portal = Object.hasOwn(state.portals, id) ? state.portals[id] : undefined;
  return portal && at < portal.created + OPEN_SECONDS && !known(state.customers, portal.customer).deleted
    ? portal
    : null;
}

/** Whether a charge of the member's waits to be tried again. */
export function owes({ state }: PracticeContext, customer: string): boolean {
  return Object.values(state.invoices).some((invoice) => invoice.customer === customer && invoice.nextAttempt !== null);
}

/** The subscription that a customer's portal is about: the one that runs, else the newest. */
export function practicePlanOf({ state }: PracticeContext, customer: string): SubscriptionRecord | null {
  const hers = Object.values(state.subscriptions).filter((subscription) => subscription.customer === customer);
  return hers.findLast(({ status }) => status !== 'canceled') ?? hers.at(-1) ?? null;
}

/** The portal of one customer: plan, card, cancelling, invoices. */
export function portalPage(context: PracticeContext, id: string, done: PortalDone | null = null): PracticePage {
  const portal = openPracticePortal(context, id);
  if (!portal) return gonePage();
  const subscription = practicePlanOf(context, portal.customer);
  const note =
    done === null
      ? ''
      : `<p class="note ${isWrong(done) ? 'wrong' : 'right'}" role="${isWrong(done) ? 'alert' : 'status'}" tabindex="-1" autofocus>${words.done[done]}</p>`;
  const parts = [
    cardPart(context, portal),
    ...(subscription ? [cancelPart(portal, subscription)] : []),
    invoicePart(context, portal.customer),
  ];
  const back = `<p class="deeds"><a class="button line" href="${escaped(portal.returnUrl ?? '/')}">${words.back}</a></p>`;
  return {
    status: 200,
    html: practicePage(
      words.title,
      `<p class="kicker">${words.title}</p><h1>${PRACTICE_WORDS.plainly}</h1><p class="lead">${words.explain}</p>${note}<div class="two">${planPart(context, subscription)}<div class="beside">${parts.join('')}${back}</div></div>`,
    ),
  };
}

function isWrong(done: PortalDone): boolean {
  return done === 'declined' || done === 'choose' || done === 'owing';
}

function planPart(context: PracticeContext, subscription: SubscriptionRecord | null): string {
  if (!subscription) return `<section class="night"><h2>${words.none}</h2></section>`;
  const price = known(context.state.prices, subscription.price);
  const status = subscription.cancelAtPeriodEnd && subscription.status !== 'canceled' ? 'ending' : subscription.status;
  return `<section class="night" aria-labelledby="plan"><p class="badge" data-tone="${status}">${words.status[status]}</p><h2 id="plan">${escaped(price.name)}</h2><p class="price"><b>${dollars(price.amount)}</b> ${PRACTICE_WORDS.checkout.per[price.every]}</p>${facts([whatNext(context, subscription)])}</section>`;
}

function whatNext({ state }: PracticeContext, subscription: SubscriptionRecord): [string, string] {
  const { status, periodEnd, endedAt, cancelAtPeriodEnd } = subscription;
  if (status === 'canceled') return [words.ended, day(endedAt ?? periodEnd)];
  if (cancelAtPeriodEnd) return [words.endsOn, day(periodEnd)];
  const open = Object.values(state.invoices).find(
    (invoice) => invoice.subscription === subscription.id && invoice.nextAttempt !== null,
  );
  if (status === 'past_due' && open) return [words.pastDue, day(open.nextAttempt ?? periodEnd)];
  return [status === 'trialing' ? words.firstCharge : words.renews, day(periodEnd)];
}

function cardPart({ state }: PracticeContext, { id, customer }: PortalRecord): string {
  const { method } = known(state.customers, customer);
  const kind = method === null ? null : known(state.methods, method).card;
  const now =
    kind === null ? words.noCard : `${cardName(kind)}, ${words.valid} ${CARDS[kind].month}/${CARDS[kind].year % 100}`;
  return `<section aria-labelledby="card"><h2 id="card">${words.card}</h2><p>${now}</p><form method="post" action="/practice/portal/${id}/card">${cardChoice(words.chooseCard, 'h3')}<p class="deeds"><button class="button primary" type="submit">${words.useCard}</button></p></form></section>`;
}

/** Cancelling takes two clicks. */
function cancelPart({ id }: PortalRecord, { status, cancelAtPeriodEnd, periodEnd }: SubscriptionRecord): string {
  if (status === 'canceled') return '';
  const form = (deed: string, says: string, look: string): string =>
    `<form method="post" action="/practice/portal/${id}/${deed}"><p class="deeds"><button class="button ${look}" type="submit">${says}</button></p></form>`;
  const inside = cancelAtPeriodEnd
    ? `<p>${words.resumeExplain}</p>${form('resume', words.resume, 'primary')}`
    : `<details><summary>${words.cancelOpen}</summary><p>${words.cancelExplain} ${day(periodEnd)}.</p>${form('cancel', words.cancelNow, 'line')}</details>`;
  return `<section aria-labelledby="cancel"><h2 id="cancel">${words.cancel}</h2>${inside}</section>`;
}

function invoicePart({ state }: PracticeContext, customer: string): string {
  const hers = Object.values(state.invoices)
    .filter((invoice) => invoice.customer === customer)
    .toReversed()
    .slice(0, INVOICES);
  const row = (invoice: InvoiceRecord): string => {
    const name = invoice.status === 'paid' ? words.receipt : words.invoice;
    return `<li><span>${day(invoice.created)}</span><b>${dollars(invoice.due)}</b><span class="meta">${escaped(invoice.lines.at(-1)?.description ?? '')}</span><a href="/practice/receipt/${invoice.page}">${name}<span class="unseen"> ${escaped(invoice.number)}</span></a></li>`;
  };
  return `<section aria-labelledby="invoices"><h2 id="invoices">${words.invoices}</h2>${hers.length > 0 ? `<ul class="rows">${hers.map(row).join('')}</ul>` : `<p class="meta">${words.noInvoices}</p>`}</section>`;
}
