import { useState } from 'react';
import { useEditCycle, type CycleEditBody } from '#web/features/cycle/public.ts';

/** A change the member made in the dialog: what to say about it, and the change that takes it back. */
type Done = { readonly words: string; readonly back: CycleEditBody | null };

/** The change that takes another one back; an explanation that was taken away is given again. */
export function backOf(body: CycleEditBody): CycleEditBody {
  const { undo, ...change } = body;
  return undo ? change : { ...change, undo: true };
}

/** Sends one change at a time and remembers how to take it back. */
export function useCycleChange(words: { readonly undone: string; readonly onDone?: () => void }) {
  const [done, setDone] = useState<Done | null>(null);
  const edit = useEditCycle();
  const change = (body: CycleEditBody, said: string) =>
    edit.mutate(body, {
      onSuccess: () => {
        setDone({ words: said, back: backOf(body) });
        words.onDone?.();
      },
    });
  const back = done?.back ?? null;
  const undo =
    back &&
    (() =>
      edit.mutate(back, {
        onSuccess: () => {
          setDone({ words: words.undone, back: null });
          words.onDone?.();
        },
      }));
  return { change, undo, done, busy: edit.isPending, error: edit.isError ? edit.error : null };
}
