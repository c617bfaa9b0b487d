import { href } from '#contract/screens.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { CartPanel } from './cart/cart-panel.tsx';
import { shop } from './shop.copy.ts';
import styles from './cart/cart.module.css';

/** /shop/cart: what is in her cart. */
export function ShopCartScreen() {
  return (
    <>
      <PageHead
        kicker={shop.cart.kicker}
        title={shop.cart.title}
        actions={<TextLink href={href('shop')}>{shop.title}</TextLink>}
      />
      <div className={styles.page}>
        <CartPanel level="none" />
      </div>
    </>
  );
}
