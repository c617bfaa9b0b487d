import { isExit, type Press } from '#domain/near/esc-twice.ts';
import { leaveNow } from './leave.ts';

// A toast stands in the top layer too, and Esc does nothing to it.
const OPEN = 'dialog[open], [popover="auto"]:popover-open';

/** Hears Esc pressed twice, before anything else on the page does; gives back the way to stop. What stands open is still closed by it. */
export function watchEsc(): () => void {
  let before: Press | null = null;
  const heed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.repeat || event.isComposing) return;
    const press = { at: event.timeStamp, closes: document.querySelector(OPEN) !== null };
    if (isExit(press, before)) leaveNow();
    before = press;
  };
  window.addEventListener('keydown', heed, { capture: true });
  return () => window.removeEventListener('keydown', heed, { capture: true });
}
