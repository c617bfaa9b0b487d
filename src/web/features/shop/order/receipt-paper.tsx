import type { OrderReply } from '#contract/shop/shop.schemas.ts';
import { PRODUCT } from '#domain/account/product.ts';
import { dollars } from '#domain/membership/dollars.ts';
import { lineOf } from '../checkout/address-choice.tsx';
import { useDayWords } from './day-words.ts';
import { Sums } from './order-page.tsx';
import { order as words } from './order.copy.ts';
import styles from './receipt.module.css';

const { paper } = words;

/** A receipt as a sheet of paper: number, days, what was bought, and what it cost. */
export function ReceiptPaper({ of }: { readonly of: OrderReply }) {
  const dayOf = useDayWords();
  const { number, placedAt, paidAt, address, lines } = of;
  return (
    <article className={styles.paper}>
      <p className={styles.from}>{PRODUCT}</p>
      <h1>{paper.title}</h1>
      {paidAt === null ? (
        <p>{paper.unpaid}</p>
      ) : (
        <>
          <dl className={styles.head}>
            <div>
              <dt>{paper.number}</dt>
              <dd>{number}</dd>
            </div>
            <div>
              <dt>{paper.ordered}</dt>
              <dd>{dayOf(placedAt)}</dd>
            </div>
            <div>
              <dt>{paper.paid}</dt>
              <dd>{dayOf(paidAt)}</dd>
            </div>
            {address && (
              <div>
                <dt>{paper.to}</dt>
                <dd>
                  {address.name}, {lineOf(address)}
                </dd>
              </div>
            )}
          </dl>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line.product + line.variant}>
                <span>
                  {line.quantity} × {line.name}, {line.variant}
                </span>
                <span>{dollars(line.price * line.quantity)}</span>
              </li>
            ))}
          </ul>
          <Sums of={of} />
          {lines.some(({ kind }) => kind === 'physical') && <p className={styles.small}>{paper.withdrawal}</p>}
        </>
      )}
    </article>
  );
}
