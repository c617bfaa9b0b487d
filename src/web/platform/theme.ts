import type { Theme } from '#contract/account/account.schemas.ts';
import { useFact, useFacts, type FactStore } from './facts.ts';

/** The chosen theme, and ways to choose. A member's choice is remembered by the server: the promise fails where it was refused, or with KeptForLater where it waits in the outbox. A visitor's lasts for the visit (decisions 20). */
export function useTheme(): { theme: Theme; choose: (theme: Theme) => Promise<void>; toggle: () => Promise<void> } {
  const facts = useFacts();
  return {
    theme: useFact('theme'),
    choose: (theme) => choose(facts, theme),
    toggle: () => choose(facts, otherThan(facts.get().theme)),
  };
}

async function choose(facts: FactStore, theme: Theme): Promise<void> {
  facts.set({ theme });
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  if (!facts.get().user) return;
  // A visitor's first page does without the code that keeps what a member does.
  const { callOnce } = await import('./outbox/call-once.ts');
  facts.set({ user: (await callOnce('patchUser', { body: { theme } }, 'theme')).user });
}

function otherThan(theme: Theme): Theme {
  const dark = theme === 'dark' || (theme === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  return dark ? 'light' : 'dark';
}
