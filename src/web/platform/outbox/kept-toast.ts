import { toast, type ToastWords } from '#web/ui/overlays/toast.ts';
import { isKept } from './outbox-state.ts';

/**
 * Tells how something that was done in passing went wrong: that it waits on this device and will be sent, or in the
 * words for a failure.
 */
export function toastUnsaved(error: unknown, failed: ToastWords): void {
  toast(isKept(error) ? { title: error.title, description: error.outlook } : { ...failed, kind: 'danger' });
}
