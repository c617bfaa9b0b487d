import type { Severity } from '#domain/cycle/day-log.ts';
import styles from './marks.module.css';

/** How strong a symptom is: one, two or three filled dots, the rest rings. Its word is said beside it. */
export function SeverityDots({ severity }: { readonly severity: Severity }) {
  return (
    <svg className={styles.dots} width="28" height="10" viewBox="0 0 28 10" aria-hidden="true">
      {([1, 2, 3] as const).map((level) => (
        <circle key={level} cx={level * 9 - 4} cy="5" r="3.2" data-on={level <= severity || undefined} />
      ))}
    </svg>
  );
}
