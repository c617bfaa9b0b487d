import { useEffect } from 'react';
import type { MeditationWhole } from '#contract/meditation/meditation.schemas.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { kept as copy } from './kept.copy.ts';
import { KeptList } from './kept-list.tsx';
import { NotKept } from '#web/platform/offline/keep-here.ts';
import { useDownload, useDropHere, useKeepHere, useKeptMeditations, type KeptMeditation } from './use-kept.ts';
import styles from './kept.module.css';

/** Whether this meditation is on this device, and the way to put it there or take it away. */
export function KeepPart({ whole }: { readonly whole: MeditationWhole }) {
  const { data: all = [] } = useKeptMeditations();
  const mine = all.find((one) => one.whole.id === whole.id);
  const sum = all.reduce((bytes, one) => bytes + one.bytes, 0);
  return (
    <section className={styles.part} aria-labelledby="keep">
      <h2 id="keep">{copy.title}</h2>
      {whole.kind === 'recording' ? <KeepSound whole={whole} mine={mine} /> : <KeepScript whole={whole} mine={mine} />}
      {all.length > (mine ? 1 : 0) && (
        <Fold bare summary={copy.list} note={copy.total(all.length, copy.size(sum))}>
          <KeptList />
        </Fold>
      )}
    </section>
  );
}

type Props = { readonly whole: MeditationWhole; readonly mine: KeptMeditation | undefined };

function KeepScript({ whole, mine }: Props) {
  const keep = useKeepHere();
  const drop = useDropHere();
  useNewest(mine?.whole, whole);
  return (
    <>
      <p className={styles.lead}>{mine ? copy.is(copy.size(mine.bytes)) : copy.lead}</p>
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
      {keep.isError && <Notice tone="danger">{reasonOf(keep.error)}</Notice>}
    </>
  );
}

/** A recording is large: its size stands before the press, and how far it is meanwhile. */
function KeepSound({ whole, mine }: Props) {
  const { sent, error, start, cancel } = useDownload(whole, mine);
  const drop = useDropHere();
  const all = whole.audio?.bytes ?? 0;
  useOtherSound(mine, all);
  if (all === 0) return null;
  const [here, size] = [mine?.sound?.here ?? 0, copy.size(all)];
  const isWhole = here >= all;
  return (
    <>
      {sent === null ? (
        <p className={styles.lead}>
          {isWhole ? copy.is(size) : here > 0 ? copy.part(copy.size(here), size) : copy.lead}
        </p>
      ) : (
        <>
          <progress className={styles.progress} aria-label={copy.progress} max={all} value={sent} />
          <p className={styles.lead} role="status">
            {copy.sending(copy.size(sent), size)} {copy.stay}
          </p>
        </>
      )}
      <div className={styles.acts}>
        {sent === null && !isWhole && (
          <Button kind="line" size="small" onClick={start}>
            {here > 0 ? copy.goOn : copy.keepSound(size)}
          </Button>
        )}
        {sent !== null && (
          <Button kind="line" size="small" onClick={cancel}>
            {copy.cancel}
          </Button>
        )}
        {sent === null && mine && (
          <Button kind="line" size="small" busy={drop.isPending} onClick={() => drop.mutate(whole.id)}>
            {copy.remove}
          </Button>
        )}
      </div>
      {error && <Notice tone="danger">{reasonOf(error)}</Notice>}
    </>
  );
}

/** A new version has another sound: the older one goes, and the new one is the member's to bring. */
function useOtherSound(mine: KeptMeditation | undefined, bytes: number): void {
  const { mutate } = useDropHere();
  const old = mine?.sound && bytes > 0 && mine.sound.bytes !== bytes ? mine.whole.id : null;
  useEffect(() => {
    if (old !== null) mutate(old);
  }, [old, mutate]);
}

function reasonOf(error: Error): string {
  if (error.name === 'SoundGone') return copy.failed.gone;
  if (error instanceof TypeError) return copy.failed.stopped;
  return copy.failed[error instanceof NotKept ? error.why : 'other'];
}

/** What is kept here becomes what the server has now. */
function useNewest(mine: MeditationWhole | undefined, now: MeditationWhole): void {
  const { mutate } = useKeepHere();
  const isOlder = mine !== undefined && JSON.stringify(mine) !== JSON.stringify(now);
  useEffect(() => {
    if (isOlder) mutate(now);
  }, [isOlder, now, mutate]);
}
