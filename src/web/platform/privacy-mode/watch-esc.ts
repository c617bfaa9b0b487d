import { isExit, type Press } from '#domain/privacy-mode/esc-twice.ts';
import { leaveNow } from './leave.ts';

// A toast stands in the top layer too, and Esc does nothing to it.
const OPEN = 'dialog[open], [popover="auto"]:popover-open';

/** How long ago a press may be that came before this code, in milliseconds: a slow line may keep the code that long. */
const EARLY_WITHIN = 10_000;

/**
 * Hears Esc pressed twice, before anything else on the page does, and even before this code was here
 * (`pressed-early.ts`); gives back the way to stop. What stands open is still closed by it.
 */
export function watchEsc(): () => void {
  let before: Press | null = null;
  const count = (press: Press) => {
    if (isExit(press, before)) leaveNow();
    before = press;
  };
  const heed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.repeat || event.isComposing) return;
    count({ at: event.timeStamp, closes: document.querySelector(OPEN) !== null });
  };
  // A page whose code is not here has nothing open.
  pressesBefore().forEach((at) => count({ at, closes: false }));
  window.addEventListener('keydown', heed, { capture: true });
  return () => window.removeEventListener('keydown', heed, { capture: true });
}

function pressesBefore(): number[] {
  const { dataset } = document.documentElement;
  const times = (dataset['esc'] ?? '').split(' ').filter(Boolean).map(Number);
  delete dataset['esc'];
  return times.filter((at) => performance.now() - at <= EARLY_WITHIN);
}
