import { href } from '#contract/screens.ts';
import type { ProductCard } from '#contract/shop/shop.schemas.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { Button, LinkButton } from '#web/ui/actions/button.tsx';
import { ProductPicture } from '#web/ui/drawings/products/product-picture.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { shop as words } from '../shop.copy.ts';
import { useAdd } from '../shop.queries.ts';
import styles from './shelf.module.css';

/** One product on its plank. What comes in one kind is bought by one press; else she chooses on its page. */
export function Good({ of }: { readonly of: ProductCard }) {
  const { id, name, line, picture, price, isFrom, stock } = of;
  const page = href('shopProduct', { params: { product: id } });
  return (
    <li className={styles.good} data-stock={stock}>
      <ProductPicture name={picture} />
      <div className={styles.told}>
        <h3>
          <a href={page}>{name}</a>
        </h3>
        <p className={styles.line}>{line}</p>
        <p className={styles.price}>
          <b>{isFrom ? words.from(price) : words.price(price)}</b> <span>{words.stock(stock)}</span>
        </p>
        <div className={styles.act}>
          <Get of={of} page={page} />
        </div>
      </div>
    </li>
  );
}

function Get({ of: { only, name, stock }, page }: { readonly of: ProductCard; readonly page: string }) {
  const { mutate, isPending } = useAdd();
  if (only === null)
    return (
      <LinkButton kind="line" size="small" href={page}>
        {words.choose}
        <span className="vh"> {name}</span>
      </LinkButton>
    );
  if (stock === 'none') return null;
  const add = () =>
    mutate(only, {
      onSuccess: () => toast(words.added(name)),
      onError: (error) => toast({ title: sentenceOf(error, words.addFailed) }),
    });
  return (
    <Button kind="line" size="small" busy={isPending} busyLabel={words.adding} onClick={add}>
      {words.add}
      <span className="vh"> {name}</span>
    </Button>
  );
}
