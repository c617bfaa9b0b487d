import { useState } from 'react';
import type { InsightReply } from '#contract/insight/insight.schemas.ts';
import { counted, insight, rangeWords } from '#web/features/insight/insight.copy.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { ChartFigure } from './chart-figure.tsx';
import styles from './chart.module.css';

type Cycle = InsightReply['history'][number];
const SHOWN = 14;
const LONGEST_AXIS = 60;
const words = insight.history;

/** The member's cycles as bars on one axis of days, newest first, over the band that a guideline calls usual. */
export function HistoryChart({
  reply,
  say,
}: {
  readonly reply: InsightReply;
  /** As the member's stage says it. */ readonly say: (text: string) => string;
}) {
  const [all, setAll] = useState(false);
  const { history, lengths, range } = reply;
  if (!lengths) return null;
  const shown = all ? history : history.slice(0, SHOWN);
  const axis = Math.min(LONGEST_AXIS, Math.max((range?.longest ?? 38) + 2, ...shown.map(({ lived }) => lived)));
  const points = shown.map(
    (cycle) =>
      `${dateWithYear(cycle.startDate)}: ${[daysWords(cycle), say(`period of ${counted(cycle.periodLength, 'day')}`), noteOf(cycle)].filter(Boolean).join(', ')}`,
  );
  const rows = history.map((cycle) => [
    dateWithYear(cycle.startDate),
    daysWords(cycle),
    String(cycle.periodLength),
    noteOf(cycle),
  ]);
  const last = history.find(({ length, excluded }) => length !== null && excluded === null);
  const usual = range ? `${rangeWords(range)} It is the shaded band. ` : '';
  return (
    <>
      <ChartFigure
        id="history"
        title={words.title}
        sentence={say(`${words.sentence(lengths)}${last ? words.last(last) : ''}`)}
        note={`${usual}${words.method}`}
        points={points}
        table={{ head: words.head.map(say), rows }}
      >
        {(at) =>
          shown.map((cycle, index) => (
            <Row key={cycle.startDate} cycle={cycle} axis={axis} range={range} isAt={index === at} />
          ))
        }
      </ChartFigure>
      {history.length > SHOWN && !all && (
        <Button kind="line" size="small" onClick={() => setAll(true)}>
          {words.all(history.length)}
        </Button>
      )}
    </>
  );
}

function Row({
  cycle,
  axis,
  range,
  isAt,
}: {
  readonly cycle: Cycle;
  readonly axis: number;
  readonly range: InsightReply['range'];
  readonly isAt: boolean;
}) {
  const at = (days: number) => `${Math.round((10_000 * Math.min(days, axis)) / axis) / 100}%`;
  return (
    <div className={styles.row} data-at={isAt || undefined} aria-hidden="true">
      <span className={styles.name}>{dateWithYear(cycle.startDate)}</span>
      <svg className={styles.bar} width="100%" height="18" data-out={cycle.excluded !== null || undefined}>
        {range && (
          <rect
            className={styles.band}
            x={at(range.shortest)}
            width={at(range.longest - range.shortest)}
            y="-6"
            height="30"
          />
        )}
        <rect className={styles.lived} x="0" y="2" width={at(cycle.lived)} height="14" rx="3" />
        <rect className={styles.bled} x="0" y="2" width={at(cycle.periodLength)} height="14" rx="3" />
      </svg>
      <span className={styles.figure}>
        {cycle.length === null ? words.soFar(cycle.lived) : counted(cycle.length, 'day')}
      </span>
    </div>
  );
}

function daysWords({ length, lived }: Cycle): string {
  return length === null ? words.soFar(lived) : counted(length, 'day');
}

function noteOf({ excluded }: Cycle): string {
  return excluded === null ? '' : words.leftOut(excluded);
}
