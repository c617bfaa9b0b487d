import { Bell } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { updatesCopy } from './updates.copy.ts';
import { LateUpdatesDialog } from './late-updates-dialog.tsx';
import { useUpdates } from './updates.ts';

/** The bell of the header: opens the notes at any time, with a dot while they are unread. Members only. */
export function UpdatesBell() {
  const { unread, seen } = useUpdates();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    seen();
  };
  return (
    <>
      <IconButton label={unread ? updatesCopy.bellUnread : updatesCopy.bellQuiet} dot={unread} onClick={() => setOpen(true)}>
        <Bell size={20} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
      <LateUpdatesDialog open={open} onClose={close} />
    </>
  );
}
