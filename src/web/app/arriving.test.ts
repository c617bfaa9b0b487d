import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FirstData } from '#contract/first-data.ts';
import { createAppState } from '#web/platform/app-state.ts';
import { appFactsOf } from '#web/platform/first-data.ts';
import { sampleUser } from '#web/testing/sample-user.ts';
import { arriving } from './arriving.ts';

const TO = { path: '/tracker', search: '' };
const first: FirstData = { user: sampleUser(), theme: 'system' };
const member = () => createAppState(appFactsOf(first), first);
const start = vi.fn((draw: () => void) => {
  draw();
  return { ready: Promise.reject<void>(new Error('hidden')), finished: Promise.resolve() };
});
const seen = vi.fn(() => new DOMRect(0, 0, 300, 300));

beforeEach(() => {
  Object.assign(document, { startViewTransition: start });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(seen);
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  document.body.replaceChildren();
  start.mockClear();
});
const reduced = (matches: boolean) => vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);

test('the old page stays for what the next one begins with, and not for long (rule 6)', async () => {
  vi.useFakeTimers();
  reduced(false);
  const show = vi.fn();
  const appState = member();
  appState.prefetch = () => new Promise(() => undefined);
  arriving(appState)(TO, show, false);
  await vi.advanceTimersByTimeAsync(299);
  expect(show).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(show).toHaveBeenCalledOnce();
});

test('and for its code, which may take longer', async () => {
  vi.useFakeTimers();
  reduced(false);
  const show = vi.fn();
  const appState = member();
  appState.codeOf = () => new Promise(() => undefined);
  arriving(appState)(TO, show, true);
  await vi.advanceTimersByTimeAsync(1999);
  expect(show).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(show).toHaveBeenCalledOnce();
});

test('it gives way in a cross-fade, and what is on both pages travels (rule 6)', async () => {
  reduced(false);
  document.body.innerHTML = '<svg data-travels="wheel"></svg><svg data-travels="wheel"></svg>';
  const [wheel, second] = [...document.querySelectorAll('svg')];
  const names = () => [wheel, second].map((part) => part?.style.getPropertyValue('view-transition-name'));
  const during: unknown[] = [];
  start.mockImplementationOnce((draw) => {
    during.push(names());
    draw();
    return { ready: Promise.resolve(), finished: Promise.resolve() };
  });
  const show = vi.fn();
  arriving(member())(TO, show, false);
  await vi.waitFor(() => expect(show).toHaveBeenCalledOnce());
  expect(during).toEqual([['wheel', '']]);
  await vi.waitFor(() => expect(names()).toEqual(['', '']));
});

test.each([
  ['reduced motion', () => reduced(true)],
  [
    'a browser without it',
    () => {
      Reflect.deleteProperty(document, 'startViewTransition');
      return reduced(false);
    },
  ],
])('%s: the next page stands at once, without a fade', async (_name, given) => {
  given();
  const show = vi.fn();
  arriving(member())(TO, show, false);
  await vi.waitFor(() => expect(show).toHaveBeenCalledOnce());
  expect(start).not.toHaveBeenCalled();
});

test('Back shows a page whose code is here at once', () => {
  reduced(false);
  const show = vi.fn();
  arriving(member())(TO, show, true);
  expect(show).toHaveBeenCalledOnce();
  expect(start).not.toHaveBeenCalled();
});
