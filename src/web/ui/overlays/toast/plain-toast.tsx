import { useEffect } from 'react';
import { dismissToast, type ToastEntry } from '#web/ui/overlays/toast.ts';
import styles from './plain-toast.module.css';

/** A toast without its drawing, whose code did not come: it says the same words for the same time. */
export function PlainToast({ entry: { id, open, title, description, kind, duration } }: { entry: ToastEntry }) {
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
