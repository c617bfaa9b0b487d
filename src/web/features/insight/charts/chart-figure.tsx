import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { insight } from '#web/features/insight/insight.copy.ts';
import styles from './chart.module.css';

export type ChartTable = { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
type Props = {
  readonly id: string;
  readonly title: string;
  readonly sentence: string;
  readonly note?: string | undefined;
  /** What each point says, in the order of the walk. */
  readonly points: readonly string[];
  readonly table: ChartTable;
  /** Draws the chart; `at` is the point the member stands on, -1 before the walk. */
  readonly children: (at: number) => ReactNode;
};

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * A chart as a figure: a sentence first, then the drawing, walked by arrow keys with each value told, then the same as
 * a table.
 */
export function ChartFigure({ id, title, sentence, note, points, table, children }: Props) {
  const [at, setAt] = useState(-1);
  const [asTable, setAsTable] = useState(false);
  const tableId = useId();
  const walk = (event: KeyboardEvent) => {
    const next = nextPoint(event.key, { at, last: points.length - 1 });
    if (next === null) return;
    event.preventDefault();
    setAt(next);
  };
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      <figure>
        <figcaption className={styles.sentence}>{sentence}</figcaption>
        <div
          className={styles.chart}
          role="slider"
          aria-roledescription="chart"
          aria-label={`${title}. ${insight.walk}`}
          aria-valuemin={1}
          aria-valuemax={points.length}
          aria-valuenow={at + 1 || 1}
          aria-valuetext={insight.at(at + 1, points.length)}
          tabIndex={0}
          onKeyDown={walk}
          onBlur={() => setAt(-1)}
        >
          {children(at)}
        </div>
        <p className={styles.value} role="status">
          {points[at] ?? ''}
        </p>
      </figure>
      {note && <p className={styles.note}>{note}</p>}
      <TextButton aria-expanded={asTable} aria-controls={tableId} onClick={() => setAsTable(!asTable)}>
        {asTable ? insight.table.hide : insight.table.show}
      </TextButton>
      <div id={tableId} className={styles.scroll} hidden={!asTable}>
        {asTable && <DataTable caption={title} table={table} />}
      </div>
    </section>
  );
}

function nextPoint(key: string, { at, last }: { at: number; last: number }): number | null {
  if (last < 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = STEPS[key];
  return step === undefined ? null : Math.max(0, Math.min(last, at + step));
}

function DataTable({ caption, table }: { readonly caption: string; readonly table: ChartTable }) {
  return (
    <table className={styles.table}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {table.head.map((word) => (
            <th key={word} scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row[0]}>
            {row.map((cell, index) =>
              index === 0 ? (
                <th key={table.head[index]} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={table.head[index]}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
