import type { TemperatureUnit } from '#domain/log/temperature.ts';
import { dayOfMonth, monthName } from '#web/ui/drawings/dates/date-words.ts';
import { hundredths, scaleOf, type ChartDay, type TemperatureChart } from './chart-days.ts';
import { FLUID_LEVELS, temperatureCopy as words } from './temperature.copy.ts';
import styles from './temperature.module.css';

const TOP = 14;
const TALL = 190;
const AXIS = 36;
const ROW = 30;
const SIDE = 58;

export type DrawingProps = {
  readonly chart: TemperatureChart;
  readonly unit: TemperatureUnit;
  readonly sex: boolean;
  /** Whether the cover line and the rise are drawn. */
  readonly opens: boolean;
};
type Rows = readonly (keyof typeof words.rows)[];
const rowsOf = (sex: boolean): Rows => ['fluid', 'test', 'flow', ...(sex ? (['sex'] as const) : [])];
const heightOf = (sex: boolean) => TOP + TALL + AXIS + rowsOf(sex).length * ROW + 4;

function placeOf({ chart, unit }: Pick<DrawingProps, 'chart' | 'unit'>) {
  const scale = scaleOf(chart.days, { unit, coverline: chart.shift?.coverline ?? null });
  const y = (value: number) =>
    TOP + TALL - (TALL * (Math.min(scale.high, Math.max(scale.low, value)) - scale.low)) / (scale.high - scale.low);
  const lines = Array.from(
    { length: (scale.high - scale.low) / scale.step + 1 },
    (_, index) => scale.low + index * scale.step,
  );
  const beyond = ({ temperature }: ChartDay) => {
    const value = temperature && hundredths(temperature, unit);
    return value !== null && (value > scale.high || value < scale.low) ? (value / 100).toFixed(2) : null;
  };
  return { y, lines, beyond };
}

/** What stands still at the side while the days move: the scale and the names of the rows. */
export function ChartSide({ chart, unit, sex }: Omit<DrawingProps, 'opens'>) {
  const { y, lines } = placeOf({ chart, unit });
  return (
    <svg className={styles.side} width={SIDE} height={heightOf(sex)} aria-hidden="true">
      {lines.map((line) => (
        <text key={line} x={SIDE - 8} y={y(line) + 4} textAnchor="end">
          {(line / 100).toFixed(1)}
        </text>
      ))}
      <text x={SIDE - 8} y={TOP + TALL + 18} textAnchor="end">
        {words.axis.days}
      </text>
      <text x={SIDE - 8} y={TOP + TALL + 33} textAnchor="end">
        {words.axis.dates}
      </text>
      {rowsOf(sex).map((row, index) => (
        <text key={row} x={SIDE - 8} y={TOP + TALL + AXIS + index * ROW + ROW / 2 + 5} textAnchor="end">
          {words.rows[row]}
        </text>
      ))}
    </svg>
  );
}

/** The days: readings and their line, the cover line and the rise, and a row each for fluid, tests, bleeding and sex. */
export function ChartDays({
  chart,
  unit,
  sex,
  opens,
  width,
  at,
}: DrawingProps & { readonly width: number; readonly at: number }) {
  const { days, shift } = chart;
  const { y, lines, beyond } = placeOf({ chart, unit });
  const x = (index: number) => index * width + width / 2;
  const wide = Math.max(1, days.length * width);
  const every = Math.ceil(22 / width);
  const height = heightOf(sex);
  const first = shift ? days.findIndex(({ date }) => date === shift.firstHigh) : -1;
  return (
    <svg className={styles.days} width={wide} height={height} aria-hidden="true">
      {lines.map((line) => (
        <line key={line} className={styles.grid} x1="0" x2={wide} y1={y(line)} y2={y(line)} />
      ))}
      {at >= 0 && <rect className={styles.here} x={at * width} y="0" width={width} height={height} rx="4" />}
      {opens && shift && first >= 0 && (
        <>
          <rect
            className={styles.rise}
            x={first * width}
            y={TOP}
            width={Math.max(0, wide - first * width)}
            height={TALL}
          />
          <line
            className={styles.cover}
            x1="0"
            x2={wide}
            y1={y(hundredths({ celsius: shift.coverline }, unit))}
            y2={y(hundredths({ celsius: shift.coverline }, unit))}
          />
          <text className={styles.word} x={first * width + 5} y={TOP + 12}>
            {words.rise}
          </text>
        </>
      )}
      {joined(days, (day, index) => [x(index), y(hundredths(day.temperature ?? { celsius: 0 }, unit))]).map((path) => (
        <path key={path} className={styles.curve} d={path} />
      ))}
      {days.map((day, index) => (
        <Day
          key={day.date}
          day={day}
          x={x(index)}
          named={index % every === 0}
          last={days[index - every]}
          beyond={beyond(day)}
          reading={day.temperature && y(hundredths(day.temperature, unit))}
          width={width}
          sex={sex}
        />
      ))}
    </svg>
  );
}

