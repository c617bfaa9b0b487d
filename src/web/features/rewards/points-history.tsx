import { useState } from 'react';
import type { CheckInReply } from '#contract/check-in/check-in.schemas.ts';
import type { PointRowWire, PointsReply } from '#contract/points/points.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { awardDayWords } from './day-words.ts';
import { rewards } from './rewards.copy.ts';
import { useHistory } from './rewards.queries.ts';
import styles from './rewards.module.css';

const { history: copy } = rewards;
const SHOWN = 6;
type Props = {
  readonly points: PointsReply;
  readonly milestones: CheckInReply['milestones'];
  readonly today: LocalDate;
};

/** The history in words: the newest few, on a press all of it, page by page. */
export function PointsHistory({ points, milestones, today }: Props) {
  const [all, setAll] = useState(false);
  const { rows, hasMore, more, isPending, isError } = useHistory(points);
  const dayOf = (row: PointRowWire) => milestones.find(({ reachedOn }) => reachedOn === row.day)?.day ?? null;
  return (
    <section aria-labelledby="how-they-came">
      <div className={styles.head}>
        <h2 id="how-they-came">{copy.title}</h2>
        {!all && rows.length > SHOWN && <TextButton onClick={() => setAll(true)}>{copy.all}</TextButton>}
      </div>
      {rows.length === 0 ? (
        <p className={styles.none}>{copy.none}</p>
      ) : (
        <ol className={styles.history}>
          {(all ? rows : rows.slice(0, SHOWN)).map((row) => (
            <li key={row.id}>
              <time dateTime={row.day} className="num">
                {awardDayWords(row.day, today)}
              </time>
              <span className={styles.words}>
                {row.reason === 'check_in' ? copy.checkIn(dayOf(row)) : copy.back(row.amount)}
              </span>
              <b className="num">
                {copy.amount(row.amount)}
                <span className="vh">{copy.unit(row.amount)}</span>
              </b>
            </li>
          ))}
        </ol>
      )}
      {all && hasMore && (
        <Button kind="line" size="small" busy={isPending} busyLabel={copy.fetching} onClick={more}>
          {copy.earlier}
        </Button>
      )}
      <p role="alert" className={styles.none}>
        {isError && copy.failed}
      </p>
    </section>
  );
}
