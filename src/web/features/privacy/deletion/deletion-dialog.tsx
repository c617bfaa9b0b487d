import { sentenceOf } from '#web/platform/api-error.ts';
import { StepUpDeclined } from '#web/platform/step-up/step-up.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { deletionCopy } from '../privacy.copy.ts';
import { DeletedNotice } from './deleted.tsx';
import { usePlanDeletion } from './use-deletion.ts';
import { useReceipt } from './use-receipt.ts';

const { ask: words, done } = deletionCopy;

/**
 * Asks once more, plainly; then does it, and shows the receipt in the same dialog: one that closes by itself would take
 * the member away from it.
 */
export function DeletionDialog({ when, onClose }: { readonly when: 'now' | 'later'; readonly onClose: () => void }) {
  const plan = usePlanDeletion();
  const { id, receipt, isSlow, leave } = useReceipt(when === 'now' ? plan.data?.plan?.receipt : undefined);
  const { title, text, go, going } = words[when];
  const ask = (
    <>
      <Button
        kind="danger"
        busy={plan.isPending}
        busyLabel={going}
        onClick={() => plan.mutate(when, { onSuccess: () => when === 'later' && onClose() })}
      >
        {go}
      </Button>
      <Button kind="line" onClick={onClose}>
        {words.keep}
      </Button>
    </>
  );
  const end = (receipt || isSlow) && <Button onClick={leave}>{done.leave}</Button>;
  return (
    <Dialog
      open
      plain={id !== undefined}
      onClose={id === undefined ? onClose : leave}
      title={receipt ? done.title : id ? going : title}
      actions={id === undefined ? ask : end}
    >
      {id === undefined ? <p>{text}</p> : <DeletedNotice id={id} receipt={receipt} isSlow={isSlow} />}
      {plan.isError && !(plan.error instanceof StepUpDeclined) && (
        <Notice tone="danger">{sentenceOf(plan.error, words.failed)}</Notice>
      )}
    </Dialog>
  );
}
