import { useState } from 'react';
import type { EventWire } from '#contract/event/event.schemas.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { events } from '../event.copy.ts';
import styles from './host.module.css';

const HostSheet = deferred(async () => (await import('./host-sheet.tsx')).HostSheet, { rare: true });
const CancelDialog = deferred(async () => (await import('./cancel-dialog.tsx')).CancelDialog, { rare: true });

/** What its host does with a circle. */
export function HostActs({ event }: { readonly event: EventWire }) {
  const [open, setOpen] = useState<'edit' | 'cancel' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.acts}>
      <Button kind="line" size="small" onClick={() => setOpen('edit')}>
        {events.hosting.edit}
      </Button>
      <Button kind="quiet" size="small" onClick={() => setOpen('cancel')}>
        {events.hosting.cancel}
      </Button>
      {open === 'edit' && <HostSheet event={event} onClose={close} />}
      {open === 'cancel' && <CancelDialog event={event} onClose={close} />}
    </div>
  );
}
