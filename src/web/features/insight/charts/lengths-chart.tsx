import { useId } from 'react';
import type { InsightReply } from '#contract/insight/insight.schemas.ts';
import { stretchesOf } from '#domain/insight/counted-cycles.ts';
import { counted, insight } from '#web/features/insight/insight.copy.ts';
import { rangeSource } from '#web/features/insight/talk.copy.ts';
import { dateWithYear, MONTHS } from '#web/ui/drawings/dates/date-words.ts';
import { ChartFigure } from './chart-figure.tsx';
import type { ChartTable } from './data-table.tsx';
import styles from './chart.module.css';

type Cycle = InsightReply['history'][number];
type Props = {
  readonly reply: InsightReply;
  readonly namesPhases: boolean;
  /** As the member's stage says it. */ readonly say: (text: string) => string;
};
const SHOWN = 13;
const LONGEST_AXIS = 60;
const HEIGHT = 208;
/** Room over the highest bar for its number and the word of the band. */
const HEADROOM = 24;
const words = insight.history;

/** The last cycles as bars side by side, oldest first, over one continuous band of what a guideline calls usual. */
export function LengthsChart({ reply, namesPhases, say }: Props) {
  const { history, lengths, range } = reply;
  if (!lengths) return null;
  const shown = history.slice(0, SHOWN);
  const axis = Math.min(LONGEST_AXIS, Math.max((range?.longest ?? 38) + 1, ...shown.map(({ lived }) => lived)));
  const up = (days: number) => HEIGHT - ((HEIGHT - HEADROOM) * Math.min(days, axis)) / axis;
  const notes = [
    history.length > SHOWN && words.last(SHOWN),
    shown.some(({ excluded }) => excluded !== null) && words.dashed,
  ].filter(Boolean);
  return (
    <ChartFigure
      id="history"
      title={words.title}
      sentence={say(words.sentence(lengths))}
      source={range ? rangeSource(range) : undefined}
      note={notes.join(' ') || undefined}
      points={shown.map((cycle) => pointOf(cycle, say))}
    >
      {(at) => (
        <div className={styles.bars} aria-hidden="true">
          {range && <Band top={up(range.longest)} bottom={up(range.shortest)} text={words.band(range)} />}
          {shown
            .map((cycle, index) => (
              <Bar
                key={cycle.startDate}
                cycle={cycle}
                up={up}
                isAt={index === at}
                namesPhases={namesPhases}
                usual={lengths.median}
              />
            ))
            .toReversed()}
        </div>
      )}
    </ChartFigure>
  );
}

function Band({ top, bottom, text }: { readonly top: number; readonly bottom: number; readonly text: string }) {
  return (
    <svg className={styles.band} width="100%" height={HEIGHT}>
      <rect width="100%" y={top} height={bottom - top} />
      <line x1="0" x2="100%" y1={top} y2={top} />
      <line x1="0" x2="100%" y1={bottom} y2={bottom} />
      <text x="4" y={top - 6}>
        {text}
      </text>
    </svg>
  );
}

/** One cycle: its parts from the first day up, the number of its days on top, the letter of its month below. */
function Bar({
  cycle,
  up,
  isAt,
  namesPhases,
  usual,
}: {
  readonly cycle: Cycle;
  readonly up: (days: number) => number;
  readonly isAt: boolean;
  readonly namesPhases: boolean;
  readonly usual: number;
}) {
  const id = useId();
  const { length, lived, periodLength, excluded, startDate } = cycle;
  const parts = stretchesOf({ length: length ?? Math.max(usual, lived), periodLength }, namesPhases);
  const top = up(lived);
  const look = excluded !== null ? 'out' : length === null ? 'open' : undefined;
  return (
    <div className={styles.cycle} data-at={isAt || undefined} data-look={look}>
      <svg width="100%" height={HEIGHT}>
        <clipPath id={id}>
          <rect x="19%" width="62%" y={top} height={HEIGHT - top + 20} rx="9" />
        </clipPath>
        <g clipPath={`url(#${id})`}>
          {parts
            .filter(({ from }) => from <= lived)
            .map(({ part, from, to }) => (
              <rect
                key={part}
                data-phase={part}
                width="100%"
                y={up(Math.min(to, lived))}
                height={Math.max(0, up(from - 1) - up(Math.min(to, lived)) - (from === 1 ? 0 : 1))}
              />
            ))}
        </g>
        {look === 'out' && (
          <rect className={styles.outline} x="19%" width="62%" y={top} height={HEIGHT - top + 20} rx="9" />
        )}
        <text x="50%" y={top - 5} textAnchor="middle">
          {lived}
        </text>
      </svg>
      <span>{length === null ? words.now : (MONTHS[Number(startDate.slice(5, 7)) - 1]?.slice(0, 1) ?? '')}</span>
    </div>
  );
}

/** All cycles of the span, newest first. */
export function lengthsTable({ history }: InsightReply, say: (text: string) => string): ChartTable {
  const rows = history.map((cycle) => [
    dateWithYear(cycle.startDate),
    daysWords(cycle),
    String(cycle.periodLength),
    noteOf(cycle),
  ]);
  return { caption: words.title, head: words.head.map(say), rows };
}

function pointOf(cycle: Cycle, say: (text: string) => string): string {
  const told = [daysWords(cycle), say(`period of ${counted(cycle.periodLength, 'day')}`), noteOf(cycle)];
  return `${dateWithYear(cycle.startDate)}: ${told.filter(Boolean).join(', ')}`;
}

function daysWords({ length, lived }: Cycle): string {
  return length === null ? words.soFar(lived) : counted(length, 'day');
}

function noteOf({ excluded }: Cycle): string {
  return excluded === null ? '' : words.leftOut(excluded);
}
