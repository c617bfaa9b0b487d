import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PlanId } from '#domain/membership/plans.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { useAppState } from '#web/platform/app-state.ts';
import { askUser } from '#web/platform/session.ts';
import { leaveFor } from '#web/platform/leave-for.ts';

/**
 * Choosing a plan and going to pay for it. A failed call, or an answer without an address, ends the processing and
 * shows nothing (§8).
 */
export function useCheckout() {
  const appState = useAppState();
  const [plan, choose] = useState<PlanId | null>(null);
  const [leaving, setLeaving] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (chosen: PlanId) => call('createCheckoutSession', { body: { plan: chosen } }),
    onSuccess: ({ url }) => setLeaving(leaveFor(url)),
    // The member has a plan since, from another device: what this page knows of the member is old.
    onError: (error) =>
      void (
        error instanceof ApiError &&
        error.code === 'already_subscribed' &&
        askUser(appState).catch(() => undefined)
      ),
  });
  useEffect(() => {
    // Back from the checkout, the browser may show this page as it was left.
    const back = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);
  return { plan, choose, busy: isPending || leaving, subscribe: () => plan !== null && !isPending && mutate(plan) };
}
