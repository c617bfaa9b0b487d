import { Minus, Plus } from 'lucide-react';
import { useEffect, useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { Switch } from '#web/ui/choices/switch.tsx';
import { shortDate } from '#web/ui/drawings/dates/date-words.ts';
import { ChartDays, ChartSide, type DrawingProps } from './chart-drawing.tsx';
import { hasSigns } from './chart-days.ts';
import { cellsOf, dayWords, temperatureCopy as words } from './temperature.copy.ts';
import { useZoom } from './use-zoom.ts';
import styles from './temperature.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
type Props = Omit<DrawingProps, 'sex'>;

/** The chart of one cycle: a sentence, the drawing that keys and fingers move through, and the same as a table. */
export function TemperatureFigure({ chart, unit, opens }: Props) {
  const [sex, setSex] = useState(false);
  const [at, setAt] = useState(-1);
  const [asTable, setAsTable] = useState(false);
  const tableId = useId();
  const { days } = chart;
  const { place, width, zoom, canZoom, pinch } = useZoom(days.length);
  useEffect(() => {
    const box = place.current;
    if (!box) return;
    // What is newest is in sight until a day is chosen.
    if (at < 0) return void (box.scrollLeft = box.scrollWidth);
    const [from, to] = [at * width, (at + 1) * width];
    if (from < box.scrollLeft) box.scrollLeft = from;
    else if (to > box.scrollLeft + box.clientWidth) box.scrollLeft = to - box.clientWidth;
  }, [at, width, place]);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoom(1);
    else if (event.key === '-') zoom(-1);
    else {
      const next = nextDay(event.key, { at, chart });
      if (next === null) return;
      setAt(next);
    }
    event.preventDefault();
  };
  const tap = ({ clientX, currentTarget }: MouseEvent) => {
    const index = Math.floor((clientX - currentTarget.getBoundingClientRect().left + currentTarget.scrollLeft) / width);
    if (index >= 0 && index < days.length) setAt(index);
  };
  const here = days[at];
  const said = here ? dayWords(here, { unit, sex }) : '';
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.sentence}>{words.sentence(chart, { unit, opens })}</figcaption>
      <div className={styles.chart}>
        <ChartSide {...{ chart, unit, sex }} />
        <div
          ref={place}
          className={styles.scroll}
          role="slider"
          aria-roledescription="chart"
          aria-label={`${words.title}. ${words.walk}`}
          aria-valuemin={1}
          aria-valuemax={days.length}
          aria-valuenow={Math.max(1, at + 1)}
          aria-valuetext={said || words.sentence(chart, { unit, opens })}
          tabIndex={0}
          onKeyDown={press}
          onClick={tap}
          {...pinch}
        >
          <ChartDays {...{ chart, unit, sex, opens, width, at }} />
        </div>
      </div>
      <p className={styles.value} data-unset={!said || undefined} aria-hidden="true">
        {said || words.choose}
      </p>
      <div className={styles.tools}>
        <IconButton label={words.zoomOut} disabled={!canZoom.out} onClick={() => zoom(-1)}>
          <Minus size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={words.zoomIn} disabled={!canZoom.in} onClick={() => zoom(1)}>
          <Plus size={18} aria-hidden="true" />
        </IconButton>
        <Switch checked={sex} onChange={setSex}>
          {words.sex}
        </Switch>
        <TextButton aria-expanded={asTable} aria-controls={tableId} onClick={() => setAsTable(!asTable)}>
          {asTable ? words.table.hide : words.table.show}
        </TextButton>
      </div>
      <Legend line={opens && chart.shift !== null} />
      <div
        id={tableId}
        className={asTable ? styles.table : 'vh'}
        {...(asTable && { role: 'region', 'aria-label': words.table.region, tabIndex: 0 })}
      >
        <DayTable {...{ chart, unit, sex }} />
      </div>
    </figure>
  );
}

/** The next day with something on it; the ends by Home and End. */
function nextDay(key: string, { at, chart: { days } }: { at: number; chart: Props['chart'] }): number | null {
  const told = days.flatMap((day, index) => (hasSigns(day) ? [index] : []));
  const all = told.length > 0 ? told : days.map((_, index) => index);
  if (key === 'Home') return all[0] ?? null;
  if (key === 'End') return all.at(-1) ?? null;
  const step = STEPS[key];
  if (step === undefined) return null;
  if (at < 0) return (step > 0 ? all[0] : all.at(-1)) ?? null;
  const next = step > 0 ? all.find((index) => index > at) : all.findLast((index) => index < at);
  return next ?? at;
}

function Legend({ line }: { readonly line: boolean }) {
  const { legend } = words;
  return (
    <ul className={styles.legend}>
      <li>
        <Key>
          <circle className={styles.reading} data-mark="counted" cx="10" cy="10" r="5" />
        </Key>
        {legend.counted}
      </li>
      <li>
        <Key>
          <circle className={styles.reading} data-mark="disturbed" cx="10" cy="10" r="5" />
        </Key>
        {legend.left}
      </li>
      {line && (
        <li>
          <Key>
            <line className={styles.cover} x1="0" x2="20" y1="10" y2="10" />
          </Key>
          {legend.line}
        </li>
      )}
      <li>
        <Key>
          <rect className={styles.fluid} x="5" y="2" width="10" height="16" rx="3" />
          <rect className={styles.wet} x="5" y="8" width="10" height="10" rx="3" />
        </Key>
        {legend.fluid}
      </li>
      <li>
        <Key>
          <circle className={styles.test} data-test="positive" cx="10" cy="10" r="7" />
        </Key>
        {legend.test}
      </li>
    </ul>
  );
}

function Key({ children }: { readonly children: React.ReactNode }) {
  return (
    <svg width="20" height="20" aria-hidden="true">
      {children}
    </svg>
  );
}

function DayTable({ chart, unit, sex }: Omit<DrawingProps, 'opens'>) {
  const told = chart.days.filter(hasSigns);
  return (
    <table>
      <caption className="vh">{words.title}</caption>
      <thead>
        <tr>
          {[...words.head, ...(sex ? [words.headSex] : [])].map((word) => (
            <th key={word} scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {told.map((day) => {
          const cells = cellsOf(day, unit);
          return (
            <tr key={day.date}>
              <th scope="row">{day.cycleDay}</th>
              <td className={styles.date}>{shortDate(day.date)}</td>
              <td>{cells.temperature}</td>
              <td>{cells.fluid}</td>
              <td>{cells.test}</td>
              <td>{cells.flow}</td>
              {sex && <td>{cells.sex}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
