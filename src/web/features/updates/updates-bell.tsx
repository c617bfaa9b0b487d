import { Bell } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { updatesCopy } from './updates.copy.ts';
import { DeferredUpdatesDialog } from './deferred-updates-dialog.tsx';
import { useUpdates } from './updates.ts';

/** The bell of the header: opens the notes at any time, with a dot while they are unread. Members only. */
export function UpdatesBell() {
  const { unread, notices, seen } = useUpdates();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    seen();
  };
  return (
    <>
      <IconButton
        label={notices > 0 ? updatesCopy.bellNotices(notices) : unread ? updatesCopy.bellUnread : updatesCopy.bellQuiet}
        dot={unread || notices > 0}
        onClick={() => setOpen(true)}
      >
        <Bell size={20} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
      <DeferredUpdatesDialog open={open} onClose={close} />
    </>
  );
}
