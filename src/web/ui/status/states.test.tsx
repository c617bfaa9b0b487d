import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Empty } from './empty.tsx';
import { ErrorNote, OfflineNote } from './states.tsx';

afterEach(() => void vi.restoreAllMocks());

test('empty has a title, a sentence and one action', () => {
  const { screen } = renderPart(
    <Empty title="No posts yet" action={<TextLink href="/community">Write the first</TextLink>}>
      Be the first to share your wisdom in our sacred circle
    </Empty>,
  );
  expect(screen.getByRole('heading', { name: 'No posts yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write the first' })).toBeTruthy();
});

test('an error is announced and tried again by keyboard, once while it is tried', async () => {
  const again = vi.fn();
  const note = (retrying: boolean) => (
    <ErrorNote title="We lost the thread" onRetry={again} retrying={retrying}>
      Your words are safe on this device.
    </ErrorNote>
  );
  const { screen, user, rerender } = renderPart(note(false));
  expect(screen.getByRole('alert').textContent).toContain('Your words are safe');
  await user.tab();
  await user.keyboard('{Enter}');
  rerender(note(true));
  await user.click(screen.getByRole('button', { name: 'Trying again...' }));
  expect(again).toHaveBeenCalledOnce();
});

test('the offline note comes and goes with the network', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const { screen } = renderPart(<OfflineNote />);
  expect(screen.getByRole('status').textContent).toBe('');
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status').textContent).toContain('You’re offline.');
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('status').textContent).toBe('');
});
