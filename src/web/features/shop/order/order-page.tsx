import { href } from '#contract/screens.ts';
import type { OrderReply } from '#contract/shop/shop.schemas.ts';
import { dollars } from '#domain/membership/dollars.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { ProductPicture } from '#web/ui/drawings/products/product-picture.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { lineOf } from '../checkout/address-choice.tsx';
import { shop } from '../shop.copy.ts';
import cart from '../cart/cart.module.css';
import { OrderActs } from './order-acts.tsx';
import { OrderSteps } from './order-steps.tsx';
import { order as words } from './order.copy.ts';
import { useOrderLead } from './use-order-lead.ts';
import { WhenWrong } from './when-wrong.tsx';
import styles from './order.module.css';

/** One order: how it stands, what is in it, where it goes, what it cost, and what to do when something is wrong. */
export function OrderPage({ of }: { readonly of: OrderReply }) {
  const { head, lead } = useOrderLead(of);
  const isSent = of.lines.some(({ kind }) => kind === 'physical');
  const isBought = of.paid > 0;
  return (
    <>
      <PageHead
        kicker={words.number(of.number)}
        title={head}
        lead={lead}
        actions={<TextLink href={href('shopOrders')}>{words.back}</TextLink>}
      />
      {isSent && <OrderSteps of={of} />}
      <OrderActs of={of} />
      <div className={styles.columns}>
        <div className={styles.parts}>
          <section aria-labelledby="things">
            <h2 id="things">{words.things}</h2>
            <ul className={styles.things}>
              {of.lines.map((line) => (
                <li key={line.product + line.variant}>
                  <ProductPicture name={line.picture} size="thumb" />
                  <p>
                    <b>{line.name}</b>
                    <small>{line.variant}</small>
                  </p>
                  <p className={styles.price}>
                    {line.quantity > 1 && <small>{words.quantity(line.quantity)} </small>}
                    {dollars(line.price)}
                  </p>
                </li>
              ))}
            </ul>
          </section>
          {isBought && isSent && <WhenWrong of={of} />}
        </div>
        <aside className={styles.aside}>
          {of.address && (
            <section aria-labelledby="where">
              <h2 id="where">{words.where}</h2>
              <p>
                {of.address.name}
                <br />
                {lineOf(of.address)}
              </p>
            </section>
          )}
          <section aria-labelledby="cost">
            <h2 id="cost">{words.sums}</h2>
            <Sums of={of} />
            {of.isTaxOpen && <p className={cart.small}>{shop.checkout.taxAtPayment}</p>}
            {isBought && <TextLink href={href('shopReceipt', { params: { order: of.id } })}>{words.receipt}</TextLink>}
          </section>
        </aside>
      </div>
    </>
  );
}

/** What it cost, line by line, and what came back. */
export function Sums({
  of: { sums, refunded, lost },
}: {
  readonly of: Pick<OrderReply, 'sums' | 'refunded' | 'lost'>;
}) {
  const { of } = shop.checkout;
  const rows = [
    [of.goods, sums.goods],
    [of.discount, -sums.discount],
    [of.shipping, sums.shipping],
    [of.tax, sums.tax],
  ] as const;
  return (
    <dl className={cart.sums}>
      {rows.map(([name, cents]) =>
        cents === 0 ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{dollars(cents)}</dd>
          </div>
        ),
      )}
      <div data-total>
        <dt>{of.total}</dt>
        <dd>{dollars(sums.total)}</dd>
      </div>
      {refunded > 0 && (
        <div>
          <dt>{words.paper.refunded}</dt>
          <dd>{dollars(-refunded)}</dd>
        </div>
      )}
      {lost > 0 && (
        <div>
          <dt>{words.paper.lost}</dt>
          <dd>{dollars(-lost)}</dd>
        </div>
      )}
    </dl>
  );
}
