import { NetworkError, type ApiError } from '#web/platform/api-error.ts';
import { restAfter } from './backoff.ts';
import type { QueuedCall, OutboxEntry, OutboxStore } from './entry.ts';
import { QueuedOffline, type QueuedReason } from './queued-offline.ts';
import { gathered } from './page-conflict.ts';
import { NOTHING_KEPT, type OutboxState } from './outbox-state.ts';
import { verdictOn, type SendVerdict } from './verdict.ts';

/** How long a screen waits for an answer before it is told that its call is kept for later, in milliseconds. */
export const PATIENCE_MS = 10_000;
const LOCK = 'outbox';

/** Tells other tabs of this browser what happened. */
export type News =
  | { readonly kind: 'changed' | 'fresh' }
  | { readonly kind: 'sent'; readonly order: number; readonly reply: unknown };
/** What the outbox works with; tests bring their own. */
export type OutboxNeeds = {
  readonly store: OutboxStore;
  /** The member who is signed in, by what this page knows. */
  readonly owner: () => string | null;
  readonly send: (entry: OutboxEntry, owner: string) => Promise<unknown>;
  readonly locks: { request(name: string, work: () => Promise<void>): Promise<unknown> };
  readonly tell: (news: News) => void;
  readonly show: (state: OutboxState) => void;
  /** Something could not be sent and stays here. */
  readonly waits: () => void;
  /** Fetches anew what is on screen, after something was sent that no screen waited for. */
  readonly refresh: (sent: readonly OutboxEntry[]) => Promise<void>;
  readonly now: () => Date;
  readonly chance: () => number;
};
type Waiter = { readonly keep: (reply: unknown) => void; readonly refuse: (error: Error) => void };
type Pass = {
  readonly owner: string;
  readonly held: Set<string>;
  readonly late: OutboxEntry[];
  sent: number;
  trouble: { after: number; noRoom: boolean } | null;
};

/**
 * Every write of a member, kept before it is sent: in order for each thing, once, for the member alone. One tab sends
 * at a time. Nothing leaves the outbox but by an answer of the server that says it is done, or by the member's own
 * hand.
 */
export class Outbox {
  readonly #needs: OutboxNeeds;
  readonly #waiters = new Map<number, Waiter[]>();
  readonly #told = new Set<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #troubles = 0;
  #looks = 0;
  #paused = false;
  #isOver = false;
  #sending = false;
  #writing: Promise<unknown> = Promise.resolve();

  constructor(needs: OutboxNeeds) {
    this.#needs = needs;
  }

  /**
   * Keeps a call, sends it, and answers with the reply. Rejects with ApiError where the server refused, with
   * KeptForLater where it could not be sent in time.
   */
  async post(call: QueuedCall): Promise<unknown> {
    const owner = this.#needs.owner();
    if (!owner) throw new Error('nobody is signed in');
    const entry = await this.#oneByOne(() => this.#kept(call, owner));
    const reply = this.#replyTo(entry);
    // It may be refused before the caller listens.
    reply.catch(() => undefined);
    await this.look();
    void this.flush();
    return reply;
  }

  /** Sends what waits. Resolves when nothing more can be sent now. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#needs.locks.request(LOCK, () => this.#pass());
  }

  /** Shows what lies here now. One that another has begun after shows nothing: it may have read what is gone. */
  async look(): Promise<void> {
    const owner = this.#needs.owner();
    const mine = ++this.#looks;
    if (!owner) return this.#needs.show(NOTHING_KEPT);
    const { entries, unreadable } = await this.#needs.store.all(owner);
    if (mine < this.#looks) return;
    const waiting = entries.filter(({ refused }) => !refused);
    const refused = entries.filter((entry) => entry.refused);
    const quiet = refused.filter(({ order }) => this.#told.has(order)).length;
    this.#needs.show({
      waiting,
      refused,
      quiet,
      unreadable,
      lasting: this.#needs.store.lasting,
      paused: this.#paused,
      sending: this.#sending,
    });
  }