type DayProps = {
  readonly day: ChartDay;
  readonly x: number;
  readonly width: number;
  readonly named: boolean;
  readonly last: ChartDay | undefined;
  readonly reading: number | null;
  /** The figures of a reading that the scale does not reach. */
  readonly beyond: string | null;
  readonly sex: boolean;
};

function Day({ day, x, width, named, last, reading, beyond, sex }: DayProps) {
  const isNewMonth = !last || monthName(last.date) !== monthName(day.date);
  const size = Math.min(10, width / 2 - 2);
  const middle = (index: number) => TOP + TALL + AXIS + index * ROW + ROW / 2;
  return (
    <g>
      {named && (
        <>
          <text x={x} y={TOP + TALL + 18} textAnchor="middle">
            {day.cycleDay}
          </text>
          <text x={x} y={TOP + TALL + 33} textAnchor="middle">
            {isNewMonth && width * Math.ceil(22 / width) >= 36
              ? `${dayOfMonth(day.date)} ${monthName(day.date).slice(0, 3)}`
              : dayOfMonth(day.date)}
          </text>
        </>
      )}
      {reading !== null && (
        <circle className={styles.reading} data-mark={day.mark} cx={x} cy={reading} r={Math.min(5, size)} />
      )}
      {beyond && (
        <text x={x + 8} y={(reading ?? 0) + 4}>
          {beyond}
        </text>
      )}
      {day.fluid && <Fluid level={FLUID_LEVELS[day.fluid]} x={x} y={middle(0)} size={size} />}
      {day.test && <circle className={styles.test} data-test={day.test} cx={x} cy={middle(1)} r={Math.min(7, size)} />}
      {day.flow && (
        <circle
          className={styles.flow}
          cx={x}
          cy={middle(2)}
          r={{ spotting: 2.5, light: 4, medium: 6, heavy: 8 }[day.flow]}
        />
      )}
      {sex && day.sex && <path className={styles.sex} data-sex={day.sex} d={`M${x} ${middle(3) - 6}l6 6-6 6-6-6z`} />}
    </g>
  );
}

function Fluid({
  level,
  x,
  y,
  size,
}: {
  readonly level: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  const tall = 20;
  const filled = (tall * level) / 4;
  return (
    <>
      <rect className={styles.fluid} x={x - size} y={y - tall / 2} width={2 * size} height={tall} rx="3" />
      <rect className={styles.wet} x={x - size} y={y + tall / 2 - filled} width={2 * size} height={filled} rx="3" />
    </>
  );
}

/** Lines through readings that count; a gap of more than two days without one breaks them. */
function joined(days: readonly ChartDay[], at: (day: ChartDay, index: number) => readonly [number, number]): string[] {
  const paths: string[] = [];
  let since = Number.POSITIVE_INFINITY;
  days.forEach((day, index) => {
    since += 1;
    if (day.mark !== 'counted') return;
    const point = at(day, index)
      .map((one) => one.toFixed(1))
      .join(' ');
    if (since > 3) paths.push(`M${point}`);
    else paths[paths.length - 1] += `L${point}`;
    since = 0;
  });
  return paths;
}
