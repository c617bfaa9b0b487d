import { useQuery } from '@tanstack/react-query';
import { dayInZone } from '#domain/calendar/local-date.ts';
import type { OldLogYears } from '#domain/privacy/old-logs.ts';
import { read } from '#web/platform/queries.ts';
import { useMember } from '#web/platform/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { dateWithYear, longDate } from '#web/ui/drawings/dates/date-words.ts';
import { Spinner } from '#web/ui/status/waiting.tsx';
import { GroupState } from '../group-state.tsx';
import { oldLogsCopy as words } from '../privacy.copy.ts';
import styles from '../privacy.module.css';
import type { useOldLogs } from './use-old-logs.ts';

type Props = {
  readonly years: OldLogYears;
  readonly put: ReturnType<typeof useOldLogs>['put'];
  readonly onLeave: () => void;
};

/** Exactly what goes, and when: by kind, from its oldest to its newest day. Nothing has gone yet. */
export function OldLogsPreview({ years, put, onLeave }: Props) {
  const { timeZone } = useMember();
  const query = useQuery({ ...read('previewOldLogs', { query: { years } }), staleTime: 0, gcTime: 0 });
  if (!query.data) return query.isError ? <GroupState {...query} /> : <Spinner>{words.looking}</Spinner>;
  const { first: firstDay, from } = query.data;
  const goes = from === null ? [] : query.data.goes.filter(({ count }) => count > 0);
  const first = dateWithYear(firstDay);
  const day = from && longDate(dayInZone(new Date(from), timeZone));
  return (
    <div className={styles.receipt} role="status">
      <p>{day === null ? words.fewer(first) : goes.length > 0 ? words.goes(first, day) : words.none(first)}</p>
      {goes.length > 0 && (
        <ul className={styles.goes}>
          {goes.map(({ kind, count, oldest, newest }) => (
            <li key={kind}>
              <b>{words.kinds[kind](count)}</b>
              {oldest && newest && words.from(dateWithYear(oldest), dateWithYear(newest))}
            </li>
          ))}
        </ul>
      )}
      {goes.length > 0 && <p className={styles.muted}>{words.noWayBack}</p>}
      <div className={styles.acts}>
        <Button
          kind={goes.length > 0 ? 'danger' : 'primary'}
          busy={put.isPending}
          busyLabel={words.saving}
          onClick={() => put.mutate(years)}
        >
          {goes.length > 0 ? words.remove : words.switchOn}
        </Button>
        <Button kind="line" onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </div>
  );
}
