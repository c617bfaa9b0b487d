import { daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import styles from './scorecard.module.css';

const WIDTH = 176;
const MOST_DAYS = 14;
const PER_DAY = WIDTH / (2 * MOST_DAYS + 2);

type Props = {
  readonly median: LocalDate;
  readonly low: LocalDate;
  readonly high: LocalDate;
  readonly actual: LocalDate | null;
  readonly inRange: boolean;
  readonly named: boolean;
};

/**
 * A forecast and what happened on one line of days around the middle of its range; the words beside it say the same.
 */
export function ScoreStrip({ median, low, high, actual, inRange, named }: Props) {
  const x = (date: LocalDate) =>
    WIDTH / 2 + Math.max(-MOST_DAYS, Math.min(MOST_DAYS, daysBetween(median, date))) * PER_DAY;
  const half = PER_DAY / 2;
  return (
    <svg className={styles.strip} viewBox={`0 0 ${WIDTH} 24`} aria-hidden="true">
      <rect x={x(low) - half} y="6" width={x(high) - x(low) + PER_DAY} height="12" rx="6" />
      {named && <line x1={x(median)} y1="3" x2={x(median)} y2="21" />}
      {actual && <circle cx={x(actual)} cy="12" r="5" data-out={inRange ? undefined : true} />}
    </svg>
  );
}
