import { PageHead } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { shop as words } from './shop.copy.ts';
import { useShop } from './shop.queries.ts';
import { ShelfPage } from './shelf/shelf-page.tsx';

/** /shop: the shelves, and the cart beside them where there is room. */
export function ShopScreen() {
  const { data, isError, isFetching, refetch } = useShop();
  if (data) return <ShelfPage of={data} />;
  return (
    <>
      <PageHead kicker={words.kicker} title={words.title} />
      {isError ? (
        <ErrorNote level="h2" title={words.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
          {words.failed.text}
        </ErrorNote>
      ) : (
        <Skeletons label={words.loading}>
          <Skeleton shape="block" />
          <Skeleton shape="title" />
          <Skeleton shape="block" />
          <Skeleton />
        </Skeletons>
      )}
    </>
  );
}
