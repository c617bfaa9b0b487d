import { afterEach, expect, test, vi } from 'vitest';
import { stayLeft } from './stay-left.ts';

const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
afterEach(() => {
  sessionStorage.clear();
  document.documentElement.hidden = false;
});

test('a kept page leaves again in a tab that was left, hidden; a new one does not, nor one of another tab', () => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  stayLeft();
  show(true);
  expect([replace.mock.calls.length, document.documentElement.hidden]).toEqual([0, false]);
  sessionStorage.setItem('near_left', '1');
  show(false);
  expect([replace.mock.calls.length, document.documentElement.hidden]).toEqual([0, false]);
  show(true);
  expect([replace.mock.calls, document.documentElement.hidden]).toEqual([[['/measures']], true]);
});
