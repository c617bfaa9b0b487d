import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { JournalHead, JournalReply } from '#contract/journal/journal.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { keyOf, read } from '#web/platform/queries.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { fakeApi, LOST, FakeRefusal } from '#web/testing/fake-api.ts';
import { usePages } from './pages.ts';

const KEY = keyOf('getJournalEntries', { query: {} });
const stamp = { moon: { phase: 'full', illuminated: 1, waxing: true }, cycle: null } as const;
const idOf = (number: number) => `5f0c2b1e-0000-4000-8000-${String(number).padStart(12, '0')}`;
const item = (number: number): JournalHead => ({
  id: idOf(number),
  date: localDate('2026-11-20'),
  title: `${number}`,
  excerpt: '',
  mood: null,
  dream: false,
  tags: [],
  version: 1,
  ...stamp,
});
/** A list on the server, two a page; a cursor names the item it goes on after. */
function server(numbers: readonly number[]) {
  const state = { numbers, lost: false, forgets: false, held: Promise.resolve() };
  const api = fakeApi({
    getJournalEntries: async ({ query: { after } }) => {
      await state.held;
      if (state.lost && after !== undefined) return LOST;
      if (state.forgets && after !== undefined) {
        state.forgets = false;
        return new FakeRefusal('bad_cursor');
      }
      return pageOf(state.numbers, after === undefined ? Infinity : Number(after));
    },
  });
  return { state, api };
}
function pageOf(numbers: readonly number[], after = Infinity): JournalReply {
  const left = numbers.filter((number) => number < after);
  const next = left.length > 2 ? String(left[1]) : null;
  const today = { date: localDate('2026-11-21'), ...stamp };
  return { items: left.slice(0, 2).map(item), next, total: numbers.length, today };
}

function open({ first }: { first?: JournalReply } = {}) {
  const client = createQueryClient(null);
  const usual = client.getDefaultOptions();
  client.setDefaultOptions({ ...usual, queries: { ...usual.queries, retry: false } });
  if (first) client.setQueryData(KEY, first);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => usePages('getJournalEntries'), { wrapper });
  const shown = () => result.current.items.map(({ title }) => Number(title));
  const more = () => act(() => result.current.more());
  /** Begins to read more, and does not wait for it. */
  const press = () => {
    let pressed = Promise.resolve();
    act(() => void (pressed = result.current.more()));
    return pressed;
  };
  const invalidate = () => act(() => client.invalidateQueries({ queryKey: KEY }));
  return { client, result, shown, more, press, invalidate };
}

test('the first page comes from what the document carried, and nothing is asked', async () => {
  const { api } = server([4, 3, 2, 1]);
  const { shown, result } = open({ first: pageOf([4, 3, 2, 1]) });
  expect(shown()).toEqual([4, 3]);
  expect([result.current.first?.total, result.current.hasMore]).toEqual([4, true]);
  await act(async () => undefined);
  expect(api.calls).toEqual([]);
});

test('without it the first page is asked for once, also by a prefetch under way, and lies under its address for others', async () => {
  const { api } = server([4, 3, 2, 1]);
  const { client, shown } = open();
  void client.prefetchQuery(read('getJournalEntries', { query: {} }));
  await waitFor(() => expect(shown()).toEqual([4, 3]));
  expect(api.calls).toHaveLength(1);
  expect(client.getQueryData<JournalReply>(KEY)?.total).toBe(4);
});

test('pages follow by their cursors until the end', async () => {
  const { api } = server([5, 4, 3, 2, 1]);
  const { shown, more, result } = open({ first: pageOf([5, 4, 3, 2, 1]) });
  await more();
  expect(shown()).toEqual([5, 4, 3, 2]);
  await more();
  expect([shown(), result.current.hasMore, result.current.state]).toEqual([[5, 4, 3, 2, 1], false, 'idle']);
  expect(api.calls.map(({ query }) => query)).toEqual([{ after: '4' }, { after: '2' }]);
});

