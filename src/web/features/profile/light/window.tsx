import styles from './light.module.css';

const ARCH = 'M2 96V50a34 34 0 0 1 68 0v46Z';
const HILL = 'M2 96V84c14-8 30-4 40-2s20 0 28-4v18Z';

/** An arched window with the day in it, the night, or half of each: each half speaks the tokens in its own light. */
export function Window({ look }: { readonly look: 'light' | 'dark' | 'system' }) {
  return (
    <svg className={styles.window} width="72" height="98" viewBox="0 0 72 98" aria-hidden="true">
      {look === 'light' && (
        <g className={styles.day}>
          <path className={styles.sky} d={ARCH} />
          <circle className={styles.sun} cx="36" cy="62" r="12" />
          <path className={styles.hill} d={HILL} />
          <path className={styles.frame} d={ARCH} />
        </g>
      )}
      {look === 'dark' && (
        <g className={styles.night}>
          <path className={styles.sky} d={ARCH} />
          <circle className={styles.shade} cx="42" cy="52" r="10" />
          <path className={styles.lit} d="M42 42A10 10 0 0 1 42 62A7.6 10 0 0 1 42 42Z" />
          <path className={styles.dusk} d={HILL} />
          <path className={styles.frame} d={ARCH} />
        </g>
      )}
      {look === 'system' && (
        <>
          <g className={styles.day}>
            <path className={styles.sky} d="M36 96V16a34 34 0 0 0-34 34v46Z" />
            <path className={styles.hill} d="M2 96V84c14-8 24-6 34-3v15Z" />
          </g>
          <g className={styles.night}>
            <path className={styles.sky} d="M36 96V16a34 34 0 0 1 34 34v46Z" />
            <path className={styles.dusk} d="M36 96V81c14 3 24 1 34-3v18Z" />
          </g>
          <path className={styles.frame} d={ARCH} />
        </>
      )}
    </svg>
  );
}
