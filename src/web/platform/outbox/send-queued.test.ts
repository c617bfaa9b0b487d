import { expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { fakeApi, LOST, FakeRefusal } from '#web/testing/fake-api.ts';
import { sendQueued } from './send-queued.ts';

const date = localDate('2026-11-21');
const light = { body: { date, flow: 'light' } } as const;
const heavy = { body: { date, flow: 'heavy' } } as const;

/** Sends bodies one after the other, each answered as told, and gives the keys they went under. */
async function keysOf(
  sendings: readonly [typeof light | typeof heavy, 'ok' | 'lost' | 'fault' | 'in_flight' | 'refused'][],
  entityKey: string,
): Promise<(string | null)[]> {
  let turn = 0;
  const api = fakeApi({
    putDayLog: ({ body }) => {
      const how = sendings[turn]?.[1];
      turn += 1;
      if (how === 'lost') return LOST;
      if (how === 'fault') return new FakeRefusal('fault');
      if (how === 'in_flight') return new FakeRefusal('in_flight');
      return how === 'refused' ? new FakeRefusal('future_day') : { log: { date: body.date } };
    },
  });
  for (const [input] of sendings) await sendQueued('putDayLog', input, entityKey).catch(() => null);
  return api.calls.map(({ headers }) => headers.get('idempotency-key'));
}

test.each(['lost', 'fault', 'in_flight'] as const)(
  'after an answer that was %s the same words go under the same key',
  async (how) => {
    const [first, second] = await keysOf(
      [
        [light, how],
        [light, 'ok'],
      ],
      `same ${how}`,
    );
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
  },
);

test.each(['ok', 'refused'] as const)('once answered (%s) the same words are a new action', async (how) => {
  const [first, second] = await keysOf(
    [
      [light, how],
      [light, 'ok'],
    ],
    `new ${how}`,
  );
  expect(second).not.toBe(first);
});

test('other words in between end the retry: light, heavy, light are three actions', async () => {
  const keys = await keysOf(
    [
      [light, 'lost'],
      [heavy, 'ok'],
      [light, 'ok'],
    ],
    'between',
  );
  expect(new Set(keys).size).toBe(3);
});

test('sent twice at the same instant it goes once, and both hear the one answer', async () => {
  const api = fakeApi({
    putDayLog: ({ body }) => (api.calls.length > 1 ? new FakeRefusal('in_flight') : { log: { date: body.date } }),
  });
  const both = await Promise.all([sendQueued('putDayLog', light, 'double'), sendQueued('putDayLog', light, 'double')]);
  expect(both).toEqual([{ log: { date } }, { log: { date } }]);
  expect(api.calls).toHaveLength(1);
});

test('two things do not share a key', async () => {
  const [one] = await keysOf([[light, 'lost']], 'one');
  const [two] = await keysOf([[light, 'ok']], 'two');
  expect(two).not.toBe(one);
});
