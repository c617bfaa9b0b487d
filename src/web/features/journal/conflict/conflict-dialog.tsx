import type { JournalEntry } from '#contract/journal/journal.schemas.ts';
import type { Written } from '#domain/journal/journal-entry.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { conflict as copy } from './conflict.copy.ts';
import { TwoVersions } from './two-versions.tsx';

type Props = {
  readonly mine: Written;
  readonly theirs: JournalEntry;
  readonly busy: boolean;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
  readonly onBoth: () => void;
  readonly onClose: () => void;
};

/** Two devices changed one page: both versions, and the choice between them. */
export function ConflictDialog({ mine, theirs, busy, onMine, onTheirs, onBoth, onClose }: Props) {
  const actions = (
    <>
      <Button busy={busy} onClick={onBoth}>
        {copy.both}
      </Button>
      <Button kind="line" busy={busy} onClick={onMine}>
        {copy.keepMine}
      </Button>
      <Button kind="line" busy={busy} onClick={onTheirs}>
        {copy.keepTheirs}
      </Button>
    </>
  );
  return (
    <Dialog open wide onClose={onClose} title={copy.title} actions={actions}>
      <p>{copy.text}</p>
      <TwoVersions mine={mine} theirs={theirs} />
    </Dialog>
  );
}
