import { useState } from 'react';
import { sentenceOf } from '#web/platform/api-error.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { useListChange, type ListChange } from '../log.queries.ts';
import { own } from './own.copy.ts';

/** Sends a change of the member's lists, and keeps what to say of it. What the member typed stays until it is kept. */
export function useOwnList() {
  const change = useListChange();
  const [said, setSaid] = useState('');
  const send = (what: ListChange, { say, kept }: { say: string; kept?: () => void }) => {
    setSaid('');
    change.mutateAsync(what).then(
      () => {
        setSaid(say);
        kept?.();
      },
      (error: unknown) => {
        if (!isKept(error)) return;
        setSaid(error.message);
        kept?.();
      },
    );
  };
  return {
    send,
    said,
    busy: change.isPending,
    error: change.isError && !isKept(change.error) ? `${sentenceOf(change.error, '')} ${own.stillHere}`.trim() : null,
  };
}
