import { sweepBehindLock } from '#web/platform/device/kept-keys.ts';
import { coverCopy } from './cover.copy.ts';
import { COVER, veil } from './still-open.ts';

/**
 * Stands over the veiled page where the member's lock would close and nobody can ask for the PIN: it opens with a
 * connection. Raised once, it asks again when there is one.
 */
export function raiseCover(ask: () => Promise<unknown>): void {
  veil(true);
  sweepBehindLock();
  if (document.getElementById(COVER)) return;
  const cover = Object.assign(document.createElement('main'), { id: COVER });
  const words = Object.assign(document.createElement('p'), { textContent: coverCopy.offline });
  const again = Object.assign(document.createElement('button'), { type: 'button', textContent: coverCopy.again });
  cover.append(
    Object.assign(document.createElement('h1'), { textContent: coverCopy.title, tabIndex: -1 }),
    words,
    again,
  );
  document.body.append(cover);
  document.title = coverCopy.title;
  cover.querySelector('h1')?.focus();
  const retry = () => void ask().then(() => lower(cover, retry));
  again.onclick = retry;
  window.addEventListener('online', retry);
}

// What was asked unveils the page where it may be seen again.
function lower(cover: HTMLElement, retry: () => void): void {
  if (document.getElementById('app')?.hasAttribute('hidden')) return;
  cover.remove();
  window.removeEventListener('online', retry);
}
