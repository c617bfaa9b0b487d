import { useState } from 'react';
import type { StaffProduct } from '#contract/shop-admin/shop-admin.schemas.ts';
import { SHELVES } from '#domain/shop/product.ts';
import { dollars } from '#domain/membership/dollars.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ProductPicture } from '#web/ui/drawings/products/product-picture.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Badge } from '#web/ui/status/badge.tsx';
import { Empty } from '#web/ui/status/empty.tsx';
import { NotThere } from '../not-there.tsx';
import { shopAdmin } from '../shop-admin.copy.ts';
import { useProducts } from '../shop-admin.queries.ts';
import styles from '../shop-admin.module.css';
import { ProductForm } from './product-form.tsx';
import { Stock } from './stock.tsx';

const { products: words, shelves } = shopAdmin;

/** The shelves as an admin looks after them. */
export function Products() {
  const { data, ...asked } = useProducts();
  const [isNew, setNew] = useState(false);
  if (!data) return <NotThere {...asked} />;
  const inOrder = SHELVES.flatMap((shelf) => data.products.filter((one) => one.shelf === shelf));
  return (
    <>
      {isNew ? (
        <section aria-label={words.add} className={styles.box}>
          <ProductForm onDone={() => setNew(false)} />
        </section>
      ) : (
        <p className={styles.bar}>
          <Button kind="line" size="small" onClick={() => setNew(true)}>
            {words.add}
          </Button>
        </p>
      )}
      {inOrder.length === 0 ? (
        <Empty title={words.empty.title}>{words.empty.text}</Empty>
      ) : (
        <ul className={styles.rows}>
          {inOrder.map((one) => (
            <Row key={one.id} of={one} />
          ))}
        </ul>
      )}
    </>
  );
}

function Row({ of: product }: { readonly of: StaffProduct }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <Fold
        bare
        icon={
          <span className={styles.thumb}>
            <ProductPicture name={product.picture} size="tiny" />
          </span>
        }
        summary={
          <span className={styles.summary}>
            <span className={styles.name}>{product.name}</span>
            {!product.isShown && <Badge kind="expired">{words.hidden}</Badge>}
          </span>
        }
        note={[shelves[product.shelf], priceOf(product), stockOf(product)].join(' · ')}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        {isOpen && (
          <div className={styles.inside}>
            {product.kind === 'physical' && <Stock of={product} />}
            <Fold bare summary={words.change} note={words.changeNote}>
              {/* Begun anew with each version: what was typed into an older one stays where it is refused, and nowhere else. */}
              <ProductForm key={product.version} of={product} />
            </Fold>
          </div>
        )}
      </Fold>
    </li>
  );
}

function priceOf({ variants }: StaffProduct): string {
  const prices = variants.map(({ price }) => price);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return least === most ? dollars(least) : `${dollars(least)} – ${dollars(most)}`;
}

function stockOf({ kind, variants }: StaffProduct): string {
  if (kind === 'digital') return words.file;
  const sum = (of: (one: StaffProduct['variants'][number]) => number) =>
    variants.reduce((all, one) => all + of(one), 0);
  const bound = sum((one) => one.bound);
  return [words.stock(sum((one) => one.stock ?? 0)), ...(bound > 0 ? [words.bound(bound)] : [])].join(', ');
}
