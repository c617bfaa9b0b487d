import { href } from '#contract/screens.ts';
import { useScreenParams } from '#web/platform/address/screen-address.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { mistyPath } from '#web/ui/drawings/windows/places/misty-path.ts';
import { StandAlone } from '#web/ui/drawings/windows/stand-alone.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { shop } from './shop.copy.ts';
import { useProduct } from './shop.queries.ts';
import { ProductPage } from './shelf/product-page.tsx';

const words = shop.product;

/** /shop/:product: one product, with all that is said of it. */
export function ShopProductScreen() {
  const { product } = useScreenParams('shopProduct');
  const { data, error, isFetching, refetch } = useProduct(product);
  if (data) return <ProductPage of={data} />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return (
      <StandAlone of={mistyPath}>
        <h1>{words.gone.title}</h1>
        <p>{words.gone.text}</p>
        <LinkButton href={href('shop')}>{words.gone.back}</LinkButton>
      </StandAlone>
    );
  if (error)
    return (
      <>
        <PageHead title={shop.title} />
        <ErrorNote level="h2" title={words.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
          {words.failed.text}
        </ErrorNote>
      </>
    );
  return (
    <Skeletons label={shop.loading}>
      <Skeleton shape="block" />
      <Skeleton shape="title" />
      <Skeleton />
    </Skeletons>
  );
}
