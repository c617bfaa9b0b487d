import type { SeriesBody } from '#contract/event/event.schemas.ts';
import { parseLocalDate } from '#domain/calendar/local-date.ts';
import { useMember } from '#web/platform/session.ts';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import { timeOfDay } from '#web/ui/drawings/moon/instant-words.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { hosting } from './host.copy.ts';
import { usePreview } from './host.queries.ts';
import styles from './host.module.css';

const SHOWN = 4;
const { preview: words } = hosting;

type Props = { readonly rule: SeriesBody['rule']; readonly day: string; readonly time: string; readonly zone: string };

/** The next dates of a series, as they would be made. */
export function SeriesPreview({ rule, day, time, zone }: Props) {
  const { clock } = useMember();
  const date = parseLocalDate(day);
  const isWhole = date !== null && /^\d\d:\d\d$/.test(time);
  const { data, error } = usePreview(isWhole ? { rule, day: date, time, zone } : null);
  return (
    <div className={styles.preview} role="status">
      <b>{words.title}</b>
      {error && <p>{sentenceOf(error, words.failed)}</p>}
      {data?.dates.length === 0 && <p>{words.none}</p>}
      {data && data.dates.length > 0 && (
        <ul>
          {data.dates.slice(0, SHOWN).map(({ day: on, at }) => (
            <li key={at}>{`${longDate(on)}, ${timeOfDay(at, { zone, clock })}`}</li>
          ))}
        </ul>
      )}
      <p>{words.note}</p>
    </div>
  );
}
