import { useState } from 'react';
import type { RecordingVersion } from '#contract/recording/recording.schemas.ts';
import { readCaptions } from '#domain/recording/captions.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { HeardSound } from '#web/ui/sound/heard-sound.tsx';
import { lengthOf } from '#web/ui/sound/second-words.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { DecideRecording } from './decide-recording.tsx';
import { NOTHING_TYPED } from './recording-draft.ts';
import { changesOf, factsOf } from './recording-facts.ts';
import { recordingsCopy as words } from './recordings.copy.ts';
import { useReviewed } from './recordings.queries.ts';
import styles from '../meditations.module.css';

/** One waiting recording: its sound, what is said of it, what changed, and the answer. */
export function HearRecording({ id }: { readonly id: string }) {
  const { data, isError, isFetching, refetch } = useReviewed(id);
  const [draft, setDraft] = useState(NOTHING_TYPED);
  if (!data)
    return isError ? (
      <ErrorNote title={words.unread.title} onRetry={() => void refetch()} retrying={isFetching}>
        {words.unread.text}
      </ErrorNote>
    ) : (
      <Skeletons label={words.loading}>
        <Skeleton />
        <Skeleton shape="short" />
      </Skeletons>
    );
  const { waiting, shown } = data;
  if (!waiting)
    return (
      <>
        <Notice>{words.gone}</Notice>
        {draft.reason !== '' && <Facts of={[{ name: words.typed, text: `${draft.quote} ${draft.reason}` }]} />}
      </>
    );
  return (
    <div className={styles.whole}>
      <div className={styles.read}>
        <Sound of={waiting} label={words.player(waiting.title)} />
        <Facts of={factsOf(waiting)} />
        <Transcript of={waiting} />
        <Changes of={waiting} from={shown} />
      </div>
      <DecideRecording
        id={id}
        of={waiting}
        draft={{ ...draft, audience: draft.audience ?? shown?.audience ?? 'adult' }}
        onDraft={setDraft}
      />
    </div>
  );
}

/** A version as it sounds to members. */
function Sound({ of: { peaks, seconds, audio, captions }, label }: Labeled) {
  if (!audio) return <Notice tone="warning">{words.noSound}</Notice>;
  return <HeardSound audio={audio} seconds={seconds} peaks={peaks} captions={captions} label={label} />;
}
type Labeled = { readonly of: RecordingVersion; readonly label: string };

function Facts({ of }: { readonly of: readonly { readonly name: string; readonly text: string }[] }) {
  return (
    <dl className={styles.facts}>
      {of.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Transcript({ of: { captions, seconds } }: { readonly of: RecordingVersion }) {
  const cues = readCaptions(captions, seconds);
  if (!cues) return <Notice tone="warning">{words.unreadable}</Notice>;
  return (
    <Fold bare open summary={words.transcript} note={words.captions(cues.length)}>
      <ol className={styles.cues}>
        {cues.map(({ from, say }) => (
          <li key={from}>
            <span className={styles.at}>{lengthOf(Math.floor(from))}</span>
            <span>{say}</span>
          </li>
        ))}
      </ol>
    </Fold>
  );
}

function Changes({ of, from }: { readonly of: RecordingVersion; readonly from: RecordingVersion | null }) {
  if (!from) return <p className={styles.quiet}>{words.isNew}</p>;
  const changes = changesOf(of, from);
  return (
    <section className={styles.read}>
      <h3>{words.changes}</h3>
      {changes.length > 0 ? <Facts of={changes} /> : <p className={styles.quiet}>{words.sound}</p>}
      <Fold bare summary={words.shown}>
        <Sound of={from} label={words.shownPlayer(from.title)} />
      </Fold>
    </section>
  );
}
