import { localDate } from '#domain/calendar/local-date.ts';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { NoticeList } from '#web/features/reminder/public.ts';
import { useMember } from '#web/platform/session.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { UPDATE_NOTES } from './notes.copy.ts';
import { updatesCopy } from './updates.copy.ts';
import styles from './updates.module.css';

/** The notes themselves, newest first. */
export function UpdatesDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { ageGroup } = useMember();
  return (
    <Dialog open={open} onClose={onClose} title={updatesCopy.title} kicker={updatesCopy.kicker}>
      {ageGroup === 'adult' && <NoticeList open={open} onLeave={onClose} />}
      <ul className={styles.notes}>
        {UPDATE_NOTES.map(({ id, title, description, category, date }) => (
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
