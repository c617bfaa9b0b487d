import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import type { CycleWire } from '#contract/cycle/cycle.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import type { BleedEvent } from '#web/ui/drawings/wheel/wheel.copy.ts';
import { eventOf } from '#web/features/cycle/public.ts';
import { StageLine, StageProposal } from '#web/features/stage/public.ts';
import { cycleDayOf } from './cycle-days.ts';
import { CyclesSection } from './cycles/cycles-section.tsx';
import { HandChanges } from './cycles/hand-changes.tsx';
import { DeferredExportPanel } from './export/deferred-export-panel.ts';
import { ForecastSection } from './forecast/forecast-section.tsx';
import { LogPanel } from './log/log-panel.tsx';
import { MonthSection } from './month/month-section.tsx';
import type { PageProps } from './page-props.ts';
import { PhaseStrip } from './phases/phase-strip.tsx';
import { ReportLinks } from './report-links.tsx';
import { kickerOf, tracker } from './tracker.copy.ts';
import { useChosenDay } from './use-chosen-day.ts';
import { FirstDay } from './wheel/first-day.tsx';
import { WheelCard } from './wheel/wheel-card.tsx';
import styles from './tracker.module.css';

const CycleDialog = deferred(async () => (await import('./cycles/cycle-dialog.tsx')).CycleDialog);
const DeferredScorecard = deferred(async () => (await import('./forecast/scorecard-section.tsx')).ScorecardSection);
const DeferredTemperature = deferred(
  async () => (await import('./temperature/temperature-section.tsx')).TemperatureSection,
);
const ImportDialog = deferred(async () => (await import('./import/import-dialog.tsx')).ImportDialog, { rare: true });

type Editing = { readonly cycle: CycleWire; readonly before: CycleWire | null };

/**
 * The member's cycle: wheel, log, month, forecast, phases and the cycles so far; before the first period, the way to
 * begin.
 */
export function CyclePage({ reply, cycles, surface }: PageProps) {
  const { view } = reply;
  const { date, month, setDate, setMonth, open } = useChosenDay(view.today);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [importing, setImporting] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed goes away with its question: the focus stays on the page it changed.
  const stay = () => place.current?.focus({ preventScroll: true });
  const latest = cycles[0];
  const answer = latest?.endDate === null ? latest.excluded : null;
  const dayOf = (day: LocalDate) => cycleDayOf(day, { cycles, view });
  const bring = () => setImporting(true);
  const edit = (startDate: LocalDate) => {
    const at = cycles.findIndex((cycle) => cycle.startDate === startDate);
    const cycle = cycles[at];
    if (cycle) setEditing({ cycle, before: cycles[at + 1] ?? null });
  };
  const isFirst = view.state === 'none';
  const log = <LogPanel date={date} today={view.today} surface={surface} cycleDayOf={dayOf} onDate={setDate} />;
  const calendar = (
    <MonthSection
      month={month}
      date={date}
      cycles={cycles}
      view={view}
      surface={surface}
      onMonth={setMonth}
      onSelect={setDate}
      onOpen={open}
      onEdit={edit}
    />
  );
  return (
    <>
      <PageHead
        kicker={kickerOf(view, surface)}
        title={tracker.title}
        actions={
          !isFirst && (
            <>
              {view.state === 'within' && latest && (
                <EditPeriod event={eventOf(surface)} onEdit={() => edit(latest.startDate)} />
              )}
              <ReportLinks />
            </>
          )
        }
      />
      <StageLine now={reply} />
      {reply.proposal && (
        <div className={styles.proposal}>
          <StageProposal now={reply} />
        </div>
      )}
      <div ref={place} tabIndex={-1} role="group" aria-label={tracker.title}>
        {isFirst && (
          <div className={styles.first}>
            <FirstDay reply={reply} surface={surface} onImport={bring} onAnswered={stay} />
          </div>
        )}
        <div className={isFirst ? styles.below : styles.top}>
          {!isFirst && <WheelCard reply={reply} surface={surface} answer={answer} onAnswered={stay} />}
          {/* One place for both: the member's first period must not take away the note or the sheet that the member has open. */}
          {log}
          {isFirst && calendar}
        </div>
        {!isFirst && (
          <>
            <div className={styles.middle}>
              {calendar}
              <ForecastSection view={view} surface={surface} answer={answer} />
            </div>
            <BelowForecast reply={reply} cycles={cycles} surface={surface} onLog={open} />
            <CyclesSection cycles={cycles} view={view} surface={surface} onEdit={edit} onImport={bring} />
          </>
        )}
        <HandChanges surface={surface} />
        <DeferredExportPanel />
      </div>
      {editing && <CycleDialog {...editing} today={view.today} surface={surface} onClose={() => setEditing(null)} />}
      {importing && <ImportDialog today={view.today} onClose={() => setImporting(false)} />}
    </>
  );
}

type Below = PageProps & { readonly onLog: (day: LocalDate) => void };

/** What goes with the forecast, as far as the member's stage shows it: phases, signs, and how the forecasts did. */
function BelowForecast({ reply, cycles, surface, onLog }: Below) {
  const { view, population } = reply;
  return (
    <>
      {surface.phases && view.state !== 'resting' && (
        <div className={styles.strip}>
          <PhaseStrip view={view} />
        </div>
      )}
      {surface.fertileWindow && (
        <div id="signs" className={styles.strip}>
          <DeferredTemperature cycles={cycles} today={view.today} onLog={onLog} />
        </div>
      )}
      {surface.periodForecast !== 'none' &&
        (view.forecast !== null || surface.forecastNeeds === 0) &&
        surface.wording !== 'first_years' && (
          <DeferredScorecard cycles={cycles} named={surface.periodForecast === 'day'} population={population} />
        )}
    </>
  );
}

function EditPeriod({ event, onEdit }: { readonly event: BleedEvent; readonly onEdit: () => void }) {
  return (
    <Button kind="line" size="small" aria-haspopup="dialog" onClick={onEdit}>
      <Pencil size={17} aria-hidden="true" />
      {tracker.edit[event]}
    </Button>
  );
}