  /** Sends a refused entry once more, as a new action, or another call in its place. */
  async retry(
    { order, name, input, entityKey, at }: OutboxEntry,
    instead: QueuedCall = { name, input, entityKey },
  ): Promise<void> {
    const owner = this.#needs.owner();
    if (!owner) return;
    await this.#needs.store.add(owner, { ...instead, at, key: crypto.randomUUID() });
    await this.#needs.store.remove(owner, order);
    await this.#changed();
    await this.flush();
  }

  /** Takes an entry out for good, because the member said so. */
  async discard(order: number): Promise<void> {
    const owner = this.#needs.owner();
    if (!owner) return;
    await this.#needs.store.remove(owner, order);
    this.#settle(order, (waiter) => waiter.refuse(new NetworkError()));
    await this.#changed();
  }

  /** Takes out what met a newer version of a page, once the member has chosen elsewhere what stands there. */
  async dropConflicts(id: string): Promise<void> {
    const owner = this.#needs.owner();
    const { entries } = owner ? await this.#needs.store.all(owner) : { entries: [] };
    for (const entry of entries)
      if (entry.refused?.current?.id === id) await this.#needs.store.remove(owner ?? '', entry.order);
    await this.#changed();
  }

  /**
   * Tries to send everything before the member leaves, no longer than `within` milliseconds, and says how many entries
   * stay behind.
   */
  async empty(within: number): Promise<number> {
    const owner = this.#needs.owner();
    if (!owner) return 0;
    await Promise.race([this.flush(), new Promise((done) => setTimeout(done, within))]);
    const { entries, unreadable } = await this.#needs.store.all(owner);
    return entries.length + unreadable.length;
  }

  /** Tries nothing more by itself: its page is over. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#isOver = true;
  }

  /** Forgets everything of a member on this device, the member's key included. */
  async clear(owner: string): Promise<void> {
    clearTimeout(this.#timer);
    await this.#needs.store.clear(owner);
    this.#needs.show(NOTHING_KEPT);
    this.#needs.tell({ kind: 'changed' });
  }

  /** Heeds another tab. */
  async hear(news: News): Promise<void> {
    if (news.kind === 'sent') return void this.#settle(news.order, (waiter) => waiter.keep(news.reply));
    if (news.kind === 'fresh') await this.#needs.refresh([]);
    await this.look();
  }

  // A double press writes one entry: the second looks when the first is in.
  #oneByOne<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#writing.then(work, work);
    this.#writing = next;
    return next;
  }

