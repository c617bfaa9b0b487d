import type { LocalDate } from '#domain/calendar/local-date.ts';
import { shortDate } from '#web/ui/drawings/dates/date-words.ts';
import { overviewCopy as words } from './overview.copy.ts';
import styles from './overview.module.css';

/** A day as it is drawn: how much, of that how much went wrong; null is not told. */
export type DrawnDay = { readonly day: LocalDate; readonly value: number | null; readonly wrong?: number };

const STEP = 10;
const WIDTH = 7;
const TALL = 72;
/** An untold day, and the least that is seen of a day that had something. */
const HOLLOW = 6;
const LEAST = 2;

/**
 * Thirty days as arches on one ground line: the higher, the more. What each says stands in the table beside it. Nothing
 * is drawn where there is nothing.
 */
export function DayArches({ days }: { readonly days: readonly DrawnDay[] }) {
  const most = Math.max(0, ...days.map(({ value }) => value ?? 0));
  // Where there are outlines alone, no room is kept above them.
  const tall = most === 0 ? HOLLOW : TALL;
  const up = (value: number) => (value === 0 ? 0 : Math.max(LEAST, (tall * value) / most));
  const [first] = days;
  if (days.every(({ value }) => value === 0)) return null;
  return (
    <div className={styles.arches} aria-hidden="true">
      <svg viewBox={`0 0 ${days.length * STEP} ${tall + 2}`}>
        {days.map(({ day, value, wrong = 0 }, at) => {
          const x = at * STEP + (STEP - WIDTH) / 2;
          return (
            <g key={day}>
              <path
                data-look={value === null ? 'hollow' : 'told'}
                d={archOf({ x, height: value === null ? HOLLOW : up(value), ground: tall + 1 })}
              />
              {wrong > 0 && <path data-look="wrong" d={archOf({ x, height: up(wrong), ground: tall + 1 })} />}
            </g>
          );
        })}
        <line x1="0" x2={days.length * STEP} y1={tall + 1} y2={tall + 1} />
      </svg>
      <p className={styles.axis}>
        <span>{first && shortDate(first.day)}</span>
        <span>{most > 0 && words.most(most)}</span>
        <span>{words.today}</span>
      </p>
    </div>
  );
}

/** A path that stands on the ground line, round on top as a window of the house; nothing where it has no height. */
function archOf({
  x,
  height,
  ground,
}: {
  readonly x: number;
  readonly height: number;
  readonly ground: number;
}): string {
  if (height === 0) return '';
  const round = Math.min(WIDTH / 2, height);
  const shoulder = ground - height + round;
  return `M${x} ${ground}V${shoulder}A${WIDTH / 2} ${round} 0 0 1 ${x + WIDTH} ${shoulder}V${ground}Z`;
}
