import type { ReactNode } from 'react';
import type { Phase } from '#domain/cycle/cycle-view.ts';
import styles from './log.module.css';

export type Pick<Value> = { readonly value: Value; readonly word: string; readonly drawing: ReactNode };
type Props<Value> = {
  readonly id: string;
  readonly legend: string;
  readonly phase: Phase;
  readonly picks: readonly Pick<Value>[];
  readonly value: Value | undefined;
  readonly onPick: (value: Value | null) => void;
};

/** Five drawn answers side by side. Pressing the chosen one again takes it back. */
export function PickRow<Value extends string | number>({ id, legend, phase, picks, value, onPick }: Props<Value>) {
  return (
    <fieldset id={id} className={styles.group} data-phase={phase}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.picks}>
        {picks.map((pick) => (
          <button
            key={pick.value}
            type="button"
            className={styles.pick}
            aria-pressed={pick.value === value}
            onClick={() => onPick(pick.value === value ? null : pick.value)}
          >
            {pick.drawing}
            <span>{pick.word}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
