import { useState } from 'react';
import type { WaitingReply } from '#contract/recording/recording.schemas.ts';
import { useMember } from '#web/platform/session.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { lengthOf } from '#web/ui/sound/second-words.ts';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { HearRecording } from './hear-recording.tsx';
import { momentOf } from '../moment-of.ts';
import { recordingsCopy as words } from './recordings.copy.ts';
import { useWaitingRecordings } from './recordings.queries.ts';
import styles from '../meditations.module.css';

/** Recordings that wait for somebody who listens. Nothing is drawn where none wait. */
export function RecordingsToHear() {
  const { data, isError, isFetching, refetch } = useWaitingRecordings();
  if (!data)
    return isError ? (
      <ErrorNote title={words.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
        {words.failed.text}
      </ErrorNote>
    ) : null;
  if (data.waiting.length === 0) return null;
  return (
    <section className={styles.hear} aria-labelledby="recordings-to-hear">
      <h2 id="recordings-to-hear">{words.title}</h2>
      <p className={styles.quiet}>{words.lead}</p>
      <ol className={styles.list}>
        {data.waiting.map((one) => (
          <Row key={one.recording} of={one} />
        ))}
      </ol>
    </section>
  );
}

function Row({ of: { recording, title, ledBy, seconds, since } }: { readonly of: WaitingReply['waiting'][number] }) {
  const [isOpened, setOpened] = useState(false);
  const { timeZone } = useMember();
  return (
    <li>
      <Fold
        summary={<span className={styles.title}>{title}</span>}
        note={[words.by(ledBy), lengthOf(seconds), words.since(momentOf(since, timeZone))].join(' · ')}
        // Once opened it stays: closing it must not lose what was typed.
        onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
      >
        {isOpened && <HearRecording id={recording} />}
      </Fold>
    </li>
  );
}
