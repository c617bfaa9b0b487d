import { afterEach, expect, test } from 'vitest';
import { keepEsc } from './pressed-early.ts';

const { dataset } = document.documentElement;
const press = (init: KeyboardEventInit = {}) =>
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', ...init }));
const noted = () => (dataset['esc'] ?? '').split(' ').filter(Boolean).length;
afterEach(() => void delete dataset['esc']);

test('notes each press of Esc until it is told to stop; no held key, no other, none of a word being composed', () => {
  const stop = keepEsc();
  press();
  press({ repeat: true });
  press({ key: 'a' });
  press({ isComposing: true });
  expect(noted()).toBe(1);
  press();
  expect(noted()).toBe(2);
  stop();
  press();
  expect(noted()).toBe(2);
});
