import { useRef, type PointerEvent, type RefObject } from 'react';

/** How far a sheet is pulled down before it asks to close, in pixels. */
const FAR = 96;
/** Below this a pull is a press with an unsteady hand. */
const STIR = 4;

/**
 * The edge by which a sheet is pulled down. It follows the finger, and let go too early it goes back. Nothing needs it:
 * the cross and Esc do the same.
 */
export function useGrab(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const from = useRef<number | null>(null);
  const pull = (distance: number) => sheet.current?.style.setProperty('--pull', `${Math.max(0, distance)}px`);
  const end = (event: PointerEvent) => {
    const far = from.current !== null && event.type === 'pointerup' && event.clientY - from.current > FAR;
    from.current = null;
    pull(0);
    if (far) onClose();
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (!event.isPrimary || isControl(event.target) || !isAtBottom(sheet.current)) return;
      from.current = event.clientY;
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current === null) return;
      const distance = event.clientY - from.current;
      if (distance > STIR) event.currentTarget.setPointerCapture?.(event.pointerId);
      pull(distance);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

const isControl = (target: EventTarget) => target instanceof Element && target.closest('button, a, input') !== null;
/** At the side of a wide screen there is nothing to pull: its grab edge is not drawn. */
const isAtBottom = (sheet: HTMLElement | null) => sheet !== null && !window.matchMedia('(min-width: 56.25rem)').matches;
