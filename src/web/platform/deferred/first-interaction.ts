/** What shows that somebody is there and may go on. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'click', 'scroll'] as const;
const PRESSES = ['pointerdown', 'keydown', 'click'] as const;

/**
 * Calls at the first sign of the member on this page: a pointer that moves, a press, a scroll. At once where one was
 * given, also before this script was here.
 */
export function onFirstInteraction(work: () => void): void {
  if (hasInteracted || wasBusyBefore()) work();
  else waiting.push(work);
}

/** Calls at the next press of a key, a pointer or a finger. */
export function onNextPress(work: () => void): void {
  onFirst(PRESSES, work);
}

let hasInteracted = false;
const waiting: (() => void)[] = [];

// One set of listeners that are there from the start: a sign given while the page loads counts too.
if (!import.meta.env.SSR) {
  onFirst(SIGNS, () => {
    hasInteracted = true;
    waiting.splice(0).forEach((work) => work());
  });
}

function wasBusyBefore(): boolean {
  return ('userActivation' in navigator && navigator.userActivation.hasBeenActive) || window.scrollY > 0;
}

function onFirst(kinds: readonly string[], work: () => void): void {
  const heard = new AbortController();
  const heed = () => {
    heard.abort();
    work();
  };
  for (const kind of kinds) window.addEventListener(kind, heed, { capture: true, passive: true, signal: heard.signal });
}
