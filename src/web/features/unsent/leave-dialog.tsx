import type { DraftCounts } from '#web/platform/drafts/count-drafts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { unsent as copy } from './unsent.copy.ts';
import styles from './unsent.module.css';

const words = copy.leave;
type Props = {
  readonly left: {
    /** Entries that could not be sent. */ readonly unsent: number;
    /** What was begun and not saved. */ readonly drafts: DraftCounts;
    /** Whether this browser can keep it once the page is gone. */ readonly lasting: boolean;
  };
  readonly onClose: () => void;
  readonly onFinish: (choice: 'keep' | 'clear') => unknown;
};

/**
 * Before the member signs out with entries that could not be sent: how many there are, and whether they stay here,
 * sealed, or are deleted; the member decides (decisions 20).
 */
export function LeaveDialog({ left: { unsent: count, drafts, lasting }, onClose, onFinish }: Props) {
  const days = drafts.day_log + drafts.rating;
  const all = count + drafts.journal + days + drafts.circle;
  const actions = (
    <>
      {lasting && <Button onClick={() => onFinish('keep')}>{words.keep}</Button>}
      <Button kind="danger" onClick={() => onFinish('clear')}>
        {words.lose}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {words.stay}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      plain
      wide
      onClose={onClose}
      kicker={words.kicker}
      title={words.title(count, drafts)}
      actions={actions}
    >
      <div className={styles.list}>
        {count > 0 && <p>{words.text(count)}</p>}
        {drafts.journal > 0 && <p>{words.pages(drafts.journal)}</p>}
        {days > 0 && <p>{words.days(days)}</p>}
        {drafts.circle > 0 && <p>{words.circle(drafts.circle)}</p>}
        <p>{lasting ? words.choose(all) : words.fleeting(all)}</p>
      </div>
    </Dialog>
  );
}
