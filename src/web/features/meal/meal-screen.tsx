import { href } from '#contract/screens.ts';
import { useScreenParams } from '#web/platform/address/screen-address.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { mistyPath } from '#web/ui/drawings/windows/places/misty-path.ts';
import { StandAlone } from '#web/ui/drawings/windows/stand-alone.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { DishPage } from './dish/dish-page.tsx';
import { dish as copy } from './dish/dish.copy.ts';
import { useMeal } from './meal.queries.ts';

/** /meals/:meal: one meal to make. */
export function MealScreen() {
  const { meal } = useScreenParams('meal');
  const { data, error, isFetching, refetch } = useMeal(meal);
  if (data) return <DishPage key={meal} whole={data} />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return (
      <StandAlone of={mistyPath}>
        <h1>{copy.missing.title}</h1>
        <p>{copy.missing.text}</p>
        <LinkButton href={href('meals')}>{copy.back}</LinkButton>
      </StandAlone>
    );
  if (error)
    return (
      <>
        <PageHead title={copy.page} />
        <ErrorNote level="h2" title={copy.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
          {copy.failed.text}
        </ErrorNote>
      </>
    );
  return (
    <Skeletons label={copy.loading}>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
      <Skeleton />
      <Skeleton />
    </Skeletons>
  );
}
