import { randomBytes, randomInt } from 'node:crypto';
import { PLANS } from '#domain/membership/plans.ts';
import type {
  AccountLinkRecord,
  ChargeRecord,
  CustomerRecord,
  EventRecord,
  InvoiceRecord,
  MethodRecord,
  PayoutAccountRecord,
  PortalRecord,
  PostingRecord,
  PriceRecord,
  PurchaseRecord,
  RefundRecord,
  ReplyRecord,
  SessionRecord,
  SubscriptionRecord,
  TransferRecord,
} from './records.ts';

type Rows<T> = { [id: string]: T };

/** All that the practice provider knows: plain data, so that it can be written to a file as it stands. */
export type PracticeState = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Signs what happens in members' accounts. */
  readonly connectSecret: string;
  readonly prices: Rows<PriceRecord>;
  readonly customers: Rows<CustomerRecord>;
  readonly methods: Rows<MethodRecord>;
  readonly sessions: Rows<SessionRecord>;
  readonly purchases: Rows<PurchaseRecord>;
  readonly charges: Rows<ChargeRecord>;
  readonly refunds: Rows<RefundRecord>;
  readonly subscriptions: Rows<SubscriptionRecord>;
  readonly invoices: Rows<InvoiceRecord>;
  readonly portals: Rows<PortalRecord>;
  readonly payoutAccounts: Rows<PayoutAccountRecord>;
  readonly accountLinks: Rows<AccountLinkRecord>;
  readonly transfers: Rows<TransferRecord>;
  /** Oldest first. */
  events: EventRecord[];
  replies: Rows<ReplyRecord>;
  postings: PostingRecord[];
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** A new id with the provider's prefix and 143 random bits: nobody finds one by trying. */
export function newId(prefix: string): string {
  return `${prefix}_${Array.from({ length: 24 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
}

/** An empty book with fresh keys and the two plans of §9. */
export function newState(): PracticeState {
  const prices = Object.values(PLANS).map((plan): PriceRecord => ({
    id: newId('price'),
    product: newId('prod'),
    plan: plan.id,
    name: plan.name,
    amount: plan.price,
    every: plan.every,
  }));
  return {
    secretKey: `sk_test_${randomBytes(24).toString('hex')}`,
    webhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
    connectSecret: `whsec_${randomBytes(24).toString('hex')}`,
    prices: Object.fromEntries(prices.map((price) => [price.id, price])),
    customers: {},
    methods: {},
    sessions: {},
    purchases: {},
    charges: {},
    refunds: {},
    subscriptions: {},
    invoices: {},
    portals: {},
    payoutAccounts: {},
    accountLinks: {},
    transfers: {},
    events: [],
    replies: {},
    postings: [],
  };
}

/** The record of that id; throws on one that a record of the book must not point to. */
export function known<T>(rows: Rows<T>, id: string): T {
  const found = rows[id];
  if (!found) throw new Error(`The practice book points to ${id}, which it does not hold.`);
  return found;
}
