import { useEffect, useState } from 'react';
import { useAccess } from '#web/platform/membership/access.ts';
import { useUser } from '#web/platform/session.ts';
import { endPlaying } from './playing-on.tsx';

/**
 * Ends what goes on as soon as another is signed in, the member's age group changes, or access ends while it plays
 * something that is not free.
 */
export function useEndsWithMember({ isFree }: { readonly isFree: boolean }): void {
  const user = useUser();
  const access = useAccess();
  const whose = `${user?.id ?? ''} ${user?.ageGroup ?? ''} ${isFree ? '' : access}`;
  const [begun] = useState(whose);
  useEffect(() => {
    if (whose !== begun) endPlaying();
  }, [whose, begun]);
}
