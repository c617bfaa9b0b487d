import { useState } from 'react';
import type { CycleWire } from '#contract/cycle/cycle.schemas.ts';
import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import { useOvulationOpen } from '#web/features/cycle/public.ts';
import { useLogLists } from '#web/features/tracker/log/log.queries.ts';
import { useIsServersDrawing } from '#web/platform/deferred/frame.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { PillSelect } from '#web/ui/choices/pill-select.tsx';
import { Empty } from '#web/ui/status/empty.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { chartOf, hasSigns, type ChartSpan } from './chart-days.ts';
import { TemperatureFigure } from './temperature-chart.tsx';
import { temperatureCopy as words } from './temperature.copy.ts';
import { useCycleLogs } from './use-cycle-logs.ts';
import styles from './temperature.module.css';

const MOST_CYCLES = 13;
const AHEAD = 1;

type Props = {
  /** Newest first. */
  readonly cycles: readonly CycleWire[];
  readonly today: LocalDate;
  readonly onLog: (date: LocalDate) => void;
};

/** The temperature chart of a cycle of the member's, the open one at first. */
export function TemperatureSection({ cycles, today, onLog }: Props) {
  const [chosen, setChosen] = useState(0);
  const spans = cycles
    .slice(0, MOST_CYCLES)
    .map(({ startDate, endDate }): ChartSpan => ({ startDate, endDate: endDate ?? today }));
  const span = spans[chosen] ?? spans[0];
  if (!span) return null;
  return (
    <section aria-labelledby="temperature" className={styles.section}>
      <div className={styles.head}>
        <h2 id="temperature" className="vh">
          {words.title}
        </h2>
        <PillSelect label={words.cycle} value={String(chosen)} onChange={(index) => setChosen(Number(index))}>
          {spans.map((one, index) => (
            <option key={one.startDate} value={index}>
              {cycles[index]?.endDate === null ? words.open(one) : words.earlier(one)}
            </option>
          ))}
        </PillSelect>
      </div>
      <OneCycle key={span.startDate} span={span} today={today} onLog={onLog} />
    </section>
  );
}

function OneCycle({ span, today, onLog }: { readonly span: ChartSpan } & Pick<Props, 'today' | 'onLog'>) {
  const { logs, isError, isFetching, refetch } = useCycleLogs(span);
  const unit = useLogLists().data?.temperatureUnit ?? 'celsius';
  const opens = useOvulationOpen();
  // The calendar may have fetched these months before this part came alive over what the server drew without them.
  const isServersDrawing = useIsServersDrawing();
  if (!logs || isServersDrawing)
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
  // A day ahead keeps today's mark off the edge.
  const chart = chartOf(logs, { ...span, endDate: span.endDate === today ? addDays(today, AHEAD) : span.endDate });
  const isEmpty = !chart.days.some((day) => day.temperature !== null || day.fluid !== null || day.test !== null);
  const isOpenCycle = span.endDate === today;
  if (isEmpty)
    return (
      <Empty
        title={isOpenCycle ? words.empty.title : words.empty.earlier}
        action={
          isOpenCycle && (
            <Button kind="line" size="small" onClick={() => onLog(today)}>
              {words.empty.action}
            </Button>
          )
        }
      >
        {isOpenCycle ? words.empty.text : words.empty.earlierText}
      </Empty>
    );
  return (
    <>
      <TemperatureFigure chart={chart} unit={unit} opens={opens} />
      {!opens && chart.days.some(hasSigns) && <p className={styles.sentence}>{words.closed}</p>}
    </>
  );
}
