import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from '#web/platform/address/path.tsx';
import { href, screens } from '#contract/screens.ts';
import { useLater } from '#web/features/signup/public.ts';
import { ApiError, NetworkError } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { nowOf } from '#web/platform/clock.ts';
import { useAppState } from '#web/platform/app-state.ts';
import { usePlaceUser, useUser } from '#web/platform/session.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { journeyToasts } from './journey.copy.ts';
import { toSend, type JourneyAnswers } from './journey-answers.ts';
import { clearPendingJourney, keepPendingJourney } from './pending-journey.ts';

/** §4.6, §9: milliseconds between the toast and the next page. */
export const AFTER_JOURNEY_MS = 1000;
/** The spec leads on to the plans; a teen, who buys nothing, goes home (decisions 9). */
const AFTER_JOURNEY = {
  adult: href('subscription', { search: { source: 'journey-customization' } }),
  teen: screens.home.path,
} as const;

/** Saves the answers of a member, keeps those of a visitor, and leads on (§4.6, §8, decisions 19). */
export function useJourneySave(): { save: (answers: JourneyAnswers) => void; busy: boolean } {
  const user = useUser();
  const keep = useVisitorKeeping();
  const member = useMemberSaving();
  return user ? member : keep;
}

function useMemberSaving() {
  const placeUser = usePlaceUser();
  const lead = useLeadOn();
  const { mutate, isPending, isSuccess } = useMutation({
    // At once or not at all (§8): the gate lets the member on only when the server has them, and until then they stand
    // on the screen.
    mutationFn: (answers: JourneyAnswers) =>
      call('patchUser', { body: { journeyCustomization: toSend(answers), customizationCompleted: true } }),
    onSuccess: ({ user }) => {
      placeUser(user);
      clearPendingJourney();
      toast({ title: journeyToasts.done, description: journeyToasts.doneText });
      lead(AFTER_JOURNEY[user.ageGroup]);
    },
    onError: (error) => toast({ title: journeyToasts.failed, description: journeySentence(error), kind: 'danger' }),
  });
  return { save: mutate, busy: isPending || isSuccess };
}

function useVisitorKeeping() {
  const appState = useAppState();
  const lead = useLeadOn();
  const [kept, setKept] = useState(false);
  const save = (answers: JourneyAnswers) => {
    const done = keepPendingJourney(answers, nowOf(appState));
    setKept(done);
    if (!done) toast({ title: journeyToasts.failed, description: journeyToasts.cannotKeep, kind: 'danger' });
    else {
      toast({ title: journeyToasts.done, description: journeyToasts.visitorText });
      lead(screens.signup.path);
    }
  };
  return { save, busy: kept };
}

function useLeadOn(): (path: string) => void {
  const later = useLater();
  const navigate = useNavigate();
  return (path) => later(() => navigate(path), AFTER_JOURNEY_MS);
}

/**
 * §8: the server's message or the general one of the save; without an answer the network's sentence, else the last
 * resort.
 */
function journeySentence(error: unknown): string {
  if (error instanceof ApiError) return error.body?.message || journeyToasts.saveFailed;
  return error instanceof NetworkError ? error.message : journeyToasts.failedText;
}
