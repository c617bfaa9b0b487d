import { DoorOpen } from 'lucide-react';
import type { FormEvent } from 'react';
import { PRIVACY_MODE_PATHS } from '#contract/privacy-mode-paths.ts';
import { leaveNow } from '#web/platform/privacy-mode/leave.ts';
import { useUser } from '#web/platform/session.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { exitCopy } from './exit.copy.ts';

/** The door in the bar, where the quick exit is on. Before its script is here it leaves as a form does. */
export function ExitDoor() {
  if (!useUser()?.privacyMode.quickExit) return null;
  const leave = (event: FormEvent) => {
    event.preventDefault();
    leaveNow();
  };
  return (
    <form method="post" action={PRIVACY_MODE_PATHS.leave} onSubmit={leave}>
      <IconButton type="submit" label={exitCopy.door} title={exitCopy.door}>
        <DoorOpen size={20} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
    </form>
  );
}
