import { href } from '#contract/screens.ts';
import type { CartReply } from '#contract/shop/shop.schemas.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { shop } from '../shop.copy.ts';
import { useCart, useCartPoints, usePutLine } from '../shop.queries.ts';
import { CartLine } from './cart-line.tsx';
import { PointsSwitch } from './points-switch.tsx';
import styles from './cart.module.css';

const words = shop.cart;

/** Her cart, on a page of its own or beside the shelves, where it has a heading. */
export function CartPanel({ level }: { readonly level: 'h2' | 'none' }) {
  const { data, isError, isFetching, refetch } = useCart();
  return (
    <section className={styles.cart} aria-label={words.title}>
      {level === 'h2' && <h2>{words.title}</h2>}
      {data ? (
        <Filled cart={data} />
      ) : isError ? (
        <ErrorNote title={shop.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
          {shop.failed.text}
        </ErrorNote>
      ) : (
        <Skeletons label={shop.loading}>
          <Skeleton />
          <Skeleton />
        </Skeletons>
      )}
    </section>
  );
}

function Filled({ cart }: { readonly cart: CartReply }) {
  const { lines, goods, discount, due, left, openOrder, checkout, taxAt, pointsOpen } = cart;
  const { mutate, variables, isPending, error } = usePutLine();
  const points = useCartPoints(cart);
  const isOrderable = lines.every(({ quantity, most }) => quantity <= most);
  return (
    <>
      {openOrder !== null && <Open order={openOrder} />}
      {left > 0 && <Notice>{words.left(left)}</Notice>}
      {lines.length === 0 ? (
        <Empty />
      ) : (
        <div className={styles.filled}>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <CartLine
                key={line.sku}
                of={line}
                isChanging={isPending && variables.sku === line.sku}
                onChange={(quantity) => mutate({ sku: line.sku, quantity })}
              />
            ))}
          </ul>
          <div className={styles.till}>
            {error && <Notice tone="danger">{sentenceOf(error, words.changeFailed)}</Notice>}
            <PointsSwitch cart={cart} points={points} />
            <dl className={styles.sums} aria-busy={points.isPending || undefined}>
              {discount > 0 && (
                <>
                  <div>
                    <dt>{words.things}</dt>
                    <dd>{shop.price(goods)}</dd>
                  </div>
                  <div>
                    <dt>{words.points.off}</dt>
                    <dd>{shop.price(-discount)}</dd>
                  </div>
                </>
              )}
              <div>
                <dt>{taxAt === 'payment' ? words.shippingAlone : words.shipping}</dt>
                <dd>{words.atCheckout}</dd>
              </div>
              {taxAt === 'payment' && (
                <div>
                  <dt>{words.tax}</dt>
                  <dd>{words.atPayment}</dd>
                </div>
              )}
              <div data-total>
                <dt>{words.soFar}</dt>
                <dd>{shop.price(due)}</dd>
              </div>
            </dl>
            {!pointsOpen && cart.points > 0 && <p className={styles.small}>{words.pointsClosed}</p>}
            {isOrderable && openOrder === null && checkout !== 'off' && (
              <LinkButton full href={href('shopCheckout')}>
                {words.checkout}
              </LinkButton>
            )}
            <p className={styles.small}>
              {checkout === 'practice' && <>{words.practice} </>}
              {checkout === 'off' ? words.off : words.held}
            </p>
          </div>
        </div>
      )}
    </>
  );
}

function Empty() {
  return (
    <div className={styles.empty}>
      <p>
        <b>{words.empty}</b>
      </p>
      <p>{words.emptyText}</p>
    </div>
  );
}

function Open({ order }: { readonly order: string }) {
  return (
    <Notice
      tone="warning"
      title={words.open.title}
      action={
        <LinkButton kind="line" size="small" href={href('shopOrder', { params: { order } })}>
          {words.open.act}
        </LinkButton>
      }
    >
      {words.open.text}
    </Notice>
  );
}