test('what she wrote elsewhere on the page is there after the list is read anew, each item once', async () => {
  const { state } = server([5, 4, 3, 2, 1]);
  const { shown, more, invalidate } = open({ first: pageOf([5, 4, 3, 2, 1]) });
  await more();
  state.numbers = [6, 5, 4, 3, 2, 1];
  await invalidate();
  await waitFor(() => expect(shown()).toEqual([6, 5, 4, 3]));
  await more();
  expect(shown()).toEqual([6, 5, 4, 3, 2, 1]);
});

test('what was written, deleted or moved between two pages neither doubles nor hides an item', async () => {
  const { state } = server([5, 4, 3, 2, 1]);
  const { shown, more } = open({ first: pageOf([5, 4, 3, 2, 1]) });
  state.numbers = [9, 5, 3, 2, 1];
  await more();
  expect(shown()).toEqual([5, 4, 3, 2]);
});

test('an item that two pages hold is shown once, where the later page has it', async () => {
  const { state } = server([5, 4, 3]);
  const { shown, more } = open({ first: pageOf([5, 4, 3]) });
  state.numbers = [3, 2];
  fakeApi({ getJournalEntries: () => ({ ...pageOf([3, 2]), items: [item(3), item(4)], next: null }) });
  await more();
  expect(shown()).toEqual([5, 3, 4]);
});

test('a press while the list is read anew waits for it and then goes on', async () => {
  const { state } = server([4, 3, 2, 1]);
  const { client, shown, press } = open({ first: pageOf([4, 3, 2, 1]) });
  const gate = Promise.withResolvers<void>();
  state.held = gate.promise;
  state.numbers = [5, 4, 3, 2, 1];
  const anew = client.invalidateQueries({ queryKey: KEY });
  const pressed = press();
  await act(async () => (gate.resolve(), anew));
  await act(() => pressed);
  await waitFor(() => expect(shown()).toEqual([5, 4, 3, 2]));
});

test('a list that is read anew while the next page comes has both afterwards', async () => {
  const { state } = server([4, 3, 2, 1]);
  const { client, shown, press } = open({ first: pageOf([4, 3, 2, 1]) });
  const gate = Promise.withResolvers<void>();
  state.held = gate.promise;
  const pressed = press();
  state.numbers = [5, 4, 3, 2, 1];
  const anew = client.invalidateQueries({ queryKey: KEY });
  await act(async () => (gate.resolve(), anew));
  await act(() => pressed);
  await waitFor(() => expect(shown()).toEqual([5, 4, 3, 2]));
});

test('a page that does not come says so and keeps what is there; the next press tries again', async () => {
  const { state } = server([3, 2, 1]);
  const { shown, more, result } = open({ first: pageOf([3, 2, 1]) });
  state.lost = true;
  await more();
  expect([shown(), result.current.state, result.current.hasMore]).toEqual([[3, 2], 'failed', true]);
  state.lost = false;
  await more();
  expect([shown(), result.current.state]).toEqual([[3, 2, 1], 'idle']);
});

test('a cursor that opens no more is replaced by reading the list anew', async () => {
  const { state, api } = server([3, 2, 1]);
  const { shown, more, result } = open({ first: pageOf([3, 2, 1]) });
  state.forgets = true;
  await more();
  expect([shown(), result.current.state]).toEqual([[3, 2, 1], 'idle']);
  expect(api.calls.map(({ query }) => query)).toEqual([{ after: '2' }, {}, { after: '2' }]);
});

test('a newer first page that others put under the address is what the page tells of', async () => {
  server([3, 2, 1]);
  const { client, result } = open({ first: pageOf([3, 2, 1]) });
  const today = { date: localDate('2026-11-22'), ...stamp };
  act(() => void client.setQueryData<JournalReply>(KEY, { ...pageOf([3, 2, 1]), today }));
  await waitFor(() => expect(result.current.first?.today.date).toBe('2026-11-22'));
});
