import { useEffect } from 'react';
import type { MeditationWhole } from '#contract/meditation/meditation.schemas.ts';
import { NotKept } from '#web/platform/offline/keep-here.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { kept as copy } from './kept.copy.ts';
import { KeptSequences } from './kept-sequences.tsx';
import { useDropSequence, useKeepSequence, useKeptSequences } from '../wellness.queries.ts';
import styles from './kept.module.css';

/** Whether this sequence is on this device, and the way to put it there or take it away. */
export function KeepSequence({ whole }: { readonly whole: MeditationWhole }) {
  const { data: all = [] } = useKeptSequences();
  const keep = useKeepSequence();
  const drop = useDropSequence();
  const mine = all.find((one) => one.whole.id === whole.id);
  useNewest(mine?.whole, whole);
  return (
    <section className={styles.part} aria-labelledby="keep">
      <h2 id="keep">{copy.title}</h2>
      <p className={styles.lead}>{mine ? copy.is : copy.lead}</p>
      <div>
        {mine ? (
          <Button kind="line" size="small" busy={drop.isPending} onClick={() => drop.mutate(whole.id)}>
            {copy.remove}
          </Button>
        ) : (
          <Button
            kind="line"
            size="small"
            busy={keep.isPending}
            busyLabel={copy.keeping}
            onClick={() => keep.mutate(whole)}
          >
            {copy.keep}
          </Button>
        )}
      </div>
      {keep.isError && (
        <Notice tone="danger">{copy.failed[keep.error instanceof NotKept ? keep.error.why : 'other']}</Notice>
      )}
      {all.length > (mine ? 1 : 0) && (
        <Fold bare summary={copy.list} note={copy.total(all.length)}>
          <KeptSequences />
        </Fold>
      )}
    </section>
  );
}

/** What is kept here becomes what the server has now. */
function useNewest(mine: MeditationWhole | undefined, now: MeditationWhole): void {
  const { mutate } = useKeepSequence();
  const isOlder = mine !== undefined && JSON.stringify(mine) !== JSON.stringify(now);
  useEffect(() => {
    if (isOlder) mutate(now);
  }, [isOlder, now, mutate]);
}
