import { lazy, Suspense, useSyncExternalStore, useEffect } from 'react';
import { dismissToast, type ToastEntry } from '#web/ui/overlays/toast.ts';
import { currentToast, subscribeToast } from './toast.ts';
import styles from './toast/plain-toast.module.css';

// A toast tells of troubles, such as a lost connection, in which its own drawing cannot be fetched: its words must not
// be lost with it.
const ToastView = lazy(() =>
  import('./toast/toast-view.tsx').then(
    ({ ToastView: view }) => ({ default: view }),
    () => ({ default: PlainToast }),
  ),
);

/** Stands once in the shell. What draws toasts is fetched with the first of them. */
export function ToastHost() {
  const entry = useSyncExternalStore(subscribeToast, currentToast, () => null);
  if (!entry) return null;
  return (
    <Suspense fallback={null}>
      <ToastView entry={entry} />
    </Suspense>
  );
}

/** A toast without its drawing, whose code did not come: it says the same words for the same time. */
function PlainToast({ entry: { id, open, title, description, kind, duration } }: { entry: ToastEntry }) {
  useEffect(() => {
    const end = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(end);
  }, [id, duration]);
  if (!open) return null;
  return (
    <p className={styles.plain} role={kind === 'danger' ? 'alert' : 'status'}>
      <b>{title}</b> {description}
    </p>
  );
}
