import { PageHead } from '#web/ui/layout/page.tsx';
import { StageLine, StageProposal } from '#web/features/stage/public.ts';
import { DeferredExportPanel } from './export/deferred-export-panel.ts';
import { HeadLinks } from './head-links.tsx';
import { KeptFold } from './kept/kept-fold.tsx';
import { LogPanel } from './log/log-panel.tsx';
import { MonthSection } from './month/month-section.tsx';
import type { PageProps } from './page-props.ts';
import { energyTitleOf, tracker } from './tracker.copy.ts';
import { useChosenDay } from './use-chosen-day.ts';
import { EnergyCard } from './wheel/energy-card.tsx';
import styles from './tracker.module.css';

const uncounted = () => null;

/**
 * For those who do not bleed: the moon's wheel, the day's log and the month. Nothing is counted and nothing forecast.
 */
export function EnergyPage({ reply, cycles, surface }: PageProps) {
  const { view } = reply;
  const { date, month, setDate, setMonth, open } = useChosenDay(view.today);
  return (
    <>
      <PageHead kicker={tracker.energy.kicker} title={energyTitleOf(surface)} actions={<HeadLinks />} />
      {reply.proposal && (
        <div className={styles.proposal}>
          <StageProposal now={reply} />
        </div>
      )}
      <div className={styles.top}>
        <div>
          <EnergyCard reply={reply} surface={surface} />
          <StageLine now={reply} />
        </div>
        <LogPanel date={date} today={view.today} surface={surface} cycleDayOf={uncounted} onDate={setDate} />
      </div>
      <div className={styles.alone}>
        <MonthSection
          month={month}
          date={date}
          cycles={cycles}
          view={view}
          surface={surface}
          onMonth={setMonth}
          onSelect={setDate}
          onOpen={open}
        />
      </div>
      <KeptFold cycles={cycles} today={view.today} surface={surface} />
      <div className={styles.folds}>
        <DeferredExportPanel />
      </div>
    </>
  );
}
