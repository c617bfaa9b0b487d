import { useEffect, type ReactNode } from 'react';
import { useNavigate } from '#web/platform/address/path.tsx';
import type { User } from '#contract/account/account.schemas.ts';
import { screenAt, screens } from '#contract/screens.ts';
import { gateFor } from '#domain/account/gate.ts';
import { usePlansSeen } from '#web/features/subscription/public.ts';
import { useOffline } from '#web/platform/offline/offline-state.ts';
import { usePath } from '#web/platform/address/path.tsx';
import { useUser } from '#web/platform/session.ts';
import { Loading } from './page/waiting.tsx';

/**
 * Leads a member who has not told enough to the page that asks (§4.1), on every change of the address. The server does
 * the same for documents.
 */
export function Gate({ children }: { readonly children: ReactNode }) {
  const path = usePath();
  const navigate = useNavigate();
  const user = useUser();
  const known = gateOf(user, { path, plansSeen: usePlansSeen(user?.id) });
  // Without a line nobody is led to a page that cannot come.
  const target = useOffline() ? null : known;
  useEffect(() => {
    if (target !== null) navigate(target, { replace: true });
  }, [target, navigate]);
  return target === null ? children : <Loading />;
}

/** Where the onboarding gate sends a member from this path, or null. Visitors pass no gate. */
export function gateOf(
  user: User | null | undefined,
  at: { readonly path: string; readonly plansSeen: boolean },
): string | null {
  return user ? gateFor({ user, ...at, isExempt }) : null;
}

function isExempt(path: string): boolean {
  const at = screenAt(path);
  return at !== null && !screens[at.name].gate;
}
