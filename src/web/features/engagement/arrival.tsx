import { useEffect, useState } from 'react';
import type { VisitReply } from '#contract/engagement/engagement.schemas.ts';
import { call } from '#web/platform/api.ts';
import { keepText } from '#web/platform/browser-storage.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { useUser } from '#web/platform/session.ts';
import { zoneOfBrowser } from '#web/platform/today.ts';

const DeferredWelcome = deferred(async () => (await import('./welcome.tsx')).Welcome, { rare: true });

/**
 * Notes each load of a member's page with the server (§4.9). What greets the member on a day the member comes back is
 * fetched on that day alone; so is the question about the zone of a device that has another than the profile.
 */
export function Arrival() {
  const userId = useUser()?.id;
  const [visit, setVisit] = useState<VisitReply | null>(null);
  useEffect(() => {
    if (userId === undefined) return undefined;
    const note = async () => {
      const reply = await call('recordVisit', { body: { timeZone: zoneOfBrowser() } });
      // A copy for this browser; it goes with all else at sign-out, the server's stays.
      keepText('localStorage', `last_visit_${userId}`, new Date().toISOString());
      setVisit(reply);
    };
    // Beside nothing that the member waits for. A load that could not be noted is made up for by the next one.
    const timer = setTimeout(() => void note().catch(() => undefined), SETTLED);
    return () => clearTimeout(timer);
  }, [userId]);
  return visit && (visit.welcome || visit.pointsDue || visit.asksZone) && <DeferredWelcome visit={visit} />;
}

/** How long a page is left to itself before it is noted, in milliseconds. */
const SETTLED = 600;
