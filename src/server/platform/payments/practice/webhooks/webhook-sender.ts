import { createHmac } from 'node:crypto';
import type { Clock } from '#server/platform/clock.ts';
import type { PracticeState } from '../state/state.ts';
import type { EventRecord, PostingRecord } from '../state/records.ts';
import { API_VERSION, eventWire } from '../wire/event.ts';
import type { Deliver } from './deliver.ts';

/**
 * What becomes of an event on its way: how many copies arrive (0: it is lost), after how long, or that it waits to be
 * released.
 */
export type Fate = { readonly copies?: number; readonly delayMs?: number; readonly hold?: boolean };

export type PostOptions = {
  readonly state: PracticeState;
  readonly clock: Clock;
  readonly deliver: Deliver;
  readonly retryMs: number;
  readonly keep: () => void;
};

const MOST_AT_ONCE = 16;
const MOST_PAUSE_MS = 3_600_000;
/** With the pauses doubling up to an hour, about three days. */
const MOST_ATTEMPTS = 84;

/**
 * Carries events to our endpoint until each is received with 2xx, without keeping their order. What is not received yet
 * stands in the book.
 */
export class WebhookSender {
  readonly #options: PostOptions;
  readonly #waiting: PostingRecord[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #idle: (() => void)[] = [];
  #fresh: { readonly posting: PostingRecord; readonly fate: Fate }[] = [];
  #held: PostingRecord[] = [];
  #open = 0;
  #closed = false;
  fate: (event: EventRecord) => Fate = () => ({});

  constructor(options: PostOptions) {
    this.#options = options;
    for (const posting of options.state.postings) this.#start(posting, 0);
  }

  /** Takes an event over. It stays here until `send`. */
  take(event: EventRecord): void {
    const fate = this.fate(event);
    for (let copy = 0; copy < (fate.copies ?? 1); copy += 1) {
      const posting = { event: event.id, attempts: 0 };
      this.#options.state.postings.push(posting);
      this.#fresh.push({ posting, fate });
    }
  }

  /**
   * Sends off what was taken: to be called when the book that tells of it is kept, so that nobody hears of what a kill
   * undoes.
   */
  send(): void {
    for (const { posting, fate } of this.#fresh.splice(0)) {
      if (fate.hold) this.#held.push(posting);
      else this.#start(posting, fate.delayMs ?? 0);
    }
  }

  /** Types of the events that wait to be released, oldest first. */
  get held(): readonly string[] {
    return this.#held.map(({ event }) => this.#find(event)?.type ?? '');
  }

  /** Lets go what was held; `reorder` may put it in another order, or leave some out, which are lost then. */
  release(reorder: <T>(held: readonly T[]) => readonly T[] = (held) => held): void {
    const chosen = reorder(this.#held);
    for (const lost of this.#held.filter((posting) => !chosen.includes(posting))) this.#forget(lost);
    this.#held = [];
    for (const posting of chosen) this.#start(posting, 0);
  }

  /** Resolves when nothing is on its way any more. What is held does not count. */
  settled(): Promise<void> {
    if (this.#open === 0) return Promise.resolve();
    return new Promise((resolve) => this.#idle.push(resolve));
  }

  close(): void {
    this.#closed = true;
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #start(posting: PostingRecord, delayMs: number): void {
    this.#open += 1;
    this.#after(delayMs, () => {
      this.#waiting.push(posting);
      this.#next();
    });
  }

  #after(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (!this.#closed) work();
    }, ms);
    timer.unref();
    this.#timers.add(timer);
  }

  #running = 0;
  #next(): void {
    while (this.#running < MOST_AT_ONCE) {
      const posting = this.#waiting.shift();
      if (!posting) return;
      this.#running += 1;
      void this.#carry(posting).finally(() => {
        this.#running -= 1;
        if (!this.#closed) this.#next();
      });
    }
  }

  async #carry(posting: PostingRecord): Promise<void> {
    const event = this.#find(posting.event);
    const received = event ? await this.#try(event) : true;
    if (this.#closed) return;
    if (!received && posting.attempts < MOST_ATTEMPTS) {
      const pause = Math.min(MOST_PAUSE_MS, this.#options.retryMs * 2 ** posting.attempts);
      posting.attempts += 1;
      this.#after(pause, () => {
        this.#waiting.push(posting);
        this.#next();
      });
      return;
    }
    this.#forget(posting);
    this.#options.keep();
    this.#open -= 1;
    if (this.#open === 0) for (const resolve of this.#idle.splice(0)) resolve();
  }

  /** Signed anew at each try with real time, so that it is never too old. Nobody there counts as not received. */
  async #try(event: EventRecord): Promise<boolean> {
    const { state, clock, deliver } = this.#options;
    const body = JSON.stringify(eventWire(event, 1));
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (practice)',
      'stripe-signature': signedEvent(body, {
        secret: event.account === undefined ? state.webhookSecret : state.connectSecret,
        at: clock.real(),
      }),
      'stripe-version': API_VERSION,
    };
    const status = await deliver({ body, headers }).catch(() => 0);
    return status >= 200 && status < 300;
  }

  #find(id: string): EventRecord | undefined {
    return this.#options.state.events.findLast((event) => event.id === id);
  }

  #forget(posting: PostingRecord): void {
    const at = this.#options.state.postings.indexOf(posting);
    if (at >= 0) this.#options.state.postings.splice(at, 1);
  }
}

/**
 * The provider's signature header over a body: scheme v1, HMAC-SHA256 of `<seconds>.<body>` under the webhook secret.
 */
export function signedEvent(body: string, { secret, at }: { secret: string; at: Date }): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
