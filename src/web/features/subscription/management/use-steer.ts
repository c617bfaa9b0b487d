import '#web/platform/endpoints/plan-endpoints.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubscriptionReply } from '#contract/subscription/subscription.schemas.ts';
import type { PlanId } from '#domain/membership/plans.ts';
import { call } from '#web/platform/api.ts';
import { useAppState } from '#web/platform/app-state.ts';
import { keyOf } from '#web/platform/queries.ts';
import { askUser } from '#web/platform/session.ts';

/**
 * What the member may do with the member's plan. Each answers how the member stands afterwards, and all of the page
 * follows.
 */
export type Steering =
  | { readonly do: 'cancel' }
  | { readonly do: 'resume' }
  | { readonly do: 'change'; readonly plan: PlanId };

const CALLS = {
  cancel: () => call('cancelSubscription'),
  resume: () => call('resumeSubscription'),
  change: (plan: PlanId) => call('changePlan', { body: { plan } }),
} as const;

/** One change to the member's plan at a time, with its end and its failure. */
export function useSteer() {
  const client = useQueryClient();
  const appState = useAppState();
  return useMutation({
    mutationFn: (steering: Steering) => (steering.do === 'change' ? CALLS.change(steering.plan) : CALLS[steering.do]()),
    onSuccess: (reply: SubscriptionReply) => {
      client.setQueryData(keyOf('getSubscription'), reply);
      void client.invalidateQueries({ queryKey: keyOf('listInvoices') });
      // The badge and the menus follow; where that is lost they do at the next page.
      askUser(appState).catch(() => undefined);
    },
  });
}
