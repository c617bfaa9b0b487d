import { Minus, Plus } from 'lucide-react';
import { href } from '#contract/screens.ts';
import type { CartLineWire } from '#contract/shop/shop.schemas.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { shop } from '../shop.copy.ts';
import styles from './cart.module.css';

const words = shop.cart;
type Props = {
  readonly of: CartLineWire;
  readonly isChanging: boolean;
  readonly onChange: (quantity: number) => void;
};

/** One thing in the cart, with what changed about it since. */
export function CartLine({ of, isChanging, onChange }: Props) {
  const { product, name, variant, kind, price, was, quantity, most } = of;
  const called = `${name}, ${variant}`;
  return (
    <li aria-busy={isChanging || undefined}>
      <p className={styles.what}>
        <a href={href('shopProduct', { params: { product } })}>{name}</a>
        <small>{variant}</small>
      </p>
      <p className={styles.price}>{shop.price(price * quantity)}</p>
      <div className={styles.change}>
        {kind === 'physical' && (
          <span className={styles.steps} role="group" aria-label={words.quantity(called)}>
            <IconButton label={`One fewer, ${called}`} onClick={() => onChange(quantity - 1)}>
              <Minus size={16} />
            </IconButton>
            <output>{quantity}</output>
            <IconButton
              label={`One more, ${called}`}
              aria-disabled={quantity >= most}
              onClick={() => quantity < most && onChange(quantity + 1)}
            >
              <Plus size={16} />
            </IconButton>
          </span>
        )}
        <TextButton muted aria-label={words.removeOf(called)} onClick={() => onChange(0)}>
          {words.remove}
        </TextButton>
      </div>
      {was !== null && <p className={styles.note}>{words.was(was)}</p>}
      {quantity > most && <p className={styles.note}>{most === 0 ? words.soldOut : words.only(most)}</p>}
    </li>
  );
}
