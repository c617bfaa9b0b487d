/** As in the contract (`sign-out-mark.ts`); what reads it whole comes for those alone whom it concerns. */
const KEY = 'signing_out';

/** Whether somebody has signed out in this browser and that is not finished, or not said yet. */
export function isSignedOutHere(): boolean {
  return document.cookie.includes(KEY);
}

/** Calls in every other tab as soon as the member signs out in one; until `over` says that it is over. */
export function whenSignedOutHere(tell: () => void, over: AbortSignal): void {
  window.addEventListener('storage', ({ key, newValue }) => void (key === KEY && newValue && tell()), { signal: over });
}
