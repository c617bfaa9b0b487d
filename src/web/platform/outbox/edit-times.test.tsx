import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { keyOf } from '#web/platform/queries.ts';
import { fakeApi, LOST } from '#web/testing/fake-api.ts';
import { liveOutbox } from '#web/testing/live-outbox.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { outboxOf } from './connection.ts';
import { sendQueued } from './send-queued.ts';

const HOUR = 3_600_000;
const date = localDate('2026-11-20');
type Body = { editedAt?: string; seenAt?: string };

test('a day that waited says when it was changed, by the server’s clock, and what this device had seen; twice the same', async () => {
  let line = false;
  const api = fakeApi({
    putDayLog: ({ body }) => (line ? { log: { date: body.date } } : LOST),
    patchLogLists: () => (line ? ({} as never) : LOST),
  });
  // This device's clock is an hour behind.
  const view = renderScreen(<p>A page</p>, {
    data: { user: sampleUser(), now: new Date(Date.now() + HOUR).toISOString() },
  });
  const seen = Date.now() - 5 * HOUR;
  view.client.setQueryData(keyOf('getMonth', { query: { month: '2026-11' } }), {}, { updatedAt: seen });
  liveOutbox(view.appState);
  const from = Date.now();
  await act(() => sendQueued('putDayLog', { body: { date, flow: 'light' } }, date).catch(() => null));
  const until = Date.now();
  line = true;
  await act(async () => (await outboxOf())?.flush());
  const [first, second] = api.called('putDayLog').map(({ body }) => body as Body);
  const edited = Date.parse(first?.editedAt ?? '') - HOUR;
  expect([edited >= from - 2_000, edited <= until + 2_000]).toEqual([true, true]);
  expect(Math.abs(Date.parse(first?.seenAt ?? '') - HOUR - seen)).toBeLessThan(2_000);
  expect(second).toEqual(first);
});

test('another call goes out as it is', async () => {
  const api = fakeApi({ readNotices: () => ({ ok: true }) as never });
  const view = renderScreen(<p>A page</p>, { data: { user: sampleUser() } });
  liveOutbox(view.appState);
  await act(() => sendQueued('readNotices', {} as never, 'notices').catch(() => null));
  expect(api.called('readNotices')[0]?.body).toBeUndefined();
});

test('ratings that waited say when they were made', async () => {
  let line = false;
  const api = fakeApi({ putRatings: ({ body }) => (line ? { day: { date: body.date, ratings: { low: 3 } } } : LOST) });
  const view = renderScreen(<p>A page</p>, { data: { user: sampleUser() } });
  liveOutbox(view.appState);
  const body = { date, ratings: { low: 3 as const } };
  await act(() => sendQueued('putRatings', { body }, `ratings of ${date}`).catch(() => null));
  line = true;
  await act(async () => (await outboxOf())?.flush());
  const sent = api.called('putRatings').map((call) => call.body as Body);
  expect(Date.now() - Date.parse(sent[0]?.editedAt ?? '')).toBeLessThan(60_000);
  expect(sent[1]).toEqual(sent[0]);
});
