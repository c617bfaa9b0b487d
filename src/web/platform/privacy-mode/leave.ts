import { PRIVACY_MODE_PATHS } from '#contract/privacy-mode-paths.ts';
import { keepText, keptText } from '#web/platform/browser-storage.ts';
import { tellTabs } from './tabs.ts';

/**
 * Stands in this tab from the quick exit on until the member comes back, and holds the time: the plain page tells the
 * server where this page could not.
 */
const LEFT = 'near_left';
/** How long the server may take to hear of it, in milliseconds. */
const HEARD_WITHIN = 10_000;

/**
 * The quick exit: what stood here is gone with this very call, and the plain page takes its place in the history. The
 * server shuts the session, so that the way back leads to the plain page too. Whatever waits to be asked before a page
 * is left is not asked: drafts are kept as they are typed.
 */
export function leaveNow(): void {
  keepText('sessionStorage', LEFT, String(Date.now()));
  navigator.sendBeacon(PRIVACY_MODE_PATHS.leave);
  tellTabs('left');
  goAside();
}

/**
 * Leaves again where this tab was left and the page came back without the server's word: from the browser's memory,
 * without a network, or before it could hear.
 */
export function stayAside({ isFresh }: { readonly isFresh: boolean }): void {
  const left = keptText('sessionStorage', LEFT);
  if (left === null) return;
  if (isFresh && Date.now() - Number(left) > HEARD_WITHIN) keepText('sessionStorage', LEFT, null);
  else goAside();
}

/** The same for a tab whose neighbour was left. */
export function goAside(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  document.body.replaceChildren();
  document.title = '';
  document.querySelector('link[rel="icon"]')?.setAttribute('href', 'data:,');
  window.location.replace(PRIVACY_MODE_PATHS.decoy);
}
