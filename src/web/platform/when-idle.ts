/** How long a page that has loaded is left to itself before anything is fetched ahead, in milliseconds. */
const SETTLED = 2_000;
/** What shows that somebody is there and may go on. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Runs work once the page has loaded and rests, and she has stirred: never beside its first view, not for a page that is opened and
 * left, and not at all offline or where she asked to save data.
 */
export function whenIdle(work: () => void): void {
  const begin = () => {
    if (navigator.onLine && !savesData()) work();
  };
  const rested = () => ('requestIdleCallback' in window ? window.requestIdleCallback(begin) : begin());
  const settle = () => setTimeout(() => whenStirred(rested), SETTLED);
  if (document.readyState === 'complete') settle();
  else window.addEventListener('load', settle, { once: true });
}

let hasStirred = false;

// One set of listeners that were there from the start: a sign given while the page loads counts too.
const waiting: (() => void)[] = [];
if (!import.meta.env.SSR) for (const sign of SIGNS) window.addEventListener(sign, heed, { capture: true, passive: true });

function heed(): void {
  hasStirred = true;
  for (const sign of SIGNS) window.removeEventListener(sign, heed, { capture: true });
  waiting.splice(0).forEach((work) => work());
}

function whenStirred(work: () => void): void {
  if (hasStirred) work();
  else waiting.push(work);
}

function savesData(): boolean {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
