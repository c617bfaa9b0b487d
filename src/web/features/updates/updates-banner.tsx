import { Sparkle, X } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '#web/platform/session.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { updatesCopy } from './updates.copy.ts';
import { DeferredUpdatesDialog } from './deferred-updates-dialog.tsx';
import styles from './updates.module.css';
import { useUpdates } from './updates.ts';

/** The What's-new banner over the home page (§4.9). Visitors have none. */
export function UpdatesBanner() {
  return useUser() ? <Banner /> : null;
}

function Banner() {
  const { unread, seen } = useUpdates();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    seen();
  };
  return (
    <>
      {unread && (
        <aside className={styles.banner} aria-label={updatesCopy.region}>
          <Sparkle size={20} strokeWidth={1.6} aria-hidden="true" />
          <p>
            <b>{updatesCopy.lead}</b> {updatesCopy.newest}
          </p>
          <TextButton onClick={() => setOpen(true)}>{updatesCopy.open}</TextButton>
          <IconButton label={updatesCopy.dismiss} onClick={seen}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        </aside>
      )}
      <DeferredUpdatesDialog open={open} onClose={close} />
    </>
  );
}
