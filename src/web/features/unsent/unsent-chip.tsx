import { CloudUpload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { deferred } from '#web/platform/deferred.tsx';
import { useOutbox } from '#web/platform/outbox/outbox-state.ts';
import { unsent } from './unsent.copy.ts';
import styles from './unsent.module.css';

const UnsentDialog = deferred(async () => (await import('./unsent-dialog.tsx')).UnsentDialog);
/** A save that takes its usual time is nothing to speak of, in milliseconds. */
const USUAL = 1_500;

/** A quiet chip that opens the list of what waits. What it tells a screen reader holds no word of the member's. */
export function UnsentChip() {
  const outbox = useOutbox();
  const waiting = useLasting(outbox.waiting.length > 0) ? outbox.waiting.length : 0;
  const attention = outbox.refused.length - outbox.quiet + outbox.unreadable.length;
  const [open, setOpen] = useState(false);
  const told = unsent.label({ waiting, attention });
  return (
    <>
      <p role="status" className={styles.unseen}>
        {told}
      </p>
      {told !== '' && (
        <button
          type="button"
          data-unsent
          className={styles.chip}
          data-attention={attention > 0 || undefined}
          aria-haspopup="dialog"
          aria-label={told}
          onClick={() => setOpen(true)}
        >
          <CloudUpload size={16} strokeWidth={1.6} aria-hidden="true" />
          <b>{attention || waiting}</b>
          <span>{attention > 0 ? unsent.attention : unsent.waiting}</span>
        </button>
      )}
      {open && <UnsentDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function useLasting(on: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLasts(on), on ? USUAL : 0);
    return () => clearTimeout(timer);
  }, [on]);
  return on && lasts;
}
