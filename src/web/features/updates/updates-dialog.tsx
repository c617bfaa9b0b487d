import { useEffect } from 'react';
import { localDate } from '#domain/calendar/local-date.ts';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { NoticeList, useReadNotices } from '#web/features/reminder/public.ts';
import { useAnnouncements, type Announcement } from '#web/features/announcement/public.ts';
import { useAppFact } from '#web/platform/app-state.ts';
import { useMember } from '#web/platform/session.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { NOT_LOADED, UPDATE_NOTES } from './notes.copy.ts';
import { updatesCopy } from './updates.copy.ts';
import styles from './updates.module.css';

/** The notes themselves, newest first. */
export function UpdatesDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { ageGroup } = useMember();
  const { data, isError } = useAnnouncements(open);
  return (
    <Dialog open={open} onClose={onClose} title={updatesCopy.title} kicker={updatesCopy.kicker}>
      {ageGroup === 'adult' ? <NoticeList open={open} onLeave={onClose} /> : <ReadByOpening open={open} />}
      {isError && <p className={styles.meta}>{NOT_LOADED}</p>}
      <ul className={styles.notes}>
        {[...(data?.items ?? []).map(noteOf), ...UPDATE_NOTES].map(({ id, title, description, category, date }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{description}</p>
            <p className={styles.meta}>
              {category}, <time dateTime={date}>{dateWithYear(localDate(date))}</time>
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** A teen has no notices of their own: opening reads what the house announces. */
function ReadByOpening({ open }: { readonly open: boolean }) {
  const { mutate } = useReadNotices();
  const hasUnread = useAppFact('unreadNotices') > 0 && open;
  useEffect(() => {
    if (hasUnread) mutate();
  }, [hasUnread, mutate]);
  return null;
}

/** What the house announces stands above the notes that came with the product. */
function noteOf({ words, ...note }: Announcement) {
  return { ...note, description: words };
}
