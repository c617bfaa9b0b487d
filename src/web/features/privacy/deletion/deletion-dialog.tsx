import { useState } from 'react';
import { sentenceOf } from '#web/platform/api-error.ts';
import { useMember } from '#web/platform/session.ts';
import { StepUpDeclined } from '#web/platform/step-up/step-up.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { RadioGroup } from '#web/ui/choices/radio-group.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { deletionCopy } from '../privacy.copy.ts';
import styles from '../privacy.module.css';
import { DeletedNotice } from './deleted.tsx';
import { usePlanDeletion } from './use-deletion.ts';
import { useReceipt } from './use-receipt.ts';

const { ask: words, done } = deletionCopy;
const { circle } = words;
const OPTIONS = [
  { value: 'delete', ...circle.delete },
  { value: 'stay', ...circle.stay },
] as const;

/**
 * Asks once more, plainly; then does it, and shows the receipt in the same dialog: one that closes by itself would take
 * the member away from it.
 */
export function DeletionDialog({ when, onClose }: { readonly when: 'now' | 'later'; readonly onClose: () => void }) {
  const plan = usePlanDeletion();
  const isAdult = useMember().ageGroup === 'adult';
  const [said, setSaid] = useState<'delete' | 'stay'>('delete');
  const { id, receipt, isSlow, leave } = useReceipt(when === 'now' ? plan.data?.plan?.receipt : undefined);
  const { title, text, go, going } = words[when];
  const ask = (
    <>
      <Button
        kind="danger"
        busy={plan.isPending}
        busyLabel={going}
        onClick={() =>
          plan.mutate(isAdult ? { when, words: said } : { when }, { onSuccess: () => when === 'later' && onClose() })
        }
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
      {id === undefined ? (
        <div className={styles.stack}>
          <p>{text}</p>
          {isAdult && (
            <RadioGroup
              legend={circle.legend}
              name="deletion-words"
              options={OPTIONS}
              value={said}
              onChange={setSaid}
            />
          )}
        </div>
      ) : (
        <DeletedNotice id={id} receipt={receipt} isSlow={isSlow} />
      )}
      {plan.isError && !(plan.error instanceof StepUpDeclined) && (
        <Notice tone="danger">{sentenceOf(plan.error, words.failed)}</Notice>
      )}
    </Dialog>
  );
}
