import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import type { CycleWire } from '#contract/cycle/cycle.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { eventOf } from '#web/features/cycle/public.ts';
import { StageLine, StageProposal } from '#web/features/stage/public.ts';
import { cycleDayOf } from './cycle-days.ts';
import { CyclesSection } from './cycles/cycles-section.tsx';
import { Glance } from './cycles/glance.tsx';
import { HandChanges } from './cycles/hand-changes.tsx';
import { DeferredExportPanel } from './export/deferred-export-panel.ts';
import { ForecastSection } from './forecast/forecast-section.tsx';
import { HeadButton, HeadLinks } from './head-links.tsx';
import { KeptFold } from './kept/kept-fold.tsx';
import { LogPanel } from './log/log-panel.tsx';
import { MonthSection } from './month/month-section.tsx';
import type { PageProps } from './page-props.ts';
import { PhasesFold } from './phases/phases-fold.tsx';
import { SignsFold } from './temperature/signs-fold.tsx';
import { kickerOf, tracker } from './tracker.copy.ts';
import { useChosenDay } from './use-chosen-day.ts';
import { FirstDay } from './wheel/first-day.tsx';
import { WheelCard } from './wheel/wheel-card.tsx';
import styles from './tracker.module.css';

const CycleDialog = deferred(async () => (await import('./cycles/cycle-dialog.tsx')).CycleDialog);
const DeferredScoreLine = deferred(async () => (await import('./forecast/score-line.tsx')).ScoreLine);
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
            <HeadLinks>
              {view.state === 'within' && latest && (
                <HeadButton icon={Pencil} onPress={() => edit(latest.startDate)}>
                  {tracker.edit[eventOf(surface)]}
                </HeadButton>
              )}
            </HeadLinks>
          )
        }
      />
      {isFirst && <StageLine now={reply} />}
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
          {!isFirst && (
            <div>
              <WheelCard reply={reply} surface={surface} answer={answer} onAnswered={stay} />
              <StageLine now={reply} />
            </div>
          )}
          {/* One place for both: the member's first period must not take away the note or the sheet that the member has open. */}
          {log}
          {isFirst && calendar}
        </div>
        {!isFirst && (
          <div className={styles.middle}>
            {calendar}
            <ForecastSection view={view} surface={surface} answer={answer} />
          </div>
        )}
        {!isFirst && surface.fertileWindow && <SignsFold cycles={cycles} today={view.today} onLog={open} />}
        <KeptFold cycles={cycles} today={view.today} surface={surface} />
        <BelowMonth {...{ reply, cycles, surface }} onEdit={edit} onImport={bring} />
      </div>
      {editing && <CycleDialog {...editing} today={view.today} surface={surface} onClose={() => setEditing(null)} />}
      {importing && <ImportDialog today={view.today} onClose={() => setImporting(false)} />}
    </>
  );
}

type BelowProps = PageProps & {
  readonly onEdit: (startDate: LocalDate) => void;
  readonly onImport: () => void;
};

/**
 * The cycles so far, and behind a line each what is rarely needed. The folds keep their place from the first day on:
 * what the member has open there stays open when a history has come.
 */
function BelowMonth({ reply, cycles, surface, onEdit, onImport }: BelowProps) {
  const { view, population } = reply;
  const isFirst = view.state === 'none';
  const named = surface.periodForecast === 'day';
  return (
    <div className={isFirst ? undefined : styles.bottom}>
      {!isFirst && (
        <CyclesSection cycles={cycles} view={view} surface={surface} onEdit={onEdit}>
          {tellsScore({ reply, surface }) && <DeferredScoreLine {...{ cycles, named, population }} />}
        </CyclesSection>
      )}
      <div>
        {!isFirst && <Glance cycles={cycles} surface={surface} />}
        <div className={styles.folds}>
          {!isFirst && surface.phases && view.state !== 'resting' && <PhasesFold view={view} />}
          <HandChanges surface={surface} />
          <DeferredExportPanel onImport={onImport} />
        </div>
      </div>
    </div>
  );
}

/** Whether the member's stage says how its forecasts did: where none is made, or little is said ahead, it does not. */
function tellsScore({ reply: { view }, surface }: Pick<PageProps, 'reply' | 'surface'>): boolean {
  return (
    surface.periodForecast !== 'none' &&
    (view.forecast !== null || surface.forecastNeeds === 0) &&
    surface.wording !== 'first_years'
  );
}
