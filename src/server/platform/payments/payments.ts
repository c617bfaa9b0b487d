import type { SubscriptionState } from '#domain/membership/entitlement.ts';
import type { PlanId } from '#domain/membership/plans.ts';
import type { DisputeState } from '#domain/shop/dispute.ts';

/** A card as far as it may be shown. */
export type Card = { readonly brand: string; readonly last4: string; readonly month: number; readonly year: number };

/** A subscription as the provider has it now. Amounts are whole cents of a US dollar. */
export type ProviderSubscription = {
  readonly id: string;
  readonly itemId: string;
  readonly state: SubscriptionState;
  /** Null for a price that is none of ours. */
  readonly plan: PlanId | null;
  readonly amount: number;
  readonly since: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** When the member cancelled, and when the plan ends by that. */
  readonly cancelledAt: Date | null;
  readonly cancelAt: Date | null;
  /** Since when the member's oldest open invoice waits to be paid; null while none does. */
  readonly pastDueSince: Date | null;
  readonly card: Card | null;
  /** The member's newest invoice that was paid with money. */
  readonly paid: { readonly invoiceId: string; readonly amount: number; readonly at: Date } | null;
};

export type Invoice = {
  readonly id: string;
  readonly at: Date;
  readonly plan: PlanId | null;
  readonly amount: number;
  readonly state: 'paid' | 'open' | 'refunded' | 'void';
  readonly receiptUrl: string | null;
};

/** An invoice of a plan that was paid with money, and what became of that money since. Whole cents. */
export type PaidInvoice = {
  readonly id: string;
  readonly plan: PlanId | null;
  readonly paid: number;
  readonly refunded: number;
  /** Whether the buyer's bank has taken the money back, or holds it while it decides. */
  readonly disputed: boolean;
  readonly at: Date;
  /** The same for the same card, whoever pays with it; null where the provider does not say. */
  readonly cardMark: string | null;
  /** The charge that paid it; null where none is found. */
  readonly chargeId: string | null;
};

/** A page on which the member pays. `url` is null once it is no longer open. */
export type CheckoutSession = {
  readonly id: string;
  readonly state: 'open' | 'complete' | 'expired';
  readonly url: string | null;
};

/** What a session is made of. `free` keeps the free days that are left; `expiresAt` ends the page. */
export type CheckoutAsked = {
  readonly customerId: string;
  readonly plan: PlanId;
  readonly reference: string;
  readonly free: { readonly until: Date } | { readonly days: number } | null;
  readonly expiresAt: Date;
  readonly successUrl: string;
  readonly cancelUrl: string;
};

/**
 * One payment as the provider has it now, in whole cents: nothing is `paid` before it is, and `refunded` is all that was
 * given back. `url` is null once its page is no longer open.
 */
export type Purchase = CheckoutSession & {
  /** What we called it, or null for one that is not ours. */
  readonly reference: string | null;
  readonly paid: number;
  /** The tax in `paid`, where the provider worked it out; else null. */
  readonly tax: number | null;
  readonly refunded: number;
  /** The payment itself, once it was made. */
  readonly intentId: string | null;
  /** Null where no bank asked for it back. */
  readonly dispute: PurchaseDispute | null;
};
/**
 * A payment that the buyer's bank asked back, in whole cents: what the provider took for it and may return (`held`),
 * what is gone for good (`lost`), and what the provider keeps for its own work (`fees`).
 */
export type PurchaseDispute = {
  readonly state: DisputeState;
  readonly held: number;
  readonly lost: number;
  readonly fees: number;
};
/** Who paid a charge. `reference` is what we called it, where it was a payment of its own. */
export type Payer = { readonly customerId: string | null; readonly reference: string | null };
/** Cents of what is packed, of what is downloaded and of shipping, and the country a parcel goes to. */
export type UntaxedParts = Readonly<Record<'physical' | 'digital' | 'shipping', number>> & {
  readonly parcelTo: string | null;
};
/** What a payment is asked for with. `name` is all that its page says of it. */
export type PurchaseAsked = {
  readonly reference: string;
  readonly name: string;
  readonly cents: number;
  /** What a bank writes of it, behind the account's own name: at most ten letters. */
  readonly statement: string;
  /** What `cents` is made of, where the provider works out tax and adds it; null where `cents` is the whole sum. */
  readonly untaxed: UntaxedParts | null;
  readonly expiresAt: Date;
  readonly successUrl: string;
  readonly cancelUrl: string;
};

/**
 * Something that happened at the provider. `customerId` is null where it is about no customer, `purchase` where it is
 * about no payment of its own; `sessionId` is null where the event does not name the page.
 */
export type PaymentEvent = {
  readonly id: string;
  readonly type: string;
  readonly at: Date;
  readonly customerId: string | null;
  readonly purchase: { readonly reference: string; readonly sessionId: string | null } | null;
  /** The payment it is about; a dispute names no customer besides. */
  readonly chargeId?: string;
  /** The account it happened in, where that is a member's who is paid out: then it tells of nothing else. */
  readonly accountId?: string;
  /** The transfer it is about. */
  readonly transferId?: string;
};

/** Which subscription a change is about, and the instant from which it counts (the same for its preview). */
export type PlanChange = {
  readonly customerId: string;
  readonly subscriptionId: string;
  readonly itemId: string;
  readonly plan: PlanId;
  readonly at: Date;
};
export type PreviewedChange = { readonly dueNow: number; readonly credit: number; readonly nextAt: Date };

