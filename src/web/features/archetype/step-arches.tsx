import styles from './archetype.module.css';

const WIDE = 14;

/** How far she is, as low arches: filled ones lie behind her. The words stand beside them. */
export function StepArches({ total, at }: { readonly total: number; readonly at: number }) {
  return (
    <svg className={styles.arches} viewBox={`0 0 ${total * WIDE} 9`} width={total * WIDE} height="9" aria-hidden="true">
      {Array.from({ length: total }, (_, place) => (
        <path key={place} d={`M${place * WIDE + 1} 8.5a5 6 0 0 1 10 0Z`} data-on={place <= at || undefined} />
      ))}
    </svg>
  );
}
