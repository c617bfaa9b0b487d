import { toast } from '#web/ui/overlays/toast.ts';
import { referralCopy } from '../referral.copy.ts';

const { link: words } = referralCopy;

/** Copies a text and says so; false where the browser does not let us. */
export async function copy(text: string, said: { readonly title: string }): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast(said);
    return true;
  } catch {
    toast(words.noCopy);
    return false;
  }
}

/**
 * Hands words and link to the device's own sheet, or copies them where there is none. True when they may have gone
 * somewhere.
 */
export async function share({ text, address }: { text: string; address: string }): Promise<boolean> {
  if (typeof navigator.share !== 'function') return copy(`${text}\n${address}`, words.copiedWords);
  try {
    await navigator.share({ text, url: address });
    return true;
  } catch (error) {
    // She closed the sheet: nothing is to be said.
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    return copy(`${text}\n${address}`, words.copiedWords);
  }
}
