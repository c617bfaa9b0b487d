import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import { ApiError, NetworkError } from '#web/platform/api-error.ts';
import type { QueuedCall, OutboxEntry, OutboxStore } from '#web/platform/outbox/entry.ts';
import { Outbox, type News, type OutboxNeeds } from '#web/platform/outbox/outbox.ts';
import { NOTHING_KEPT, type OutboxState } from '#web/platform/outbox/outbox-state.ts';
import { sealedStore } from '#web/platform/outbox/sealed-store.ts';

export type BenchOutcome = 'ok' | 'lost' | 'hang' | number | { status: number; code?: string; retryAfter?: string };
export const MAREN = 'maren';
export const INES = 'ines';

type Sent = { key: string; input: unknown; owner: string };
/** What the server answers in turn, what it fails on for as long as it is told to, and what was sent. */
export const server = { answers: [] as BenchOutcome[], failing: new Set<string>(), sent: [] as Sent[] };
let last: Promise<unknown> = Promise.resolve();
/** One lock for all tabs, as a browser has it. */
export const locks: OutboxNeeds['locks'] = { request: (_name, work) => (last = last.then(work, work)) };
/**
 * A fresh browser and server for each test of the file that calls this once. Hooks of a module would belong to the
 * first file alone.
 */
export function freshForEachTest(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    globalThis.indexedDB = new IDBFactory();
    Object.assign(server, { answers: [], failing: new Set(), sent: [] });
    last = Promise.resolve();
  });
  afterEach(() => {
    vi.useRealTimers();
    // Other files share this browser: no database of a test is left to them.
    globalThis.indexedDB = new IDBFactory();
  });
}

function refusal(answer: Exclude<BenchOutcome, string>): ApiError {
  const { status, code = 'invalid_input', retryAfter = '' } = typeof answer === 'number' ? { status: answer } : answer;
  return new ApiError(status, JSON.stringify({ message: `no ${status}`, code }), {
    statusText: '',
    headers: new Headers(retryAfter ? { 'retry-after': retryAfter } : {}),
  });
}

async function send({ key, input }: OutboxEntry, owner: string): Promise<unknown> {
  server.sent.push({ key, input, owner });
  const answer = server.failing.has(JSON.stringify(input)) ? 500 : (server.answers.shift() ?? 'ok');
  if (answer === 'hang') return new Promise(() => undefined);
  if (answer === 'lost') throw new NetworkError();
  if (answer !== 'ok') throw refusal(answer);
  return { did: input };
}

export type BenchTab = { outbox: Outbox; state: () => OutboxState; refreshed: OutboxEntry[][]; news: News[] };
/** One tab of the browser, for Maren unless it is told otherwise. All tabs share one database and one lock. */
export async function tab({
  owner = () => MAREN,
  store,
}: { owner?: () => string | null; store?: OutboxStore } = {}): Promise<BenchTab> {
  let state = NOTHING_KEPT;
  const [refreshed, news]: [OutboxEntry[][], News[]] = [[], []];
  const outbox = new Outbox({
    store: store ?? (await sealedStore()),
    owner,
    send,
    locks,
    tell: (one) => void news.push(one),
    show: (next) => void (state = next),
    waits: () => undefined,
    refresh: async (late) => void refreshed.push([...late]),
    now: () => new Date('2026-11-21T08:00:00Z'),
    chance: () => 1,
  });
  return { outbox, state: () => state, refreshed, news };
}

/** A call that writes words to a thing. */
export const log = (words: string, entityKey = '2026-11-21'): QueuedCall => ({
  name: 'putDayLog',
  input: { body: { date: entityKey, note: words } },
  entityKey,
});
/** The words that were sent, in order. */
export const notes = () => server.sent.map(({ input }) => (input as { body: { note: string } }).body.note);
/** What became of a call: 'answered', or the error. */
export const kept = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => error,
  );
/** When whatever sends now is done. */
export const settled = () => locks.request('', async () => undefined);

/** The browser is killed: what held the lock lets go of it. */
export function kill(): void {
  last = Promise.resolve();
}
