import { afterEach, expect, test, vi } from 'vitest';
import { heedReturn } from './heed-return.ts';

const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
const isVeiled = () => document.getElementById('app')?.hasAttribute('hidden');
let over = new AbortController();

function page(ask: () => Promise<void>) {
  document.body.innerHTML = '<div id="app"></div>';
  over = new AbortController();
  heedReturn(ask, over.signal);
}

afterEach(() => {
  over.abort();
  document.body.replaceChildren();
});

test('a page that was kept is veiled with the very event, and asked about once', () => {
  const ask = vi.fn(() => new Promise<void>(() => undefined));
  page(ask);
  show(true);
  expect([isVeiled(), ask.mock.calls.length]).toEqual([true, 1]);
});

test('a new one is not, and none once it is over', () => {
  const ask = vi.fn(() => Promise.resolve());
  page(ask);
  show(false);
  over.abort();
  show(true);
  expect([isVeiled(), ask.mock.calls.length]).toEqual([false, 0]);
});

test('where it cannot be asked about it is opened anew, veiled', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  page(() => Promise.reject(new Error('no code')));
  show(true);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(isVeiled()).toBe(true);
});
