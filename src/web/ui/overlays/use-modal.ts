import { useEffectEvent, useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';

/**
 * Opens a native dialog as modal while `open` holds, and asks to close by Esc and by a press on the backdrop. The focus
 * starts on the last `data-autofocus` inside; the platform keeps it inside and gives it back, for which the dialog must
 * close before it leaves the page.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    if (!dialog.open) dialog.showModal();
    [...dialog.querySelectorAll<HTMLElement>('[data-autofocus]')].at(-1)?.focus();
    return () => dialog.close();
  }, [open]);
  const closedByPlatform = useEffectEvent(() => open && onClose());
  useLayoutEffect(() => {
    const dialog = ref.current;
    const closed = () => closedByPlatform();
    dialog?.addEventListener('close', closed);
    return () => dialog?.removeEventListener('close', closed);
  }, []);
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (event.target === ref.current) onClose();
  };
  // Both ends of the press must lie on the backdrop: a selection drawn out of the dialog must not close it.
  const onPointerDown = (event: MouseEvent) => {
    pressed.current = event.target;
  };
  const onClick = (event: MouseEvent) => {
    // The second half of a double press was meant for the button that has just gone.
    if (event.detail < 2 && event.target === ref.current && pressed.current === ref.current) onClose();
  };
  return { ref, onCancel, onPointerDown, onClick };
}
