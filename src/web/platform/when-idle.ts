import { onFirstInteraction } from './deferred/first-interaction.ts';

/** How long a page that has loaded is left to itself before anything is fetched ahead, in milliseconds. */
const SETTLED = 2_000;

/**
 * Runs work once the page has loaded and rests, and the member has interacted: never beside its first view, not for a
 * page that is opened and left, and not at all offline or where the member asked to save data.
 */
export function whenIdle(work: () => void): void {
  const begin = () => {
    if (navigator.onLine && !savesData()) work();
  };
  const rested = () => ('requestIdleCallback' in window ? window.requestIdleCallback(begin) : begin());
  const settle = () => setTimeout(() => onFirstInteraction(rested), SETTLED);
  if (document.readyState === 'complete') settle();
  else window.addEventListener('load', settle, { once: true });
}

function savesData(): boolean {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
