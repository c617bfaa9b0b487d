import { openDB } from 'idb';
import { describe, expect, test, vi } from 'vitest';
import {
  freshForEachTest,
  kept,
  kill,
  log,
  MAREN,
  notes,
  server,
  settled,
  tab,
  type BenchOutcome,
  type BenchTab,
} from '#web/testing/outbox-bench.ts';
import { QueuedOffline } from './queued-offline.ts';
import { memoryStore } from './memory-store.ts';
import { PATIENCE_MS } from './outbox.ts';

freshForEachTest();

describe('an entry is written before the request, and gone after the answer', () => {
  test('the reply comes back; nothing stays', async () => {
    const { outbox, state } = await tab();
    expect(await outbox.post(log('a'))).toEqual({ did: log('a').input });
    await settled();
    expect([state().waiting, server.sent[0]?.owner]).toEqual([[], MAREN]);
  });
  test('while the request is under way it lies in the database already, sealed', async () => {
    server.answers = ['hang'];
    const { outbox } = await tab();
    outbox.post(log('the secret words')).catch(() => undefined);
    await vi.waitFor(() => expect(server.sent).toHaveLength(1));
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
    server.answers = ['hang'];
    (await tab()).outbox.post(log('a')).catch(() => undefined);
    await vi.waitFor(() => expect(server.sent).toHaveLength(1));
    kill();
    const again = await tab();
    await again.outbox.flush();
    await again.outbox.flush();
    expect(server.sent.map(({ key }) => key)).toEqual([server.sent[0]?.key, server.sent[0]?.key]);
    expect(again.state().waiting).toEqual([]);
    expect(again.refreshed.map((late) => late.map(({ name }) => name))).toEqual([['putDayLog']]);
  });
});

describe('in order', () => {
  test('later words for a thing wait for the earlier, other things go on', async () => {
    server.failing.add(JSON.stringify(log('first').input));
    const { outbox, state } = await tab();
    const calls = [outbox.post(log('first')), outbox.post(log('second')), outbox.post(log('other', '2026-11-20'))].map(
      kept,
    );
    expect(await Promise.all(calls)).toEqual([expect.any(QueuedOffline), expect.any(QueuedOffline), 'answered']);
    await settled();
    expect(new Set(notes())).toEqual(new Set(['first', 'other']));
    expect(state().waiting.map(({ input }) => (input as { body: { note: string } }).body.note)).toEqual([
      'first',
      'second',
    ]);
    server.failing.clear();
    server.sent = [];
    await outbox.flush();
    expect(notes()).toEqual(['first', 'second']);
  });
  test('twice is once: the same words before an answer are the same action', async () => {
    server.answers = ['lost'];
    const { outbox, state } = await tab();
    await kept(outbox.post(log('a')));
    expect(state().waiting).toHaveLength(1);
    expect(await outbox.post(log('a'))).toEqual({ did: log('a').input });
    expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1);
  });
  test('a double press is one entry, and both presses hear the answer', async () => {
    const { outbox } = await tab();
    expect(await Promise.all([kept(outbox.post(log('a'))), kept(outbox.post(log('a')))])).toEqual([
      'answered',
      'answered',
    ]);
    expect(server.sent).toHaveLength(1);
  });
  test('other words in between are actions of their own', async () => {
    server.answers = ['lost', 'lost', 'lost'];
    const { outbox, state } = await tab();
    for (const words of ['light', 'heavy', 'light']) await kept(outbox.post(log(words)));
    expect(state().waiting).toHaveLength(3);
    await outbox.flush();
    expect(notes().slice(3)).toEqual(['light', 'heavy', 'light']);
  });
});

