import type { PieceSummary } from '#contract/wisdom/wisdom.schemas.ts';
import { askForPremium } from '#web/platform/membership/premium.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { shelf } from './shelf.copy.ts';
import styles from './library.module.css';

const copy = shelf.closedLine;

/** Under the shelves of who has limited access: how much is closed, and what stays open. */
export function ClosedLine({ pieces }: { readonly pieces: readonly PieceSummary[] }) {
  const closed = pieces.filter(({ isOpen }) => !isOpen).length;
  if (closed === 0) return null;
  return (
    <section className={styles.closed} aria-labelledby="closed-pieces">
      <h2 id="closed-pieces">{copy.title(closed)}</h2>
      <p>{copy.text(pieces.length - closed)}</p>
      <Button kind="line" aria-haspopup="dialog" onClick={() => askForPremium('wisdom')}>
        {copy.plans}
      </Button>
    </section>
  );
}
