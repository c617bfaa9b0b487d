/** Whole seconds since 1970, as the provider's protocol counts time. */
export type Seconds = number;
/** The practice cards: one pays, one is refused at once, one pays at the till and is refused at every later charge. */
export type CardKind = 'pays' | 'declined' | 'declined_later';
export type Metadata = Readonly<Record<string, string>>;
export type Every = 'month' | 'year';

export type PriceRecord = {
  readonly id: string;
  readonly product: string;
  readonly plan: string;
  readonly name: string;
  readonly amount: number;
  readonly every: Every;
};

export type CustomerRecord = {
  readonly id: string;
  readonly created: Seconds;
  email: string | null;
  name: string | null;
  metadata: Metadata;
  /** Cents; below zero the member has credit, which the next invoices use up. */
  balance: number;
  method: string | null;
  deleted: boolean;
  /** Set by the control surface: every charge is refused until the member recovers. */
  declined: boolean;
  readonly prefix: string;
  invoices: number;
};

export type MethodRecord = {
  readonly id: string;
  readonly created: Seconds;
  customer: string | null;
  readonly card: CardKind;
  /** The same for the same card; books of an older release have none. */
  mark?: string;
};

export type SessionRecord = {
  readonly id: string;
  readonly created: Seconds;
  readonly expiresAt: Seconds;
  readonly customer: string;
  readonly price: string;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly reference: string | null;
  readonly metadata: Metadata;
  readonly subscriptionMetadata: Metadata;
  readonly trialEnd: Seconds | null;
  readonly trialDays: number | null;
  status: 'open' | 'complete' | 'expired';
  paid: boolean;
  subscription: string | null;
  invoice: string | null;
};

/** A checkout session for one payment. `intent` is there once it is paid. */
export type PurchaseRecord = {
  readonly id: string;
  readonly created: Seconds;
  readonly expiresAt: Seconds;
  readonly name: string;
  readonly amount: number;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly reference: string | null;
  readonly metadata: Metadata;
  readonly intentMetadata: Metadata;
  /** What of `amount` is shipping. */
  readonly shipping?: number;
  /** Tax is worked out when it is paid, and is added to `amount`. Books of an older release have none of these four. */
  readonly isTaxed?: boolean;
  tax?: number;
  /** What the statement of the card says behind the account's own name. */
  readonly statement?: string | null;
  status: 'open' | 'complete' | 'expired';
  intent: string | null;
};

/** One payment, and what was given back of it. */
export type ChargeRecord = {
  readonly id: string;
  readonly intent: string;
  readonly created: Seconds;
  readonly amount: number;
  readonly card: CardKind;
  readonly metadata: Metadata;
  readonly statement?: string | null;
  refunded: number;
  /** What the buyer's bank asked back of it; books of an older release have none. */
  dispute?: DisputeRecord & { readonly amount: number };
};
export type RefundRecord = {
  readonly id: string;
  readonly created: Seconds;
  readonly charge: string;
  readonly amount: number;
};

export type SubscriptionRecord = {
  readonly id: string;
  readonly item: string;
  readonly created: Seconds;
  readonly customer: string;
  price: string;
  status: 'trialing' | 'active' | 'past_due' | 'canceled';
  /** The instant whose day of the month every period begins on. */
  anchor: Seconds;
  periodStart: Seconds;
  periodEnd: Seconds;
  trialStart: Seconds | null;
  trialEnd: Seconds | null;
  cancelAtPeriodEnd: boolean;
  canceledAt: Seconds | null;
  endedAt: Seconds | null;
  cancelReason: 'cancellation_requested' | 'payment_failed' | null;
  metadata: Metadata;
  /** The card it is charged to. */
  method: string | null;
  latestInvoice: string | null;
  /** What was announced already for the end of this period. */
  toldTrialEnd: boolean;
  toldUpcoming: boolean;
};

export type LineRecord = {
  readonly id: string;
  readonly amount: number;
  readonly description: string;
  readonly proration: boolean;
  readonly price: string;
  readonly start: Seconds;
  readonly end: Seconds;
};

export type InvoiceReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming';

export type InvoiceRecord = {
  readonly id: string;
  /** The secret part of the address of its page. */
  readonly page: string;
  readonly number: string;
  readonly created: Seconds;
  readonly customer: string;
  readonly subscription: string;
  readonly reason: InvoiceReason;
  readonly lines: readonly LineRecord[];
  readonly total: number;
  readonly due: number;
  readonly startingBalance: number;
  readonly endingBalance: number;
  readonly periodStart: Seconds;
  readonly periodEnd: Seconds;
  status: 'open' | 'paid';
  paid: number;
  paidAt: Seconds | null;
  attempts: number;
  firstAttempt: Seconds | null;
  nextAttempt: Seconds | null;
  payment: { readonly intent: string; readonly charge: string; readonly method: string } | null;
  /** What was given back of it, and a dispute about it; books of an older release have neither. */
  refunded?: number;
  dispute?: DisputeRecord;
};

export type DisputeRecord = {
  readonly id: string;
  readonly created: Seconds;
  status: 'needs_response' | 'won' | 'lost';
};

/** An account that somebody is paid to. */
export type PayoutAccountRecord = {
  readonly id: string;
  readonly created: Seconds;
  readonly country: string;
  readonly metadata: Metadata;
  /** Whether she has given what was asked. */
  given: boolean;
  bank: 'new' | 'errored';
  deleted: boolean;
};
export type AccountLinkRecord = {
  readonly id: string;
  readonly created: Seconds;
  readonly expiresAt: Seconds;
  readonly account: string;
  readonly returnUrl: string;
  readonly again: string;
  used: boolean;
};
export type TransferRecord = {
  readonly id: string;
  readonly created: Seconds;
  readonly amount: number;
  readonly destination: string;
  readonly group: string | null;
  readonly metadata: Metadata;
  reversed: number;
};

export type PortalRecord = {
  readonly id: string;
  readonly created: Seconds;
  readonly customer: string;
  readonly returnUrl: string | null;
  readonly flow: 'payment_method_update' | null;
};
export type EventRecord = {
  readonly id: string;
  readonly type: string;
  readonly created: Seconds;
  readonly object: unknown;
  readonly previous: Readonly<Record<string, unknown>> | null;
  /** The account it happened in, where that is not ours. */
  readonly account?: string;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
};
export type ReplyRecord = {
  readonly request: string;
  readonly status: number;
  readonly body: string;
  readonly at: Seconds;
};
/** One event on its way to us; `attempts` counts those that failed. */
export type PostingRecord = { readonly event: string; attempts: number };
