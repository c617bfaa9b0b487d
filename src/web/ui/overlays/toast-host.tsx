import { lazy, Suspense, useSyncExternalStore } from 'react';
import { PlainToast } from './toast/plain-toast.tsx';
import { currentToast, subscribeToast } from './toast.ts';

// A toast tells of troubles, such as a lost connection, in which its own drawing cannot be fetched: its words must not be lost with it.
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
