import type { Theme } from '#contract/account/account.schemas.ts';
import { useAppFact, useAppState, type AppState } from './app-state.ts';

/**
 * The chosen theme, and ways to choose. A member's choice is remembered by the server: the promise fails where it was
 * refused, or with KeptForLater where it waits in the outbox. A visitor's lasts for the visit (decisions 20).
 */
export function useTheme(): { theme: Theme; choose: (theme: Theme) => Promise<void>; toggle: () => Promise<void> } {
  const appState = useAppState();
  return {
    theme: useAppFact('theme'),
    choose: (theme) => choose(appState, theme),
    toggle: () => choose(appState, otherThan(appState.get().theme)),
  };
}

async function choose(appState: AppState, theme: Theme): Promise<void> {
  appState.set({ theme });
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  if (!appState.get().user) return;
  // A visitor's first page does without the code that keeps what a member does.
  const { sendQueued: callOnce } = await import('./outbox/send-queued.ts');
  appState.set({ user: (await callOnce('patchUser', { body: { theme } }, 'theme')).user });
}

function otherThan(theme: Theme): Theme {
  const dark = theme === 'dark' || (theme === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  return dark ? 'light' : 'dark';
}
