import { useState } from 'react';
import { href } from '#contract/screens.ts';
import type { JournalReply } from '#contract/journal/journal.schemas.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { journal, entryTitle } from './journal.copy.ts';
import { conflict } from './conflict/conflict.copy.ts';
import { conflictOf, useDelete, useOnThisMoon } from './journal.queries.ts';
import type { DeletedEntry } from './pages/deleted-note.tsx';
import { PaperSheet } from './paper/paper.tsx';
import { usePaper, type PaperState } from './paper/use-paper.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import styles from './journal.module.css';

const ConflictDialog = deferred(async () => (await import('./conflict/conflict-dialog.tsx')).ConflictDialog, {
  rare: true,
});
const VersionsDialog = deferred(async () => (await import('./versions/versions-dialog.tsx')).VersionsDialog, {
  rare: true,
});
const copy = journal.paper;
type Props = {
  readonly id: string | null;
  readonly today: JournalReply['today'];
  readonly onNew: () => void;
  readonly onKept: () => void;
  readonly onDeleted: (what: DeletedEntry | null) => void;
};

/** The page on the desk, and what can be done with one that is kept. */
export function Desk({ id, today, onNew, onKept, onDeleted }: Props) {
  const paper = usePaper({
    id,
    today: today.date,
    onKept,
    onLater: ({ title, outlook }) => toast({ title, description: outlook }),
  });
  const day = useDayOf(paper, today);
  if (id !== null && !paper.saved) return <Opening paper={paper} onNew={onNew} />;
  return (
    <>
      {id !== null && (
        <Button kind="line" size="small" onClick={onNew}>
          {copy.backToNew}
        </Button>
      )}
      <PaperSheet key={id ?? 'new'} paper={paper} id={id} day={day} today={today} />
      {paper.saved && <Tools paper={paper} onDeleted={onDeleted} />}
      {paper.conflict && (
        <ConflictDialog
          mine={paper.written}
          theirs={paper.conflict}
          busy={paper.busy}
          onClose={paper.closeConflict}
          onMine={() => paper.keepAs({ id, version: paper.conflict?.version ?? null })}
          onBoth={() => paper.keepAs({ id: null, version: null })}
          onTheirs={paper.takeTheirs}
        />
      )}
    </>
  );
}

/** The moon and the cycle day of the page's day: today's came along, another day's is asked for. */
function useDayOf({ written, saved }: PaperState, today: JournalReply['today']): JournalReply['today'] {
  const asked = useOnThisMoon(written.date);
  if (saved?.date === written.date) return { date: saved.date, moon: saved.moon, cycle: saved.cycle };
  if (written.date === today.date) return today;
  return asked.data ?? { ...today, date: written.date, cycle: null };
}

function Opening({ paper: { entry }, onNew }: { readonly paper: PaperState; readonly onNew: () => void }) {
  if (!entry.isError)
    return (
      <Skeletons label={copy.opening}>
        <Skeleton shape="title" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Skeletons>
    );
  const isLost = entry.error instanceof ApiError && entry.error.code === 'row_unreadable';
  return (
    <ErrorNote
      title={isLost ? entryTitle({ title: '', unreadable: true }) : copy.openFailed.title}
      onRetry={() => void entry.refetch()}
      retrying={entry.isFetching}
      action={
        <>
          {isLost && <TextLink href={`${href('privacySettings')}#unreadable`}>{copy.unreadable.link}</TextLink>}
          <Button kind="quiet" size="small" onClick={onNew}>
            {copy.backToNew}
          </Button>
        </>
      }
    >
      {isLost ? copy.unreadable.text : copy.openFailed.text}
    </ErrorNote>
  );
}

function Tools({ paper, onDeleted }: { readonly paper: PaperState; readonly onDeleted: Props['onDeleted'] }) {
  const [showsVersions, setShowsVersions] = useState(false);
  const removing = useDelete();
  const { saved } = paper;
  if (!saved) return null;
  const remove = () =>
    removing.mutateAsync({ id: saved.id, version: saved.version }).then(
      () => onDeleted({ id: saved.id, title: entryTitle(saved) }),
      (error: unknown) => {
        if (!isKept(error)) return;
        toast({ title: journal.goesLater, description: error.outlook });
        onDeleted(null);
      },
    );
  return (
    <div className={styles.tools}>
      {saved.version > 1 && (
        <Button kind="quiet" size="small" onClick={() => setShowsVersions(true)}>
          {copy.versions}
        </Button>
      )}
      <Button kind="quiet" size="small" busy={removing.isPending} onClick={() => void remove()}>
        {copy.delete}
      </Button>
      {removing.isError && !isKept(removing.error) && (
        <p role="alert">{conflictOf(removing.error) ? conflict.first : journal.deleted.failed}</p>
      )}
      {showsVersions && (
        <VersionsDialog
          entry={saved}
          onClose={() => setShowsVersions(false)}
          onRestored={() => {
            paper.forget();
            setShowsVersions(false);
          }}
        />
      )}
    </div>
  );
}
