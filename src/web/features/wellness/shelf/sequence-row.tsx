import type { SequenceSummary } from '#contract/wellness/wellness.schemas.ts';
import { href } from '#contract/screens.ts';
import { Figure } from '../figures/figure.tsx';
import { wellness } from './wellness.copy.ts';
import styles from './sequence-row.module.css';

const { names } = wellness;

/** A sequence on the page: its figure, its name, what it rests on and how long it takes. The whole row is the way. */
export function SequenceRow({ sequence }: { readonly sequence: SequenceSummary }) {
  const { id, title, line, seconds, way, basis, pose } = sequence;
  return (
    <li className={styles.row} data-basis={basis}>
      <div className={styles.figure}>
        <Figure pose={pose} />
      </div>
      <div className={styles.words}>
        <h3>
          <a href={href('sequence', { params: { sequence: id } })}>{title}</a>
        </h3>
        <p className={styles.line}>{line}</p>
        <p className={styles.about}>
          {names.ways[way]}, {wellness.length(seconds)} <span className={styles.basis}>{names.bases[basis]}</span>
        </p>
      </div>
    </li>
  );
}
