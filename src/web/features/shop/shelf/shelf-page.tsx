import { Flame } from 'lucide-react';
import { useState } from 'react';
import { href } from '#contract/screens.ts';
import type { ProductCard, ShopReply } from '#contract/shop/shop.schemas.ts';
import { SHELVES } from '#domain/shop/product.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Chip } from '#web/ui/choices/chip.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { CartPanel } from '../cart/cart-panel.tsx';
import { shop as words } from '../shop.copy.ts';
import { Good } from './good.tsx';
import styles from './shelf.module.css';

const MOST_LETTERS = 60;
const MOST_IN_A_ROW = 4;

/** The shelves with what is looked for on them. */
export function ShelfPage({ of: { products, inCart, points } }: { readonly of: ShopReply }) {
  const [typed, setTyped] = useState('');
  const [onlyMarked, setOnlyMarked] = useState(false);
  const shown = products.filter((one) => fits(one, typed) && (!onlyMarked || one.isFavorite));
  return (
    <>
      <PageHead kicker={words.kicker} title={words.title} actions={<Points points={points} />} />
      <div className={styles.tools}>
        <SearchField label={words.search} most={MOST_LETTERS} onSearch={setTyped} />
        <Chip pressed={onlyMarked} onPress={() => setOnlyMarked(!onlyMarked)}>
          {words.marked}
        </Chip>
        <TextLink href={href('shopOrders')} muted>
          {words.yourOrders}
        </TextLink>
        <span className={styles.toCart}>
          <LinkButton kind="line" size="small" href={href('shopCart')}>
            {words.toCart(inCart)}
          </LinkButton>
        </span>
      </div>
      <div className={styles.columns}>
        <div className={styles.shelves}>
          {shown.length === 0 && <p role="status">{onlyMarked ? words.noneMarked : words.nothing(typed)}</p>}
          {SHELVES.map((shelf) => {
            const goods = shown.filter((one) => one.shelf === shelf);
            if (goods.length === 0) return null;
            return (
              <section key={shelf} aria-labelledby={shelf} data-count={Math.min(goods.length, MOST_IN_A_ROW)}>
                <h2 id={shelf} className={styles.name}>
                  {words.shelf(shelf)}
                </h2>
                <ol className={styles.shelf}>
                  {goods.map((one) => (
                    <Good key={one.id} of={one} />
                  ))}
                </ol>
              </section>
            );
          })}
          <p className={styles.promise}>{words.promise}</p>
        </div>
        <aside className={styles.beside}>
          <CartPanel level="h2" />
        </aside>
      </div>
    </>
  );
}

function Points({ points }: { readonly points: number }) {
  return (
    <p className={styles.points}>
      <Flame size={18} strokeWidth={1.6} aria-hidden="true" />
      {words.points(points)}
    </p>
  );
}

/** Whether a product has every word that was typed, in its name or its line. */
function fits({ name, line }: ProductCard, typed: string): boolean {
  const said = `${name} ${line}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}
