import { useAccess } from '#web/platform/membership/access.ts';
import { late } from '#web/platform/late.tsx';
import { usePremiumAsk } from '#web/platform/membership/premium.ts';
import { useUser } from '#web/platform/session.ts';

const LateEnded = late(async () => (await import('./ended.tsx')).Ended, { rare: true });

/** Watches for the end of the trial (§4.2), also while the page is open. What it opens is fetched only then. Never for a teen. */
export function TrialEnd() {
  const user = useUser();
  const expired = useAccess() === 'limited';
  const asked = usePremiumAsk();
  const isWanted = user?.ageBand === 'adult' && (expired || asked !== null);
  return isWanted && <LateEnded expired={expired} />;
}
