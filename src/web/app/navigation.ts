import { screenAt, type ScreenMatch } from '#contract/screens.ts';
import type { DrawnAt } from '#web/platform/address/standing.ts';
import type { AppState } from '#web/platform/app-state.ts';
import { loadChunk, loadedChunk } from './chunks.ts';
import { chunksOf, routeMatchOf } from './route-match.ts';

const PRIVATE_KEYS = ['email', 'goals'];

/** The in-app address a click leads to, or null when the browser should follow the link itself. */
export function appTarget(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = linkOf(event.target);
  if (
    !link ||
    link.rel === 'external' ||
    link.hasAttribute('download') ||
    (link.target !== '' && link.target !== '_self')
  )
    return null;
  const url = new URL(link.href);
  const samePage = url.pathname === window.location.pathname && url.search === window.location.search;
  return screenOf(link) === null || (samePage && url.hash !== '') ? null : `${url.pathname}${url.search}${url.hash}`;
}

/**
 * Fetches the code and, for members, the data of the page under a pointer, a finger or the focus: side by side, before
 * the click.
 */
export function prefetchOf(target: EventTarget | null, appState: AppState): void {
  const link = linkOf(target);
  const at = link && screenOf(link);
  if (!at) return;
  const { user, devMail } = appState.get();
  const { pathname: path, search } = new URL(link.href);
  const place = routeMatchOf({ path, search, user: user ?? null, localDefault: devMail });
  // A failure is left to the visit itself, which can show it.
  for (const part of chunksOf(place)) loadChunk(part).catch(() => undefined);
  if (user) void appState.prefetch?.(at, search);
}

/** The code of the page at an address while it is on its way; null when it is here. */
export function codeOf(appState: AppState, to: DrawnAt): Promise<unknown> | null {
  const { user, devMail } = appState.get();
  const parts = chunksOf(routeMatchOf({ ...to, user: user ?? null, localDefault: devMail }));
  return parts.every(loadedChunk) ? null : Promise.all(parts.map(loadChunk));
}

/**
 * Takes `email` and `goals` out of the address that is being left, so that history does not keep them (decisions 20).
 */
export function leaveQuietly(): void {
  const url = new URL(window.location.href);
  if (!PRIVATE_KEYS.some((key) => url.searchParams.has(key))) return;
  PRIVATE_KEYS.forEach((key) => url.searchParams.delete(key));
  // The prototype's method: the page that is being left is not to be drawn again for it.
  History.prototype.replaceState.call(window.history, window.history.state, '', url);
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

function screenOf(link: HTMLAnchorElement): ScreenMatch | null {
  const url = new URL(link.href);
  return url.origin === window.location.origin ? screenAt(url.pathname) : null;
}
