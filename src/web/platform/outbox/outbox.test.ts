import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '#web/platform/api-error.ts';
import type { Call, Entry, OutboxStore } from './entry.ts';
import { KeptForLater } from './kept-for-later.ts';
import { memoryStore } from './memory-store.ts';
import { Outbox, PATIENCE_MS, type News, type OutboxNeeds } from './outbox.ts';
import { NOTHING_KEPT, type OutboxState } from './outbox-state.ts';
import { sealedStore } from './sealed-store.ts';

type Answer = 'ok' | 'lost' | 'hang' | number | { status: number; code?: string; retryAfter?: string };
const MAREN = 'maren';
const INES = 'ines';

let answers: Answer[] = [];
let failing = new Set<string>();
let sent: { key: string; input: unknown; owner: string }[] = [];
let last: Promise<unknown> = Promise.resolve();
/** One lock for all tabs, as a browser has it. */
const locks: OutboxNeeds['locks'] = { request: (_name, work) => (last = last.then(work, work)) };
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  globalThis.indexedDB = new IDBFactory();
  [answers, sent, last, failing] = [[], [], Promise.resolve(), new Set()];
});
afterEach(() => vi.useRealTimers());

function refusal(answer: Exclude<Answer, string>): ApiError {
  const { status, code = 'invalid_input', retryAfter = null } = typeof answer === 'number' ? { status: answer } : answer;
  return new ApiError(status, JSON.stringify({ message: `no ${status}`, code }), { statusText: '', retryAfter });
}

async function send({ key, input }: Entry, owner: string): Promise<unknown> {
  sent.push({ key, input, owner });
  const answer = failing.has(JSON.stringify(input)) ? 500 : (answers.shift() ?? 'ok');
  if (answer === 'hang') return new Promise(() => undefined);
  if (answer === 'lost') throw new NetworkError();
  if (answer !== 'ok') throw refusal(answer);
  return { did: input };
}

type Tab = { outbox: Outbox; state: () => OutboxState; refreshed: Entry[][]; news: News[] };
async function tab({ owner = () => MAREN, store }: { owner?: () => string | null; store?: OutboxStore } = {}): Promise<Tab> {
  let state = NOTHING_KEPT;
  const [refreshed, news]: [Entry[][], News[]] = [[], []];
  const outbox = new Outbox({
    store: store ?? (await sealedStore()),
    owner,
    send,
    locks,
    tell: (one) => void news.push(one),
    show: (next) => void (state = next),
    refresh: async (late) => void refreshed.push([...late]),
    now: () => new Date('2026-11-21T08:00:00Z'),
    chance: () => 1,
  });
  return { outbox, state: () => state, refreshed, news };
}

const log = (words: string, thing = '2026-11-21'): Call => ({ name: 'putDayLog', input: { body: { date: thing, note: words } }, thing });
const notes = () => sent.map(({ input }) => (input as { body: { note: string } }).body.note);
const kept = (call: Promise<unknown>) => call.then(() => 'answered', (error: unknown) => error);
const settled = () => locks.request('', async () => undefined);

describe('an entry is written before the request, and gone after the answer', () => {
  test('the reply comes back; nothing stays', async () => {
    const { outbox, state } = await tab();
    expect(await outbox.post(log('a'))).toEqual({ did: log('a').input });
    await settled();
    expect([state().waiting, sent[0]?.owner]).toEqual([[], MAREN]);
  });
  test('while the request is under way it lies in the database already, sealed', async () => {
    answers = ['hang'];
    const { outbox } = await tab();
    outbox.post(log('the secret words')).catch(() => undefined);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    const db = await openDB('outbox');
    const [row] = (await db.getAll('entries')) as { owner: string; sealed: { bytes: ArrayBuffer } }[];
    expect(row?.owner).toBe(MAREN);
    expect(new TextDecoder().decode(row?.sealed.bytes)).not.toContain('secret');
    expect(JSON.stringify({ ...row, sealed: null })).not.toMatch(/secret|putDayLog|2026/);
    const [key] = (await db.getAll('keys')) as CryptoKey[];
    expect(key?.extractable).toBe(false);
    db.close();
  });
  test('killed between write and reply: a new page on the same database sends it once, under the same key', async () => {
    answers = ['hang'];
    (await tab()).outbox.post(log('a')).catch(() => undefined);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    last = Promise.resolve();
    const again = await tab();
    await again.outbox.flush();
    await again.outbox.flush();
    expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
    expect(again.state().waiting).toEqual([]);
    expect(again.refreshed.map((late) => late.map(({ name }) => name))).toEqual([['putDayLog']]);
  });
});

