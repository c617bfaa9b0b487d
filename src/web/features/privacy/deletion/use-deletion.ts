import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/platform/api.ts';
import { useFacts } from '#web/platform/facts.ts';
import { keyOf } from '#web/platform/queries.ts';
import { ensureStepUp } from '#web/platform/step-up/step-up.ts';

/** Plans the deletion, behind a proof of identity, which is asked for first: a try counts among the three of a day. Where it is for now, the session ends within moments: nothing of hers is asked after it. */
export function usePlanDeletion() {
  const client = useQueryClient();
  const facts = useFacts();
  return useMutation({
    mutationFn: (when: 'now' | 'later') => ensureStepUp().then(() => call('planDeletion', { body: { when } })),
    onSuccess: (reply, when) => {
      if (when === 'now') return;
      client.setQueryData(keyOf('getDeletion'), reply);
      const { user } = facts.get();
      if (user && reply.plan) facts.set({ user: { ...user, deletionAt: reply.plan.dueAt } });
    },
  });
}

/** Keeps the account after all. */
export function useStopDeletion() {
  const client = useQueryClient();
  const facts = useFacts();
  return useMutation({
    mutationFn: () => call('stopDeletion'),
    onSuccess: (reply) => {
      client.setQueryData(keyOf('getDeletion'), reply);
      const { user } = facts.get();
      if (!user) return;
      const { deletionAt: _, ...kept } = user;
      facts.set({ user: kept });
    },
  });
}
