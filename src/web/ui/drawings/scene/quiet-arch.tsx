import styles from './quiet-arch.module.css';

type Props = {
  /** An ember: the fire is out and the hearth is there. The moon: somebody is home, and the way there is not open. */ readonly holds:
    | 'ember'
    | 'moon';
};

/** The arch of a page that has nothing else to show. It stands beside its words. */
export function QuietArch({ holds }: Props) {
  return (
    <svg className={styles.arch} viewBox="0 0 120 150" aria-hidden="true">
      <path className={styles.wall} d="M8 148V60a52 52 0 0 1 104 0v88Z" />
      <path className={styles.dark} d="M26 148V62a34 34 0 0 1 68 0v86Z" />
      {holds === 'ember' ? (
        <circle className={styles.ember} cx="60" cy="138" r="5" />
      ) : (
        <path className={styles.moon} d="M66 58a18 18 0 1 0 12 28 22 22 0 0 1-12-28Z" />
      )}
    </svg>
  );
}