/**
 * The payment provider, behind a port that we own. Whatever changes something takes `key`, the id of a stored
 * operation: the same key never does it twice. Throws PaymentRefused when the provider said no, PaymentUnavailable when
 * it could not be asked.
 */
export type Payments = {
  /** `practice`: no money moves. */
  readonly mode: 'live' | 'practice';
  /** Whether the provider works out tax when something is paid; else our tables do before. */
  readonly worksOutTax: boolean;
  /** Where somebody of ours looks after a payment at the provider; null for one that was not made. */
  deskUrl(paid: { readonly sessionId: string | null; readonly intentId: string | null }): string | null;
  /** `reference` is random and says nothing of the member; nothing else is told. */
  createCustomer(asked: { readonly reference: string; readonly key: string }): Promise<string>;
  /**
   * Ends what the member pays for at once; what was billed stays with the provider, as the law asks. One who is gone is
   * gone.
   */
  deleteCustomer(customerId: string): Promise<void>;
  createCheckout(asked: CheckoutAsked & { readonly key: string }): Promise<CheckoutSession>;
  readCheckout(id: string): Promise<CheckoutSession>;
  /** Closes a page that is open; one that is not stays what it is. */
  expireCheckout(id: string): Promise<CheckoutSession>;
  createPurchase(asked: PurchaseAsked & { readonly key: string }): Promise<Purchase>;
  readPurchase(id: string): Promise<Purchase>;
  /** Closes its page where that is open; one that was paid stays what it is. */
  expirePurchase(id: string): Promise<Purchase>;
  /** Gives back so many cents of a payment. Refused where less is left of it, and where its buyer's bank has it. */
  refund(asked: { readonly intentId: string; readonly cents: number; readonly key: string }): Promise<void>;
  createPortal(asked: {
    readonly customerId: string;
    readonly for: 'card' | 'everything';
    readonly returnUrl: string;
    readonly key: string;
  }): Promise<string>;
  /** The subscription that counts of a customer: the one that lives, else the newest. Null when there never was one. */
  readSubscription(customerId: string): Promise<ProviderSubscription | null>;
  listInvoices(customerId: string): Promise<{ readonly invoices: readonly Invoice[]; readonly more: boolean }>;
  /** All that a customer has paid for plans, in any order, as it stands now. */
  readPaidInvoices(customerId: string): Promise<readonly PaidInvoice[]>;
  /** Whose payment it was; null where it is not known. */
  payerOfCharge(chargeId: string): Promise<Payer | null>;
  /** What became of a payment, whoever made it: null for one that is not known. */
  readCharge(chargeId: string): Promise<Pick<PaidInvoice, 'refunded' | 'disputed'> | null>;
  previewChange(change: PlanChange): Promise<PreviewedChange>;
  changePlan(change: PlanChange & { readonly key: string }): Promise<void>;
  setCancelling(asked: {
    readonly subscriptionId: string;
    readonly cancelling: boolean;
    readonly key: string;
  }): Promise<void>;
  /** Moves the next charge of a plan to an instant, at no cost; the plan stays what it is. */
  moveNextCharge(asked: { readonly subscriptionId: string; readonly at: Date; readonly key: string }): Promise<void>;
  /** The event in a signed request; null when the signature is wrong, or not of the 300 s before `at`, real time. */
  readEvent(raw: Buffer, signed: { readonly signature: string; readonly at: Date }): PaymentEvent | null;
  /** What happened from an instant on, newest first; `after` is the last event of the page before. */
  listEvents(asked: {
    readonly since: Date;
    readonly after: string | null;
  }): Promise<{ readonly events: readonly PaymentEvent[]; readonly more: boolean }>;
};

/** The provider said no: asking again would not help. `declined` when it was the card. */
export class PaymentRefused extends Error {
  readonly declined: boolean;
  readonly code: string;
  constructor(code: string, declined: boolean) {
    super('refused');
    this.name = 'PaymentRefused';
    this.code = code;
    this.declined = declined;
  }
}

/**
 * The provider could not be asked, or could not answer: nobody knows whether it was done. The same key may be used
 * again.
 */
export class PaymentUnavailable extends Error {
  readonly code: string;
  constructor(code: string) {
    super('unavailable');
    this.name = 'PaymentUnavailable';
    this.code = code;
  }
}

/** Refusals that say that the buyer's bank has the money, or asks for it: later they may be none. */
const DISPUTED: ReadonlySet<string> = new Set(['charge_disputed', 'refund_disputed_payment']);

/** Whether a refund was refused because its payment is disputed. */
export function isDisputed({ code }: PaymentRefused): boolean {
  return DISPUTED.has(code);
}

/** The event with whom it is about: where it names a charge alone, its payer is asked for. */
export async function withPayer(
  { payerOfCharge }: Pick<Payments, 'payerOfCharge'>,
  event: PaymentEvent,
): Promise<PaymentEvent> {
  if (event.chargeId === undefined || event.customerId !== null || event.purchase) return event;
  const payer = await payerOfCharge(event.chargeId);
  const purchase = payer?.reference ? { reference: payer.reference, sessionId: null } : null;
  return { ...event, customerId: payer?.customerId ?? null, purchase };
}
