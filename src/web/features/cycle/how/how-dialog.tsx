import { useState } from 'react';
import type { CycleView } from '#domain/cycle/cycle-view.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { TRIED_FAMILIES, TRIED_STUDY } from '#domain/forecast/tried.ts';
import { weighCycles, type WeighedCycle } from '#domain/forecast/weigh-cycles.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { ForecastSentence } from '#web/ui/drawings/forecast/forecast-sentence.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { useCycles, useCycleView, useEditCycle } from '../cycle.queries.ts';
import { visibleCycles } from '../visible-cycles.ts';
import { howCopy as words } from './how.copy.ts';
import styles from './how.module.css';

const SHOWN = 6;

type Props = {
  readonly view: CycleView;
  /** In the member's first years the words are plainer. */ readonly firstYears: boolean;
  readonly onClose: () => void;
};

/**
 * What a forecast rests on: the cycles used, those left out and why, the method and its record; open as long as it is
 * drawn.
 */
export function HowDialog({ view, firstYears, onClose }: Props) {
  const cycles = useCycles();
  const population = useCycleView().data?.population ?? (firstYears ? 'first_years' : 'general');
  return (
    <Dialog open onClose={onClose} title={words.title} actions={<Button onClick={onClose}>{words.close}</Button>}>
      <div className={styles.how}>
        <ForecastSentence view={view} short />
        {cycles.data ? (
          <Cycles weighed={weighCycles(visibleCycles(cycles.data), population).reverse()} />
        ) : cycles.isError ? (
          <Notice tone="danger">{words.failed}</Notice>
        ) : (
          <p>{words.loading}</p>
        )}
        <section>
          <h3>{words.method}</h3>
          <ol>
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <section>
          <h3>{words.record}</h3>
          <p>{words.study(TRIED_STUDY)}</p>
          {population !== 'general' && <p>{words.likeYou(population, TRIED_FAMILIES[population])}</p>}
          <p>{firstYears ? words.teenNotTried : words.notTried}</p>
        </section>
        <p className={styles.muted}>{firstYears ? words.teenGuide : words.guide}</p>
      </div>
    </Dialog>
  );
}

function Cycles({ weighed }: { readonly weighed: readonly WeighedCycle[] }) {
  const [all, setAll] = useState(false);
  const edit = useEditCycle();
  if (weighed.length === 0) return <p>{words.nothing}</p>;
  const used = weighed.filter(({ leftOut }) => leftOut === null).length;
  return (
    <section>
      <h3>{words.cycles}</h3>
      <p>{words.used(used, weighed.length)}</p>
      {edit.isError && <Notice tone="danger">{words.oneCycleFailed}</Notice>}
      <table>
        <thead>
          <tr>
            <th scope="col">{words.columns.start}</th>
            <th scope="col">{words.columns.length}</th>
            <th scope="col">{words.columns.use}</th>
          </tr>
        </thead>
        <tbody>
          {(all ? weighed : weighed.slice(0, SHOWN)).map(({ startDate, length, leftOut, reason, single }) => (
            <tr key={startDate} data-out={leftOut === null ? undefined : true}>
              <th scope="row">{dateWithYear(startDate)}</th>
              <td>{words.days(length)}</td>
              <td>
                {words.use({ leftOut, reason, isTold: single === 'told' })}
                {(leftOut === 'skipped' || single === 'told') && reason === null && (
                  <OneCycle
                    startDate={startDate}
                    told={single === 'told'}
                    busy={edit.isPending}
                    onSay={(undo) => edit.mutate({ kind: 'one_cycle', startDate, ...(undo && { undo }) })}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {weighed.length > SHOWN && (
        <TextButton aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.fewer : words.all(weighed.length)}
        </TextButton>
      )}
    </section>
  );
}

/** Says of a long gap that it was one cycle, or takes that back. */
function OneCycle({
  startDate,
  told,
  busy,
  onSay,
}: {
  readonly startDate: LocalDate;
  readonly told: boolean;
  readonly busy: boolean;
  readonly onSay: (undo: boolean) => void;
}) {
  return (
    <span className={styles.one}>
      <TextButton aria-disabled={busy || undefined} onClick={() => !busy && onSay(told)}>
        {told ? words.oneCycleBack : words.oneCycle}
        <span className="vh">{words.oneCycleOf(dateWithYear(startDate))}</span>
      </TextButton>
    </span>
  );
}
