import { href } from '#contract/screens.ts';
import { useScreenParams } from '#web/platform/address/screen-address.ts';
import { WithoutThing } from '#web/platform/address/without-thing.tsx';
import { Skeleton } from '#web/ui/status/waiting.tsx';
import { OrderPage } from './order/order-page.tsx';
import { order as words } from './order/order.copy.ts';
import { useOrder } from './shop.queries.ts';

/** /shop/orders/:order: how one order stands, and what she can do about it. */
export function ShopOrderScreen() {
  const { order } = useScreenParams('shopOrder');
  const found = useOrder(order);
  const { data } = found;
  if (data) return <OrderPage of={data} />;
  return (
    <WithoutThing
      of={found}
      page={words.list.title}
      gone={words.gone}
      back={{ to: href('shopOrders'), label: words.gone.back }}
      failed={words.failed}
      loading={words.loading}
    >
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="block" />
    </WithoutThing>
  );
}
