import { call } from '#web/platform/api.ts';
import { ApiError } from '#web/platform/api-error.ts';

/** Says that she is here, and whether the session is still open: null where nobody can tell for want of a connection. */
export async function stillOpen(): Promise<boolean | null> {
  try {
    await call('stayHere');
    return true;
  } catch (error) {
    return error instanceof ApiError && (error.status === 423 || error.status === 401) ? false : null;
  }
}

/** Hides the whole page at once, or shows it again. */
export function veil(isVeiled: boolean): void {
  document.getElementById('app')?.toggleAttribute('hidden', isVeiled);
}
