import styles from './course.module.css';

const [STEP, WIDTH, HEIGHT] = [18, 14, 22];
const PATH = `v-13a${WIDTH / 2} ${WIDTH / 2} 0 0 1 ${WIDTH} 0v13Z`;

type Props = {
  readonly done: readonly boolean[];
  /** Its name for the ear; without one it is decoration. */ readonly label?: string;
};

/** A course as a row of arches, one a lesson: filled once it was heard. */
export function Arches({ done, label }: Props) {
  const ear = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={styles.arches} viewBox={`0 0 ${STEP * done.length} ${HEIGHT + 2}`} {...ear}>
      {done.map((isDone, at) => (
        <path key={`${at}`} d={`M${at * STEP + 2} ${HEIGHT}${PATH}`} data-done={isDone || undefined} />
      ))}
    </svg>
  );
}
