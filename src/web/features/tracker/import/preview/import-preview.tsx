import { useState } from 'react';
import { NO_EDITS } from '#domain/cycle/cycle-view.ts';
import { deriveCycles } from '#domain/cycle/derive-cycles.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { strangeNames, withOwnNames } from '#domain/import/own-names.ts';
import { useLogLists } from '../../log/log.queries.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { importing } from '../import.copy.ts';
import { OwnNames, type NameChoices } from './own-names.tsx';
import { ComparedDays } from './compared-days.tsx';
import { Nowhere } from './nowhere.tsx';
import type { Export } from '../send-batches.ts';
import styles from '../import.module.css';

const words = importing.preview;
type Props = {
  readonly found: Export;
  readonly today: LocalDate;
  readonly onStart: (found: Export) => void;
  readonly onOther: () => void;
};

/**
 * What is in the file, before anything is written: its span, its days, its periods, what of it is new, what is here
 * already, and what has no place.
 */
export function ImportPreview({ found: read, today, onStart, onOther }: Props) {
  const [choices, setChoices] = useState<NameChoices>(new Map());
  const lists = useLogLists().data;
  const found = withOwnNames(read, { choices, unit: lists?.temperatureUnit ?? 'celsius', today });
  const { days, kept } = found;
  const hasAny = days.length + kept.length + found.forecasts.length + found.pages.length > 0;
  return (
    <>
      <Facts found={found} hasAny={hasAny} />
      {days.length > 0 && <ComparedDays found={found} />}
      {lists && read.source !== 'moonhearth' && (
        <OwnNames names={strangeNames(read, today)} lists={lists} choices={choices} onChange={setChoices} />
      )}
      <Nowhere found={found} />
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

function Facts({ found: { days, span }, hasAny }: { readonly found: Export; readonly hasAny: boolean }) {
  if (!span) return hasAny ? null : <p>{words.nothing}</p>;
  return (
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
        <dd>{deriveCycles(days, NO_EDITS).length}</dd>
      </div>
    </dl>
  );
}
