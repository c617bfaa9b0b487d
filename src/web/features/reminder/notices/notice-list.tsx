import { href } from '#contract/screens.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import { useEffect } from 'react';
import { useMember } from '#web/platform/session.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { reminderCopy } from '../reminder.copy.ts';
import { useNotices, useReadNotices } from '../reminder.queries.ts';
import styles from './notices.module.css';

const { notices: copy } = reminderCopy;

/** What the member's reminders said, newest first; seeing them is reading them. */
export function NoticeList({ open, onLeave }: { readonly open: boolean; readonly onLeave: () => void }) {
  const { timeZone } = useMember();
  const { data, isError } = useNotices(open);
  const { mutate } = useReadNotices();
  const hasUnread = open && (data?.unread ?? 0) > 0;
  useEffect(() => {
    if (hasUnread) mutate();
  }, [hasUnread, mutate]);
  if (isError) return <p role="status">{copy.failed}</p>;
  if (!data) return null;
  return (
    <section className={styles.notices} aria-labelledby="notices-title">
      <h3 id="notices-title">{copy.title}</h3>
      {data.notices.length === 0 && <p className={styles.meta}>{copy.none}</p>}
      <ul>
        {data.notices.map(({ id, kind, opens, title, text, at }) => (
          <li key={`${id} ${kind}`}>
            <TextLink href={opens} onClick={onLeave}>
              {title}
            </TextLink>
            <p>{text}</p>
            <p className={styles.meta}>
              <time dateTime={at}>{dateWithYear(dayInZone(new Date(at), timeZone))}</time>
            </p>
          </li>
        ))}
      </ul>
      <p>
        <TextLink href={`${href('profileSettings')}#notifications`} onClick={onLeave}>
          {copy.settings}
        </TextLink>
      </p>
    </section>
  );
}
