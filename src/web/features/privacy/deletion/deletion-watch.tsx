import { useLocation } from 'wouter';
import { href } from '#contract/screens.ts';
import { late } from '#web/platform/late.tsx';
import { useUser } from '#web/platform/session.ts';

const LateReminder = late(async () => (await import('./planned-dialog.tsx')).PlannedDialog, { rare: true });

/** Says, once after each sign-in, that her account is going to be deleted, and offers to keep it. */
export function DeletionWatch() {
  const [path] = useLocation();
  const at = useUser()?.deletionAt;
  return at && path !== href('privacySettings') && <LateReminder at={at} />;
}
