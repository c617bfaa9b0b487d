import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Sheet } from './sheet.tsx';

const sheet = (onClose = () => {}, open = true) => (
  <Sheet
    open={open}
    onClose={onClose}
    kicker="Day 18"
    title="Sunday 22 November"
    actions={<Button onClick={onClose}>Save day</Button>}
  >
    <p>What you felt</p>
  </Sheet>
);

test('Sheet is modal, named by its title, where the focus starts (rule 7)', () => {
  const show = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  const { screen } = renderPart(sheet());
  expect(show).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog', { name: 'Sunday 22 November' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

test("Sheet asks to close by Esc, the cross, the backdrop and the browser's Back", async () => {
  const onClose = vi.fn();
  const { screen, user } = renderPart(sheet(onClose));
  const dialog = screen.getByRole('dialog');
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(3);
  history.replaceState(null, '');
  fireEvent(window, new Event('popstate'));
  expect(onClose).toHaveBeenCalledTimes(4);
});

const wide = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => {}, removeEventListener: () => {} }));

function pull(screen: ReturnType<typeof renderPart>['screen'], distance: number) {
  const edge = screen.getByText('Day 18');
  fireEvent.pointerDown(edge, { clientY: 100, isPrimary: true });
  fireEvent.pointerMove(edge, { clientY: 100 + distance });
  const pulled = screen.getByRole('dialog').style.getPropertyValue('--pull');
  fireEvent.pointerUp(edge, { clientY: 100 + distance });
  return pulled;
}

test('Sheet follows a pull at its edge and closes when it was far, else goes back (rule 7)', () => {
  wide(false);
  const onClose = vi.fn();
  const { screen } = renderPart(sheet(onClose));
  expect(pull(screen, 40)).toBe('40px');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog').style.getPropertyValue('--pull')).toBe('0px');
  expect(pull(screen, 140)).toBe('140px');
  expect(onClose).toHaveBeenCalledOnce();
});

test('Sheet is not pulled at the side of a wide screen', () => {
  wide(true);
  const onClose = vi.fn();
  const { screen } = renderPart(sheet(onClose));
  pull(screen, 140);
  expect(onClose).not.toHaveBeenCalled();
});
