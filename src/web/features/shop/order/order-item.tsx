import { href } from '#contract/screens.ts';
import type { OrderCard } from '#contract/shop/shop.schemas.ts';
import { dollars } from '#domain/membership/dollars.ts';
import { Badge } from '#web/ui/status/badge.tsx';
import { ProductPicture } from '#web/ui/drawings/products/product-picture.tsx';
import { order as words } from './order.copy.ts';
import { useDayWords } from './day-words.ts';
import styles from './order.module.css';

/** One order in the list: its number, when, how it stands, and what is in it. */
export function OrderItem({ of }: { readonly of: OrderCard }) {
  const { id, number, placedAt, total, lines } = of;
  const dayOf = useDayWords();
  return (
    <li className={styles.item}>
      <span className={styles.thumbs} aria-hidden="true">
        {lines.slice(0, 2).map(({ product, variant, picture }) => (
          <ProductPicture key={product + variant} name={picture} size="thumb" />
        ))}
      </span>
      <div>
        <h2>
          <a href={href('shopOrder', { params: { order: id } })}>{words.number(number)}</a>
        </h2>
        <p>
          {dayOf(placedAt)}, {dollars(total)}
        </p>
        <p>{lines.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ')}</p>
      </div>
      <Badge kind={of.state === 'placed' || of.dispute === 'open' ? 'warning' : 'plain'}>{standingOf(of)}</Badge>
    </li>
  );
}

/** How an order stands, in a word or two. */
export function standingOf({
  state,
  refundedPart,
  isTooLate,
  dispute,
}: Pick<OrderCard, 'state' | 'refundedPart' | 'isTooLate' | 'dispute'>) {
  if (dispute === 'open' || dispute === 'lost') return words.dispute[dispute];
  if (refundedPart !== 'none') return words.refunded[refundedPart];
  return isTooLate ? words.tooLate : words.state(state);
}
