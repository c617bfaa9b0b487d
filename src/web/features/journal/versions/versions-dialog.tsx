import type { JournalEntry, JournalVersions } from '#contract/journal/journal.schemas.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import { clockInZone } from '#domain/calendar/zone-clock.ts';
import { entryTitle } from '#web/features/journal/journal.copy.ts';
import { conflict } from '#web/features/journal/conflict/conflict.copy.ts';
import { conflictOf, useRestore, useVersions } from '#web/features/journal/journal.queries.ts';
import { useMember } from '#web/platform/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { dayAndMonth } from '#web/ui/drawings/dates/date-words.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { versions as copy } from './versions.copy.ts';
import styles from './versions.module.css';

type Props = { readonly entry: JournalEntry; readonly onClose: () => void; readonly onRestored: () => void };

/** What stood on a page before, each to be put back as a change of its own. */
export function VersionsDialog({ entry, onClose, onRestored }: Props) {
  const { data, isError } = useVersions(entry.id);
  const restoring = useRestore();
  const restore = (from: number) =>
    restoring.mutateAsync({ id: entry.id, version: entry.version, from }).then(
      () => {
        toast(copy.restored);
        onRestored();
      },
      () => undefined,
    );
  return (
    <Dialog open wide onClose={onClose} title={copy.title}>
      <p>{copy.text}</p>
      {restoring.isError && (
        <p role="alert" className={styles.failed}>
          {conflictOf(restoring.error) ? conflict.first : copy.notRestored}
        </p>
      )}
      {data ? (
        <List versions={data} busy={restoring.isPending} onRestore={(from) => void restore(from)} />
      ) : (
        <p role="status">{isError ? copy.failed : copy.loading}</p>
      )}
    </Dialog>
  );
}

function List({
  versions,
  busy,
  onRestore,
}: {
  readonly versions: JournalVersions;
  readonly busy: boolean;
  readonly onRestore: (version: number) => void;
}) {
  const { timeZone } = useMember();
  if (versions.length === 0) return <p>{copy.none}</p>;
  const when = (at: string) =>
    `${dayAndMonth(dayInZone(new Date(at), timeZone))}, ${clockInZone(new Date(at), timeZone).slice(11, 16)}`;
  return (
    <ol className={styles.list}>
      {versions.map((version) => (
        <li key={version.version}>
          <p className={styles.when}>{copy.until(when(version.replacedAt))}</p>
          <p className={styles.title}>{entryTitle(version)}</p>
          <p className={styles.excerpt}>{version.excerpt}</p>
          <Button kind="line" size="small" busy={busy} onClick={() => onRestore(version.version)}>
            {copy.restore}
          </Button>
        </li>
      ))}
    </ol>
  );
}
