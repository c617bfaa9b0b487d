import { call } from '#web/platform/api.ts';
import { ApiError } from '#web/platform/api-error.ts';

/**
 * Says that the member is here, and whether the session is still open, and that of the `owner` of a page where one is
 * named: null where nobody can tell for want of a connection.
 */
export async function stillOpen(owner?: string): Promise<boolean | null> {
  try {
    await call('stayHere', owner ? { headers: { 'for-member': owner } } : undefined);
    return true;
  } catch (error) {
    return error instanceof ApiError && (error.status === 423 || error.status === 401) ? false : null;
  }
}

/** What stands over a page whose lock would close where nobody can ask for the PIN (`cover.ts`). */
export const COVER = 'privacy-mode-cover';

/** Hides the whole page at once, or shows it again. */
export function veil(isVeiled: boolean): void {
  document.getElementById('app')?.toggleAttribute('hidden', isVeiled);
}
