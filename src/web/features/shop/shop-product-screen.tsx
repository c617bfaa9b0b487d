import { href } from '#contract/screens.ts';
import { useScreenParams } from '#web/platform/address/screen-address.ts';
import { WithoutThing } from '#web/platform/address/without-thing.tsx';
import { Skeleton } from '#web/ui/status/waiting.tsx';
import { shop } from './shop.copy.ts';
import { useProduct } from './shop.queries.ts';
import { ProductPage } from './shelf/product-page.tsx';

const words = shop.product;

/** /shop/:product: one product, with all that is said of it. */
export function ShopProductScreen() {
  const { product } = useScreenParams('shopProduct');
  const found = useProduct(product);
  const { data } = found;
  if (data) return <ProductPage of={data} />;
  return (
    <WithoutThing
      of={found}
      page={shop.title}
      gone={words.gone}
      back={{ to: href('shop'), label: words.gone.back }}
      failed={words.failed}
      loading={shop.loading}
    >
      <Skeleton shape="block" />
      <Skeleton shape="title" />
      <Skeleton />
    </WithoutThing>
  );
}
