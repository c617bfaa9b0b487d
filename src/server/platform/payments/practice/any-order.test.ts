import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cancelLater, endSubscription } from './billing/cancel.ts';
import { changeCard } from './billing/cards.ts';
import { changePrice } from './billing/change.ts';
import { payCheckout } from './billing/checkout.ts';
import { advance } from './billing/timeline.ts';
import { newState } from './state/state.ts';
import { PracticeContext } from './state/context.ts';
import type { CardKind, CustomerRecord, EventRecord, SessionRecord, SubscriptionRecord } from './state/records.ts';
import { customerWire } from './wire/customer.ts';
import { invoiceWire } from './wire/invoice.ts';
import { subscriptionWire } from './wire/subscription.ts';

const START = Date.parse('2027-01-31T10:00:00Z') / 1000;
const DAY = 86_400;
const ORIGIN = 'http://localhost:3000';

type Deed = {
  readonly kind: 'subscribe' | 'cancel' | 'resume' | 'end' | 'change' | 'card' | 'decline' | 'recover' | 'wait';
  readonly card: CardKind;
  readonly hours: number;
  readonly free: boolean;
};
const DEEDS = fc.record({
  kind: fc.constantFrom<Deed['kind'][]>(
    'subscribe',
    'cancel',
    'resume',
    'end',
    'change',
    'change',
    'card',
    'decline',
    'recover',
    'wait',
    'wait',
    'wait',
  ),
  card: fc.constantFrom<CardKind[]>('pays', 'pays', 'declined', 'declined_later'),
  hours: fc.integer({ min: 1, max: 24 * 45 }),
  free: fc.boolean(),
});

function opened(): { context: PracticeContext; customer: CustomerRecord; told: EventRecord[] } {
  const told: EventRecord[] = [];
  const context = new PracticeContext(newState(), { origin: ORIGIN, at: START, told: (event) => told.push(event) });
  const customer: CustomerRecord = {
    id: 'cus_1',
    created: START,
    email: null,
    name: null,
    metadata: {},
    balance: 0,
    method: null,
    deleted: false,
    declined: false,
    prefix: 'P',
    invoices: 0,
  };
  context.state.customers[customer.id] = customer;
  return { context, customer, told };
}

function subscribe(context: PracticeContext, { card, free, hours }: Deed): void {
  const session: SessionRecord = {
    id: `cs_${context.state.events.length}_${context.at}_${Object.keys(context.state.sessions).length}`,
    created: context.at,
    expiresAt: context.at + DAY,
    customer: 'cus_1',
    price: Object.keys(context.state.prices)[hours % 2] ?? '',
    successUrl: ORIGIN,
    cancelUrl: null,
    reference: null,
    metadata: {},
    subscriptionMetadata: {},
    trialEnd: free ? context.at + 2 * DAY + hours * 3_600 : null,
    trialDays: null,
    status: 'open',
    paid: false,
    subscription: null,
    invoice: null,
  };
  context.state.sessions[session.id] = session;
  payCheckout(context, session, card);
}

function play(context: PracticeContext, customer: CustomerRecord, deed: Deed): void {
  const running = Object.values(context.state.subscriptions).find(({ status }) => status !== 'canceled');
  if (deed.kind === 'wait') advance(context, context.at + deed.hours * 3_600);
  if (deed.kind === 'subscribe' && !running) subscribe(context, deed);
  if (deed.kind === 'card') changeCard(context, customer, deed.card);
  if (deed.kind === 'decline' || deed.kind === 'recover') customer.declined = deed.kind === 'decline';
  if (!running) return;
  if (deed.kind === 'cancel' || deed.kind === 'resume') cancelLater(context, running, deed.kind === 'cancel');
  if (deed.kind === 'end') endSubscription(context, running, 'cancellation_requested');
  if (deed.kind === 'change')
    changePrice(context, running, {
      price: Object.values(context.state.prices).find(({ id }) => id !== running.price) as never,
      at: context.at,
      behavior: 'always_invoice',
    });
}

const wire = (value: object): unknown => JSON.parse(JSON.stringify(value)) as unknown;
const lastOf = (told: readonly EventRecord[], prefix: string, id: string): unknown =>
  told.findLast(({ type, object }) => type.startsWith(prefix) && (object as { id?: string }).id === id)?.object;

function holds(context: PracticeContext, customer: CustomerRecord, told: readonly EventRecord[]): number {
  const { subscriptions, invoices } = context.state;
  for (const subscription of Object.values(subscriptions)) {
    expect(lastOf(told, 'customer.subscription.', subscription.id)).toEqual(
      wire(subscriptionWire(context, subscription)),
    );
    expect(subscription.status === 'canceled' || subscription.periodEnd > context.at).toBe(true);
    expect(subscription.status === 'past_due').toBe(owes(context, subscription));
  }
  for (const invoice of Object.values(invoices)) {
    expect(lastOf(told, 'invoice.', invoice.id)).toMatchObject({
      id: invoice.id,
      status: invoice.status,
      amount_paid: invoice.paid,
    });
    expect(invoiceWire(context, invoice).amount_remaining).toBe(invoice.status === 'paid' ? 0 : invoice.due);
    expect(invoice.total).toBe(invoice.due + invoice.endingBalance - invoice.startingBalance);
  }
  // What the member was billed is what the member paid, owes, or had as credit: no cent comes or goes.
  const all = Object.values(invoices);
  expect(customer.balance).toBeLessThanOrEqual(0);
  expect(all.reduce((sum, { total }) => sum + total, 0)).toBe(
    all.reduce((sum, { due }) => sum + due, 0) + customer.balance,
  );
  if (customer.method)
    expect(customerWire(context, customer)).toMatchObject({
      invoice_settings: { default_payment_method: customer.method },
    });
  expect(told.map(({ created }) => created)).toEqual(told.map(({ created }) => created).toSorted((a, b) => a - b));
  return all.length;
}

function owes({ state }: PracticeContext, subscription: SubscriptionRecord): boolean {
  return (
    subscription.status !== 'canceled' &&
    Object.values(state.invoices).some(
      (invoice) => invoice.subscription === subscription.id && invoice.status === 'open',
    )
  );
}

it('whatever happens in whatever order, events tell the truth last, time goes forward and every cent is accounted for', () => {
  let invoices = 0;
  fc.assert(
    fc.property(fc.array(DEEDS, { minLength: 5, maxLength: 40 }), (deeds) => {
      const { context, customer, told } = opened();
      for (const deed of [{ kind: 'subscribe', card: 'pays', hours: 5, free: false } as const, ...deeds])
        play(context, customer, deed);
      invoices += holds(context, customer, told);
    }),
    { numRuns: 200, seed: 20_261_121 },
  );
  expect(invoices).toBeGreaterThan(200);
});