describe('what an answer means', () => {
  test.each<[string, BenchOutcome]>([
    ['no network', 'lost'],
    ['500', 500],
    ['503', 503],
    ['429', 429],
    ['409 in flight', { status: 409, code: 'in_flight' }],
    ['408', 408],
  ])('%s: kept, and sent again by itself', async (_, answer) => {
    server.answers = [answer];
    const { outbox, state } = await tab({ store: memoryStore() });
    const first = kept(outbox.post(log('a')));
    await vi.advanceTimersByTimeAsync(0);
    expect(await first).toBeInstanceOf(QueuedOffline);
    expect([state().waiting.length, server.sent.length]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(server.sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect([state().waiting.length, server.sent.length]).toEqual([0, 2]);
  });
  test('Retry-After is honoured', async () => {
    server.answers = [{ status: 429, retryAfter: '40' }];
    const { outbox } = await tab({ store: memoryStore() });
    void kept(outbox.post(log('a')));
    await vi.advanceTimersByTimeAsync(39_999);
    expect(server.sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.sent).toHaveLength(2);
  });
  test('no answer in time: the screen is told it is kept, and the entry goes on', async () => {
    server.answers = ['hang'];
    const { outbox, state } = await tab({ store: memoryStore() });
    const call = kept(outbox.post(log('a')));
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(await call).toBeInstanceOf(QueuedOffline);
    expect(state().waiting).toHaveLength(1);
  });
  test('401 pauses everything until she is signed in again', async () => {
    server.answers = [{ status: 401, code: 'session_ended' }];
    const { outbox, state } = await tab();
    expect(await kept(outbox.post(log('a')))).toMatchObject({
      why: 'signed_out',
      message: 'Saved on this device. We’ll send it once you sign in again.',
    });
    await settled();
    expect(state()).toMatchObject({ paused: true, waiting: [{ name: 'putDayLog' }] });
    const again = await tab();
    await again.outbox.flush();
    expect(again.state()).toMatchObject({ paused: false, waiting: [] });
    expect(notes()).toEqual(['a', 'a']);
  });
  test.each([400, 402, 404, 409, 413, 422])(
    '%i needs her attention: the words are kept and later ones go on',
    async (status) => {
      server.answers = [status, 'ok'];
      const { outbox, state } = await tab();
      expect(await kept(outbox.post(log('a')))).toMatchObject({ status });
      await outbox.post(log('b', 'another'));
      await settled();
      expect(state()).toMatchObject({
        waiting: [],
        refused: [{ input: log('a').input, refused: { status, message: `no ${status}`, told: true } }],
        quiet: 1,
      });
    },
  );
});

describe('what was refused', () => {
  async function refusedLater(): Promise<BenchTab> {
    server.answers = ['lost', 422];
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
    server.answers = [422, 'ok'];
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
    expect(new Set(server.sent.map(({ key }) => key)).size).toBe(2);
  });
  test('a look that began before it went, and ends after, shows it to nobody', async () => {
    server.answers = [422];
    const store = memoryStore();
    const { outbox, state } = await tab({ store });
    await kept(outbox.post(log('a')));
    await settled();
    const [entry] = state().refused;
    const read = store.all.bind(store);
    const late = Promise.withResolvers<undefined>();
    store.all = async (owner) => {
      const found = await read(owner);
      await late.promise;
      return found;
    };
    const early = outbox.look();
    store.all = read;
    await outbox.discard(entry?.order ?? 0);
    late.resolve(undefined);
    await early;
    expect(state().refused).toEqual([]);
  });
  test('discarded it is gone, and only then', async () => {
    const { outbox, state } = await refusedLater();
    await outbox.flush();
    expect(state().refused).toHaveLength(1);
    await outbox.discard(state().refused[0]?.order ?? 0);
    expect(state().refused).toEqual([]);
  });
});

describe('the server has no room', () => {
  test('she is told so kindly, what she wrote waits as long as the server asks, and goes by itself when there is room', async () => {
    server.answers = [{ status: 503, code: 'disk_full', retryAfter: '30' }];
    const { outbox, state } = await tab();
    const told = await kept(outbox.post(log('a')));
    expect(told).toBeInstanceOf(QueuedOffline);
    expect((told as QueuedOffline).message).toBe(
      'Saved on this device. We have no room to save it right now. We’ll send it as soon as we do.',
    );
    expect([state().waiting.length, state().refused]).toEqual([1, []]);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(server.sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await settled();
    expect([server.sent.length, state().waiting]).toEqual([2, []]);
    expect(server.sent[0]?.key).toBe(server.sent[1]?.key);
  });
});
