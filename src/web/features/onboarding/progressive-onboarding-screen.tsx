import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from '#web/platform/address/path.tsx';
import type { User } from '#contract/account/account.schemas.ts';
import { screenAt, screens } from '#contract/screens.ts';
import { gateFor, missingFacts } from '#domain/account/gate.ts';
import { AgePage } from '#web/features/signup/public.ts';
import { ApiError, sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { forgetAllKept } from '#web/platform/browser-storage.ts';
import { useAppState } from '#web/platform/app-state.ts';
import { useMember, usePlaceUser } from '#web/platform/session.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { BirthdayQuestion } from './birthday-question.tsx';
import { GoalsQuestion } from './goals-question.tsx';
import { onboarding } from './onboarding.copy.ts';
import type { Patch } from './question.tsx';

/**
 * /progressive-onboarding: asks only what is missing, one thing a screen, then continues the gate (§4.1, decisions 19).
 */
export function ProgressiveOnboardingScreen() {
  const [ended, setEnded] = useState(false);
  const appState = useAppState();
  // The account is gone: once the member leaves this page the app forgets the member too.
  useEffect(() => (ended ? () => appState.set({ user: null, today: undefined }) : undefined), [ended, appState]);
  if (ended) return <AgePage lead={onboarding.endedLead} />;
  return <Questions end={() => setEnded(true)} />;
}

function Questions({ end }: { end: () => void }) {
  const user = useMember();
  const { save, busy } = useSave(end);
  const missing = missingFacts(user);
  useContinue(user, missing.length === 0);
  const [total] = useState(missing.length);
  const position = onboarding.position(total - missing.length + 1, total);
  const asked = { position, arrives: missing.length < total, save, busy };
  if (missing[0] === 'birthday') return <BirthdayQuestion {...asked} />;
  if (missing[0] === 'goals') return <GoalsQuestion {...{ ...asked, ageGroup: user.ageGroup }} />;
  return null;
}

function useSave(end: () => void) {
  const placeUser = usePlaceUser();
  const appState = useAppState();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Patch) => call('patchUser', { body }),
    onSuccess: ({ user }) => placeUser(user),
    onError: (error) => {
      if (!(error instanceof ApiError && error.code === 'age_not_supported')) {
        toast({ title: onboarding.failedTitle, description: sentenceOf(error, onboarding.failed), kind: 'danger' });
        return;
      }
      end();
      forgetAllKept();
      appState.client?.clear();
    },
  });
  return { save: mutate, busy: isPending };
}

function useContinue(user: User, done: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (done)
      navigate(
        gateFor({ user, path: screens.home.path, isExempt: (path) => screenAt(path) === null, plansSeen: true }) ??
          screens.home.path,
        { replace: true },
      );
  }, [done, navigate, user]);
}
