import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { isRetraced } from '#web/platform/address/standing.ts';
import { endToast, MISTAKE } from '#web/ui/overlays/toast.ts';
import { useAppState } from '#web/platform/app-state.ts';
import { appTarget, codeOf, leaveQuietly, prefetchOf } from './navigation.ts';

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

/** The path of the page that was drawn last. One for each app. */
export type Shown = RefObject<string | null>;

/**
 * On arrival: the title, and after a route change the top of the page and the focus on its heading, so that a screen
 * reader hears where it is.
 */
export function useRouteFocus({ path, title, shown }: { path: string; title: string; shown: Shown }): void {
  // With the drawing itself: nothing may come between it and what was typed before (`bootstrap/keep-typed.ts`).
  useLayoutEffect(() => void document.dispatchEvent(new Event('alive')), []);
  useEffect(() => {
    document.title = title;
    const first = shown.current === null;
    const same = shown.current === path;
    shown.current = path;
    if (first || same) return;
    endToast(MISTAKE);
    if (!isRetraced()) window.scrollTo(0, 0);
    focusHeading();
    return keepFocus();
  }, [path, title, shown]);
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
