import { href } from '#contract/screens.ts';
import { useScreenParams } from '#web/platform/address/screen-address.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { mistyPath } from '#web/ui/drawings/windows/places/misty-path.ts';
import { StandAlone } from '#web/ui/drawings/windows/stand-alone.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { OrderPage } from './order/order-page.tsx';
import { order as words } from './order/order.copy.ts';
import { useOrder } from './shop.queries.ts';

/** /shop/orders/:order: how one order stands, and what she can do about it. */
export function ShopOrderScreen() {
  const { order } = useScreenParams('shopOrder');
  const { data, error, isFetching, refetch } = useOrder(order);
  if (data) return <OrderPage of={data} />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return (
      <StandAlone of={mistyPath}>
        <h1>{words.gone.title}</h1>
        <p>{words.gone.text}</p>
        <LinkButton href={href('shopOrders')}>{words.gone.back}</LinkButton>
      </StandAlone>
    );
  if (error)
    return (
      <>
        <PageHead title={words.list.title} />
        <ErrorNote level="h2" title={words.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
          {words.failed.text}
        </ErrorNote>
      </>
    );
  return (
    <Skeletons label={words.loading}>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="block" />
    </Skeletons>
  );
}
