import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToast, subscribeToast } from './toast.ts';

const ToastView = lazy(() => import('./toast/toast-view.tsx').then((module) => ({ default: module.ToastView })));

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
