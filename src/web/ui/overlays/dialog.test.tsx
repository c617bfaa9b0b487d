import { fireEvent } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from './dialog.tsx';
import { useBack } from './use-back.ts';
import { Drawer } from './drawer.tsx';

const part = (open: boolean, onClose = () => {}) => (
  <Dialog
    open={open}
    onClose={onClose}
    kicker="Welcome back"
    title="It's been four days."
    actions={<Button onClick={onClose}>Pick up where I was</Button>}
  >
    <p>The moon has gone from first quarter to nearly full since then.</p>
  </Dialog>
);

test('opens as modal with its title as name and its words as description', () => {
  const show = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  const { screen } = renderPart(part(true));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: "It's been four days." });
  expect(show).toHaveBeenCalledOnce();
  expect(dialog.open).toBe(true);
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toContain('nearly full');
});

test('the focus starts on the title, or on what asks for it', () => {
  const { screen, unmount } = renderPart(part(true));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  unmount();
  const second = renderPart(
    <Dialog
      open
      onClose={() => {}}
      title="Your 7-Day Trial Has Ended"
      actions={<Button data-autofocus="">Premium Yearly</Button>}
    />,
  );
  expect(document.activeElement).toBe(second.screen.getByRole('button', { name: 'Premium Yearly' }));
});

test('closed it holds nothing; closing closes the element', () => {
  const { container, rerender } = renderPart(part(true));
  rerender(part(false));
  expect(container.querySelector('dialog')?.open).toBe(false);
  expect(container.querySelector('dialog')?.textContent).toBe('');
});

test('leaving the page closes first, so that the focus returns', () => {
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
  const { unmount } = renderPart(part(true));
  unmount();
  expect(close).toHaveBeenCalledOnce();
});

test('Esc asks to close and leaves the decision to the screen', () => {
  const onClose = vi.fn();
  const { screen } = renderPart(part(true, onClose));
  const goes = fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(goes).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a press on the backdrop closes, a press inside or a drag out of it does not', () => {
  const onClose = vi.fn();
  const { screen } = renderPart(part(true, onClose));
  const dialog = screen.getByRole('dialog');
  const inside = screen.getByText(/nearly full/);
  fireEvent.pointerDown(inside);
  fireEvent.click(inside);
  fireEvent.pointerDown(inside);
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

test('the second half of a double press does not close: the dialog shrank under it', () => {
  const onClose = vi.fn();
  const { screen } = renderPart(part(true, onClose));
  const dialog = screen.getByRole('dialog');
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog, { detail: 2 });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog, { detail: 1 });
  expect(onClose).toHaveBeenCalledOnce();
});

test('the cross and the action are pressed by keyboard', async () => {
  const onClose = vi.fn();
  const { screen, user } = renderPart(part(true, onClose));
  screen.getByRole('button', { name: 'Close' }).focus();
  await user.keyboard('{Enter}');
  screen.getByRole('button', { name: 'Pick up where I was' }).focus();
  await user.keyboard(' ');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('when the platform closes it, the screen hears of it', () => {
  const onClose = vi.fn();
  const { screen } = renderPart(part(true, onClose));
  screen.getByRole<HTMLDialogElement>('dialog').close();
  expect(onClose).toHaveBeenCalledOnce();
});

describe("the browser's Back", () => {
  function Over({ onClose, open }: { onClose: () => void; open: boolean }) {
    useBack(open, onClose);
    return <Dialog open={open} onClose={onClose} title="Much to type" />;
  }
  const over = (onClose: () => void, open = true) => <Over onClose={onClose} open={open} />;
  const goBack = (state: unknown) => {
    history.replaceState(state, '');
    fireEvent(window, new Event('popstate'));
  };

  test('asks to close it; refused, it keeps its place', async () => {
    const onClose = vi.fn();
    renderPart(over(onClose));
    expect(history.state).toEqual({ over: 1 });
    goBack(null);
    expect(onClose).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(history.state).toEqual({ over: 1 }));
  });

  test('closes the topmost of two', () => {
    history.replaceState(null, '');
    const [under, top] = [vi.fn(), vi.fn()];
    renderPart(
      <>
        {over(under)}
        {over(top)}
      </>,
    );
    expect(history.state).toEqual({ over: 2 });
    goBack({ over: 1 });
    expect(top).toHaveBeenCalledOnce();
    expect(under).not.toHaveBeenCalled();
  });

  test('finds nothing of it once it was closed by hand', () => {
    history.replaceState(null, '');
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
    const { rerender } = renderPart(over(vi.fn()));
    rerender(over(vi.fn(), false));
    expect(back).toHaveBeenCalledOnce();
  });
});

test('a drawer closes when one of its links is followed', async () => {
  const onClose = vi.fn();
  const { screen, user } = renderPart(
    <Drawer open onClose={onClose} label="Menu">
      <a href="#tracker">Tracker</a>
      <p>words</p>
    </Drawer>,
  );
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy();
  await user.click(screen.getByText('words'));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Tracker' }));
  expect(onClose).toHaveBeenCalledOnce();
});
