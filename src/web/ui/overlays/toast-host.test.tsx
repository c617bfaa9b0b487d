import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { ToastHost } from './toast-host.tsx';
import { currentToast, toast } from './toast.ts';

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const raise = async (words: Parameters<typeof toast>[0]) => {
  act(() => void toast(words));
  await act(() => vi.dynamicImportSettled());
  await pass(50);
};
const swipe = (target: HTMLElement, distance: number) => {
  target.setPointerCapture = () => {};
  target.hasPointerCapture = () => false;
  fireEvent.pointerDown(target, { button: 0, clientX: 100, clientY: 10 });
  fireEvent.pointerMove(target, { clientX: 105, clientY: 10 });
  fireEvent.pointerMove(target, { clientX: 100 + distance, clientY: 10 });
  fireEvent.pointerUp(target, { clientX: 100 + distance, clientY: 10 });
};

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

describe('the toast', () => {
  test('shows its title and description, one at a time', async () => {
    const { screen } = renderPart(<ToastHost />);
    await raise({ title: 'Welcome back, Maren!', description: 'You came back to yourself. That counts.' });
    expect(screen.getByText('You came back to yourself. That counts.')).toBeTruthy();
    await raise({ title: 'Please complete all fields' });
    expect(screen.queryByText('Welcome back, Maren!')).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  test('goes after 5000 ms, not sooner', async () => {
    renderPart(<ToastHost />);
    const before = performance.now();
    await raise({ title: 'five seconds' });
    await pass(5000 - 1 - (performance.now() - before) - 20);
    expect(currentToast()).toMatchObject({ open: true });
    await pass(100);
    expect(currentToast()).toMatchObject({ open: false });
  });

  test('F8 brings the focus to it, and its cross dismisses it', async () => {
    const { screen } = renderPart(<ToastHost />);
    await raise({ title: 'Please complete all fields' });
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(document.activeElement?.tagName).toBe('OL');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(currentToast()).toMatchObject({ open: false });
  });

  test('a danger is an alert, a neutral one is not', async () => {
    const { screen } = renderPart(<ToastHost />);
    await raise({
      title: 'Maximum Goals Reached',
      description: 'You can select up to 3 goals. Please unselect one first.',
      kind: 'danger',
    });
    expect(screen.getByRole('alert').textContent).toBe(
      'Maximum Goals ReachedYou can select up to 3 goals. Please unselect one first.',
    );
    await raise({ title: 'Welcome back!' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    [50, true],
    [51, false],
  ])('a swipe of %i px to the right leaves it open: %s', async (distance, open) => {
    const { screen } = renderPart(<ToastHost />);
    await raise({ title: 'swipe me' });
    swipe(screen.getByRole('listitem'), distance);
    expect(currentToast()?.open).toBe(open);
  });
});
