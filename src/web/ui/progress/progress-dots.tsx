import { Check } from 'lucide-react';
import styles from './progress-dots.module.css';

type Props = { steps: readonly string[]; current: number };

/** The wizard's steps, `current` from 1: a row of bars on phones, a list with names from 900 px. Done has a tick. */
export function ProgressDots({ steps, current }: Props) {
  return (
    <ol className={styles.dots} aria-label={`Step ${current} of ${steps.length}`}>
      {steps.map((name, place) => (
        <li
          key={name}
          data-state={place + 1 < current ? 'done' : undefined}
          aria-current={place + 1 === current ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {place + 1 < current ? <Check size={14} /> : place + 1}
          </span>
          <span className={styles.name}>
            {name}
            {place + 1 < current ? <span className="vh">, done</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}

const ARCH = 'M.75 12.25V12a11.25 11.25 0 0 1 22.5 0v.25Z';

/**
 * The questionnaire's sections as low arches, filled as the member goes; `current` from 1. Words stand elsewhere on the
 * page.
 */
export function ProgressArches({ total, current }: { total: number; current: number }) {
  return (
    <svg
      className={styles.arches}
      width={total * 29 - 5}
      height="13"
      viewBox={`0 0 ${total * 29 - 5} 13`}
      role="img"
      aria-label={`Section ${current} of ${total}`}
    >
      {Array.from({ length: total }, (_, place) => (
        <path key={place} d={ARCH} transform={`translate(${place * 29} 0)`} data-on={place < current || undefined} />
      ))}
    </svg>
  );
}
