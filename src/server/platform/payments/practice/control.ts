import { payCheckout } from './billing/checkout.ts';
import { failBank, giveForm, reverseTransfer } from './billing/payouts.ts';
import {
  chargeOf,
  disputeCharge,
  endChargeDispute,
  isRefundable,
  payPurchase,
  refundCharge,
} from './billing/purchase.ts';
import { changeCard } from './billing/cards.ts';
import { dispute, endDispute, refund } from './billing/refunds.ts';
import { known } from './state/state.ts';
import type { CardKind, EventRecord } from './state/records.ts';
import type { ProviderRequest } from './api/answer.ts';
import type { Failure } from './api/listen.ts';
import type { PracticeContext } from './state/context.ts';
import type { Fate, WebhookSender } from './webhooks/webhook-sender.ts';

type Acts = {
  readonly webhookSender: WebhookSender;
  readonly at: <T>(work: (context: PracticeContext) => T) => Promise<T>;
};

/** The strings that tests pull: what goes wrong, and what the member does at the provider's own pages. */
export class Control {
  readonly #acts: Acts;
  #failures: { left: number; failure: Failure; path: string }[] = [];

  constructor(acts: Acts) {
    this.#acts = acts;
  }

  /** Lets the next `count` calls fail, of those whose path begins with `path`. */
  failNext(count: number, failure: Failure, path = '/'): void {
    this.#failures.push({ left: count, failure, path });
  }

  /** The failure that this call meets, or null; counts it. */
  failureOf({ url }: ProviderRequest): Failure | null {
    const planned = this.#failures.find(({ left, path }) => left > 0 && url.startsWith(path));
    if (!planned) return null;
    planned.left -= 1;
    this.#failures = this.#failures.filter(({ left }) => left > 0);
    return planned.failure;
  }

  /** What becomes of each event from now on: `() => ({})` delivers each once. */
  fate(of: (event: EventRecord) => Fate): void {
    this.#acts.webhookSender.fate = of;
  }

  /** Holds every event from now on, until `release`. */
  hold(): void {
    this.fate(() => ({ hold: true }));
  }

  /** Types of the held events, oldest first. */
  get held(): readonly string[] {
    return this.#acts.webhookSender.held;
  }

  /** Lets go what is held, in the order that `reorder` puts it (what it leaves out is lost), and holds no more. */
  release(reorder?: <T>(held: readonly T[]) => readonly T[]): void {
    this.fate(() => ({}));
    this.#acts.webhookSender.release(reorder);
  }

  /** Resolves when every event that is not held was received, or given up. */
  settled(): Promise<void> {
    return this.#acts.webhookSender.settled();
  }

  /** Refuses every charge of a customer, whatever the member's card, until `recover`. */
  decline(customer: string): Promise<void> {
    return this.#acts.at(({ state }) => {
      known(state.customers, customer).declined = true;
    });
  }

  recover(customer: string): Promise<void> {
    return this.#acts.at(({ state }) => {
      known(state.customers, customer).declined = false;
    });
  }

  /** Pays a checkout session as the member would on its page. */
  pay(session: string, card: CardKind = 'pays'): Promise<'done' | 'declined' | 'closed'> {
    return this.#acts.at((context) => {
      const purchase = context.state.purchases[session];
      return purchase
        ? payPurchase(context, purchase, card)
        : payCheckout(context, known(context.state.sessions, session), card);
    });
  }

  /** Gives back a part of what a session was paid with, as an operator would at the provider's own desk. */
  refund(session: string, amount: number): Promise<void> {
    return this.#acts.at((context) => {
      const charge = chargeOf(context, known(context.state.purchases, session).intent ?? '');
      if (!charge || !isRefundable(charge) || charge.refunded + amount > charge.amount)
        throw new Error('there is not so much to give back');
      refundCharge(context, charge, amount);
    });
  }

  /** Gives back part of an invoice, or all of it. False where less than that is left. */
  refundInvoice(invoice: string, cents: number): Promise<boolean> {
    return this.#acts.at((context) => refund(context, known(context.state.invoices, invoice), cents));
  }

  /**
   * Lets the buyer's bank take back what an invoice or a session of one payment was paid with, and ends that. False
   * where there is nothing to dispute or end.
   */
  dispute(paid: string, ended: 'open' | 'won' | 'lost' = 'open'): Promise<boolean> {
    return this.#acts.at((context) => {
      const purchase = context.state.purchases[paid];
      if (purchase) {
        const charge = chargeOf(context, purchase.intent ?? '');
        if (!charge) return false;
        return ended === 'open' ? disputeCharge(context, charge) : endChargeDispute(context, charge, ended);
      }
      const row = known(context.state.invoices, paid);
      return ended === 'open' ? dispute(context, row) : endDispute(context, row, ended);
    });
  }

  /** Makes the card of one customer the very card of another. */
  shareCard(customer: string, of: string): Promise<void> {
    return this.#acts.at(({ state }) => {
      const mark = known(state.methods, known(state.customers, of).method ?? '').mark;
      const own = known(state.methods, known(state.customers, customer).method ?? '');
      if (mark !== undefined) own.mark = mark;
    });
  }

  /** Gives what is asked of somebody who is paid out, as she would on the provider's page. */
  giveForm(account: string): Promise<void> {
    return this.#acts.at((context) => giveForm(context, known(context.state.payoutAccounts, account)));
  }

  /** Lets her bank give back what was paid to it. */
  failBank(account: string): Promise<void> {
    return this.#acts.at((context) => failBank(context, known(context.state.payoutAccounts, account)));
  }

  /** Takes back part of a transfer, or all of it. False where less than that is left. */
  reverseTransfer(transfer: string, cents: number): Promise<boolean> {
    return this.#acts.at((context) => reverseTransfer(context, known(context.state.transfers, transfer), cents));
  }

  /** Changes the member's card as the member would on the portal's page. False when the new one is refused. */
  changeCard(customer: string, card: CardKind = 'pays'): Promise<boolean> {
    return this.#acts.at((context) => changeCard(context, known(context.state.customers, customer), card));
  }
}
