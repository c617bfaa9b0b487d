import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#contract/account/account.schemas.ts';
import { goalsOffered } from '#domain/goals/goals.ts';
import { hidesFertility } from '#domain/stage/stage.ts';
import { refreshCycle, useCycleView } from '#web/features/cycle/public.ts';
import { goalChoice, signupToasts } from '#web/features/signup/public.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { useAppState } from '#web/platform/app-state.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { askUser, useMember, usePlaceUser } from '#web/platform/session.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { useOwnGoals } from './use-own-goals.ts';

export type GoalsForm = ReturnType<typeof useGoalsForm>;

/** The member's goals while the member chooses. `onSaved` hears what was kept, and whether anything of it is new. */
export function useGoalsForm(onSaved: (user: User, changed: boolean) => void) {
  const user = useMember();
  const [appState, placeUser, client] = [useAppState(), usePlaceUser(), useQueryClient()];
  const now = useCycleView().data;
  const open = goalsOffered({
    ageGroup: user.ageGroup,
    withoutFertility: !now || now.quiet || hidesFertility(now.stage),
    has: user.sacredGoals,
  });
  const [chosen, choose] = useState<readonly string[]>(() =>
    user.sacredGoals.filter((goal) => (open as readonly string[]).includes(goal)),
  );
  const own = useOwnGoals(user.customGoals);
  const save = useMutation({
    mutationFn: (body: { readonly sacredGoals: readonly string[]; readonly customGoals: readonly string[] }) =>
      sendQueued('patchUser', { body }, 'goals'),
    onSuccess: ({ user: next }) => {
      onSaved(next, !sameGoals(user, next));
      placeUser(next);
      // Goals lead to a stage of life, and with it to what the wheel shows.
      void refreshCycle(client);
    },
    onError: (error) => {
      // The notice beside the member's goals says it already; home then says from when.
      if (error instanceof ApiError && error.code === 'goals_locked') void askUser(appState).catch(() => undefined);
    },
  });
  const send = () => {
    const customGoals = own.whole();
    if (chosen.length === 0) toast({ ...signupToasts.noGoal, kind: 'danger' });
    else if (customGoals && !save.isPending) save.mutate({ sacredGoals: chosen, customGoals });
  };
  return { open, chosen, toggle: goalChoice(chosen, choose), own, save, send };
}

function sameGoals(one: User, other: User): boolean {
  return JSON.stringify([one.sacredGoals, one.customGoals]) === JSON.stringify([other.sacredGoals, other.customGoals]);
}
