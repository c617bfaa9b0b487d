import { useState } from 'react';
import type { ListedMeditation } from '#contract/meditation/meditation.schemas.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { Badge } from '#web/ui/status/badge.tsx';
import { Empty } from '#web/ui/status/empty.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { MeditationWholeView } from './meditation-whole.tsx';
import { meditationsCopy as words } from './meditations.copy.ts';
import { useListed } from './meditations.queries.ts';
import { CoursesToRead } from './courses/courses-to-read.tsx';
import { RecordingsToHear } from './hear/recordings-to-hear.tsx';
import styles from './meditations.module.css';

/** /admin/meditations and /admin-meditation-manager: what is on the shelf, and for whom. */
export function AdminMeditationsScreen() {
  return (
    <>
      <div className={styles.head}>
        <PageHead kicker={words.kicker} title={words.title} lead={words.lead} />
      </div>
      <RecordingsToHear />
      <CoursesToRead />
      <section className={styles.hear} aria-labelledby="meditation-shelf">
        <h2 id="meditation-shelf">{words.shelf}</h2>
        <List />
      </section>
    </>
  );
}

function List() {
  const { data, isError, isFetching, refetch } = useListed();
  if (!data)
    return isError ? (
      <ErrorNote title={words.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
        {words.failed.text}
      </ErrorNote>
    ) : (
      <Skeletons label={words.loading}>
        <Skeleton />
        <Skeleton />
        <Skeleton shape="short" />
      </Skeletons>
    );
  if (data.meditations.length === 0) return <Empty title={words.empty.title}>{words.empty.text}</Empty>;
  return (
    <ol className={styles.list}>
      {data.meditations.map((one) => (
        <Row key={one.id} of={one} />
      ))}
    </ol>
  );
}

function Row({ of }: { readonly of: ListedMeditation }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <Fold
        summary={<Summary of={of} />}
        note={[words.kinds[of.kind], words.minutes(of.seconds), words.place(of.place), words.cover(of.cover)].join(
          ' · ',
        )}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        {isOpen && <MeditationWholeView id={of.id} />}
      </Fold>
    </li>
  );
}

function Summary({ of: one }: { readonly of: ListedMeditation }) {
  return (
    <span className={styles.summary}>
      <span className={styles.title}>{one.title}</span>
      {one.status === 'hidden' && <Badge kind="expired">{words.hidden}</Badge>}
      {one.isFree && <Badge kind="ok">{words.free}</Badge>}
      {one.yearlyOnly && <Badge kind="moon">{words.yearly}</Badge>}
      {one.audience === 'adult' && <Badge>{words.adults}</Badge>}
    </span>
  );
}
