import { flushSync } from 'react-dom';
import { screenAt } from '#contract/screens.ts';
import type { DrawnAt, Turn } from '#web/platform/address/standing.ts';
import type { AppState } from '#web/platform/app-state.ts';

/** How long the old page stays for the code of the next one, and for what it begins with, in milliseconds. */
const FOR_CODE = 2_000;
const FOR_DATA = 300;
/** What is on both pages and goes from its place on the one to its place on the other. */
const TRAVELS = ['wheel', 'moon'] as const;

/**
 * Arriving at a page: the old one stays until the next one can be drawn, and then gives way to it in a cross-fade. Back
 * shows a page whose code is here at once, since the browser puts it where it stood.
 */
export function arriving(appState: AppState): Turn {
  return (to, show, isBack) => {
    const code = appState.codeOf?.(to) ?? null;
    if (!code && (isBack || !appState.get().user)) return fade(show, isBack);
    const waits = [code && atMost(FOR_CODE, code), atMost(FOR_DATA, dataOf(appState, to))];
    void Promise.all(waits).then(() => fade(show, isBack));
  };
}

async function dataOf(appState: AppState, { path, search }: DrawnAt): Promise<void> {
  const at = screenAt(path);
  if (at && appState.get().user) await appState.prefetch?.(at, search);
}

/** Waits for something, but not longer; a failure is shown by the page itself. */
function atMost(most: number, work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work.catch(() => undefined), new Promise((done) => setTimeout(done, most))]);
}

function fade(show: () => void, isBack: boolean): void {
  if (isBack || !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return show();
  name(true);
  const { ready, finished } = document.startViewTransition(() => {
    name(false);
    flushSync(show);
    name(true);
  });
  // A page that is not seen has no transition, and shows the next one all the same.
  ready.catch(() => undefined);
  void finished.catch(() => undefined).then(() => name(false));
}

/** A name may stand once on a page: the first of its kind that is in sight bears it, and only for the while. */
function name(isOn: boolean): void {
  for (const kind of TRAVELS) {
    const all = [...document.querySelectorAll<SVGElement>(`[data-travels='${kind}']`)];
    all.forEach((part) => part.style.removeProperty('view-transition-name'));
    if (isOn) all.find(isInSight)?.style.setProperty('view-transition-name', kind);
  }
}

function isInSight(part: Element): boolean {
  const { top, bottom, height } = part.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < window.innerHeight;
}
