import { isAway } from '#domain/privacy-mode/away.ts';
import type { LockMinutes } from '#domain/privacy-mode/privacy-mode.ts';
import { keepText, keptText } from '#web/platform/browser-storage.ts';
import { raiseCover } from './cover.ts';
import { shut } from './shut.ts';
import { stillOpen, veil } from './still-open.ts';

/** How often a page that is seen says so, in milliseconds. */
const EVERY = 20_000;
/**
 * When this browser last saw the member, for a page that opens without a connection. It says nothing of the member but
 * that.
 */
const SEEN = 'near_seen';

/** Whether the member's lock would close on what a page shows that was opened without a connection. */
export function wouldClose(minutes: LockMinutes): boolean {
  return isAway({ seenAt: Number(keptText('localStorage', SEEN)), now: Date.now(), minutes });
}

/**
 * Watches whether the member is away: this page hidden, closed, or asleep. While it is seen it says so to the server,
 * which alone decides. When the member comes back after the minutes of the member's lock the page is veiled before it
 * asks, and leaves for the lock; so is a page that is not `fresh` from the server, which knew the lock when it drew it.
 * Gives back the way to stop.
 */
export function watchPresence(minutes: LockMinutes, fresh: boolean): () => void {
  let seenAt = fresh ? Date.now() : Number(keptText('localStorage', SEEN));
  const look = async () => {
    if (document.visibilityState === 'hidden') return;
    if (isAway({ seenAt, now: Date.now(), minutes })) veil(true);
    const isOpen = await stillOpen();
    if (isOpen === false) return shut();
    if (isOpen === null && isAway({ seenAt, now: Date.now(), minutes })) return raiseCover(look);
    seenAt = seen();
    veil(false);
  };
  const turn = () => {
    if (document.visibilityState === 'visible') return void look();
    seenAt = seen();
    void stillOpen();
  };
  const timer = setInterval(() => void look(), EVERY);
  document.addEventListener('visibilitychange', turn);
  void look();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', turn);
  };
}

function seen(): number {
  const now = Date.now();
  keepText('localStorage', SEEN, String(now));
  return now;
}
