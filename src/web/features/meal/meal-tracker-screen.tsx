import { useState } from 'react';
import { useOffline } from '#web/platform/offline/offline-state.ts';
import { useToday } from '#web/platform/today.ts';
import { PageHead } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { AwayDay } from './day/away-day.tsx';
import { blankDay } from './day/blank-day.ts';
import { day as copy } from './day/day.copy.ts';
import { DayPage } from './day/day-page.tsx';
import { useMealDay } from './meal.queries.ts';
import { Ways } from './ways.tsx';

/** /meal-tracker: what she ate today, or on the day she turned to. Which day that is stands in no address. */
export function MealTrackerScreen() {
  const today = useToday();
  const [turned, turn] = useState<typeof today | null>(null);
  const date = turned ?? today;
  const isCopy = useOffline() !== null;
  const { data, isError, isFetching, refetch } = useMealDay(date, isCopy ? blankDay(date, today) : undefined);
  if (isCopy && data) return <AwayDay reply={data} />;
  if (data) return <DayPage reply={data} onDay={(next) => turn(next === today ? null : next)} />;
  return (
    <>
      <PageHead title={copy.title.today} />
      <Ways now="tracker" />
      {isError ? (
        <ErrorNote level="h2" title={copy.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
          {copy.failed.text}
        </ErrorNote>
      ) : (
        <Skeletons label={copy.loading}>
          <Skeleton shape="block" />
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </Skeletons>
      )}
    </>
  );
}
