import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/platform/api.ts';
import { useAppState } from '#web/platform/app-state.ts';
import { keyOf } from '#web/platform/queries.ts';
import { ensureStepUp } from '#web/platform/step-up/step-up.ts';

/** When, and what becomes of the words in the circle: said by adults alone, a teen's always go. */
export type DeletionWish = { readonly when: 'now' | 'later'; readonly words?: 'delete' | 'stay' };

/**
 * Plans the deletion, behind a proof of identity, which is asked for first: a try counts among the three of a day.
 * Where it is for now, the session ends within moments: nothing of the member's is asked after it.
 */
export function usePlanDeletion() {
  const client = useQueryClient();
  const appState = useAppState();
  return useMutation({
    mutationFn: (wish: DeletionWish) => ensureStepUp().then(() => call('planDeletion', { body: wish })),
    onSuccess: (reply, { when }) => {
      if (when === 'now') return;
      client.setQueryData(keyOf('getDeletion'), reply);
      const { user } = appState.get();
      if (user && reply.plan) appState.set({ user: { ...user, deletionAt: reply.plan.dueAt } });
    },
  });
}

/** Keeps the account after all. */
export function useStopDeletion() {
  const client = useQueryClient();
  const appState = useAppState();
  return useMutation({
    mutationFn: () => call('stopDeletion'),
    onSuccess: (reply) => {
      client.setQueryData(keyOf('getDeletion'), reply);
      const { user } = appState.get();
      if (!user) return;
      const { deletionAt: _, ...kept } = user;
      appState.set({ user: kept });
    },
  });
}
