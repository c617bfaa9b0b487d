import { useState } from 'react';
import type { JournalReply } from '#contract/journal/journal.schemas.ts';
import { journal } from '#web/features/journal/journal.copy.ts';
import type { Pages } from '#web/platform/paging/pages.ts';
import { PagedList } from '#web/ui/lists/paged-list.tsx';
import { emptyNest } from '#web/ui/drawings/windows/things/empty-nest.ts';
import { Window } from '#web/ui/drawings/windows/window.tsx';
import { EntryRow, type RowLook } from './entry-row.tsx';
import styles from './pages.module.css';

const copy = journal.list;
type Props = RowLook & { readonly total: number; readonly pages: Pages<JournalReply> };

/** As many stand beside the sheet. */
const BESIDE = 4;

/** The newest of the member's pages, as many as stand beside the sheet; the others follow when the member asks. */
export function NewestEntries({ total, pages, ...look }: Props) {
  const [all, setAll] = useState(false);
  const { items, hasMore, state, more } = pages;
  if (total === 0)
    return (
      <div className={styles.empty}>
        <Window of={emptyNest} size="small" />
        <div>
          <h2>{copy.empty.title}</h2>
          <p>{copy.empty.text}</p>
        </div>
      </div>
    );
  const isCut = !all && items.length > BESIDE;
  return (
    <PagedList
      items={isCut ? items.slice(0, BESIDE) : items}
      words={copy.paged}
      hasMore={isCut || hasMore}
      state={state}
      className={styles.list}
      onMore={() => (isCut ? setAll(true) : void more())}
    >
      {(entry) => <EntryRow key={entry.id} entry={entry} {...look} />}
    </PagedList>
  );
}
