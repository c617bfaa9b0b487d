import { useEffect, useSyncExternalStore } from 'react';

/**
 * The token of a mail's link, which stands behind the # so that it reaches no log and no Referer. It is moved out of
 * the address at once and stays with this entry of the history, so that a reload finds it. Null while the server draws,
 * empty when there is none.
 */
export function useAddressToken(): string | null {
  const token = useSyncExternalStore(noChange, addressToken, () => null);
  useEffect(() => {
    if (token && window.location.hash) moveTo({ token });
  }, [token]);
  return token;
}

/** Forgets a token that was used up. */
export function forgetAddressToken(): void {
  moveTo({ token: '' });
}

function addressToken(): string {
  const kept: unknown = (window.history.state as { token?: unknown } | null)?.token;
  return window.location.hash.slice(1) || (typeof kept === 'string' ? kept : '');
}

function moveTo(state: { token: string }): void {
  // The prototype's method: nothing that is drawn changes with it.
  History.prototype.replaceState.call(window.history, state, '', window.location.pathname + window.location.search);
}

function noChange(): () => void {
  return () => undefined;
}
