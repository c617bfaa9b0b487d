import { Heart } from 'lucide-react';
import { useState } from 'react';
import { href } from '#contract/screens.ts';
import type { ProductReply } from '#contract/shop/shop.schemas.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { Button, LinkButton } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { RadioGroup } from '#web/ui/choices/radio-group.tsx';
import { ProductPicture } from '#web/ui/drawings/products/product-picture.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { shop } from '../shop.copy.ts';
import { useAdd, useMark } from '../shop.queries.ts';
import styles from './product.module.css';

const words = shop.product;

/** A product: its picture, its words, what it is made of, what it is not, and its variants. */
export function ProductPage({ of }: { readonly of: ProductReply }) {
  const { name, line, shelf, picture, material, size, isNot, kind } = of;
  const isDownload = kind === 'digital';
  return (
    <>
      <PageHead
        kicker={shop.shelf(shelf)}
        title={name}
        lead={line}
        actions={<TextLink href={href('shop')}>{words.back}</TextLink>}
      />
      <div className={styles.product}>
        <div className={styles.picture}>
          <ProductPicture name={picture} size="page" label={name} />
        </div>
        <Buy of={of} />
        <div className={styles.about}>
          {of.words.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <dl className={styles.facts}>
            <Fact name={words.material}>{material}</Fact>
            <Fact name={words.size}>{size}</Fact>
            <Fact name={words.isNot}>{isNot}</Fact>
          </dl>
          <Fold summary={isDownload ? words.download : words.shipping}>
            <p>{isDownload ? words.downloadText : words.shippingText}</p>
          </Fold>
        </div>
      </div>
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Which one, what it costs, and the way into the cart. */
function Buy({ of: { id, name, variants, isFavorite, inCart } }: { readonly of: ProductReply }) {
  const there = variants.find(({ stock }) => stock !== 'none') ?? variants[0];
  const [sku, setSku] = useState(there?.sku ?? '');
  const { mutate, isPending, error } = useAdd();
  const chosen = variants.find((one) => one.sku === sku) ?? there;
  if (!chosen) return null;
  const isGone = chosen.stock === 'none';
  return (
    <div className={styles.buy}>
      <p className={styles.price}>
        <b>{shop.price(chosen.price)}</b> <span data-stock={chosen.stock}>{shop.stock(chosen.stock)}</span>
      </p>
      {variants.length > 1 && (
        <RadioGroup
          legend={words.variants}
          name="variant"
          look="columns"
          value={chosen.sku}
          onChange={setSku}
          options={variants.map((one) => ({
            value: one.sku,
            label: one.name,
            note: one.stock === 'plenty' ? undefined : shop.stock(one.stock),
          }))}
        />
      )}
      <div className={styles.acts}>
        {!isGone && (
          <Button
            busy={isPending}
            busyLabel={shop.adding}
            onClick={() => mutate(chosen.sku, { onSuccess: () => toast(shop.added(name)) })}
          >
            {shop.add}
          </Button>
        )}
        <Mark product={id} isFavorite={isFavorite} />
      </div>
      {error && <Notice tone="danger">{sentenceOf(error, shop.addFailed)}</Notice>}
      {inCart > 0 && (
        <LinkButton kind="line" href={href('shopCart')}>
          {shop.toCart(inCart)}
        </LinkButton>
      )}
    </div>
  );
}

function Mark({ product, isFavorite }: { readonly product: string; readonly isFavorite: boolean }) {
  const { mutate, isPending } = useMark(product);
  return (
    <Button
      kind="quiet"
      busy={isPending}
      aria-pressed={isFavorite}
      onClick={() => mutate(!isFavorite, { onError: (error) => toast({ title: sentenceOf(error, words.markFailed) }) })}
    >
      <Heart size={18} aria-hidden="true" fill={isFavorite ? 'currentColor' : 'none'} />
      {isFavorite ? words.unmark : words.mark}
    </Button>
  );
}
