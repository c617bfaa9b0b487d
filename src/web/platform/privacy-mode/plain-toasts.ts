import { tells } from '#domain/privacy-mode/plain.ts';
import { currentToast, subscribeToast, toast, type ToastWords } from '#web/ui/overlays/toast.ts';
import { plainToasts } from './plain-toasts.copy.ts';

/**
 * A toast without a word of what the product is for: what tells too much gives way to plain words, what says nothing of
 * it stays.
 */
export function plainToast(words: ToastWords): ToastWords {
  const { title, description, kind } = words;
  const isFailure = kind === 'danger';
  return {
    ...words,
    title: tells(title) ? plainToasts[isFailure ? 'failed' : 'done'] : title,
    description:
      description !== undefined && tells(description) ? (isFailure ? plainToasts.look : undefined) : description,
  };
}

/**
 * Has every toast speak so: one that tells too much gives way to a plain one before it is drawn. Gives back the way to
 * stop.
 */
export function keepToastsPlain(): () => void {
  return subscribeToast(() => {
    const entry = currentToast();
    if (!entry?.open) return;
    const plain = plainToast(entry);
    if (plain.title !== entry.title || plain.description !== entry.description) toast(plain);
  });
}
