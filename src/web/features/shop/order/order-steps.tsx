import type { OrderReply } from '#contract/shop/shop.schemas.ts';
import { useDayWords } from './day-words.ts';
import { order as words } from './order.copy.ts';
import styles from './order.module.css';

const NAMES = ['placed', 'paid', 'packed', 'sent', 'arrived'] as const;

/** The way of an order as five doors on one ground, those behind it lit. Where it ended early nothing is drawn. */
export function OrderSteps({ of }: { readonly of: OrderReply }) {
  const dayOf = useDayWords('short');
  if (of.state === 'lapsed' || of.state === 'canceled' || of.state === 'returned') return null;
  const { placedAt, paidAt, packedAt, sentAt, arrivedAt } = of;
  const at = { placed: placedAt, paid: paidAt, packed: packedAt ?? sentAt, sent: sentAt, arrived: arrivedAt };
  return (
    <ol className={styles.steps} aria-label={words.steps}>
      {NAMES.map((name) => {
        const day = at[name];
        return (
          <li key={name} data-done={day !== null || undefined} aria-current={name === of.state ? 'step' : undefined}>
            <span className={styles.door} />
            <b>{words.stepNames[name]}</b>
            {day && <small>{dayOf(day)}</small>}
          </li>
        );
      })}
    </ol>
  );
}
