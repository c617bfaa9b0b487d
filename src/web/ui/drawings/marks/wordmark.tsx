import { PRODUCT } from '#domain/account/product.ts';
import styles from './marks.module.css';

const CRESCENT = 'M5.2 12.2a11.6 11.6 0 1 0 21.6 0 10.9 9.6 0 0 1-21.6 0Z';
const FLAME =
  'M16 2.6c.7 3.4 4.6 5 4.6 9.2A4.6 4.6 0 0 1 16 16.4a4.6 4.6 0 0 1-4.6-4.6c0-2.2 1.2-3.2 2-4.4.4 1.3 1 1.9 1.6 2.1-.3-2.4.1-4.9 1-6.9Z';

type MarkProps = { readonly size?: number };

/** The mark: a crescent laid on its back like a bowl, a flame in it. Not under 24 px. */
export function Mark({ size = 30 }: MarkProps) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path className={styles.crescent} d={CRESCENT} />
      <path className={styles.flame} d={FLAME} />
    </svg>
  );
}

/** Mark and name in one line, to be wrapped by whatever link the page needs. */
export function Wordmark({ size = 30 }: MarkProps) {
  return (
    <span className={styles.wordmark}>
      <Mark size={size} />
      <span>{PRODUCT}</span>
    </span>
  );
}
