import { useEffect } from 'react';
import { takeHandedToast } from '#web/platform/handover.ts';
import { ToastHost } from '#web/ui/overlays/toast-host.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

/** Where toasts appear. One that the page before handed over runs out its time here (decisions 20). */
export function Toasts() {
  useEffect(() => {
    const handed = takeHandedToast(Date.now());
    if (handed)
      toast({ title: handed.title, description: handed.description, kind: handed.kind, duration: handed.left });
  }, []);
  return <ToastHost />;
}
