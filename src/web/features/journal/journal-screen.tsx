import { mendedPot } from '#web/ui/drawings/windows/things/mended-pot.ts';
import { Window } from '#web/ui/drawings/windows/window.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { JournalPage } from './journal-page.tsx';
import { journal } from './journal.copy.ts';
import { useEntries } from './journal.queries.ts';
import styles from './journal.module.css';

/** /journal: the page the member writes on, and those the member kept. */
export function JournalScreen() {
  const pages = useEntries();
  const { first, isError, isFetching, refetch } = pages;
  if (first) return <JournalPage reply={first} pages={pages} />;
  return (
    <>
      <PageHead kicker={journal.kicker} title={journal.title} />
      <div className={styles.waiting}>
        {isError ? (
          <div className={styles.failed}>
            <Window of={mendedPot} size="small" />
            <ErrorNote level="h2" title={journal.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
              {journal.failed.text}
            </ErrorNote>
          </div>
        ) : (
          <Skeletons label={journal.loading}>
            <Skeleton shape="title" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Skeletons>
        )}
      </div>
    </>
  );
}
