import { act } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { fakeApi, LOST } from '#web/testing/fake-api.ts';
import { liveOutbox } from '#web/testing/live-outbox.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { currentToast, dismissToast } from '#web/ui/overlays/toast.ts';
import { connectOutbox, outboxOf } from './connection.ts';
import { sendQueued } from './send-queued.ts';

const days = [localDate('2026-11-18'), localDate('2026-11-19'), localDate('2026-11-20')];
const persist = vi.fn(async () => true);
beforeEach(() => {
  persist.mockClear();
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'storage');
  dismissToast(currentToast()?.id ?? 0);
});

/** Three days that wait, or are taken at once. */
async function log(line: boolean) {
  fakeApi({ putDayLog: ({ body }) => (line ? { log: { date: body.date } } : LOST) });
  const view = renderScreen(<p>A page</p>, { data: { user: sampleUser() } });
  liveOutbox(view.appState);
  for (const date of days)
    await act(() => sendQueued('putDayLog', { body: { date, flow: 'light' } }, date).catch(() => null));
  return view;
}
/** The next page of this browser, a second after it opened. */
async function openAgain({ appState }: Awaited<ReturnType<typeof log>>) {
  // The page before is gone.
  connectOutbox(appState)();
  onTestFinished(connectOutbox(appState));
  await act(() => new Promise((done) => setTimeout(done, 1_100)));
  await act(async () => (await outboxOf())?.look());
}

test('the browser is asked to keep what is here when the first entry waits, and only then', async () => {
  await log(true);
  expect(persist).not.toHaveBeenCalled();
});

test('once, however many wait; the counter holds a number and nothing else', async () => {
  await log(false);
  await vi.waitFor(() => expect(persist).toHaveBeenCalled());
  expect(persist).toHaveBeenCalledOnce();
  expect({ ...localStorage }).toEqual({ unsent: '3' });
});

test('an outbox that the browser removed is noticed and said, once', async () => {
  const view = await log(false);
  globalThis.indexedDB = new IDBFactory();
  await openAgain(view);
  expect(currentToast()).toMatchObject({ title: '3 entries that were waiting on this device are gone' });
  expect({ ...localStorage }).toEqual({});
  dismissToast(currentToast()?.id ?? 0);
  globalThis.indexedDB = new IDBFactory();
  await openAgain(view);
  expect(currentToast()?.open).toBe(false);
});

test('one that is there, or has sent everything, is not mourned', async () => {
  const view = await log(false);
  await openAgain(view);
  expect(currentToast()?.open ?? false).toBe(false);
  fakeApi({ putDayLog: ({ body }) => ({ log: { date: body.date } }) });
  await act(async () => (await outboxOf())?.flush());
  expect({ ...localStorage }).toEqual({});
});
