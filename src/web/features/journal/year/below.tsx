import type { JournalReply } from '#contract/journal/journal.schemas.ts';
import { phaseName } from '#domain/moon/phase-name.ts';
import { ExportPages } from '#web/features/journal/export/export-pages.tsx';
import { pages } from '#web/features/journal/journal.copy.ts';
import { useOnThisMoon } from '#web/features/journal/journal.queries.ts';
import { EntryRow, type RowLook } from '#web/features/journal/pages/entry-row.tsx';
import pageStyles from '#web/features/journal/pages/pages.module.css';
import { Button } from '#web/ui/actions/button.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { YearPixels } from './year-pixels.tsx';
import { yearCopy as copy } from './year.copy.ts';
import styles from './year.module.css';

type Props = { readonly reply: JournalReply; readonly look: RowLook };

/** Below the desk: the year, and folded the pages from earlier moons like this one and the download. */
export function Below({ reply: { today }, look }: Props) {
  return (
    <div className={styles.folds}>
      <YearPixels today={today.date} onOpen={look.onOpen} />
      <OnThisMoon today={today} look={look} />
      <ExportPages />
    </div>
  );
}

function OnThisMoon({ today, look }: { readonly today: JournalReply['today']; readonly look: RowLook }) {
  const { data, isError, isFetching, refetch } = useOnThisMoon(today.date);
  return (
    <Fold
      summary={copy.moonTitle(phaseName(today.moon.phase))}
      note={data && (data.entries.length === 0 ? copy.moonNone : pages(data.entries.length))}
    >
      {data ? (
        <ol className={`${pageStyles.list} ${styles.moonList}`}>
          {data.entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} {...look} />
          ))}
        </ol>
      ) : isError ? (
        <p role="alert" className={styles.quiet}>
          {copy.failed}{' '}
          <Button kind="line" size="small" busy={isFetching} onClick={() => void refetch()}>
            {copy.again}
          </Button>
        </p>
      ) : (
        <Skeletons>
          <Skeleton shape="block" />
        </Skeletons>
      )}
    </Fold>
  );
}
