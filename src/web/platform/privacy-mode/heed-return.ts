/**
 * A page of a member's that the browser kept whole comes back by its Back button: it is veiled until `ask` has found
 * that the member may see it, and opened anew where `ask` fails. Until `over` says that it is over.
 */
export function heedReturn(ask: () => Promise<void>, over: AbortSignal): void {
  const heed = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    document.getElementById('app')?.setAttribute('hidden', '');
    ask().catch(() => window.location.reload());
  };
  window.addEventListener('pageshow', heed, { signal: over });
}
