import { payCheckout } from './billing/checkout.ts';
import { changeCard } from './billing/cards.ts';
import { known } from './book/book.ts';
import type { CardKind, EventRecord } from './book/records.ts';
import type { Asked } from './api/answer.ts';
import type { Failure } from './api/listen.ts';
import type { Desk } from './book/desk.ts';
import type { Fate, Post } from './post/post.ts';

type Acts = { readonly post: Post; readonly at: <T>(work: (desk: Desk) => T) => Promise<T> };

/** The strings that tests pull: what goes wrong, and what she does at the provider's own pages. */
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
  failureOf({ url }: Asked): Failure | null {
    const planned = this.#failures.find(({ left, path }) => left > 0 && url.startsWith(path));
    if (!planned) return null;
    planned.left -= 1;
    this.#failures = this.#failures.filter(({ left }) => left > 0);
    return planned.failure;
  }

  /** What becomes of each event from now on: `() => ({})` delivers each once. */
  fate(of: (event: EventRecord) => Fate): void {
    this.#acts.post.fate = of;
  }

  /** Holds every event from now on, until `release`. */
  hold(): void {
    this.fate(() => ({ hold: true }));
  }

  /** Types of the held events, oldest first. */
  get held(): readonly string[] {
    return this.#acts.post.held;
  }

  /** Lets go what is held, in the order that `reorder` puts it (what it leaves out is lost), and holds no more. */
  release(reorder?: <T>(held: readonly T[]) => readonly T[]): void {
    this.fate(() => ({}));
    this.#acts.post.release(reorder);
  }

  /** Resolves when every event that is not held was received, or given up. */
  settled(): Promise<void> {
    return this.#acts.post.settled();
  }

  /** Refuses every charge of a customer, whatever her card, until `recover`. */
  decline(customer: string): Promise<void> {
    return this.#acts.at(({ book }) => {
      known(book.customers, customer).declined = true;
    });
  }

  recover(customer: string): Promise<void> {
    return this.#acts.at(({ book }) => {
      known(book.customers, customer).declined = false;
    });
  }

  /** Pays a checkout session as she would on its page. */
  pay(session: string, card: CardKind = 'pays'): Promise<'done' | 'declined' | 'closed'> {
    return this.#acts.at((desk) => payCheckout(desk, known(desk.book.sessions, session), card));
  }

  /** Changes her card as she would on the portal's page. False when the new one is refused. */
  changeCard(customer: string, card: CardKind = 'pays'): Promise<boolean> {
    return this.#acts.at((desk) => changeCard(desk, known(desk.book.customers, customer), card));
  }
}
