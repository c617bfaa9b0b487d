import { useState } from 'react';
import type { CycleWire } from '#contract/cycle/cycle.schemas.ts';
import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import { bloodLossOfPeriods, type PeriodBloodLoss } from '#domain/blood-loss/blood-loss.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { heatOf } from '#domain/insight/report/kept-figures.ts';
import type { DaySpan } from '#domain/insight/span.ts';
import { missedOverDays, painOverDays } from '#domain/pain-map/pain-map.ts';
import { useLogLists } from '#web/features/tracker/log/log.queries.ts';
import { blood, CHART_SOURCES } from '#web/features/tracker/log/sheet/blood/blood.copy.ts';
import { useCycleLogs } from '#web/features/tracker/temperature/use-cycle-logs.ts';
import { Segments } from '#web/ui/choices/segments.tsx';
import { BodyMap } from '#web/ui/drawings/body/body-map.tsx';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { Cite, Evidence } from '#web/ui/evidence/cite.tsx';
import { Sources } from '#web/ui/evidence/sources.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { kept as words } from './kept.copy.ts';
import styles from './kept.module.css';

const QUARTER = 90;
/** Periods of so many days back stand on the chart: the months of six are fetched at most. */
const CHARTED = 150;

export type KeptParts = {
  readonly chart: boolean;
  readonly pain: boolean;
  readonly missed: boolean;
  readonly heat: boolean;
};
type Props = {
  readonly cycles: readonly CycleWire[];
  readonly today: LocalDate;
  readonly parts: KeptParts;
};

/** Pain, blood loss and heat of the member's days, with how many days stand behind each figure. */
export function KeptSection({ cycles, today, parts }: Props) {
  const open = cycles.find(({ endDate }) => endDate === null)?.startDate;
  const quarter = { from: addDays(today, 1 - QUARTER), to: today };
  // An open cycle of a year is no cycle to sum over.
  const cycle = open !== undefined && open >= quarter.from ? { from: open, to: today } : null;
  const [chosen, setChosen] = useState<'cycle' | 'quarter'>(cycle ? 'cycle' : 'quarter');
  const span = chosen === 'cycle' && cycle ? cycle : quarter;
  const charted = { from: addDays(today, 1 - CHARTED), to: today };
  const { logs, isError, isFetching, refetch } = useCycleLogs({
    startDate: parts.chart ? charted.from : quarter.from,
    endDate: today,
  });
  if (!logs)
    return isError ? (
      <ErrorNote title={words.failed.title} onRetry={refetch} retrying={isFetching}>
        {words.failed.text}
      </ErrorNote>
    ) : (
      <Skeletons label={words.loading}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Skeletons>
    );
  return (
    <Evidence sources={[CHART_SOURCES.higham, CHART_SOURCES.magnay]}>
      <div className={styles.kept}>
        {parts.chart && <Charts periods={bloodLossOfPeriods(cycles, { logs, span: charted })} />}
        <div className={styles.summed}>
          {cycle && (
            <Segments
              label={words.spans.label}
              name="kept-span"
              options={[
                { value: 'cycle', label: words.spans.cycle },
                { value: 'quarter', label: words.spans.quarter },
              ]}
              value={chosen}
              onChange={setChosen}
            />
          )}
          {parts.pain && <Pain logs={logs} span={span} />}
          <div className={styles.beside}>
            {parts.missed && <Missed logs={logs} span={span} />}
            {parts.heat && <Heat logs={logs.filter(({ date }) => date >= span.from && date <= span.to)} />}
          </div>
        </div>
        {parts.chart && <Sources bare />}
      </div>
    </Evidence>
  );
}

function Charts({ periods }: { readonly periods: readonly PeriodBloodLoss[] }) {
  return (
    <section className={styles.part} aria-labelledby="kept-chart">
      <h3 id="kept-chart">{words.chart.title}</h3>
      {periods.length === 0 && <p className={styles.quiet}>{words.chart.none}</p>}
      <ul className={styles.periods}>
        {periods.map((period) => (
          <li key={period.startDate}>
            <b>{dateWithYear(period.startDate)}</b>
            <span>{blood.past(period)}</span>
            <small>
              {[period.missing.length > 0 && blood.missing(period.missing), period.cups && blood.cups(period.cups)]
                .filter(Boolean)
                .join(' ')}
            </small>
          </li>
        ))}
      </ul>
      {periods.length > 0 && (
        <p className={styles.quiet}>
          {periods.some(({ worthShowing }) => worthShowing) ? blood.worth : blood.below}
          <Cite of={CHART_SOURCES.higham} /> {blood.limits}
          <Cite of={CHART_SOURCES.magnay} />
        </p>
      )}
    </section>
  );
}

type Summed = { readonly logs: readonly DayLog[]; readonly span: DaySpan };

function Pain({ logs, span }: Summed) {
  const medications = useLogLists().data?.medications ?? [];
  const pain = painOverDays(logs, { span, medications });
  const days = new Map(pain.places.map(({ place, days: on }) => [place, on]));
  const most = Math.max(1, ...days.values());
  return (
    <section className={styles.part} aria-labelledby="kept-pain">
      <h3 id="kept-pain">{words.pain.title}</h3>
      {pain.painful === 0 ? (
        <p className={styles.quiet}>{pain.told > 0 ? words.pain.clear(pain.told) : words.pain.none}</p>
      ) : (
        <>
          <p>
            {words.pain.sum(pain)} {pain.strong > 0 && words.pain.strong(pain.strong)}
          </p>
          <div className={styles.map}>
            {pain.places.length > 0 && <BodyMap strengthOf={(place) => (days.get(place) ?? 0) / most} />}
            <div>
              {pain.places.length > 0 && <h4>{words.pain.places}</h4>}
              <ul className={styles.places}>
                {pain.places.map((place) => (
                  <li key={place.place}>{words.pain.place(place)}</li>
                ))}
              </ul>
              {pain.withoutPlace > 0 && <p className={styles.quiet}>{words.pain.withoutPlace(pain.withoutPlace)}</p>}
              {pain.painkillers.length > 0 && (
                <div>
                  <h4>{words.relief.title}</h4>
                  <ul className={styles.places}>
                    {pain.painkillers.map((one) => (
                      <li key={one.name}>{words.relief.one(one)}</li>
                    ))}
                  </ul>
                </div>
              )}
            </div>
          </div>
        </>
      )}
    </section>
  );
}

function Missed({ logs, span }: Summed) {
  const missed = missedOverDays(logs, span);
  if (!missed) return null;
  return (
    <section className={styles.part} aria-labelledby="kept-missed">
      <h3 id="kept-missed">{words.missed.title}</h3>
      <p>{words.missed.sum(missed)}</p>
    </section>
  );
}

function Heat({ logs }: { readonly logs: readonly DayLog[] }) {
  const heat = heatOf(logs);
  return (
    <section className={styles.part} aria-labelledby="kept-heat">
      <h3 id="kept-heat">{words.heat.title}</h3>
      {heat ? (
        <ul className={styles.places}>
          {words.heat.lines(heat).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p className={styles.quiet}>{words.heat.none}</p>
      )}
    </section>
  );
}
