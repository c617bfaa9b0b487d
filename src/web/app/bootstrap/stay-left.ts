/** As in `privacy-mode/leave.ts`: the first script brings nothing else along. */
const LEFT = 'near_left';
const AWAY = '/measures';

/**
 * In a tab that was left by the quick exit, a page that the browser kept whole leaves again as it comes back; one for
 * visitors too, since it tells what the product is.
 */
export function stayLeft(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !hasLeft()) return;
    document.documentElement.hidden = true;
    location.replace(AWAY);
  });
}

/** A browser that forbids storage cannot say: the server does. */
function hasLeft(): boolean {
  try {
    return sessionStorage.getItem(LEFT) !== null;
  } catch {
    return false;
  }
}
