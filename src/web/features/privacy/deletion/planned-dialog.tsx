import { useState, useSyncExternalStore } from 'react';
import { dayInZone } from '#domain/calendar/local-date.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { keepText, keptText } from '#web/platform/browser-storage.ts';
import { useMember } from '#web/platform/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { deletionCopy } from '../privacy.copy.ts';
import { useStopDeletion } from './use-deletion.ts';

const { planned: words, kept } = deletionCopy;
const TOLD = 'deletion_told';

/** Once in each visit of this browser. */
export function PlannedDialog({ at }: { readonly at: string }) {
  const { timeZone } = useMember();
  const stop = useStopDeletion();
  const wasTold = useSyncExternalStore(
    never,
    () => keptText('sessionStorage', TOLD) === at,
    () => true,
  );
  const [left, setLeft] = useState(false);
  const leave = () => {
    keepText('sessionStorage', TOLD, at);
    setLeft(true);
  };
  const actions = (
    <>
      <Button
        busy={stop.isPending}
        busyLabel={words.keeping}
        onClick={() => stop.mutate(undefined, { onSuccess: () => void toast({ title: kept }) })}
      >
        {words.keep}
      </Button>
      <Button kind="line" onClick={leave}>
        {words.later}
      </Button>
    </>
  );
  return (
    <Dialog
      open={!wasTold && !left}
      onClose={leave}
      title={words.title(longDate(dayInZone(new Date(at), timeZone)))}
      actions={actions}
    >
      <p>{words.text}</p>
      {stop.isError && <Notice tone="danger">{sentenceOf(stop.error, words.failed)}</Notice>}
    </Dialog>
  );
}

function never(): () => void {
  return () => undefined;
}
