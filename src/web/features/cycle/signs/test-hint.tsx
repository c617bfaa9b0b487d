import { Fold } from '#web/ui/layout/fold.tsx';
import { useCycleView } from '../cycle.queries.ts';
import { testHintCopy } from './signs.copy.ts';
import styles from './signs.module.css';

type Props = {
  /** Whether the window is past, where the urgent signs are named in any case. */ readonly isPast?: boolean;
};

/**
 * From the day a pregnancy test tells something: one line, and its source. Nothing of it before, nor where nothing may
 * speak of it.
 */
export function TestHint({ isPast = false }: Props) {
  const hint = useCycleView().data?.testHint;
  if (!hint) return isPast && <p className={styles.hint}>{testHintCopy.urgent}</p>;
  return (
    <div className={styles.hint}>
      <p>
        {testHintCopy[hint]} {testHintCopy.urgent}
      </p>
      <Fold bare summary={testHintCopy.sourceTitle}>
        <p>{testHintCopy.source}</p>
      </Fold>
    </div>
  );
}
