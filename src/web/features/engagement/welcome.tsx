import { useEffect, useState } from 'react';
import type { VisitReply } from '#contract/engagement/engagement.schemas.ts';
import { isFirstWeek } from '#domain/account/updates.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import { useAccess } from '#web/platform/membership/access.ts';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { welcome as copy } from './engagement.copy.ts';
import { tellWelcomed, useEngagement, useReturnPoints } from './engagement.queries.ts';
import { useQuietMoment } from './quiet.ts';
import { WelcomeDialog } from './welcome-dialog.tsx';
import { ZoneDialog } from './zone-dialog.tsx';

/**
 * Whether the dialog greets on this load: not in the first week, when nobody is back, and not beside the end of the
 * trial, which speaks first.
 */
function useGreets({ welcome }: VisitReply): boolean {
  const { createdAt, timeZone } = useMember();
  const limited = useAccess() === 'limited';
  const today = useToday();
  const [greets] = useState(welcome && !limited && !isFirstWeek(dayInZone(new Date(createdAt), timeZone), today));
  return greets;
}

/** §4.9, §9: how long the return points are shown, in milliseconds. */
export const RETURN_TOAST_MS = 4000;

/**
 * What greets the member on a day the member comes back, one thing at most: the dialog, once it talks over nothing,
 * with the points of the return as a line of it. Without the dialog (in the first week, where the end of the trial has
 * spoken, on a second visit of the day) the points come as a toast. Where the device is in another zone, the question
 * about it comes on a load that greets with nothing else.
 */
export function Welcome({ visit }: { readonly visit: VisitReply }) {
  const awarded = useReturnPoints(visit);
  const engagement = useEngagement(useMember().id);
  const greets = useGreets(visit);
  const [isClosed, setClosed] = useState(false);
  const isOver = isClosed || !greets;
  const isOpen = useQuietMoment(greets && !engagement.isPending);
  useEffect(() => {
    if (isOpen) tellWelcomed();
  }, [isOpen]);
  const [isTold, setTold] = useState(false);
  const close = () => {
    setTold(awarded > 0);
    setClosed(true);
  };
  const mayTell = useQuietMoment(isOver && awarded > 0 && !isTold);
  useEffect(() => {
    if (mayTell) toast({ ...copy.points(awarded), duration: RETURN_TOAST_MS });
  }, [mayTell, awarded]);
  // One question a load is enough: beside a greeting it waits for the next one.
  const asksZone = useQuietMoment(!greets && visit.asksZone === true);
  return (
    <>
      <WelcomeDialog
        open={isOpen && !isOver}
        daysAway={visit.daysAway}
        engagement={engagement.data}
        points={awarded}
        onClose={close}
      />
      {asksZone && <ZoneDialog />}
    </>
  );
}
