import { useState } from 'react';
import { NO_EDITS } from '#domain/cycle/cycle-view.ts';
import { deriveCycles } from '#domain/cycle/derive-cycles.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { strangeNames, withOwnNames } from '#domain/import/own-names.ts';
import { useLogLists } from '../log/log.queries.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { countKinds } from './count-kinds.ts';
import { importing } from './import.copy.ts';
import { OwnNames, type NameChoices } from './own-names.tsx';
import type { Export } from './send-batches.ts';
import styles from './import.module.css';

const words = importing.preview;
const SHOWN = 6;
type Props = {
  readonly found: Export;
  readonly today: LocalDate;
  readonly onStart: (found: Export) => void;
  readonly onOther: () => void;
};

/** What is in the file, before anything is written: its span, its days, its periods, and where every record goes. */
export function ImportPreview({ found: read, today, onStart, onOther }: Props) {
  const [choices, setChoices] = useState<NameChoices>(new Map());
  const lists = useLogLists().data;
  const found = withOwnNames(read, { choices, unit: lists?.temperatureUnit ?? 'celsius', today });
  const { days, kept, accounted, span } = found;
  const hasAny = days.length + kept.length + found.forecasts.length + found.pages.length > 0;
  const periods = deriveCycles(days, NO_EDITS).length;
  return (
    <>
      {span ? (
        <dl className={styles.facts}>
          <div>
            <dt>{words.from}</dt>
            <dd>{words.span(span.from, span.to)}</dd>
          </div>
          <div>
            <dt>{words.days}</dt>
            <dd>{days.length}</dd>
          </div>
          <div>
            <dt>{words.periods}</dt>
            <dd>{periods}</dd>
          </div>
        </dl>
      ) : (
        !hasAny && <p>{words.nothing}</p>
      )}
      {days.length > 0 && (
        <>
          <h3 className={styles.heading}>{words.kinds}</h3>
          <ul className={styles.kinds}>
            {countKinds(days).map(({ kind, count }) => (
              <Line key={kind} count={count} says={words.kind(kind)} />
            ))}
          </ul>
        </>
      )}
      <h3 className={styles.heading}>{words.records(accounted.records)}</h3>
      <ul className={styles.records}>
        <Line count={accounted.imported} says={words.imported} />
        <Line count={accounted.merged} says={words.merged} />
        {accounted.skipped.map(({ reason, count }) => (
          <Line key={reason} count={count} says={words.skipped(reason)} />
        ))}
        {accounted.unknown.slice(0, SHOWN).map(({ name, count }) => (
          <Line key={name} count={count} says={words.unknown(name)} />
        ))}
      </ul>
      <Rest entries={accounted.unknown} says={words.unknown} />
      {accounted.leftOut.length > 0 && (
        <>
          <p className={styles.muted}>{words.leftOut}</p>
          <ul className={styles.records}>
            {accounted.leftOut.slice(0, SHOWN).map(({ name, count }) => (
              <Line key={name} count={count} says={name} />
            ))}
          </ul>
          <Rest entries={accounted.leftOut} says={(name) => name} />
        </>
      )}
      {lists && read.source !== 'moonhearth' && (
        <OwnNames names={strangeNames(read, today)} lists={lists} choices={choices} onChange={setChoices} />
      )}
      {found.pages.length > 0 && <p>{words.pages(found.pages.length)}</p>}
      {found.forecasts.length > 0 && <p className={styles.muted}>{words.forecasts(found.forecasts.length)}</p>}
      {days.length > 0 && <p className={styles.muted}>{words.promise}</p>}
      <div className={styles.acts}>
        {hasAny && <Button onClick={() => onStart(found)}>{words.start(days.length)}</Button>}
        <Button kind="quiet" onClick={onOther}>
          {words.other}
        </Button>
      </div>
    </>
  );
}

type Named = { readonly name: string; readonly count: number };

/** What stands beyond the first lines of a list: with dozens of strange names the way on must stay in sight. */
function Rest({ entries, says }: { readonly entries: readonly Named[]; readonly says: (name: string) => string }) {
  const rest = entries.slice(SHOWN);
  if (rest.length === 0) return null;
  return (
    <details className={styles.rest}>
      <summary>{words.more(rest.length)}</summary>
      <ul className={styles.records}>
        {rest.map(({ name, count }) => (
          <Line key={name} count={count} says={says(name)} />
        ))}
      </ul>
    </details>
  );
}

function Line({ count, says }: { readonly count: number; readonly says: string }) {
  if (count === 0) return null;
  return (
    <li>
      <b>{count}</b> <span>{says}</span>
    </li>
  );
}
