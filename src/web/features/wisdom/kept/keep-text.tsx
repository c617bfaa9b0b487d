import { useEffect } from 'react';
import { NotKept, useDrop, useKeep, useKept } from '#web/platform/offline/keep-here.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import type { KeptText, TextKind } from './kept-text.ts';
import { kept as copy } from './kept-texts.copy.ts';
import { KeptTexts } from './kept-texts.tsx';
import styles from './kept-texts.module.css';

type Props = { readonly kind: TextKind; readonly whole: KeptText };

/** Whether this text is on this device, and the way to put it there or take it away. */
export function KeepText({ kind, whole }: Props) {
  const { data: all = [] } = useKept<KeptText>(kind);
  const keep = useKeep<KeptText>(kind);
  const drop = useDrop(kind);
  const mine = all.find((one) => one.whole.id === whole.id);
  useNewest({ kind, mine: mine?.whole, now: whole });
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
        <Fold bare summary={copy.list} note={copy.total[kind](all.length)}>
          <KeptTexts kind={kind} />
        </Fold>
      )}
    </section>
  );
}

type Newest = { readonly kind: TextKind; readonly mine: KeptText | undefined; readonly now: KeptText };

/** What is kept here becomes what the server has now. */
function useNewest({ kind, mine, now }: Newest): void {
  const { mutate } = useKeep<KeptText>(kind);
  const isOlder = mine !== undefined && JSON.stringify(mine) !== JSON.stringify(now);
  useEffect(() => {
    if (isOlder) mutate(now);
  }, [isOlder, now, mutate]);
}
