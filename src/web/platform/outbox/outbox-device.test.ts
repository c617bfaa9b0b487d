import { openDB } from 'idb';
import { describe, expect, test, vi } from 'vitest';
import {
  freshForEachTest,
  INES,
  kept,
  locks,
  log,
  MAREN,
  notes,
  server,
  settled,
  tab,
  type BenchTab,
} from '#web/testing/outbox-bench.ts';
import { memoryStore } from './memory-store.ts';

freshForEachTest();

describe('another account on the same device', () => {
  test('neither sees, counts nor sends what the first one kept; it waits for its owner', async () => {
    server.answers = ['lost'];
    await kept((await tab()).outbox.post(log('of Maren')));
    const ines = await tab({ owner: () => INES });
    await ines.outbox.flush();
    expect([ines.state().waiting, ines.state().unreadable, server.sent.length]).toEqual([[], [], 1]);
    const back = await tab();
    await back.outbox.flush();
    expect(server.sent.at(-1)).toMatchObject({ owner: MAREN });
  });
  test('her sign-out clears her entries and her key, and leaves what another one kept', async () => {
    server.answers = ['lost', 'lost'];
    await kept((await tab()).outbox.post(log('of Maren')));
    const ines = await tab({ owner: () => INES });
    await kept(ines.outbox.post(log('of Ines')));
    await ines.outbox.clear(INES);
    const db = await openDB('outbox');
    expect([await db.getAllKeys('keys'), await db.count('entries')]).toEqual([[MAREN], 1]);
    db.close();
  });
  test('where nothing is left the database goes too, also while another tab has it open', async () => {
    server.answers = ['lost'];
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
    server.answers = ['lost', 'lost'];
    const [one, two] = [await tab(), await tab()];
    await kept(one.outbox.post(log('a')));
    await kept(two.outbox.post(log('b')));
    const before = server.sent.length;
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
    expect(server.sent).toHaveLength(1);
  });
});

describe('damage', () => {
  async function damaged(harm: (db: Awaited<ReturnType<typeof openDB>>) => Promise<void>): Promise<BenchTab> {
    server.answers = ['lost'];
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
  server.answers = ['lost', 'ok'];
  const { outbox } = await tab();
  await kept(outbox.post(log('a')));
  expect(await outbox.empty(1_000)).toBe(0);
  server.answers = ['lost', 'lost'];
  await kept(outbox.post(log('b')));
  expect(await outbox.empty(1_000)).toBe(1);
});

test('where a browser keeps nothing the words say so', async () => {
  server.answers = ['lost'];
  const { outbox, state } = await tab({ store: memoryStore() });
  expect(await kept(outbox.post(log('a')))).toMatchObject({
    lasting: false,
    message: expect.stringMatching(/leave it open/) as string,
  });
  expect(state().lasting).toBe(false);
});
