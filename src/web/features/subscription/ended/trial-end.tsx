import { useAccess } from '#web/platform/membership/access.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { usePremiumAsk } from '#web/platform/membership/premium.ts';
import { useUser } from '#web/platform/session.ts';
import { isStaff } from '../staff/is-staff.ts';

const DeferredEnded = deferred(async () => (await import('./ended.tsx')).Ended, { rare: true });

/**
 * Watches for the end of the trial (§4.2), also while the page is open. What it opens is fetched only then. Never for a
 * teen, nor for staff.
 */
export function TrialEnd() {
  const user = useUser();
  const expired = useAccess() === 'limited';
  const asked = usePremiumAsk();
  const isWanted = user?.ageGroup === 'adult' && !isStaff(user) && (expired || asked !== null);
  return isWanted && <DeferredEnded expired={expired} />;
}
