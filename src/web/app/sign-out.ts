import { useState } from 'react';
import { useFacts } from '#web/platform/facts.ts';
import { whenIdle } from '#web/platform/when-idle.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { appCopy } from './app.copy.ts';

const steps = () => import('./sign-out-steps.ts');
if (!import.meta.env.SSR) whenIdle(() => void steps().catch(() => undefined));

/**
 * Signs out (§4.4). What waits on this device is sent first; where that is impossible `unsent` says how many entries would be lost, and
 * she decides (decisions 20).
 */
export function useSignOut() {
  const facts = useFacts();
  const [busy, setBusy] = useState(false);
  const [unsent, setUnsent] = useState(0);
  const attempt = async (losing: boolean) => {
    if (busy) return;
    setBusy(true);
    setUnsent(0);
    const code = await steps().catch(() => null);
    const left = losing ? 0 : ((await code?.sendFirst()) ?? null);
    if (code && left === 0) return code.leaveNow(facts);
    setBusy(false);
    if (left) setUnsent(left);
    else toast({ ...appCopy.signOutWaits, kind: 'danger' });
  };
  return { signOut: () => attempt(false), busy, unsent, lose: () => attempt(true), stay: () => setUnsent(0) };
}
