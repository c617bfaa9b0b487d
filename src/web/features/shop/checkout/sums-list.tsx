import type { CartReply, QuoteReply } from '#contract/shop/shop.schemas.ts';
import { shop } from '../shop.copy.ts';
import styles from '../cart/cart.module.css';

const words = shop.checkout;
type Props = {
  readonly cart: CartReply;
  readonly quote: QuoteReply | undefined;
  readonly isWaiting: boolean;
  /** Tax is worked out on the payment page. */ readonly isTaxOpen: boolean;
};

/** What it costs, line by line; before a place is known, the things alone. */
export function SumsList({ cart, quote, isWaiting, isTaxOpen }: Props) {
  const sums = quote?.sums;
  const { goods, discount } = sums ?? cart;
  return (
    <>
      <dl className={styles.sums} aria-busy={isWaiting || undefined}>
        <Sum name={words.of.goods} cents={goods} />
        {discount > 0 && <Sum name={words.of.discount} cents={-discount} />}
        {sums && <Sum name={words.of.shipping} cents={sums.shipping} />}
        {sums && !isTaxOpen && <Sum name={words.of.tax} cents={sums.tax} />}
        {isTaxOpen && (
          <div>
            <dt>{words.of.tax}</dt>
            <dd>{shop.cart.atPayment}</dd>
          </div>
        )}
        {sums && (
          <div data-total>
            <dt>{isTaxOpen ? words.of.beforeTax : words.of.total}</dt>
            <dd>{shop.price(sums.total)}</dd>
          </div>
        )}
      </dl>
      <p role="status" className={styles.small}>
        {isWaiting && !sums ? words.reckoning : quote?.days ? words.days(quote.days) : ''}
      </p>
    </>
  );
}

function Sum({ name, cents }: { readonly name: string; readonly cents: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{shop.price(cents)}</dd>
    </div>
  );
}
