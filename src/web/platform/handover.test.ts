import { afterEach, expect, test } from 'vitest';
import { handOverToast, takeHandedToast, type HandedToast } from './handover.ts';

const toast: HandedToast = {
  title: 'Welcome back, Maren!',
  description: 'The fire is lit.',
  kind: 'neutral',
  duration: 5000,
  shownAt: 100_000,
};
afterEach(() => sessionStorage.clear());

test('a toast of 5 s that showed for 300 ms lives 4700 ms on the next page, once', () => {
  handOverToast(toast);
  expect(takeHandedToast(100_300)).toEqual({ ...toast, left: 4700 });
  expect(takeHandedToast(100_300)).toBeNull();
});

test.each([
  [104_999, 1],
  [105_000, null],
  [105_001, null],
])('at %i it has %s left', (now, left) => {
  handOverToast(toast);
  expect(takeHandedToast(now)?.left ?? null).toBe(left);
});

test('a clock that went back lengthens nothing', () => {
  handOverToast(toast);
  expect(takeHandedToast(1)?.left).toBe(5000);
});

test.each(['{', 'null', '[]', '{"title":1}', '{"title":"a","kind":"loud","duration":1,"shownAt":1}'])(
  '%s is no toast',
  (text) => {
    sessionStorage.setItem('handed_over_toast', text);
    expect(takeHandedToast(1)).toBeNull();
  },
);
