import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToast, endToast, MISTAKE, subscribeToast, toast } from './toast.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('lasts 5000 ms and is neutral unless told otherwise', () => {
  toast({ title: 'Welcome back!' });
  expect(currentToast()).toMatchObject({ title: 'Welcome back!', kind: 'neutral', duration: 5000, open: true });
  toast({ title: 'Signup Failed', kind: 'danger', duration: 4000 });
  expect(currentToast()).toMatchObject({ kind: 'danger', duration: 4000 });
});

test('a new toast takes the place of the one that stands', () => {
  toast({ title: 'first' });
  const second = toast({ title: 'second' });
  expect(currentToast()?.title).toBe('second');
  second();
  expect(currentToast()).toMatchObject({ title: 'second', open: false });
});

test('a dismissed toast leaves the store after 1,000,000 ms, not a millisecond sooner', () => {
  const dismiss = toast({ title: 'gone soon' });
  dismiss();
  vi.advanceTimersByTime(999_999);
  expect(currentToast()).toMatchObject({ open: false });
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

test('the removal of an old toast leaves a newer one alone', () => {
  toast({ title: 'old' })();
  toast({ title: 'new' });
  vi.advanceTimersByTime(1_000_000);
  expect(currentToast()).toMatchObject({ title: 'new', open: true });
});

test('listeners hear every change until they stop', () => {
  const heard = vi.fn();
  const stop = subscribeToast(heard);
  toast({ title: 'one' })();
  stop();
  toast({ title: 'two' });
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a toast about a mistake ends with it, and no other toast does', () => {
  toast({ title: 'Please complete all fields', kind: 'danger', about: MISTAKE });
  endToast('something else');
  expect(currentToast()).toMatchObject({ open: true });
  endToast(MISTAKE);
  expect(currentToast()).toMatchObject({ open: false });
  toast({ title: 'Saved' });
  endToast(MISTAKE);
  expect(currentToast()).toMatchObject({ title: 'Saved', open: true });
});
