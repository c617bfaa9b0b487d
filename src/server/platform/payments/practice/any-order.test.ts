import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cancelLater, endSubscription } from './billing/cancel.ts';
import { changeCard } from './billing/cards.ts';
import { changePrice } from './billing/change.ts';
import { payCheckout } from './billing/checkout.ts';
import { advance } from './billing/timeline.ts';
import { newBook } from './book/book.ts';
import { Desk } from './book/desk.ts';
import type { CardKind, CustomerRecord, EventRecord, SessionRecord, SubscriptionRecord } from './book/records.ts';
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

function opened(): { desk: Desk; customer: CustomerRecord; told: EventRecord[] } {
  const told: EventRecord[] = [];
  const desk = new Desk(newBook(), { origin: ORIGIN, at: START, told: (event) => told.push(event) });
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
  desk.book.customers[customer.id] = customer;
  return { desk, customer, told };
}

function subscribe(desk: Desk, { card, free, hours }: Deed): void {
  const session: SessionRecord = {
    id: `cs_${desk.book.events.length}_${desk.at}_${Object.keys(desk.book.sessions).length}`,
    created: desk.at,
    expiresAt: desk.at + DAY,
    customer: 'cus_1',
    price: Object.keys(desk.book.prices)[hours % 2] ?? '',
    successUrl: ORIGIN,
    cancelUrl: null,
    reference: null,
    metadata: {},
    subscriptionMetadata: {},
    trialEnd: free ? desk.at + 2 * DAY + hours * 3_600 : null,
    trialDays: null,
    status: 'open',
    paid: false,
    subscription: null,
    invoice: null,
  };
  desk.book.sessions[session.id] = session;
  payCheckout(desk, session, card);
}

function play(desk: Desk, customer: CustomerRecord, deed: Deed): void {
  const running = Object.values(desk.book.subscriptions).find(({ status }) => status !== 'canceled');
  if (deed.kind === 'wait') advance(desk, desk.at + deed.hours * 3_600);
  if (deed.kind === 'subscribe' && !running) subscribe(desk, deed);
  if (deed.kind === 'card') changeCard(desk, customer, deed.card);
  if (deed.kind === 'decline' || deed.kind === 'recover') customer.declined = deed.kind === 'decline';
  if (!running) return;
  if (deed.kind === 'cancel' || deed.kind === 'resume') cancelLater(desk, running, deed.kind === 'cancel');
  if (deed.kind === 'end') endSubscription(desk, running, 'cancellation_requested');
  if (deed.kind === 'change')
    changePrice(desk, running, {
      price: Object.values(desk.book.prices).find(({ id }) => id !== running.price) as never,
      at: desk.at,
      behavior: 'always_invoice',
    });
}

const wire = (value: object): unknown => JSON.parse(JSON.stringify(value)) as unknown;
const lastOf = (told: readonly EventRecord[], prefix: string, id: string): unknown =>
  told.findLast(({ type, object }) => type.startsWith(prefix) && (object as { id?: string }).id === id)?.object;

function holds(desk: Desk, customer: CustomerRecord, told: readonly EventRecord[]): number {
  const { subscriptions, invoices } = desk.book;
  for (const subscription of Object.values(subscriptions)) {
    expect(lastOf(told, 'customer.subscription.', subscription.id)).toEqual(wire(subscriptionWire(desk, subscription)));
    expect(subscription.status === 'canceled' || subscription.periodEnd > desk.at).toBe(true);
    expect(subscription.status === 'past_due').toBe(owes(desk, subscription));
  }
  for (const invoice of Object.values(invoices)) {
    expect(lastOf(told, 'invoice.', invoice.id)).toMatchObject({
      id: invoice.id,
      status: invoice.status,
      amount_paid: invoice.paid,
    });
    expect(invoiceWire(desk, invoice).amount_remaining).toBe(invoice.status === 'paid' ? 0 : invoice.due);
    expect(invoice.total).toBe(invoice.due + invoice.endingBalance - invoice.startingBalance);
  }
  // What she was billed is what she paid, owes, or had as credit: no cent comes or goes.
  const all = Object.values(invoices);
  expect(customer.balance).toBeLessThanOrEqual(0);
  expect(all.reduce((sum, { total }) => sum + total, 0)).toBe(
    all.reduce((sum, { due }) => sum + due, 0) + customer.balance,
  );
  if (customer.method)
    expect(customerWire(desk, customer)).toMatchObject({
      invoice_settings: { default_payment_method: customer.method },
    });
  expect(told.map(({ created }) => created)).toEqual(told.map(({ created }) => created).toSorted((a, b) => a - b));
  return all.length;
}

function owes({ book }: Desk, subscription: SubscriptionRecord): boolean {
  return (
    subscription.status !== 'canceled' &&
    Object.values(book.invoices).some(
      (invoice) => invoice.subscription === subscription.id && invoice.status === 'open',
    )
  );
}

it('whatever happens in whatever order, events tell the truth last, time goes forward and every cent is accounted for', () => {
  let invoices = 0;
  fc.assert(
    fc.property(fc.array(DEEDS, { minLength: 5, maxLength: 40 }), (deeds) => {
      const { desk, customer, told } = opened();
      for (const deed of [{ kind: 'subscribe', card: 'pays', hours: 5, free: false } as const, ...deeds])
        play(desk, customer, deed);
      invoices += holds(desk, customer, told);
    }),
    { numRuns: 200, seed: 20_261_121 },
  );
  expect(invoices).toBeGreaterThan(200);
});
