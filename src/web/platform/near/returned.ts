import { stayAside } from './leave.ts';
import { stillOpen, veil } from './still-open.ts';

/** A page that the browser kept whole comes back by its Back button: it is veiled until the server has said that she may see it, else it leaves. Gives back the way to stop. */
export function heedReturn(): () => void {
  const heed = async ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    veil(true);
    stayAside({ isFresh: false });
    if ((await stillOpen()) === false) return window.location.reload();
    veil(false);
  };
  window.addEventListener('pageshow', heed);
  return () => window.removeEventListener('pageshow', heed);
}
