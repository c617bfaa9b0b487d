import { useId, type KeyboardEvent } from 'react';
import { SCALE_WORDS, type ItemId, type Rating } from '#domain/pmdd/items.ts';
import { rating } from '../rating.copy.ts';
import styles from './item-field.module.css';

const STEPS: readonly Rating[] = [1, 2, 3, 4, 5, 6];
type Props = {
  readonly item: ItemId;
  readonly words: string;
  readonly value: Rating | undefined;
  /** A quick answer filled it, and it is not saved yet. */
  readonly isFilled: boolean;
  readonly onChange: (value: Rating | null) => void;
};

/** One item: six radios, so that arrow keys move and choose. A second press opens it again, and so does Delete. */
export function ItemField({ item, words, value, isFilled, onChange }: Props) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    onChange(null);
  };
  return (
    <div
      className={styles.item}
      role="radiogroup"
      aria-labelledby={id}
      data-filled={isFilled || undefined}
      onKeyDown={onKeyDown}
    >
      <p className={styles.words}>
        <span id={id}>{words}</span>
        {value !== undefined && (
          <>
            {' '}
            <span className={styles.chosen} aria-hidden="true">
              {SCALE_WORDS[value - 1]}
            </span>
          </>
        )}
      </p>
      <div className={styles.steps}>
        {STEPS.map((step) => (
          <label key={step} className={styles.step}>
            <input
              type="radio"
              name={`rating-${item}`}
              value={step}
              checked={value === step}
              aria-label={rating.step(step, SCALE_WORDS[step - 1] ?? '')}
              onChange={() => onChange(step)}
              onClick={() => value === step && onChange(null)}
            />
            <span aria-hidden="true">{step}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

/** The six words over their columns. */
export function ScaleHead() {
  return (
    <div className={styles.head} aria-hidden="true">
      {SCALE_WORDS.map((word) => (
        <span key={word}>{word}</span>
      ))}
    </div>
  );
}
