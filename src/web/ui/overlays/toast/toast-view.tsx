import { CircleAlert, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { dismissToast, type ToastEntry } from '#web/ui/overlays/toast.ts';
import styles from './toast.module.css';

/** §9: how far a toast is swiped to the right before it goes, in pixels. */
export const SWIPE_THRESHOLD = 50;

/** Draws the one toast: Radix keeps its time (paused by hover, focus and a hidden window), its swipe and F8. */
export function ToastView({ entry }: { entry: ToastEntry }) {
  const layer = useRef<HTMLDivElement>(null);
  // The top layer, last come: a toast raised from within a modal dialog would else lie under its backdrop.
  useEffect(() => {
    const shown = layer.current;
    if (entry.open) shown?.showPopover?.();
    return () => shown?.hidePopover?.();
  }, [entry.id, entry.open]);
  return (
    <Toast.Provider
      duration={entry.duration}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
      label="Notification"
    >
      <Toast.Root
        key={entry.id}
        className={styles.toast}
        data-kind={entry.kind}
        open={entry.open}
        duration={entry.duration}
        onOpenChange={(open) => open || dismissToast(entry.id)}
      >
        {entry.kind === 'danger' ? <CircleAlert className={styles.icon} size={20} /> : null}
        <Words entry={entry} />
        <Toast.Close asChild>
          <IconButton label="Dismiss">
            <X size={18} />
          </IconButton>
        </Toast.Close>
      </Toast.Root>
      <div ref={layer} className={styles.layer} popover="manual">
        <Toast.Viewport className={styles.viewport} hotkey={['F8']} label="Notifications ({hotkey})" />
      </div>
    </Toast.Provider>
  );
}

/** A destructive toast is an alert of its own, so Radix's announcement leaves its words out. */
function Words({ entry }: { entry: ToastEntry }) {
  const alert = entry.kind === 'danger' ? { role: 'alert', 'data-radix-toast-announce-exclude': '' } : {};
  return (
    <div {...alert} className={styles.words}>
      <Toast.Title className={styles.title}>{entry.title}</Toast.Title>
      {entry.description ? (
        <Toast.Description className={styles.description}>{entry.description}</Toast.Description>
      ) : null}
    </div>
  );
}
