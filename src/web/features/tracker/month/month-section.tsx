import type { CycleWire } from '#contract/cycle/cycle.schemas.ts';
import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import type { CycleView } from '#domain/cycle/cycle-view.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { chancesOf, useMonth } from '#web/features/cycle/public.ts';
import { dayPhases } from '#web/features/tracker/cycle-days.ts';
import { MonthCalendar } from '#web/ui/drawings/calendar/month-calendar.tsx';
import { firstDay, monthsLater } from '#web/ui/drawings/calendar/month-grid.ts';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { month as words } from './month.copy.ts';
import styles from './month.module.css';

const WEEK = 7;

type Props = {
  readonly month: string;
  readonly date: LocalDate;
  readonly cycles: readonly CycleWire[];
  readonly view: CycleView;
  readonly surface: StageSurface;
  readonly onMonth: (month: string) => void;
  readonly onSelect: (date: LocalDate) => void;
};

/** A month of her logs, with phases, chances and the moon. Its neighbours are fetched ahead, so that turning the page waits for nothing. */
export function MonthSection({ month, date, cycles, view, surface, onMonth, onSelect }: Props) {
  const query = useMonth(month, [monthsLater(month, -1), monthsLater(month, 1)]);
  const [first, last] = [addDays(firstDay(month), -WEEK), addDays(firstDay(monthsLater(month, 1)), WEEK)];
  const all = surface.wheel === 'cycle' ? dayPhases({ cycles, view, firstYears: !surface.phases }) : [];
  const isShown = ({ date: day }: { readonly date: LocalDate }) => day >= first && day <= last;
  const logs = query.data?.logs ?? [];
  return (
    <section aria-label={words.title} aria-busy={query.isPending} className={styles.section}>
      <MonthCalendar month={month} weekStart={0} today={view.today} selected={date} logs={logs} moon={query.data?.moon ?? []} phases={all.filter(isShown)} chances={chancesOf(view, surface).filter(isShown)} onSelect={onSelect} onMonth={onMonth} />
      <div role="status" className={styles.state}>
        {query.isPending && words.opening(month)}
        {query.isSuccess && logs.length === 0 && words.empty(month)}
      </div>
      {query.isError && !query.data && (
        <div className={styles.failed}>
          <ErrorNote title={words.failed.title(month)} onRetry={() => void query.refetch()} retrying={query.isFetching}>{words.failed.text}</ErrorNote>
        </div>
      )}
    </section>
  );
}
