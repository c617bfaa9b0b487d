import { PageHead } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { useMeals } from './meal.queries.ts';
import { ShelfPage } from './shelf/shelf-page.tsx';
import { shelf } from './shelf/shelf.copy.ts';
import { Ways } from './ways.tsx';

/** /meals: the meals there are to make. */
export function MealsScreen() {
  const { data, isError, isFetching, refetch } = useMeals();
  if (data) return <ShelfPage reply={data} />;
  return (
    <>
      <PageHead kicker={shelf.kickerNone} title={shelf.title} />
      <Ways now="shelf" />
      {isError ? (
        <ErrorNote level="h2" title={shelf.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
          {shelf.failed.text}
        </ErrorNote>
      ) : (
        <Skeletons label={shelf.loading}>
          <Skeleton shape="block" />
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </Skeletons>
      )}
    </>
  );
}