  /**
   * The same words for the same thing, not answered yet, are the same action; a refusal they met before is settled by
   * the new try.
   */
  async #kept(call: QueuedCall, owner: string): Promise<OutboxEntry> {
    const { store, now } = this.#needs;
    const { entries } = await store.all(owner);
    const same = entries.filter(({ name, entityKey }) => name === call.name && entityKey === call.entityKey);
    const isLike = (entry: OutboxEntry) => JSON.stringify(entry.input) === JSON.stringify(call.input);
    for (const entry of same) if (entry.refused && isLike(entry)) await store.remove(owner, entry.order);
    const last = same.findLast(({ refused }) => !refused);
    if (last && isLike(last)) return last;
    const added = await store.add(owner, { ...call, key: crypto.randomUUID(), at: now().toISOString() });
    this.#needs.tell({ kind: 'changed' });
    return added;
  }

  #replyTo({ order }: OutboxEntry): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#giveUp(order, 'unreachable'), PATIENCE_MS);
      const waiter: Waiter = {
        keep: (reply) => (clearTimeout(timer), resolve(reply)),
        refuse: (error) => (clearTimeout(timer), reject(error)),
      };
      this.#waiters.set(order, [...(this.#waiters.get(order) ?? []), waiter]);
    });
  }

  async #pass(): Promise<void> {
    const owner = this.#needs.owner();
    if (!owner) return;
    const pass: Pass = { owner, held: new Set(), late: [], sent: 0, trouble: null };
    this.#paused = false;
    this.#sending = true;
    await this.look();
    for (let next = await this.#next(pass, 0); next && !this.#paused; next = await this.#next(pass, next.order)) {
      const verdict = await this.#sendOne(next, pass);
      if (verdict?.is === 'later' && verdict.all) break;
    }
    this.#sending = false;
    await this.#end(pass);
  }

  /** The first entry after a number that may go: not refused, and nothing before it on the same thing is held up. */
  async #next({ owner, held }: Pass, after: number): Promise<OutboxEntry | undefined> {
    const { entries } = await this.#needs.store.all(owner);
    return entries.find(({ order, refused, entityKey }) => order > after && !refused && !held.has(entityKey));
  }

  async #sendOne(entry: OutboxEntry, pass: Pass): Promise<SendVerdict | null> {
    try {
      await this.#done(entry, { reply: await this.#needs.send(entry, pass.owner), pass });
      return null;
    } catch (error) {
      const verdict = verdictOn(error);
      pass.held.add(entry.entityKey);
      if (verdict.is === 'signed_out') this.#paused = true;
      if (verdict.is === 'later')
        pass.trouble = { after: Math.max(verdict.after, pass.trouble?.after ?? 0), noRoom: verdict.noRoom === true };
      if (verdict.is === 'refused') await this.#refused(entry, { error: verdict.error, pass });
      return verdict;
    }
  }

  async #done(entry: OutboxEntry, { reply, pass }: { reply: unknown; pass: Pass }): Promise<void> {
    const { store, tell } = this.#needs;
    this.#troubles = 0;
    pass.sent += 1;
    await store.remove(pass.owner, entry.order);
    // What a screen was told of and the member then sent otherwise is settled.
    const { entries } = await store.all(pass.owner);
    for (const old of entries)
      if (old.refused?.told && old.name === entry.name && old.entityKey === entry.entityKey)
        await store.remove(pass.owner, old.order);
    if (!this.#settle(entry.order, (waiter) => waiter.keep(reply))) pass.late.push(entry);
    tell({ kind: 'sent', order: entry.order, reply });
  }

  async #refused(entry: OutboxEntry, { error, pass }: { error: ApiError; pass: Pass }): Promise<void> {
    pass.held.delete(entry.entityKey);
    const { store, tell } = this.#needs;
    const current = error.status === 412 ? error.body?.current : undefined;
    const { whole, joined, others } = gathered(entry, current ? (await store.all(pass.owner)).entries : []);
    for (const one of [whole, ...others]) {
      const told = this.#waiters.has(one.order);
      if (told) this.#told.add(one.order);
      const refused = { status: error.status, message: error.body?.message ?? error.message, told };
      await store.change(pass.owner, { ...one, refused: { ...refused, ...(current && { current }) } });
    }
    for (const { order } of joined) await store.remove(pass.owner, order);
    let isTold = false;
    for (const { order } of [entry, ...joined, ...others])
      isTold = this.#settle(order, (waiter) => waiter.refuse(error)) || isTold;
    // The page shows what stands there now, and no longer what was to come.
    if (current && !isTold) pass.late.push(entry);
    tell({ kind: 'changed' });
  }

  async #end({ late, sent, trouble }: Pass): Promise<void> {
    const why: QueuedReason = this.#paused ? 'signed_out' : trouble?.noRoom ? 'no_room' : 'unreachable';
    if (this.#paused || trouble) {
      for (const order of [...this.#waiters.keys()]) this.#giveUp(order, why);
      this.#needs.waits();
    }
    if (trouble && !this.#paused && !this.#isOver) {
      this.#troubles += 1;
      this.#timer = setTimeout(
        () => void this.flush(),
        restAfter(this.#troubles, { after: trouble.after, chance: this.#needs.chance() }),
      );
    }
    // The screens hear what the server has now before they stop showing what was on its way.
    if (late.length > 0) await this.#needs.refresh(late);
    if (sent > 0) this.#needs.tell({ kind: 'fresh' });
    await this.look();
  }

  #giveUp(order: number, why: QueuedReason): void {
    this.#settle(order, (waiter) => waiter.refuse(new QueuedOffline(why, this.#needs.store.lasting)));
  }

  /** Tells those who wait for an entry; whether there were any. */
  #settle(order: number, tell: (waiter: Waiter) => void): boolean {
    const waiters = this.#waiters.get(order) ?? [];
    this.#waiters.delete(order);
    waiters.forEach(tell);
    return waiters.length > 0;
  }

  async #changed(): Promise<void> {
    this.#needs.tell({ kind: 'changed' });
    await this.look();
  }
}
