import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubscriptionReply } from '#contract/subscription/subscription.schemas.ts';
import type { PlanId } from '#domain/membership/plans.ts';
import { call } from '#web/platform/api.ts';
import { useFacts } from '#web/platform/facts.ts';
import { keyOf } from '#web/platform/queries.ts';
import { askUser } from '#web/platform/session.ts';

/** What she may do with her plan. Each answers how she stands afterwards, and all of the page follows. */
export type Steering =
  | { readonly do: 'cancel' }
  | { readonly do: 'resume' }
  | { readonly do: 'change'; readonly plan: PlanId };

const CALLS = {
  cancel: () => call('cancelSubscription'),
  resume: () => call('resumeSubscription'),
  change: (plan: PlanId) => call('changePlan', { body: { plan } }),
} as const;

/** One change to her plan at a time, with its end and its failure. */
export function useSteer() {
  const client = useQueryClient();
  const facts = useFacts();
  return useMutation({
    mutationFn: (steering: Steering) => (steering.do === 'change' ? CALLS.change(steering.plan) : CALLS[steering.do]()),
    onSuccess: (reply: SubscriptionReply) => {
      client.setQueryData(keyOf('getSubscription'), reply);
      void client.invalidateQueries({ queryKey: keyOf('listInvoices') });
      // The badge and the menus follow; where that is lost they do at the next page.
      askUser(facts).catch(() => undefined);
    },
  });
}
