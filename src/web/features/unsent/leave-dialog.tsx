import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { unsent } from './unsent.copy.ts';

const words = unsent.leave;
type Props = { readonly count: number; /** Pages of the journal that were begun and not kept. */ readonly drafts: number; readonly onClose: () => void; readonly onLose: () => void };

/** Before she signs out with entries that could not be sent: how many would be lost; she decides (decisions 20). */
export function LeaveDialog({ count, drafts, onClose, onLose }: Props) {
  const actions = (
    <>
      <Button onClick={onClose}>{words.stay}</Button>
      <Button kind="danger" onClick={onLose}>{words.lose(count + drafts)}</Button>
    </>
  );
  return (
    <Dialog open plain onClose={onClose} kicker={words.kicker} title={words.title(count, drafts)} actions={actions}>
      {count > 0 && <p>{words.text(count)}</p>}
      {drafts > 0 && <p>{words.drafts(drafts)}</p>}
    </Dialog>
  );
}
