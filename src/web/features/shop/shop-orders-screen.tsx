import { href } from '#contract/screens.ts';
import type { OrderCard } from '#contract/shop/shop.schemas.ts';
import { usePages } from '#web/platform/paging/pages.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { PagedList } from '#web/ui/lists/paged-list.tsx';
import { Empty } from '#web/ui/status/empty.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { OrderItem } from './order/order-item.tsx';
import { order as copy } from './order/order.copy.ts';
import styles from './order/order.module.css';

const words = copy.list;

/** /shop/orders: what she ordered, newest first. */
export function ShopOrdersScreen() {
  const { first, items, hasMore, more, state, isError, isFetching, refetch } = usePages<'getOrders'>('getOrders');
  return (
    <>
      <PageHead
        kicker={words.kicker}
        title={words.title}
        actions={<TextLink href={href('shop')}>{words.back}</TextLink>}
      />
      {first ? (
        items.length === 0 ? (
          <Empty level="h2" title={words.empty} action={<LinkButton href={href('shop')}>{words.toShop}</LinkButton>}>
            {words.emptyText}
          </Empty>
        ) : (
          <PagedList<OrderCard>
            items={items}
            words={words.paged}
            hasMore={hasMore}
            state={state}
            onMore={() => void more()}
            className={styles.orders}
          >
            {(one) => <OrderItem key={one.id} of={one} />}
          </PagedList>
        )
      ) : isError ? (
        <ErrorNote level="h2" title={words.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
          {words.failed.text}
        </ErrorNote>
      ) : (
        <Skeletons label={words.loading}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </Skeletons>
      )}
    </>
  );
}
