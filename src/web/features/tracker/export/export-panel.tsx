import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { DOWNLOADS } from '#contract/downloads.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { followDownload } from '#web/platform/step-up/follow-download.ts';
import { StepUpDeclined } from '#web/platform/step-up/step-up.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { CalendarPart } from './calendar-part.tsx';
import { exporting as words } from './export.copy.ts';
import { ImportsPart } from './imports-part.tsx';
import styles from './export.module.css';

const ImportDialog = deferred(async () => (await import('../import/import-dialog.tsx')).ImportDialog, { rare: true });

/**
 * Taking the member's data along, the member's calendar, and what came from elsewhere. Nothing is asked of the server
 * before it is opened.
 */
export function ExportPanel({ onImport }: { readonly onImport?: () => void }) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDetailsElement>(null);
  // The member may have opened it before the script came.
  useEffect(() => setOpen(place.current?.open === true), []);
  const take = useMutation({ mutationFn: followDownload });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    take.mutate(event.currentTarget.pathname);
  };
  const [importing, setImporting] = useState(false);
  const today = useToday();
  const isAdult = useMember().ageGroup === 'adult';
  return (
    <>
      <Fold ref={place} summary={words.title} onToggle={(event) => setOpen(event.currentTarget.open)}>
        {open && (
          <div className={styles.parts}>
            <section className={styles.part}>
              <h3>{words.files.title}</h3>
              <p className={styles.muted}>{words.files.text}</p>
              <div className={styles.acts}>
                <LinkButton kind="line" size="small" href={DOWNLOADS.json} download onClick={follow}>
                  {words.files.json}
                </LinkButton>
                <LinkButton kind="line" size="small" href={DOWNLOADS.csv} download onClick={follow}>
                  {words.files.csv}
                </LinkButton>
              </div>
              {take.isError && !(take.error instanceof StepUpDeclined) && (
                <Notice tone="danger">{sentenceOf(take.error, words.files.failed)}</Notice>
              )}
            </section>
            <CalendarPart mayBePlain={isAdult} />
            <ImportsPart onImport={onImport ?? (() => setImporting(true))} />
          </div>
        )}
      </Fold>
      {importing && <ImportDialog today={today} onClose={() => setImporting(false)} />}
    </>
  );
}
