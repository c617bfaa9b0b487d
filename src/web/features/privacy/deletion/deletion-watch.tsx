import { usePath } from '#web/platform/address/path.tsx';
import { href } from '#contract/screens.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { useUser } from '#web/platform/session.ts';

const DeferredReminder = deferred(async () => (await import('./planned-dialog.tsx')).PlannedDialog, { rare: true });

/** Says, once after each sign-in, that the member's account is going to be deleted, and offers to keep it. */
export function DeletionWatch() {
  const path = usePath();
  const at = useUser()?.deletionAt;
  return at && path !== href('privacySettings') && <DeferredReminder at={at} />;
}
