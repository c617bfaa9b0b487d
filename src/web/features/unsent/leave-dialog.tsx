import type { DraftCounts } from '#web/platform/drafts/count-drafts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { unsent } from './unsent.copy.ts';

const words = unsent.leave;
type Props = {
  readonly count: number;
  /** What was begun and not kept. */ readonly drafts: DraftCounts;
  readonly onClose: () => void;
  readonly onLose: () => void;
};

/**
 * Before the member signs out with entries that could not be sent: how many would be lost; the member decides
 * (decisions 20).
 */
export function LeaveDialog({ count, drafts, onClose, onLose }: Props) {
  const actions = (
    <>
      <Button onClick={onClose}>{words.stay}</Button>
      <Button kind="danger" onClick={onLose}>
        {words.lose(count + drafts.journal + drafts.day_log)}
      </Button>
    </>
  );
  return (
    <Dialog open plain onClose={onClose} kicker={words.kicker} title={words.title(count, drafts)} actions={actions}>
      {count > 0 && <p>{words.text(count)}</p>}
      {drafts.journal > 0 && <p>{words.pages(drafts.journal)}</p>}
      {drafts.day_log > 0 && <p>{words.days(drafts.day_log)}</p>}
    </Dialog>
  );
}
