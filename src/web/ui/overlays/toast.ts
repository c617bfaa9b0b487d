/** §4.13 and §9: one toast at a time, 5000 ms long; a dismissed one leaves the store after 1,000,000 ms. */
export const TOAST_DURATION = 5000;
export const TOAST_REMOVE_DELAY = 1_000_000;

export type ToastKind = 'neutral' | 'danger';
export type ToastWords = {
  title: string;
  description?: string | undefined;
  kind?: ToastKind | undefined;
  duration?: number | undefined;
  /** A name by which `endToast` finds it when what it tells of is over. */
  about?: string | undefined;
};
/** What a toast for a missing or wrong answer is about: it ends with the mistake, and at the latest with the page. */
export const MISTAKE = 'mistake';

export type ToastEntry = {
  readonly id: number;
  readonly title: string;
  readonly description: string | undefined;
  readonly kind: ToastKind;
  readonly duration: number;
  readonly open: boolean;
};

let latest = 0;
let entry: ToastEntry | null = null;
let told: string | undefined;
const removals = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

function put(next: ToastEntry | null): void {
  entry = next;
  for (const listener of listeners) listener();
}

/** Shows a toast from anywhere, in place of the one that stands; gives back the way to dismiss it. */
export function toast({
  title,
  description,
  kind = 'neutral',
  duration = TOAST_DURATION,
  about,
}: ToastWords): () => void {
  latest += 1;
  const id = latest;
  told = about;
  put({ id, title, description, kind, duration, open: true });
  return () => dismissToast(id);
}

/** Closes a toast; it stays in the store, closed, until its removal is due. An unknown id changes nothing. */
export function dismissToast(id: number): void {
  if (entry?.id !== id || removals.has(id)) return;
  removals.set(
    id,
    setTimeout(() => removeToast(id), TOAST_REMOVE_DELAY),
  );
  put({ ...entry, open: false });
}

/** Closes the toast that stands if it is about this: the field is right now, the step is left. */
export function endToast(about: string): void {
  if (entry && told === about) dismissToast(entry.id);
}

function removeToast(id: number): void {
  removals.delete(id);
  if (entry?.id === id) put(null);
}

/** The one toast there is, open or dismissed, for the host that draws it. */
export const currentToast = (): ToastEntry | null => entry;

/** Calls back on every change of the toast; gives back the way to stop. */
export function subscribeToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
