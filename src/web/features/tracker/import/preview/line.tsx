import styles from '../import.module.css';

/** One line of a list: how many, of what, and the first of them. None where there is none. */
export function Line({
  count,
  says,
  examples = '',
}: {
  readonly count: number;
  readonly says: string;
  readonly examples?: string;
}) {
  if (count === 0) return null;
  return (
    <li>
      <b>{count}</b>{' '}
      <span>
        {says}
        {examples !== '' && <small className={styles.examples}>{examples}</small>}
      </span>
    </li>
  );
}
