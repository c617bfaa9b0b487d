import { href } from '#contract/screens.ts';
import type { Offline } from '#web/platform/offline/offline-state.ts';
import { useNow } from '#web/platform/clock.ts';
import { useMember } from '#web/platform/session.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { OfflineWords } from '#web/ui/status/states.tsx';
import { offlineCopy, whenWords } from './offline.copy.ts';

const MINUTE_MS = 60_000;

/**
 * Above a page that shows the member's copy: of when it is, and what becomes of what the member does; or that the
 * member's session has ended.
 */
export function OfflineLine({ asOf, ended }: Offline) {
  const user = useMember();
  const now = useNow(MINUTE_MS);
  return (
    <div role="status">
      <OfflineWords>
        <b>{offlineCopy.line(whenWords(asOf, { now, user }))}</b> {ended ? offlineCopy.ended : offlineCopy.keeps}
        {ended && (
          <>
            {' '}
            <TextLink inline href={href('auth')} rel="external">
              {offlineCopy.signIn}
            </TextLink>
          </>
        )}
      </OfflineWords>
    </div>
  );
}
