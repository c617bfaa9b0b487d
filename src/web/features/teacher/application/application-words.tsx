import type { Application } from '#contract/teacher/teacher.schemas.ts';
import styles from '../teacher.module.css';

type Part = 'name' | 'teaches' | 'training' | 'links';
const PARTS: readonly Part[] = ['name', 'teaches', 'training', 'links'];
type Props = {
  readonly of: Application;
  /** What each part is called; one without a name is left out. */ readonly parts: Partial<Record<Part, string>>;
};

/** What an application says, part by part. Links are words that nobody can follow. */
export function ApplicationWords({ of, parts }: Props) {
  return (
    <dl className={styles.wrote}>
      {PARTS.map((part) =>
        of[part] === '' || !parts[part] ? null : (
          <div key={part}>
            <dt>{parts[part]}</dt>
            <dd>{of[part]}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
