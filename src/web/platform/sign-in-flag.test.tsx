import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { keepText, keptText } from './browser-storage.ts';
import { beginSignIn, endSignIn, heedSignIn, useSigningIn } from './sign-in-flag.ts';

function Shown() {
  return <p>{useSigningIn() ? 'Signing you in...' : 'still'}</p>;
}

test('the flag is a word of browser storage and everybody sees it change (§3, §4.3)', () => {
  const { screen } = renderScreen(<Shown />);
  act(beginSignIn);
  expect(localStorage.getItem('login_state')).toBe('logging_in');
  expect(screen.queryByText('Signing you in...')).not.toBeNull();
  act(endSignIn);
  expect(localStorage.getItem('login_state')).toBeNull();
  expect(screen.queryByText('still')).not.toBeNull();
});

test('another tab that signs in, and out of it, is seen', () => {
  const { screen } = renderScreen(<Shown />);
  const tell = (value: string | null) => {
    if (value === null) localStorage.removeItem('login_state');
    else localStorage.setItem('login_state', value);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'login_state' })));
  };
  tell('logging_in');
  expect(screen.queryByText('Signing you in...')).not.toBeNull();
  tell(null);
  expect(screen.queryByText('still')).not.toBeNull();
});

test('a page that opens while the flag stands waits until the answer is known, and clears it (§2.1)', async () => {
  const { screen } = renderScreen(<Shown />);
  localStorage.setItem('login_state', 'logging_in');
  const { promise, resolve } = Promise.withResolvers<void>();
  const heeded = act(() => heedSignIn(() => promise));
  await vi.waitFor(() => expect(screen.queryByText('Signing you in...')).not.toBeNull());
  resolve();
  await heeded;
  expect(screen.queryByText('still')).not.toBeNull();
  expect(localStorage.getItem('login_state')).toBeNull();
});

test('an answer that does not come ends the wait too; without the flag nobody is asked', async () => {
  const { screen } = renderScreen(<Shown />);
  const ask = vi.fn(() => Promise.reject(new Error('no line')));
  await act(() => heedSignIn(ask));
  expect(ask).not.toHaveBeenCalled();
  localStorage.setItem('login_state', 'logging_in');
  await act(() => heedSignIn(ask));
  expect(ask).toHaveBeenCalledOnce();
  expect(screen.queryByText('still')).not.toBeNull();
});

test('a browser that forbids storage keeps nothing and breaks nothing', () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(keepText('localStorage', 'a', 'b')).toBe(false);
  expect(keptText('localStorage', 'a')).toBeNull();
  blocked.mockRestore();
});