describe('in order', () => {
  test('later words for a thing wait for the earlier, other things go on', async () => {
    failing.add(JSON.stringify(log('first').input));
    const { outbox, state } = await tab();
    const calls = [outbox.post(log('first')), outbox.post(log('second')), outbox.post(log('other', '2026-11-20'))].map(kept);
    expect(await Promise.all(calls)).toEqual([expect.any(KeptForLater), expect.any(KeptForLater), 'answered']);
    await settled();
    expect(new Set(notes())).toEqual(new Set(['first', 'other']));
    expect(state().waiting.map(({ input }) => (input as { body: { note: string } }).body.note)).toEqual(['first', 'second']);
    failing.clear();
    sent = [];
    await outbox.flush();
    expect(notes()).toEqual(['first', 'second']);
  });
  test('twice is once: the same words before an answer are the same action', async () => {
    answers = ['lost'];
    const { outbox, state } = await tab();
    await kept(outbox.post(log('a')));
    expect(state().waiting).toHaveLength(1);
    expect(await outbox.post(log('a'))).toEqual({ did: log('a').input });
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });
  test('a double press is one entry, and both presses hear the answer', async () => {
    const { outbox } = await tab();
    expect(await Promise.all([kept(outbox.post(log('a'))), kept(outbox.post(log('a')))])).toEqual(['answered', 'answered']);
    expect(sent).toHaveLength(1);
  });
  test('other words in between are actions of their own', async () => {
    answers = ['lost', 'lost', 'lost'];
    const { outbox, state } = await tab();
    for (const words of ['light', 'heavy', 'light']) await kept(outbox.post(log(words)));
    expect(state().waiting).toHaveLength(3);
    await outbox.flush();
    expect(notes().slice(3)).toEqual(['light', 'heavy', 'light']);
  });
});

