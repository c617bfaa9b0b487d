import { useEffect, useState } from 'react';
import type { VisitReply } from '#contract/engagement/engagement.schemas.ts';
import { useMember } from '#web/platform/session.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { welcome as copy } from './engagement.copy.ts';
import { tellWelcomed, useEngagement, useReturnPoints } from './engagement.queries.ts';
import { useQuietMoment } from './quiet.ts';
import { WelcomeDialog } from './welcome-dialog.tsx';
import { ZoneDialog } from './zone-dialog.tsx';

/** §4.9, §9: how long the return points are shown, in milliseconds. */
export const RETURN_TOAST_MS = 4000;

/**
 * What greets the member on a day the member comes back: the dialog, once it talks over nothing, and after it the
 * points of the member's return; where the device is in another zone, the question about it comes last.
 */
export function Welcome({ visit }: { readonly visit: VisitReply }) {
  const awarded = useReturnPoints(visit);
  const engagement = useEngagement(useMember().id);
  const [isOver, setOver] = useState(!visit.welcome);
  const isOpen = useQuietMoment(visit.welcome && !engagement.isPending);
  useEffect(() => {
    if (isOpen) tellWelcomed();
  }, [isOpen]);
  const mayTell = useQuietMoment(isOver && awarded > 0);
  useEffect(() => {
    if (mayTell) toast({ ...copy.points(awarded), duration: RETURN_TOAST_MS });
  }, [mayTell, awarded]);
  const asksZone = useQuietMoment(isOver && visit.asksZone === true);
  return (
    <>
      <WelcomeDialog
        open={isOpen && !isOver}
        daysAway={visit.daysAway}
        engagement={engagement.data}
        onClose={() => setOver(true)}
      />
      {asksZone && <ZoneDialog />}
    </>
  );
}
