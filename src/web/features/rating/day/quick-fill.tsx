import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { rating } from '../rating.copy.ts';
import type { Filled } from './use-day-ratings.ts';
import styles from './rating-page.module.css';

type Props = {
  readonly isToday: boolean;
  readonly hasYesterday: boolean;
  readonly filled: Filled | null;
  readonly onFill: (from: Filled['from']) => void;
  readonly onUndo: () => void;
};

/** Two ways to fill what is open. They save nothing: what they filled is said and marked first. */
export function QuickFill({ isToday, hasYesterday, filled, onFill, onUndo }: Props) {
  const words = rating.quick;
  return (
    <div>
      <div className={styles.quick} role="group" aria-label={words.label}>
        <Button kind="line" size="small" onClick={() => onFill('nothing')}>
          {isToday ? words.nothing : words.nothingPast}
        </Button>
        {hasYesterday && (
          <Button kind="line" size="small" onClick={() => onFill('same')}>
            {isToday ? words.same : words.samePast}
          </Button>
        )}
      </div>
      <div role="status">
        {filled && (
          <p className={styles.filled}>
            {filled.items.length > 0 ? words.filled(filled.items.length, filled.from) : words.full}{' '}
            {filled.items.length > 0 && <TextButton onClick={onUndo}>{words.undo}</TextButton>}
          </p>
        )}
      </div>
    </div>
  );
}
