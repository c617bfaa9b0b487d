import type { OwnAnnouncement } from '#contract/announcement/announcement.schemas.ts';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { PageHead, Section } from '#web/ui/layout/page.tsx';
import { Badge } from '#web/ui/status/badge.tsx';
import { Empty } from '#web/ui/status/empty.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { announcementCopy as words } from './announcement.copy.ts';
import { useOwnAnnouncements } from './own-announcements.queries.ts';
import styles from './announcement.module.css';

const KINDS = { draft: 'plain', published: 'ok', taken_back: 'expired' } as const;

/** /admin: what the house announces. */
export function AdminHouseScreen() {
  return (
    <>
      <PageHead kicker={words.kicker} title={words.title} />
      <Section id="house-announcements" title={words.list}>
        <Fold summary={words.write}>
          <AnnouncementForm of={null} />
        </Fold>
        <div className={styles.all}>
          <List />
        </div>
      </Section>
    </>
  );
}

function List() {
  const { data, isError, isFetching, refetch } = useOwnAnnouncements();
  if (!data)
    return isError ? (
      <ErrorNote title={words.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
        {words.failed.text}
      </ErrorNote>
    ) : (
      <div className={styles.late}>
        <Skeletons label={words.loading}>
          <Skeleton />
          <Skeleton shape="short" />
        </Skeletons>
      </div>
    );
  if (data.items.length === 0) return <Empty title={words.empty.title}>{words.empty.text}</Empty>;
  return (
    <ol className={styles.list}>
      {data.items.map((one) => (
        <One key={one.id} of={one} />
      ))}
    </ol>
  );
}

function One({ of: one }: { readonly of: OwnAnnouncement }) {
  return (
    <li className={styles.one}>
      <div className={styles.head}>
        <h3>{one.title}</h3>
        <Badge kind={KINDS[one.state]}>{words.state[one.state]}</Badge>
      </div>
      <p>{one.words}</p>
      <p className={styles.meta}>{words.meta(one.category, dateWithYear(one.date), words.audience[one.audience])}</p>
      <Fold bare summary={words.change}>
        <AnnouncementForm key={one.version} of={one} />
      </Fold>
    </li>
  );
}
