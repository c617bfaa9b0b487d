import type { JournalReply } from '#contract/journal/journal.schemas.ts';
import { phaseName } from '#domain/moon/phase-name.ts';
import { ExportPages } from '#web/features/journal/export/export-pages.tsx';
import { useOnThisMoon } from '#web/features/journal/journal.queries.ts';
import { EntryRow, type RowLook } from '#web/features/journal/pages/entry-row.tsx';
import pageStyles from '#web/features/journal/pages/pages.module.css';
import { Button } from '#web/ui/actions/button.tsx';
import { Section } from '#web/ui/layout/page.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { YearPixels } from './year-pixels.tsx';
import { yearCopy as copy } from './year.copy.ts';
import styles from './year.module.css';

type Props = { readonly reply: JournalReply; readonly look: RowLook };

/** What lies below the desk: the year, this moon before, and the way to take it all along. */
export function Below({ reply: { today }, look }: Props) {
  return (
    <>
      <YearPixels today={today.date} onOpen={look.onOpen} />
      <OnThisMoon today={today} look={look} />
      <ExportPages />
    </>
  );
}

function OnThisMoon({ today, look }: { readonly today: JournalReply['today']; readonly look: RowLook }) {
  const { data, isError, isFetching, refetch } = useOnThisMoon(today.date);
  return (
    <Section id="on-this-moon" title={copy.moonTitle(phaseName(today.moon.phase))}>
      {data ? (
        data.entries.length === 0 ? (
          <p className={styles.quiet}>{copy.moonNone}</p>
        ) : (
          <ol className={`${pageStyles.list} ${styles.moonList}`}>
            {data.entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} {...look} />
            ))}
          </ol>
        )
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
    </Section>
  );
}
