import { useEffect, useState } from 'react';
import { useSearch } from '#web/platform/address/path.tsx';
import { href } from '#contract/screens.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { landing, landingToasts } from './landing.copy.ts';

export type Mode = 'signin' | 'start';

/** §9: how long the invited visitor's toast lives, in milliseconds. */
export const INVITED_TOAST_MS = 5000;

/**
 * Which half of the page shows (§2.5), what a form that was posted came back with, and the way to the other half, with
 * or without JavaScript.
 */
export function useMode() {
  const query = new URLSearchParams(useSearch());
  const invitation = query.get('ref')?.slice(0, 64) || undefined;
  const asked = query.get('mode');
  const [chosen, setChosen] = useState<Mode | null>(null);
  const mode = chosen ?? (asked === 'start' || (asked !== 'signin' && invitation) ? 'start' : 'signin');
  const other: Mode = mode === 'start' ? 'signin' : 'start';
  useInvitedToast(invitation !== undefined);
  return {
    mode,
    invitation,
    failure: failureOf(query.get('error')),
    toggled: chosen !== null,
    otherHref: href('auth', { search: { mode: other, ref: invitation } }),
    toggle: () => setChosen(other),
  };
}

function useInvitedToast(invited: boolean): void {
  useEffect(() => {
    if (invited)
      toast({ title: landingToasts.invitedTitle, description: landingToasts.invitedText, duration: INVITED_TOAST_MS });
  }, [invited]);
}

function failureOf(error: string | null): string | null {
  if (error === 'credentials') return landingToasts.failedText;
  return error === 'rate' ? landing.tooMany : null;
}
