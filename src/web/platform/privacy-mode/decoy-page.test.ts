import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let fetched = vi.fn<typeof fetch>();
let replaced = vi.fn();

beforeEach(() => {
  vi.resetModules();
  history.replaceState(null, '', '/measures');
  document.body.innerHTML = '<h1 id="back" data-within="500">Kitchen measures</h1>';
  sessionStorage.setItem('near_left', '123');
  replaced = vi.fn();
  vi.spyOn(window.location, 'replace').mockImplementation(replaced);
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

/** Opens the page where the server leads a way back to `to`, or is not reached. */
async function open(to: string | null): Promise<void> {
  fetched = vi.fn<typeof fetch>(async (path) => {
    if (to === null) throw new TypeError('no line');
    const url = path === '/measures' ? to : String(path);
    return { url: new URL(url, window.location.href).href } as Response;
  });
  vi.stubGlobal('fetch', fetched);
  await import('./decoy-page.ts');
}
const asked = () => fetched.mock.calls.filter(([path]) => path === '/measures').length;
const escTwice = () => {
  for (const _ of [1, 2]) window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
};

test('without a PIN the same keys, and two taps on the heading, lead nowhere, and the tab stays left', async () => {
  await open('/measures');
  escTwice();
  await vi.waitFor(() => expect(asked()).toBeGreaterThan(0));
  document.querySelector('h1')?.click();
  document.querySelector('h1')?.click();
  await vi.waitFor(() => expect(asked()).toBeGreaterThan(1));
  expect(replaced).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('near_left')).not.toBeNull();
});

test('with a PIN they lead to the lock', async () => {
  await open('/');
  escTwice();
  await vi.waitFor(() => expect(replaced).toHaveBeenCalledWith('/'));
  expect(sessionStorage.getItem('near_left')).toBeNull();
});

test('without a line nothing leads back', async () => {
  await open(null);
  escTwice();
  await vi.waitFor(() => expect(asked()).toBeGreaterThan(0));
  expect(replaced).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('near_left')).toBe('123');
});

test('once the server has heard of it, a page that it draws anew is one that was signed in for', async () => {
  await open('/measures');
  await vi.waitFor(() => expect(sessionStorage.getItem('near_left')).toBe('0'));
});
