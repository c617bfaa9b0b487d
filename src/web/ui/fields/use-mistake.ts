import { useEffect, useState } from 'react';
import { endToast, MISTAKE, toast, type ToastWords } from '#web/ui/overlays/toast.ts';

/**
 * What an invalid step does: a toast that ends with the mistake, or with the step, and the focus in the first field that
 * is marked as wrong.
 */
export function useMistake({ isMended, step }: { readonly isMended: boolean; readonly step: unknown }) {
  const [told, setTold] = useState(0);
  useEffect(() => {
    if (told > 0) firstWrong()?.focus();
  }, [told]);
  useEffect(() => {
    if (isMended) endToast(MISTAKE);
  }, [isMended]);
  useEffect(() => () => endToast(MISTAKE), [step]);
  return (words: ToastWords) => {
    toast({ ...words, kind: 'danger', about: MISTAKE });
    setTold((count) => count + 1);
  };
}

function firstWrong(): HTMLElement | null {
  const marked = document.querySelector<HTMLElement>('main form [aria-invalid="true"]');
  return marked?.matches('fieldset') ? marked.querySelector<HTMLElement>('input') : marked;
}