describe('what an answer means', () => {
  test.each<[string, Answer]>([['no network', 'lost'], ['500', 500], ['503', 503], ['429', 429], ['409 in flight', { status: 409, code: 'in_flight' }], ['408', 408]])('%s: kept, and sent again by itself', async (_, answer) => {
    answers = [answer];
    const { outbox, state } = await tab({ store: memoryStore() });
    const first = kept(outbox.post(log('a')));
    await vi.advanceTimersByTimeAsync(0);
    expect(await first).toBeInstanceOf(KeptForLater);
    expect([state().waiting.length, sent.length]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect([state().waiting.length, sent.length]).toEqual([0, 2]);
  });
  test('Retry-After is honoured', async () => {
    answers = [{ status: 429, retryAfter: '40' }];
    const { outbox } = await tab({ store: memoryStore() });
    void kept(outbox.post(log('a')));
    await vi.advanceTimersByTimeAsync(39_999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
  });
  test('no answer in time: the screen is told it is kept, and the entry goes on', async () => {
    answers = ['hang'];
    const { outbox, state } = await tab({ store: memoryStore() });
    const call = kept(outbox.post(log('a')));
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(await call).toBeInstanceOf(KeptForLater);
    expect(state().waiting).toHaveLength(1);
  });
  test('401 pauses everything until she is signed in again', async () => {
    answers = [{ status: 401, code: 'session_ended' }];
    const { outbox, state } = await tab();
    expect(await kept(outbox.post(log('a')))).toMatchObject({ why: 'signed_out', message: 'Saved on this device. It will be sent once you have signed in again.' });
    await settled();
    expect(state()).toMatchObject({ paused: true, waiting: [{ name: 'putDayLog' }] });
    const again = await tab();
    await again.outbox.flush();
    expect(again.state()).toMatchObject({ paused: false, waiting: [] });
    expect(notes()).toEqual(['a', 'a']);
  });
  test.each([400, 402, 404, 409, 413, 422])('%i needs her attention: the words are kept and later ones go on', async (status) => {
    answers = [status, 'ok'];
    const { outbox, state } = await tab();
    expect(await kept(outbox.post(log('a')))).toMatchObject({ status });
    await outbox.post(log('b', 'another'));
    await settled();
    expect(state()).toMatchObject({ waiting: [], refused: [{ input: log('a').input, refused: { status, message: `no ${status}`, told: true } }], quiet: 1 });
  });
});

describe('what was refused', () => {
  async function refusedLater(): Promise<Tab> {
    answers = ['lost', 422];
    const one = await tab();
    await kept(one.outbox.post(log('a')));
    await one.outbox.flush();
    return one;
  }
  test('with nobody there to be told it is counted, and a later success on the thing does not take it away', async () => {
    const { outbox, state } = await refusedLater();
    expect(state()).toMatchObject({ quiet: 0, refused: [{ refused: { told: false } }] });
    await outbox.post(log('b'));
    await settled();
    expect(state().refused).toHaveLength(1);
  });
  test('what a screen told of is settled by what she sends instead', async () => {
    answers = [422, 'ok'];
    const { outbox, state } = await tab();
    await kept(outbox.post(log('a')));
    await outbox.post(log('b'));
    await settled();
    expect(state().refused).toEqual([]);
  });
  test('tried again it is a new action', async () => {
    const { outbox, state } = await refusedLater();
    const [entry] = state().refused;
    if (entry) await outbox.retry(entry);
    expect([state().refused, state().waiting]).toEqual([[], []]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });
  test('discarded it is gone, and only then', async () => {
    const { outbox, state } = await refusedLater();
    await outbox.flush();
    expect(state().refused).toHaveLength(1);
    await outbox.discard(state().refused[0]?.order ?? 0);
    expect(state().refused).toEqual([]);
  });
});

describe('another account on the same device', () => {
  test('neither sees, counts nor sends what the first one kept; it waits for its owner', async () => {
    answers = ['lost'];
    await kept((await tab()).outbox.post(log('of Maren')));
    const ines = await tab({ owner: () => INES });
    await ines.outbox.flush();
    expect([ines.state().waiting, ines.state().unreadable, sent.length]).toEqual([[], [], 1]);
    const back = await tab();
    await back.outbox.flush();
    expect(sent.at(-1)).toMatchObject({ owner: MAREN });
  });
  test('her sign-out clears her entries and her key, and leaves what another one kept', async () => {
    answers = ['lost', 'lost'];
    await kept((await tab()).outbox.post(log('of Maren')));
    const ines = await tab({ owner: () => INES });
    await kept(ines.outbox.post(log('of Ines')));
    await ines.outbox.clear(INES);
    const db = await openDB('outbox');
    expect([await db.getAllKeys('keys'), await db.count('entries')]).toEqual([[MAREN], 1]);
    db.close();
  });
  test('where nothing is left the database goes too, also while another tab has it open', async () => {
    answers = ['lost'];
    const other = await tab();
    const { outbox } = await tab();
    await kept(outbox.post(log('a')));
    await outbox.clear(MAREN);
    expect(await indexedDB.databases()).toEqual([]);
    expect(await other.outbox.post(log('b'))).toEqual({ did: log('b').input });
  });
  test('a visitor keeps nothing', async () => {
    const { outbox } = await tab({ owner: () => null });
    await expect(outbox.post(log('a'))).rejects.toThrow('nobody is signed in');
    expect(await outbox.empty(10)).toBe(0);
  });
});

describe('two tabs', () => {
  test('send each entry once, in order', async () => {
    answers = ['lost', 'lost'];
    const [one, two] = [await tab(), await tab()];
    await kept(one.outbox.post(log('a')));
    await kept(two.outbox.post(log('b')));
    const before = sent.length;
    await Promise.all([one.outbox.flush(), two.outbox.flush(), one.outbox.flush()]);
    expect(notes().slice(before)).toEqual(['a', 'b']);
  });
  test('the tab that waits hears the answer from the tab that sent', async () => {
    const [one, two] = [await tab(), await tab()];
    let free: () => void = () => undefined;
    void locks.request('', () => new Promise((done) => (free = done)));
    const flushing = one.outbox.flush();
    const call = kept(two.outbox.post(log('b')));
    await vi.waitFor(() => expect(two.state().waiting).toHaveLength(1));
    free();
    await flushing;
    for (const news of one.news) await two.outbox.hear(news);
    expect(await call).toBe('answered');
    expect(sent).toHaveLength(1);
  });
});

describe('damage', () => {
  async function damaged(harm: (db: Awaited<ReturnType<typeof openDB>>) => Promise<void>): Promise<Tab> {
    answers = ['lost'];
    const one = await tab();
    await kept(one.outbox.post(log('a')));
    const db = await openDB('outbox');
    await harm(db);
    db.close();
    await one.outbox.flush();
    return one;
  }
  test('a damaged entry holds nothing up; she is told of it and discards it herself', async () => {
    const { outbox, state } = await damaged(async (db) => {
      const [row] = (await db.getAll('entries')) as { sealed: { bytes: ArrayBuffer } }[];
      await db.put('entries', { ...row, sealed: { ...row?.sealed, bytes: new ArrayBuffer(40) } });
    });
    await outbox.post(log('b'));
    await settled();
    expect(notes()).toEqual(['a', 'b']);
    expect(state().unreadable).toHaveLength(1);
    await outbox.discard(state().unreadable[0] ?? 0);
    expect(state().unreadable).toEqual([]);
  });
  test('a lost key loses the old words and not the new ones', async () => {
    const { outbox, state } = await damaged(async (db) => db.clear('keys'));
    expect(state().unreadable).toHaveLength(1);
    await outbox.post(log('b'));
    expect(notes()).toEqual(['a', 'b']);
  });
});

test('before she leaves: what can be sent is sent, what stays is counted', async () => {
  answers = ['lost', 'ok'];
  const { outbox } = await tab();
  await kept(outbox.post(log('a')));
  expect(await outbox.empty(1_000)).toBe(0);
  answers = ['lost', 'lost'];
  await kept(outbox.post(log('b')));
  expect(await outbox.empty(1_000)).toBe(1);
});

test('where a browser keeps nothing the words say so', async () => {
  answers = ['lost'];
  const { outbox, state } = await tab({ store: memoryStore() });
  expect(await kept(outbox.post(log('a')))).toMatchObject({ lasting: false, message: expect.stringMatching(/leave it open/) as string });
  expect(state().lasting).toBe(false);
});
