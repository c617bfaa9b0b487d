import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Notice } from './notice.tsx';

type Props = {
  readonly again: () => void;
  /** While it is being fetched once more. */
  readonly trying: boolean;
  /** Trying again did not help: only the page anew does. */
  readonly stale: boolean;
};

const WORDS = {
  title: 'This section didn’t load.',
  happened: 'You may be offline, or there’s a newer version of this page. What you saved is safe.',
  again: 'Try again',
  anew: 'Reload the page',
} as const;

/** In the place of a part whose code could not be fetched; all around it stays as it was. */
export function MissingPart(props: Props) {
  return (
    <Notice title={WORDS.title} action={<Again {...props} />}>
      {WORDS.happened}
    </Notice>
  );
}

/** The same for a dialog, said as a dialog. */
export function MissingDialog({ onClose, ...props }: Props & { readonly onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={WORDS.title} actions={<Again {...props} />}>
      <p>{WORDS.happened}</p>
    </Dialog>
  );
}

function Again({ again, trying, stale }: Props) {
  return (
    <Button kind="line" busy={trying} onClick={again}>
      {stale ? WORDS.anew : WORDS.again}
    </Button>
  );
}
