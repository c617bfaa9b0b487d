import { afterEach, expect, test, vi } from 'vitest';
import { leaveNow } from './leave.ts';
import { watchEsc } from './watch-esc.ts';

vi.mock('./leave.ts', () => ({ leaveNow: vi.fn() }));
const left = vi.mocked(leaveNow);
const press = (init: KeyboardEventInit = {}) =>
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', ...init }));
let stop = () => undefined as void;
afterEach(() => {
  stop();
  left.mockClear();
  document.body.replaceChildren();
});

test('two presses leave; a held key, another key and a word being composed do not', () => {
  stop = watchEsc();
  press();
  press({ repeat: true });
  press({ key: 'a' });
  press({ isComposing: true });
  expect(left).not.toHaveBeenCalled();
  press();
  expect(left).toHaveBeenCalledOnce();
});

test('presses that each close a dialog do not', () => {
  stop = watchEsc();
  document.body.innerHTML = '<dialog open></dialog>';
  press();
  press();
  expect(left).not.toHaveBeenCalled();
  document.body.replaceChildren();
  press();
  expect(left).toHaveBeenCalledOnce();
});

test.each<[string, number[], number]>([
  ['two presses before this code was here leave as soon as it is', [300, 0], 1],
  ['two that lie too far apart do not', [900, 300], 0],
  ['one of them and one now do', [200], 0],
  ['two of long ago do not', [10_400, 10_200], 0],
])('%s', (_, ago, times) => {
  const now = performance.now();
  document.documentElement.dataset['esc'] = ago.map((ms) => ` ${now - ms}`).join('');
  stop = watchEsc();
  expect(left).toHaveBeenCalledTimes(times);
  expect(document.documentElement.dataset['esc']).toBeUndefined();
  if (ago.length === 1) press();
  expect(left).toHaveBeenCalledTimes(ago.length === 1 ? 1 : times);
});
