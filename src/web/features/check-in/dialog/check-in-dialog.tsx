import type { CheckInDone, CheckInReply } from '#contract/check-in/check-in.schemas.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { checkIn } from '../check-in.copy.ts';
import { dialogCopy } from '../check-in-dialog.copy.ts';
import { SymbolMark } from './symbol-mark.tsx';
import styles from './dialog.module.css';

type Props = {
  readonly reply: CheckInReply;
  readonly words: string;
  readonly done: CheckInDone | null;
  readonly teen: boolean;
  readonly onClose: () => void;
};

/**
 * The check-in on its way, then complete: the symbol, what the member was asked and said, the affirmation, and what
 * comes next.
 */
export function CheckInDialog({ reply, words, done, teen, onClose }: Props) {
  const next = done?.today.next;
  return (
    <Dialog
      open
      onClose={onClose}
      kicker={checkIn.title}
      title={done ? dialogCopy.doneTitle : reply.prompt}
      actions={
        <Button kind="hearth" busy={!done} busyLabel={dialogCopy.saving} onClick={onClose}>
          {dialogCopy.close}
        </Button>
      }
    >
      <div className={styles.inside}>
        <div className={styles.symbol}>
          <SymbolMark symbol={reply.symbol} />
        </div>
        <p className={styles.affirmation}>{reply.affirmation}</p>
        <blockquote className={styles.words}>{words}</blockquote>
        {done && (
          <p role="status" className={styles.caption}>
            {done.counted ? dialogCopy.kept : checkIn.counted.text}
          </p>
        )}
        {done && !teen && <p className={styles.caption}>{next ? dialogCopy.next(next) : dialogCopy.nothingNext}</p>}
      </div>
    </Dialog>
  );
}
