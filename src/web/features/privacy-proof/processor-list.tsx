import type { Processor } from '#contract/privacy-proof/privacy-proof.schemas.ts';
import { proof } from './privacy-proof.copy.ts';
import styles from './processor-list.module.css';

/** Who works for us, with everything each of them gets. */
export function ProcessorList({ processors }: { readonly processors: readonly Processor[] }) {
  return (
    <dl className={styles.list}>
      {processors.map(({ what, who, gets, never }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>
            <p>{who}.</p>
            <p>{proof.processors.gets(gets)}</p>
            <p className={styles.never}>{never}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
