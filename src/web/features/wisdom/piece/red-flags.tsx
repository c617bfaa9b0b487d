import { OctagonAlert } from 'lucide-react';
import type { PiecePart } from '#contract/wisdom/wisdom.schemas.ts';
import type { Source } from '#web/ui/evidence/evidence.ts';
import { Blocks } from './blocks.tsx';
import styles from './article.module.css';

type Props = {
  readonly part: PiecePart;
  readonly sources: ReadonlyMap<number, Source>;
  readonly spoken: string | null;
};

/** What comes before everything else: when to call, and whom. */
export function RedFlags({ part: { title, blocks }, sources, spoken }: Props) {
  return (
    <section className={styles.red} aria-labelledby="flags">
      <h2 id="flags" data-spoken={spoken === 'flags' || undefined}>
        <OctagonAlert size={20} aria-hidden="true" />
        {title}
      </h2>
      <Blocks part="flags" blocks={blocks} sources={sources} spoken={spoken} />
    </section>
  );
}
