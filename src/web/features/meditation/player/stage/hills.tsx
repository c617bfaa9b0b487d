import styles from './stage.module.css';

/** The land under the evening: two ridges at the foot of the stage. */
export function Hills() {
  return (
    <svg className={styles.hills} viewBox="0 0 1000 110" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.far} d="M0 40c160-50 300-20 470-34s330-28 530 8v96H0Z" />
      <path className={styles.near} d="M0 76c200-36 360 0 520-14s300-26 480 6v42H0Z" />
    </svg>
  );
}
