import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { stepper as words } from './stepper.copy.ts';
import styles from './stepper.module.css';

type Props = {
  readonly label: string;
  /** What is written of it where a heading above says the rest. */
  readonly shown?: string | undefined;
  /** A second, quiet line under the label. */
  readonly note?: string | undefined;
  /** A small drawing before the label. */
  readonly drawing?: ReactNode;
  /** Null where nothing was counted. */
  readonly value: number | null;
  readonly most: number;
  /** 0 is an answer of its own: the minus leads from no answer to 0, and from 0 back to none. */
  readonly tellsNone?: boolean;
  readonly onChange: (value: number | null) => void;
};

/** A count by two large buttons; the figure between them is told as it changes. */
export function Stepper({ label, shown = label, note, drawing, value, most, tellsNone = false, onChange }: Props) {
  const less = value === null ? 0 : value === 0 ? null : value - 1;
  const lessWords = value === null ? words.none : value === 0 ? words.clear : words.fewer;
  return (
    <div className={styles.row} role="group" aria-label={label} data-on={(value ?? 0) > 0 || undefined}>
      {drawing && <span className={styles.drawing}>{drawing}</span>}
      <span className={styles.words} aria-hidden="true">
        {shown}
        {note && <small>{note}</small>}
      </span>
      <span className={styles.steps}>
        {(tellsNone || (value ?? 0) > 0) && (
          <button
            type="button"
            className={styles.step}
            aria-label={lessWords(label)}
            onClick={() => onChange(tellsNone ? less : less === 0 ? null : less)}
          >
            <Minus size={20} aria-hidden="true" />
          </button>
        )}
        <output className={styles.figure}>{value ?? (tellsNone ? '–' : 0)}</output>
        <button
          type="button"
          className={styles.step}
          aria-label={words.more(label)}
          aria-disabled={value !== null && value >= most}
          onClick={() => onChange(Math.min(most, (value ?? 0) + 1))}
        >
          <Plus size={20} aria-hidden="true" />
        </button>
      </span>
    </div>
  );
}
