import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { table } from '#contract/table.ts';
import { ApiError, NetworkError } from '#web/platform/api-error.ts';
import type { OutboxEntry, OutboxStore } from '#web/platform/outbox/entry.ts';
import { memoryStore } from '#web/platform/outbox/memory-store.ts';
import { Outbox } from '#web/platform/outbox/outbox.ts';
import { sealedStore } from '#web/platform/outbox/sealed-store.ts';
import type { Edit } from './edits.ts';

export type Line = { readonly origin: string; readonly cookie: string; readonly owner: string };
type Sent = { readonly params?: Record<string, string>; readonly body?: unknown; readonly version?: number };
/** Shares of requests that never arrive, and of answers that never come back. */
const [LOST, UNHEARD] = [0.1, 0.15];

/**
 * A store of a browser of its own: sealed, as on the member's device, or in memory where there are too many to seal and
 * open again for each step.
 */
export async function storeOf(isSealed: boolean): Promise<OutboxStore> {
  if (!isSealed) return memoryStore();
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  return sealedStore();
}

/** One device of the member's: the product's own outbox over its store, and a line that may be down. */
export class Device {
  readonly #line: Line;
  readonly #store: OutboxStore;
  readonly #chance: () => number;
  #outbox: Outbox;
  #last: Promise<unknown> = Promise.resolve();
  isOnline = false;
  /** Forgets the key of a request at each try: the fault that a proof plants. */
  forgetsKeys = false;

  constructor(line: Line, { store, chance }: { store: OutboxStore; chance: () => number }) {
    this.#line = line;
    this.#store = store;
    this.#chance = chance;
    this.#outbox = this.#opened();
  }

  /**
   * As a page does it: the words are kept before anything is sent. Resolves when they lie here and could not be sent.
   */
  async do({ call }: Edit): Promise<void> {
    // It cannot be sent: the page is told so once the words are kept and a first try has failed.
    await this.#outbox.post(call).catch(() => undefined);
  }

  /** The tab closes and another opens: nothing stays but the store. */
  restart(): void {
    this.#outbox = this.#opened();
  }

  /** Sends until nothing waits any more; says what the server refused. */
  async sendAll(): Promise<readonly OutboxEntry[]> {
    for (let passes = 0; passes < 5_000; passes += 1) {
      const { entries } = await this.#store.all(this.#line.owner);
      if (entries.every(({ refused }) => refused !== null)) return entries;
      await this.#outbox.flush();
    }
    throw new Error('the outbox did not empty');
  }

  #opened(): Outbox {
    return new Outbox({
      store: this.#store,
      owner: () => this.#line.owner,
      send: (entry) => this.#send(entry),
      locks: { request: (_name, work) => (this.#last = this.#last.then(work, work)) },
      tell: () => undefined,
      waits: () => undefined,
      show: () => undefined,
      refresh: async () => undefined,
      now: () => new Date(),
      chance: this.#chance,
    });
  }

  async #send({ name, input, key }: OutboxEntry): Promise<unknown> {
    if (!this.isOnline || this.#chance() < LOST) throw new NetworkError();
    const { method, path } = table[name];
    const { params = {}, body, version } = input as Sent;
    const headers = {
      cookie: this.#line.cookie,
      'content-type': 'application/json',
      'idempotency-key': this.forgetsKeys ? crypto.randomUUID() : key,
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    };
    const reply = await fetch(
      `${this.#line.origin}${path.replace(/:(\w+)/g, (_, part: string) => params[part] ?? '')}`,
      { method, headers, body: JSON.stringify(body) },
    );
    const text = await reply.text();
    if (this.#chance() < UNHEARD) throw new NetworkError();
    if (!reply.ok) throw new ApiError(reply.status, text, reply);
    return text === '' ? undefined : JSON.parse(text);
  }
}
