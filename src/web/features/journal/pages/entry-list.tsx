import { useState } from 'react';
import type { JournalReply } from '#contract/journal/journal.schemas.ts';
import { journal } from '#web/features/journal/journal.copy.ts';
import { useEntries } from '#web/features/journal/journal.queries.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Empty } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { EntryRow, type RowLook } from './entry-row.tsx';
import styles from './pages.module.css';

const copy = journal.list;
type Props = RowLook & { readonly reply: JournalReply };

/** As many stand beside the sheet. */
const BESIDE = 5;

/** The newest of her pages, as many as stand beside the sheet; the others follow when she asks. */
export function NewestEntries({ reply, ...look }: Props) {
  const [all, setAll] = useState(false);
  if (all || reply.entries.length <= BESIDE) return <EntryList reply={reply} {...look} />;
  return (
    <>
      <EntryList reply={{ ...reply, entries: reply.entries.slice(0, BESIDE), next: null }} {...look} />
      <Button kind="line" size="small" onClick={() => setAll(true)}>
        {copy.more}
      </Button>
    </>
  );
}

/** Her pages, newest first; the earlier ones follow when she asks. */
function EntryList({ reply, ...look }: Props) {
  if (reply.total === 0)
    return (
      <Empty level="h2" title={copy.empty.title}>
        {copy.empty.text}
      </Empty>
    );
  return (
    <>
      <ol className={styles.list}>
        {reply.entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} {...look} />
        ))}
      </ol>
      {reply.next && <Earlier key={reply.next} after={reply.next} {...look} />}
    </>
  );
}

function Earlier({ after, ...look }: RowLook & { readonly after: string }) {
  const [wanted, setWanted] = useState(false);
  if (wanted) return <FollowingPages after={after} {...look} />;
  return (
    <Button kind="line" size="small" onClick={() => setWanted(true)}>
      {copy.more}
    </Button>
  );
}

function FollowingPages({ after, ...look }: RowLook & { readonly after: string }) {
  const { data, isError, isFetching, refetch } = useEntries(after);
  if (data) return <EntryList reply={data} {...look} />;
  if (!isError)
    return (
      <Skeletons>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Skeletons>
    );
  return (
    <p role="alert" className={styles.failed}>
      {copy.moreFailed}{' '}
      <Button kind="line" size="small" busy={isFetching} onClick={() => void refetch()}>
        {copy.again}
      </Button>
    </p>
  );
}
