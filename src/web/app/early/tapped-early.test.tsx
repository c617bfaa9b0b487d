import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTaps } from './tapped-early.ts';

keepTaps();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

function drawn(markup: string): HTMLElement {
  document.body.innerHTML = `<div id="app">${markup}</div>`;
  return document.getElementById('app') as HTMLElement;
}
const buttons = () => [...document.querySelectorAll('button')];
const awaken = (root: HTMLElement, tree: React.ReactNode) => act(() => void hydrateRoot(root, tree));

test('a tap on a sleeping button is given back once, when the button works', async () => {
  const pressed = vi.fn();
  const root = drawn('<button type="button">My period started</button>');
  buttons()[0]?.click();
  vi.advanceTimersByTime(1_000);
  expect(buttons()[0]?.getAttribute('aria-busy')).toBe('true');
  await awaken(root, <button type="button" onClick={pressed}>My period started</button>);
  expect(pressed).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(50));
  expect(pressed).toHaveBeenCalledOnce();
  expect(buttons()[0]?.hasAttribute('aria-busy')).toBe(false);
  vi.advanceTimersByTime(20_000);
  expect(pressed).toHaveBeenCalledOnce();
});

test('the last of several taps counts', async () => {
  const [one, two] = [vi.fn(), vi.fn()];
  const root = drawn('<div><button type="button">1</button><button type="button">2</button></div>');
  buttons().forEach((button) => button.click());
  await awaken(root, <div><button type="button" onClick={one}>1</button><button type="button" onClick={two}>2</button></div>);
  act(() => void vi.advanceTimersByTime(50));
  expect([one.mock.calls.length, two.mock.calls.length]).toEqual([0, 1]);
});

test('a button that works, and one that sends a form, are left alone', async () => {
  const pressed = vi.fn();
  const root = drawn('<div><button type="button">1</button><button type="submit">2</button></div>');
  buttons()[1]?.click();
  expect(buttons()[1]?.hasAttribute('aria-busy')).toBe(false);
  await awaken(root, <div><button type="button" onClick={pressed}>1</button><button type="submit">2</button></div>);
  act(() => buttons()[0]?.click());
  act(() => void vi.advanceTimersByTime(5_000));
  expect(pressed).toHaveBeenCalledOnce();
});

test('what never wakes is given up after a while', () => {
  drawn('<button type="button">1</button>');
  buttons()[0]?.click();
  vi.advanceTimersByTime(15_100);
  expect(buttons()[0]?.hasAttribute('aria-busy')).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
