import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { ToastHost } from '#web/ui/overlays/toast-host.tsx';
import { currentToast, toast } from '#web/ui/overlays/toast.ts';

vi.mock('./toast-view.tsx', () => {
  throw new TypeError('Failed to fetch');
});

test('a toast whose drawing does not come says its words all the same, for as long', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { screen } = renderPart(<ToastHost />);
  await act(async () => void toast({ title: 'Not saved', description: 'You are offline.', kind: 'danger' }));
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect((await screen.findByRole('alert')).textContent).toBe('Not saved You are offline.');
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(currentToast()).toMatchObject({ open: false });
  vi.useRealTimers();
});
