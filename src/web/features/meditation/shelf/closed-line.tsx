import type { MeditationSummary } from '#contract/meditation/meditation.schemas.ts';
import { askForPremium } from '#web/platform/membership/premium.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { shelf } from './shelf.copy.ts';
import styles from './shelf.module.css';

const { closed } = shelf;

/** Under the shelf of who has limited access: how much is shut, and what stays open. */
export function ClosedLine({ all }: { readonly all: readonly MeditationSummary[] }) {
  const shut = all.filter(({ isOpen }) => !isOpen).length;
  const open = all.filter(({ isOpen }) => isOpen).map(({ title }) => title);
  if (shut === 0) return null;
  return (
    <section className={styles.closed} aria-labelledby="closed-doors">
      <h2 id="closed-doors">{closed.title(shut)}</h2>
      <p>{closed.text(open)}</p>
      <Button kind="line" aria-haspopup="dialog" onClick={() => askForPremium('meditations')}>
        {closed.plans}
      </Button>
    </section>
  );
}
