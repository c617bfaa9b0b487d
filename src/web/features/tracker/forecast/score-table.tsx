import { useState } from 'react';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { dateWithYear, longDate } from '#web/ui/drawings/dates/date-words.ts';
import { scorecard as words } from './scorecard.copy.ts';
import { ScoreStrip } from './score-strip.tsx';
import styles from './scorecard.module.css';

/** One forecast and what came: `actual` is null while nothing has; `note` says why it is not counted. */
export type ScoreRow = {
  readonly key: string;
  readonly date: LocalDate;
  readonly median: LocalDate;
  /** Whether a day was named: where the range was all that was told, the row shows it alone. */
  readonly hasDay: boolean;
  readonly low: LocalDate;
  readonly high: LocalDate;
  readonly came: { readonly actual: LocalDate; readonly errorDays: number; readonly inRange: boolean } | null;
  readonly note: string | null;
  /** What else there is to say of it. */ readonly aside: string | null;
};

const SHOWN = 6;

type Props = {
  readonly label: string;
  readonly first: string;
  readonly rows: readonly ScoreRow[];
  readonly named: boolean;
};

/** Forecasts beside what happened, newest first, each with its line of days. */
export function ScoreTable({ label, first, rows, named }: Props) {
  const [all, setAll] = useState(false);
  return (
    <div>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">{words.columns.said}</th>
            <th scope="col">{words.columns.came}</th>
            <th scope="col">{words.columns.off}</th>
          </tr>
        </thead>
        <tbody>
          {(all ? rows : rows.slice(0, SHOWN)).map((row) => (
            <Row key={row.key} row={row} first={first} named={named} />
          ))}
        </tbody>
      </table>
      {rows.length > SHOWN && (
        <TextButton aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.fewer : words.all(rows.length)}
        </TextButton>
      )}
    </div>
  );
}

function Row({
  row: { date, median, hasDay, low, high, came, note, aside },
  first,
  named: mayBeNamed,
}: {
  readonly row: ScoreRow;
  readonly first: string;
  readonly named: boolean;
}) {
  const named = mayBeNamed && hasDay;
  return (
    <tr>
      <th scope="row">
        <Label>{first}</Label>
        {dateWithYear(date)}
      </th>
      <td>
        <Label>{words.columns.said}</Label>
        {named ? longDate(median) : words.between(low, high)}
        {named && <small>{words.between(low, high)}</small>}
        {aside && <small>{aside}</small>}
      </td>
      <td>
        {!note && <Label>{words.columns.came}</Label>}
        {came ? longDate(came.actual) : !note && words.stillToCome}
        {note && <small>{note}</small>}
      </td>
      <td>
        {!note && (
          <ScoreStrip
            median={median}
            low={low}
            high={high}
            actual={came?.actual ?? null}
            inRange={came?.inRange ?? false}
            named={named}
          />
        )}
        {came && !note && (
          <small>
            {named && `${words.off(came.errorDays)}, `}
            {came.inRange ? words.inRange : words.outOfRange}
          </small>
        )}
      </td>
    </tr>
  );
}

/** The name of its column, where the table stands without its head. */
function Label({ children }: { readonly children: string }) {
  return (
    <span className={styles.label} aria-hidden="true">
      {children}
    </span>
  );
}
