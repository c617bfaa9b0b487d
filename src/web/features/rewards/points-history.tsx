import { useState } from 'react';
import type { CheckInReply } from '#contract/check-in/check-in.schemas.ts';
import type { PointsReply } from '#contract/points/points.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { awardDayWords } from './day-words.ts';
import { historyLines, type HistoryLine } from './history-lines.ts';
import { rewards } from './rewards.copy.ts';
import { useHistory } from './rewards.queries.ts';
import styles from './rewards.module.css';

const { history: copy } = rewards;
const SHOWN = 5;
type Props = {
  readonly points: PointsReply;
  readonly milestones: CheckInReply['milestones'];
  readonly today: LocalDate;
};

function wordsOf({ reason, count, milestone, amount, what }: HistoryLine): string {
  if (reason === 'return') return copy.back(amount);
  if (reason === 'reward' || reason === 'reward_back') return rewards.traded[reason](what);
  if (reason === 'shop' || reason === 'shop_back') return rewards.traded[reason];
  return milestone === null ? copy.checkIn(count) : copy.milestone(milestone);
}

/** The history in words, equal lines as one: the newest few, on a press all of it, page by page. */
export function PointsHistory({ points, milestones, today }: Props) {
  const [all, setAll] = useState(false);
  const { rows, hasMore, more, isPending, isError } = useHistory(points);
  const lines = historyLines(rows, milestones);
  return (
    <section aria-labelledby="how-they-came">
      <div className={styles.head}>
        <h2 id="how-they-came">{copy.title}</h2>
        {!all && lines.length > SHOWN && <TextButton onClick={() => setAll(true)}>{copy.all}</TextButton>}
      </div>
      {rows.length === 0 ? (
        <p className={styles.none}>{copy.none}</p>
      ) : (
        <ol className={styles.history}>
          {(all ? lines : lines.slice(0, SHOWN)).map((line) => (
            <li key={line.id}>
              <span className={styles.words}>{wordsOf(line)}</span>
              <b className="num">
                {copy.amount(line.amount)}
                <span className="vh">{copy.unit(line.amount)}</span>
              </b>
              <small className="num">
                {line.first === line.last
                  ? awardDayWords(line.last, today)
                  : copy.span(awardDayWords(line.first, today), awardDayWords(line.last, today))}
              </small>
            </li>
          ))}
        </ol>
      )}
      {(all || lines.length <= SHOWN) && hasMore && (
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
