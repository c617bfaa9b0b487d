import { href } from '#contract/screens.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { Empty } from '#web/ui/status/empty.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { CheckoutForm } from './checkout/checkout-form.tsx';
import { shop } from './shop.copy.ts';
import { useAddresses, useCart } from './shop.queries.ts';

const words = shop.checkout;

/** /shop/checkout: where it goes, what it costs, and the one button that orders it. */
export function ShopCheckoutScreen() {
  const cart = useCart();
  const book = useAddresses();
  const failed = cart.isError ? cart : book.isError ? book : null;
  return (
    <>
      <PageHead
        kicker={words.kicker}
        title={words.title}
        actions={<TextLink href={href('shopCart')}>{words.back}</TextLink>}
      />
      {failed ? (
        <ErrorNote
          level="h2"
          title={shop.failed.title}
          onRetry={() => void Promise.all([cart.refetch(), book.refetch()])}
          retrying={failed.isFetching}
        >
          {shop.failed.text}
        </ErrorNote>
      ) : !cart.data || !book.data ? (
        <Skeletons label={shop.loading}>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
          <Skeleton />
        </Skeletons>
      ) : cart.data.lines.length === 0 || cart.data.openOrder !== null ? (
        <Nothing openOrder={cart.data.openOrder} />
      ) : (
        <CheckoutForm cart={cart.data} book={book.data} />
      )}
    </>
  );
}

function Nothing({ openOrder }: { readonly openOrder: string | null }) {
  if (openOrder !== null)
    return (
      <Empty
        level="h2"
        title={shop.cart.open.title}
        action={
          <LinkButton href={href('shopOrder', { params: { order: openOrder } })}>{shop.cart.open.act}</LinkButton>
        }
      >
        {shop.cart.open.text}
      </Empty>
    );
  return (
    <Empty level="h2" title={shop.cart.empty} action={<LinkButton href={href('shop')}>{shop.cart.toShop}</LinkButton>}>
      {shop.cart.emptyText}
    </Empty>
  );
}
