import { useState } from 'react';
import { isAboutPaying, screenAt, screens } from '#contract/screens.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { useQuietMoment } from '#web/features/engagement/public.ts';
import { endPremiumAsk, usePremiumAsk } from '#web/platform/membership/premium.ts';
import { usePath } from '#web/platform/address/path.tsx';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { dismiss, dismissedOn } from './dismissal.ts';
import { EndedDialog } from './ended-dialog.tsx';

/**
 * The trial-ended modal: by itself once a day of the member's until the member dismisses it, at a quiet moment and
 * never over a page of plans or words of safety; and whenever something closed is asked for.
 */
export function Ended({ expired }: { readonly expired: boolean }) {
  const today = useToday();
  return <EndedToday key={today} today={today} expired={expired} />;
}

function EndedToday({ today, expired }: { readonly today: LocalDate; readonly expired: boolean }) {
  const { id } = useMember();
  const path = usePath();
  const asked = usePremiumAsk();
  const [closed, setClosed] = useState(false);
  const screen = screenAt(path)?.name ?? null;
  const isOnPlans = screen !== null && isAboutPaying(screen);
  // Beside pages of the member's days only: not while the member signs up, answers questions or prepares a print.
  const isDue = expired && !closed && !isOnPlans && (screen === null || screens[screen].chrome);
  const hasCome = useQuietMoment(isDue) && dismissedOn(id) !== today;
  const close = () => {
    dismiss(id, today);
    setClosed(true);
    endPremiumAsk();
  };
  return (
    <EndedDialog open={(asked !== null && !isOnPlans) || hasCome} onClose={close} feature={asked?.feature ?? null} />
  );
}
