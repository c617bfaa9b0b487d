import { useState } from 'react';
import { monthOf } from '#domain/calendar/local-date.ts';
import { useCycles, useCycleView } from '#web/features/cycle/public.ts';
import { useToday } from '#web/platform/today.ts';
import { mendedPot } from '#web/ui/drawings/windows/things/mended-pot.ts';
import { Window } from '#web/ui/drawings/windows/window.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { MoonPage } from './moon-page.tsx';
import { moon } from './moon.copy.ts';
import { useMoonMonth } from './moon.queries.ts';
import styles from './moon.module.css';

/**
 * /moon-calendar and /lunar-calendar: tonight's moon, the month, the next instants, and the member's cycle beside them.
 */
export function MoonScreen() {
  const today = useToday();
  const [month, setMonth] = useState(monthOf(today));
  const now = useMoonMonth(monthOf(today));
  const view = useCycleView();
  const cycles = useCycles();
  if (now.data && view.data && cycles.data)
    return <MoonPage now={now.data} reply={view.data} cycles={cycles.data} month={month} onMonth={setMonth} />;
  const all = [now, view, cycles];
  const again = () => all.forEach((query) => void (query.isError && query.refetch()));
  return (
    <>
      <PageHead title={moon.title} />
      <div className={styles.waiting}>
        {all.some(({ isError }) => isError) ? (
          <div className={styles.failed}>
            <Window of={mendedPot} size="small" />
            <ErrorNote
              title={moon.month.failed.title('the moon')}
              onRetry={again}
              retrying={all.some(({ isFetching }) => isFetching)}
            >
              {moon.month.failed.text}
            </ErrorNote>
          </div>
        ) : (
          <Skeletons>
            <Skeleton shape="wheel" />
            <Skeleton shape="title" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Skeletons>
        )}
      </div>
    </>
  );
}
