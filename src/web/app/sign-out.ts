import { useState } from 'react';
import { useAppState } from '#web/platform/app-state.ts';
import { whenIdle } from '#web/platform/when-idle.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { signOutCopy } from './sign-out.copy.ts';
import type { Left } from './sign-out-steps.ts';

const steps = () => import('./sign-out-steps.ts');
if (!import.meta.env.SSR) whenIdle(() => void steps().catch(() => undefined));

/**
 * Signs out (§4.4). What waits on this device is sent first; where that is impossible, and where the member began pages
 * or days and did not keep them, `left` says what would be lost, and the member decides (decisions 20).
 */
export function useSignOut() {
  const appState = useAppState();
  const [busy, setBusy] = useState(false);
  const [left, setLeft] = useState<Left | null>(null);
  const attempt = async (losing: boolean) => {
    if (busy) return;
    setBusy(true);
    setLeft(null);
    const code = await steps().catch(() => null);
    if (code && losing) return code.finishSignOut(appState);
    const lost = (await code?.sendFirst(appState)) ?? null;
    if (code && lost && isNothing(lost)) return code.finishSignOut(appState);
    setBusy(false);
    if (lost) setLeft(lost);
    else toast({ ...signOutCopy.signOutWaits, kind: 'danger' });
  };
  return { signOut: () => attempt(false), busy, left, lose: () => attempt(true), stay: () => setLeft(null) };
}

function isNothing({ unsent, drafts }: Left): boolean {
  return unsent + drafts.journal + drafts.day_log === 0;
}
