import { useEffect, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { endToast, MISTAKE } from '#web/ui/overlays/toast.ts';
import { useAppState } from '#web/platform/app-state.ts';
import { appTarget, codeOf, leaveQuietly, prefetchOf } from './navigation.ts';
import { tellTypedEarly } from './bootstrap/typed-early.ts';

/**
 * Follows in-app links without a new document, fetches on intent, and cleans the address that is left. Mounted once, by
 * the app.
 */
export function useLinkInterceptor(): void {
  const appState = useAppState();
  useEffect(() => {
    appState.codeOf = (to) => codeOf(appState, to);
    const follow = (event: MouseEvent) => {
      const target = appTarget(event);
      if (target === null) return;
      event.preventDefault();
      prefetchOf(event.target, appState);
      // The link of the page that is open leads to its top (§2.2).
      if (target === window.location.pathname) return window.scrollTo(0, 0);
      leaveQuietly();
      navigate(target);
    };
    const intend = (event: Event) => prefetchOf(event.target, appState);
    document.addEventListener('click', follow);
    for (const kind of INTENTS) document.addEventListener(kind, intend, { passive: true });
    window.addEventListener('pagehide', leaveQuietly);
    return () => {
      document.removeEventListener('click', follow);
      for (const kind of INTENTS) document.removeEventListener(kind, intend);
      window.removeEventListener('pagehide', leaveQuietly);
    };
  }, [appState]);
}

const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** The page that was drawn last, and whether the step to the next one was back or forward. One for each app. */
export type HistoryStep = { path: string | null; retraced: boolean };

/**
 * Notes whether a step through history was made by the back button, whose page keeps its own place. Mounted once, by
 * the app.
 */
export function useHistoryStep(): HistoryStep {
  const trail = useRef<HistoryStep>({ path: null, retraced: false }).current;
  useEffect(() => {
    const note = (event: Event) => {
      trail.retraced = event.type === 'popstate';
    };
    for (const kind of STEPS) window.addEventListener(kind, note);
    return () => STEPS.forEach((kind) => window.removeEventListener(kind, note));
  }, [trail]);
  return trail;
}

const STEPS = ['popstate', 'pushState', 'replaceState'] as const;

/**
 * On arrival: the title, and after a route change the top of the page and the focus on its heading, so that a screen
 * reader hears where it is.
 */
export function useRouteFocus({ path, title, trail }: { path: string; title: string; trail: HistoryStep }): void {
  useEffect(() => {
    document.title = title;
    const first = trail.path === null;
    const same = trail.path === path;
    trail.path = path;
    if (first) tellTypedEarly(document);
    if (first || same) return;
    endToast(MISTAKE);
    if (!trail.retraced) window.scrollTo(0, 0);
    focusHeading();
    return keepFocus();
  }, [path, title, trail]);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/**
 * A screen draws its heading anew when its data comes, and the focus would fall to the page's top: it goes along, until
 * the member moves it.
 */
function keepFocus(): () => void {
  const drawn = new MutationObserver(() => {
    if (document.activeElement === document.body && document.querySelector('h1')) focusHeading();
  });
  const stop = () => drawn.disconnect();
  drawn.observe(document.body, { childList: true, subtree: true });
  for (const kind of MOVES) document.addEventListener(kind, stop, { once: true });
  return () => {
    stop();
    for (const kind of MOVES) document.removeEventListener(kind, stop);
  };
}

const MOVES = ['keydown', 'pointerdown'] as const;
