import { keepText, keptText } from './browser-storage.ts';

const KEY = 'handed_over_toast';

/**
 * A toast that has to outlive a hard navigation (decisions 20). Times are in milliseconds; `shownAt` is the browser's
 * clock.
 */
export type HandedToast = {
  readonly title: string;
  readonly description?: string;
  readonly kind: 'neutral' | 'danger';
  readonly duration: number;
  readonly shownAt: number;
};

/** Leaves a toast for the next page of this tab. */
export function handOverToast(toast: HandedToast): void {
  keepText('sessionStorage', KEY, JSON.stringify(toast));
}

/**
 * Takes the toast that the page before left, once, with the milliseconds it still has to live; null when there is none
 * or its time is over.
 */
export function takeHandedToast(now: number): (HandedToast & { readonly left: number }) | null {
  const text = keptText('sessionStorage', KEY);
  keepText('sessionStorage', KEY, null);
  const toast = text === null ? null : parse(text);
  if (!toast) return null;
  const left = Math.min(toast.duration, toast.shownAt + toast.duration - now);
  return left > 0 ? { ...toast, left } : null;
}

function parse(text: string): HandedToast | null {
  try {
    const value: unknown = JSON.parse(text);
    return isToast(value) ? value : null;
  } catch {
    return null;
  }
}

function isToast(value: unknown): value is HandedToast {
  if (typeof value !== 'object' || value === null) return false;
  const { title, description, kind, duration, shownAt } = value as Record<string, unknown>;
  const words = typeof title === 'string' && (description === undefined || typeof description === 'string');
  return (
    words && (kind === 'neutral' || kind === 'danger') && typeof duration === 'number' && typeof shownAt === 'number'
  );
}
