import type { AppState } from '#web/platform/app-state.ts';
import { askUser } from '#web/platform/session.ts';
import { endSignIn } from '#web/platform/sign-in-flag.ts';

/**
 * A page that opened while the flag of a sign-in stands waits until it is known who is here (§2.1), and clears it. A
 * document that was drawn for nobody gives way to the member's.
 */
export async function waitForSignIn(appState: AppState): Promise<void> {
  const before = appState.get().user;
  await askUser(appState).catch(() => undefined);
  endSignIn();
  if (!before && appState.get().user) window.location.reload();
}
