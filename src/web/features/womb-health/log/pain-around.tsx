import type { WombFigure } from '#contract/womb-health/womb-health.schemas.ts';
import { monthName } from '#web/ui/drawings/dates/date-words.ts';
import { log } from './figures.copy.ts';
import styles from './log.module.css';

type Rows = NonNullable<Extract<WombFigure, { kind: 'pain_timing' }>['found']>['rows'];

const copy = log.around;
/** Days on each side of the line, the breadth of one, the height of a row, and room for the month. */
const SIDE = 14;
const DAY = 10;
const ROW = 15;
const LEFT = 30;
const WIDTH = LEFT + SIDE * 2 * DAY;
const LARGEST = 5.2;
/** The tallest arch, in the drawing's own units. */
const ARCH = 40;

/** The days with pain around each period, the newest last, and under it how many they were, as small arches. */
export function PainAround({ rows }: { readonly rows: Rows }) {
  const height = rows.length * ROW;
  const most = Math.max(1, ...rows.map(({ days }) => days.length));
  return (
    <figure className={styles.figure}>
      <figcaption>
        <b>{copy.title}</b> {copy.how}
      </figcaption>
      <div className={styles.pair}>
        <svg viewBox={`0 -4 ${WIDTH + 4} ${height + 18}`} aria-hidden="true" className={styles.around} fontSize="10.5">
          {rows.map(({ start, days }, row) => {
            const y = row * ROW + ROW / 2;
            return (
              <g key={start}>
                <path className={styles.rule} d={`M${LEFT} ${y}H${WIDTH}`} />
                <text x="0" y={y + 3}>
                  {monthName(start).slice(0, 3)}
                </text>
                {days.map(({ at, level }) => (
                  <circle
                    key={at}
                    cx={xOf(at)}
                    cy={y}
                    r={Math.sqrt(level / 10) * LARGEST}
                    data-before={at < 0 || undefined}
                  />
                ))}
              </g>
            );
          })}
          <path className={styles.first} d={`M${LEFT + SIDE * DAY} -4V${height}`} />
          <text x={LEFT} y={height + 11}>
            {copy.axis[0]}
          </text>
          <text x={LEFT + SIDE * DAY} y={height + 11} textAnchor="middle">
            {copy.axis[1]}
          </text>
          <text x={WIDTH} y={height + 11} textAnchor="end">
            {copy.axis[2]}
          </text>
        </svg>
        <ol className={styles.arches}>
          {rows.map(({ start, days }, at) => (
            <li key={start} data-newest={at === rows.length - 1 || undefined}>
              <span className="vh">{copy.row(monthName(start), days.length)}</span>
              <b aria-hidden="true">{days.length}</b>
              {days.length > 0 && <Arch high={Math.max(8, (days.length / most) * ARCH)} />}
              <small aria-hidden="true">{monthName(start).slice(0, 3)}</small>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}

function xOf(at: number): number {
  return LEFT + (at + SIDE) * DAY + DAY / 2;
}

/** An arch that stands on the ground, so high. */
function Arch({ high }: { readonly high: number }) {
  const round = Math.min(11, high - 2);
  return (
    <svg viewBox={`0 0 26 ${high}`} aria-hidden="true">
      <path d={`M2 ${high - 1}V${round + 1}A11 ${round} 0 0 1 24 ${round + 1}V${high - 1}Z`} />
    </svg>
  );
}
