import '#web/platform/endpoints/feedback-endpoints.ts';
import { call } from '#web/platform/api.ts';
import type { AppState } from '#web/platform/app-state.ts';
import { askUser } from '#web/platform/session.ts';
import { sendNow } from './send-now.ts';
import type { QueuedCall, OutboxEntry, OutboxStore } from './entry.ts';
import { askToPersist, countUnsent, mournVanished } from './counter.ts';
import { correctedNow, sentOf, withSight } from './edit-times.ts';
import { memoryStore } from './memory-store.ts';
import { mayBeKept } from './never-kept.ts';
import { Outbox, type News, type OutboxNeeds } from './outbox.ts';
import { outboxNow, showOutbox } from './outbox-state.ts';
import { sealedStore } from './sealed-store.ts';

/**
 * How long a request may take before it counts as lost, and what is on screen may take to be fetched anew, in
 * milliseconds.
 */
const REQUEST_MS = 30_000;
const REFRESH_MS = 5_000;

/**
 * The outbox of this page: in the browser's database where there is one, its locks and its news between tabs. It sends
 * what waits at once, when the network returns, and when the member comes back to the page, until `ended`.
 */
export async function openOutbox(appState: AppState, ended: AbortSignal): Promise<Outbox> {
  await mournVanished();
  const store = await openStore();
  const channel = store.lasting && 'BroadcastChannel' in globalThis ? new BroadcastChannel('outbox') : null;
  const outbox = new PageOutbox(
    {
      store,
      owner: () => appState.get().user?.id ?? null,
      send,
      locks: locksHere(),
      tell: (news) => channel?.postMessage(news),
      show: (state) => {
        showOutbox(state);
        if (appState.get().user) countUnsent(state);
      },
      waits: () => store.lasting && askToPersist(),
      refresh: (sent) => refresh(appState, sent),
      now: () => correctedNow(appState),
      chance: Math.random,
    },
    appState,
  );
  if (channel) channel.onmessage = ({ data }: MessageEvent<News>) => void outbox.hear(data);
  const go = () => void (document.hidden || outbox.flush());
  const until = { signal: ended };
  window.addEventListener('online', go, until);
  document.addEventListener('visibilitychange', go, until);
  window.addEventListener('beforeunload', askBeforeLoss, until);
  ended.addEventListener('abort', () => {
    channel?.close();
    outbox.stop();
  });
  go();
  return outbox;
}

/** Where nothing is kept beyond this page, leaving it asks first. */
function askBeforeLoss(event: BeforeUnloadEvent): void {
  const { lasting, waiting, refused } = outboxNow();
  if (!lasting && waiting.length + refused.length > 0) event.preventDefault();
}

/** The outbox of a page, which lets pass by what is never kept. */
class PageOutbox extends Outbox {
  readonly #appState: AppState;

  constructor(needs: OutboxNeeds, appState: AppState) {
    super(needs);
    this.#appState = appState;
  }

  override post(call: QueuedCall): Promise<unknown> {
    if (!mayBeKept(call.name)) return sendNow(call.name, call.input as never, call.entityKey);
    return super.post(withSight(call, this.#appState));
  }
}

async function openStore(): Promise<OutboxStore> {
  const isAble = 'indexedDB' in globalThis && globalThis.crypto?.subtle !== undefined;
  return isAble ? sealedStore().catch(memoryStore) : memoryStore();
}

function send(entry: OutboxEntry, owner: string): Promise<unknown> {
  const along = {
    ...sentOf(entry),
    key: entry.key,
    headers: { 'for-member': owner },
    signal: AbortSignal.timeout(REQUEST_MS),
  };
  return call(...([entry.name, along] as unknown as Parameters<typeof call>));
}

/** The browser's locks, held by one tab at a time; without them, one after the other in this tab. */
function locksHere(): OutboxNeeds['locks'] {
  const { locks } = navigator as Partial<Navigator>;
  if (locks) return { request: (name, work) => locks.request(name, work) };
  let last: Promise<unknown> = Promise.resolve();
  return { request: (_name, work) => (last = last.then(work, work)) };
}

async function refresh(appState: AppState, sent: readonly OutboxEntry[]): Promise<void> {
  const work = [
    appState.client?.invalidateQueries(),
    sent.some(({ name }) => name === 'patchUser') ? askUser(appState) : null,
  ];
  await Promise.race([Promise.allSettled(work), new Promise((done) => setTimeout(done, REFRESH_MS))]);
}
