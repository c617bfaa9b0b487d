import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ImportsReply } from '#contract/import/import.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { Spinner } from '#web/ui/status/waiting.tsx';
import { importing, imports as words } from '../import/import.copy.ts';
import { useImports, useUndoImport } from './export.queries.ts';
import styles from './export.module.css';

type Import = ImportsReply[number];

/** What came from elsewhere, newest first, each with the way back. */
export function ImportsPart({ onImport }: { readonly onImport: () => void }) {
  const query = useImports();
  const undo = useUndoImport();
  const [asked, setAsked] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const takeBack = (id: string) => {
    setAsked(null);
    // The row goes away with its button: the focus goes to what held it.
    undo.mutate(id, {
      onSuccess: ({ days, pages, stayed }) => {
        toast({ title: words.undone(days, pages, stayed) });
        heading.current?.focus();
      },
    });
  };
  return (
    <section className={styles.part}>
      <h3 ref={heading} tabIndex={-1}>
        {words.title}
      </h3>
      {query.isPending && <Spinner>{words.title}</Spinner>}
      {query.isError && (
        <Notice
          tone="warning"
          action={
            <Button kind="line" size="small" onClick={() => void query.refetch()}>
              {words.again}
            </Button>
          }
        >
          {words.unread}
        </Notice>
      )}
      {undo.isError && <Notice tone="danger">{sentenceOf(undo.error, words.failed)}</Notice>}
      {query.data?.length === 0 && <p className={styles.muted}>{words.none}</p>}
      <ul className={styles.imports}>
        {query.data?.map((entry) => (
          <Row
            key={entry.id}
            entry={entry}
            busy={undo.isPending && undo.variables === entry.id}
            onUndo={() => {
              if (!undo.isPending) setAsked(entry.id);
            }}
          />
        ))}
      </ul>
      <div>
        <Button kind="line" size="small" aria-haspopup="dialog" onClick={onImport}>
          <Download size={17} aria-hidden="true" />
          {words.bring}
        </Button>
      </div>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={words.ask.title}
        actions={
          <>
            <Button onClick={() => asked && takeBack(asked)}>{words.ask.yes}</Button>
            <Button kind="quiet" onClick={() => setAsked(null)}>
              {words.ask.no}
            </Button>
          </>
        }
      >
        <p>{words.ask.text}</p>
      </Dialog>
    </section>
  );
}

function Row({ entry, busy, onUndo }: { readonly entry: Import; readonly busy: boolean; readonly onUndo: () => void }) {
  const { file, source, at, days, pages, complete, keptAll } = entry;
  const name = words.of(source, dateWithYear(localDate(at.slice(0, 10))));
  return (
    <li className={styles.import}>
      <div>
        <b>{name}</b>
        <p className={styles.muted}>
          {file?.from && file.to ? `${words.span(file.from, file.to)}; ` : ''}
          {words.days(days)}
          {pages > 0 ? `; ${words.pages(pages)}` : ''}
          {keptAll > 0 ? `; ${importing.done.kept(keptAll)}` : ''}
          {complete ? '' : `; ${words.incomplete}`}
        </p>
      </div>
      <Button kind="line" size="small" busy={busy} busyLabel={words.undoing} onClick={onUndo}>
        {words.undo}
        <span className="vh">: {name}</span>
      </Button>
      {file && <Details entry={entry} file={file} />}
    </li>
  );
}

function Details({
  entry: { kept, keptAll },
  file,
}: {
  readonly entry: Import;
  readonly file: NonNullable<Import['file']>;
}) {
  if (file.skipped.length + kept.length === 0) return null;
  return (
    <div className={styles.details}>
      <Fold bare summary={words.details}>
        <ul>
          {file.skipped.map(({ reason, count }) => (
            <li key={reason}>
              {count} {importing.preview.skipped(reason)}
            </li>
          ))}
          {kept.map(({ date, name, text }, index) => (
            <li key={index}>
              {date ? `${dateWithYear(date)}: ` : ''}
              {name} <span className={styles.muted}>{text}</span>
            </li>
          ))}
          {keptAll > kept.length && <li>{importing.preview.more(keptAll - kept.length)}</li>}
        </ul>
      </Fold>
    </div>
  );
}
